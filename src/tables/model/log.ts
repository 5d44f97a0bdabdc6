/** A table's append-only log: what happened there, in order. Undone entries stay in it but no longer count. */
import type { Actor, Seat, Viewer } from '../../engine/game.js'
import type { AnyFact } from '../../games/game.js'
import type { User } from './people.js'

/** Why a seat acted: its player pressed, or the table acted for the player. */
export type Cause =
  | 'player'
  /** The player's time ran out. */
  | 'clock'
  /** The player is away or has resigned. The table's terms say how well the seat is then played. */
  | 'autopilot'
  /** The player's standing order applied. */
  | 'order'
  /** Nothing was left to do but to end the turn. */
  | 'only-end'
  /** The seat belongs to a computer player. */
  | 'computer'

interface EntryBase {
  /** Counts all kinds of entries, from 1. */
  readonly position: number
  readonly at: Date
  /** Number of the turn that it belongs to. */
  readonly turn: number
}

export interface ActionEntry extends EntryBase {
  readonly kind: 'action'
  readonly seat: Seat
  /** The user who held the seat at the time. */
  readonly userId: string
  readonly cause: Cause
  /** The same press made the entry before it, too: a press may perform several actions. Entries of old logs do not say so. */
  readonly continues?: true
  readonly action: string
  /** Only its own seat may know of it. Entries of old logs do not say so. */
  readonly secret?: true
  /** What happened, as recorded at the time. */
  readonly facts: readonly AnyFact[]
}

/** A draw by the table. The n-th draw of a log, including undone ones, is draw number n - 1 of its table. */
export interface DrawEntry extends EntryBase {
  readonly kind: 'draw'
  readonly action: string
  readonly facts: readonly AnyFact[]
}

/**
 * The table is again as it was right after entry `to`. Entries in between no longer count, except that a secret undo takes back
 * only what its own seat did: what others have done meanwhile is secret, too, and stays.
 */
export interface UndoEntry extends EntryBase {
  readonly kind: 'undo'
  /** The seat whose press was taken back. */
  readonly seat: Seat
  readonly userId: string
  readonly to: number
  /** Whether others had to agree. */
  readonly asked: boolean
  /** Only its own seat may know of it, as of the steps that it took back. Entries of old logs do not say so. */
  readonly secret?: true
}

/** Entries that change who plays, and never the state of the game. */
export type SeatEntry =
  /**
   * The seats were drawn: the users' ids by seat, and `order`, the indexes of these users in the order of joining (from 0).
   * Entries from before draws could be checked have no `order`. Takes a draw's number, and comes before the deal.
   */
  | (EntryBase & { readonly kind: 'seated'; readonly userIds: readonly string[]; readonly order?: readonly number[] })
  | (EntryBase & { readonly kind: 'resigned'; readonly seat: Seat; readonly user: User })
  | (EntryBase & { readonly kind: 'replaced'; readonly seat: Seat; readonly from: User; readonly to: User })
  /** From now on the table decides for the seat, because time ran out too often in a row. */
  | (EntryBase & { readonly kind: 'away'; readonly seat: Seat; readonly user: User })
  /** The player decides again. */
  | (EntryBase & { readonly kind: 'back'; readonly seat: Seat; readonly user: User })

/** An entry that changed the state of the game, unless it was undone. */
export type GameEntry = ActionEntry | DrawEntry

export type LogEntry = GameEntry | UndoEntry | SeatEntry

/** Who acted: a seat, or chance. */
export function actorOf(entry: GameEntry): Actor {
  return entry.kind === 'action' ? entry.seat : 'chance'
}

/** The facts of an entry. Empty for entries that are not about the game. */
export function factsOf(entry: LogEntry): readonly AnyFact[] {
  return entry.kind === 'action' || entry.kind === 'draw' ? entry.facts : []
}

/** The game's entries that were not undone, oldest first. `entries` is a whole log, or its beginning. */
export function counting(entries: readonly LogEntry[]): readonly GameEntry[] {
  const undone = undoneBy(entries)
  return entries.flatMap((entry) => ((entry.kind === 'action' || entry.kind === 'draw') && !undone.has(entry) ? [entry] : []))
}

/**
 * The undo that took back each entry which no longer counts. A secret undo takes back nothing that another seat has done.
 * `entries` is a whole log, or a part of it. The work grows with their number alone: each undo is added once, and dropped once.
 */
export function undoneBy(entries: readonly LogEntry[]): ReadonlyMap<GameEntry, UndoEntry> {
  const undone = new Map<GameEntry, UndoEntry>()
  const all: UndoEntry[] = []
  const open: UndoEntry[] = []
  const secret = new Map<Seat, UndoEntry[]>()
  // From the latest to the earliest, so that the undos that came after an entry are known.
  for (const entry of entries.toReversed()) {
    if (entry.kind === 'undo') {
      const alike = entry.secret === true ? (secret.get(entry.seat) ?? []) : open
      if (entry.secret === true) secret.set(entry.seat, alike)
      addEarlier(all, entry)
      addEarlier(alike, entry)
    }
    const first =
      entry.kind === 'draw'
        ? firstAround(all, entry)
        : entry.kind === 'action'
          ? earlierOf(firstAround(open, entry), firstAround(secret.get(entry.seat) ?? [], entry))
          : undefined
    if (first !== undefined && (entry.kind === 'action' || entry.kind === 'draw')) undone.set(entry, first)
  }
  return undone
}

/** Adds an undo to later ones, the earliest last. Those that lead no further back than it take back nothing more. */
function addEarlier(undos: UndoEntry[], undo: UndoEntry): void {
  for (let next = undos.at(-1); next !== undefined && next.to >= undo.to; next = undos.at(-1)) undos.pop()
  undos.push(undo)
}

/** The first of the undos that leads back to before an entry. Those that do not are dropped: no earlier entry needs them. */
function firstAround(undos: UndoEntry[], { position }: GameEntry): UndoEntry | undefined {
  for (let next = undos.at(-1); next !== undefined && next.to >= position; next = undos.at(-1)) undos.pop()
  return undos.at(-1)
}

function earlierOf(one: UndoEntry | undefined, other: UndoEntry | undefined): UndoEntry | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one.position < other.position ? one : other
}

/** Whether an entry is what a user pressed, and not what the table did for them. */
export function isPressOf(entry: LogEntry, userId: string): entry is ActionEntry {
  return entry.kind === 'action' && entry.userId === userId && entry.cause === 'player'
}

function isPressAt(entry: LogEntry, seat: Seat): entry is ActionEntry {
  return entry.kind === 'action' && entry.seat === seat && entry.cause === 'player'
}

/** The position at which the seat's present player took it over. 0 if nobody did. `log` is the whole log. */
export function takenOverAt(log: readonly LogEntry[], seat: Seat): number {
  return log.findLast((entry) => entry.kind === 'replaced' && entry.seat === seat)?.position ?? 0
}

/**
 * What a seat's present player has pressed and still counts, oldest first. Whoever comes back to a seat, or had another one
 * before, begins anew. `log` is the whole log, or its latest part.
 */
export function pressesAt(log: readonly LogEntry[], seat: Seat): readonly ActionEntry[] {
  const since = takenOverAt(log, seat)
  return counting(log).flatMap((entry) => (isPressAt(entry, seat) && entry.position > since ? [entry] : []))
}

/** The entries of the latest press of a seat's present player, oldest first. Empty if there is none. `log` as above. */
export function latestPress(log: readonly LogEntry[], seat: Seat): readonly ActionEntry[] {
  const presses = pressesAt(log, seat)
  const first = presses.findLastIndex((entry) => !isContinued(entry))
  return presses.slice(Math.max(0, first))
}

/** Causes of what the table does for a seat as soon as the game comes to it. Everything else begins a change of the table. */
const AT_ONCE: readonly Cause[] = ['autopilot', 'order', 'only-end']

/** Whether the table may have added an entry in the same change as the one before it, because nobody had to decide. */
export function isByTable(entry: LogEntry): boolean {
  return entry.kind === 'draw' || (entry.kind === 'action' && AT_ONCE.includes(entry.cause))
}

/** Whether somebody else did, or took back, something of which the viewer may not know. */
export function isHiddenFrom(
  viewer: Viewer,
  { secret, seat }: Pick<LogEntry, 'kind'> & Partial<Pick<UndoEntry, 'seat' | 'secret'>>,
): boolean {
  return secret === true && seat !== viewer
}

/** Whether an entry belongs to the same press as the one before it. */
export function isContinued(entry: LogEntry): boolean {
  return entry.kind === 'action' && entry.continues === true
}
