/** A log as it is told: what still counts, and a note in place of what was undone. */
import type { Seat, Viewer } from '../../engine/game.js'
import { grouped } from '../../engine/lists.js'
import { type GameEntry, isHiddenFrom, type LogEntry, type SeatEntry, type UndoEntry, undoneBy } from '../../tables/model/log.js'

/** Steps that a seat undid, by one or several presses with nothing between them that counts. */
export interface Retreat {
  readonly kind: 'retreat'
  /** Of the last undo. */
  readonly position: number
  readonly turn: number
  readonly seat: Seat
  /** Whether others had to agree. */
  readonly asked: boolean
  /** The entries to which the seat went back, one for each of its latest moves. Known even if only a part of the log is. */
  readonly backTo: readonly number[]
  /** What no longer counts, oldest first. A part of a log may begin after some of it. */
  readonly undone: readonly GameEntry[]
}

export type ToldEntry = GameEntry | SeatEntry | Retreat

/** A retreat that later undos may still add to. */
interface OpenRetreat extends Retreat {
  readonly backTo: number[]
  readonly undone: GameEntry[]
}

/**
 * What a whole log, or its last part, tells `viewer`, oldest first. What tells them nothing leaves no trace, or it could be
 * counted. The work grows with the log alone, however often and far somebody goes back in it.
 */
export function toldEntries(entries: readonly LogEntry[], viewer: Viewer): readonly ToldEntry[] {
  /** An undone entry leaves a gap, so that those after it keep their places. */
  const told: (GameEntry | SeatEntry | OpenRetreat | null)[] = []
  /** The places of what is told of the game. */
  const places = new Map<GameEntry, number>()
  const undos = grouped([...undoneBy(entries)], ([, undo]) => undo)

  /** Leaves out what an undo takes back, and returns it, oldest first. */
  function removedBy(undo: UndoEntry): readonly GameEntry[] {
    const removed = (undos.get(undo) ?? []).map(([entry]) => entry).reverse()
    for (const entry of removed) {
      const place = places.get(entry)
      if (place !== undefined) told[place] = null
    }
    while (told.at(-1) === null) told.pop()
    return removed
  }

  function goBack(undo: UndoEntry): void {
    const { to, seat, asked, position, turn } = undo
    const undone = removedBy(undo)
    if (isHiddenFrom(viewer, undo)) return
    const before = told.at(-1)
    if (before?.kind !== 'retreat' || before.seat !== seat || before.asked !== asked) {
      told.push({ kind: 'retreat', position, turn, seat, asked, backTo: [to], undone: [...undone] })
      return
    }
    const { backTo, undone: earlier } = before
    backTo.push(to)
    for (const entry of undone) earlier.push(entry)
    told[told.length - 1] = { ...before, position, turn }
  }

  for (const entry of entries) {
    if (entry.kind === 'undo') {
      goBack(entry)
      continue
    }
    const isTold = !isOfTheGame(entry) || entry.facts.some(({ to }) => to === 'table' || to === viewer)
    if (isOfTheGame(entry) && isTold) places.set(entry, told.length)
    if (isTold) told.push(entry)
  }
  return told.flatMap((each) => (each === null ? [] : [each.kind === 'retreat' ? inOrder(each) : each]))
}

function inOrder(retreat: Retreat): Retreat {
  return { ...retreat, undone: retreat.undone.toSorted((one, other) => one.position - other.position) }
}

/** Whether the entry tells of the game itself. */
export function isOfTheGame(each: ToldEntry): each is GameEntry {
  return each.kind === 'action' || each.kind === 'draw'
}
