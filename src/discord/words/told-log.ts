/** A log as it is told: what still counts, and a note in place of what was undone. */
import type { Seat } from '../../engine/game.js'
import type { GameEntry, LogEntry, SeatEntry, UndoEntry } from '../../tables/model/log.js'

/** Steps that a seat undid, by one or several presses with nothing between them that counts. */
export interface Retreat {
  readonly kind: 'retreat'
  /** Of the last undo. */
  readonly position: number
  readonly seat: Seat
  /** Whether others had to agree. */
  readonly asked: boolean
  /** The entries to which the seat went back, one for each of its latest moves. Known even if only a part of the log is. */
  readonly backTo: readonly number[]
  /** What no longer counts, oldest first. A part of a log may begin after some of it. */
  readonly undone: readonly GameEntry[]
}

export type ToldEntry = GameEntry | SeatEntry | Retreat

/** What a whole log, or its last part, tells, oldest first. */
export function toldEntries(entries: readonly LogEntry[]): readonly ToldEntry[] {
  return entries.reduce<ToldEntry[]>((told, entry) => {
    if (entry.kind === 'undo') return withRetreat(told, entry)
    told.push(entry)
    return told
  }, [])
}

function withRetreat(told: readonly ToldEntry[], { to, seat, asked, position }: UndoEntry): ToldEntry[] {
  const isUndone = (each: ToldEntry) => isOfTheGame(each) && each.position > to
  const kept = told.filter((each) => !isUndone(each))
  const undone = told.filter(isOfTheGame).filter(isUndone)
  const before = kept.at(-1)
  if (before?.kind !== 'retreat' || before.seat !== seat || before.asked !== asked) {
    return [...kept, { kind: 'retreat', position, seat, asked, backTo: [to], undone }]
  }
  const all = [...before.undone, ...undone].sort((one, other) => one.position - other.position)
  return [...kept.slice(0, -1), { ...before, position, backTo: [...before.backTo, to], undone: all }]
}

/** Whether the entry tells of the game itself. */
export function isOfTheGame(each: ToldEntry): each is GameEntry {
  return each.kind === 'action' || each.kind === 'draw'
}
