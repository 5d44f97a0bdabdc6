/** What players may ask of a table beside joining and acting, by what it is about. */
import type { Seat } from '../../engine/game.js'
import type { Locale } from '../../i18n/locale.js'
import type { LogEntry } from './log.js'
import type { User } from './people.js'
import type { Proposal } from './proposal.js'
import type { Result } from './refusal.js'
import type { FinishedTable, Lobby, PlayingTable, Table } from './table.js'
import type { Terms } from './terms.js'
import type { Verification } from './verification.js'

/** Where a change to a lobby was asked for: on its own message, which the caller's answer redraws, or anywhere else. */
export type Origin = 'lobby-message' | 'elsewhere'

/** A game after a change, with the log entries that the change added. */
export interface Moved {
  readonly table: PlayingTable | FinishedTable
  readonly entries: readonly LogEntry[]
}

/** A proposal that was made or answered: open, or settled by it. */
export interface Proposed {
  readonly table: Exclude<Table, Lobby>
  readonly proposal: Proposal
  /** Whether it is granted; otherwise `table.proposal` says whether it is still open. */
  readonly granted: boolean
}

/** Taking back what was pressed. */
export interface Undoing {
  /**
   * Takes back the user's newest press, as often as wanted: while nothing was drawn or revealed, no other seat acted and
   * the turn lasts. `expected` is the position that the user saw and must be the table's. {@link freeSteps} tells how often.
   */
  undo(tableId: string, user: User, expected: number): Promise<Result<Moved>>
}

export interface Ordering {
  /** Gives the user's seat a standing order of the game's (`game.standingOrders`); applied at once if it fits now. */
  setOrder(tableId: string, user: User, order: string): Promise<Result<Moved>>
}

export interface Pacing {
  /** Pings those who keep the table waiting; once an hour per seat, and not in their quiet hours. The value: who was pinged. */
  nudge(tableId: string, user: User): Promise<Result<readonly User[]>>
  /** "I'm back": ends the autopilot of the user's seat. */
  comeBack(tableId: string, user: User): Promise<Result<Moved>>
}

export interface Leaving {
  /** The user's seat plays on by itself and is placed last; if one player is left, that one has won. */
  resign(tableId: string, user: User): Promise<Result<Moved>>
}

/** What the server says of those whom a replacement is about. */
export interface ServerStanding {
  /** Whether whoever proposes it moderates the server. */
  readonly moderator: boolean
  /** Whether the player of the seat has left the server. */
  readonly hasLeft: boolean
}

/**
 * What needs the consent of others: of everybody who still plays, and of one at least: whoever is away or has resigned agrees to
 * nothing. One proposal at a time; it lapses if they do not answer, and whoever made one that came to nothing waits before making
 * another of its kind.
 */
export interface Proposing {
  /** Proposes to take back the user's latest press with all that came after it; done at once if that is free, see {@link Undoing}. */
  askUndo(tableId: string, user: User, expected: number): Promise<Result<Proposed>>
  /** Proposes to end the game without a result. */
  askEnd(tableId: string, user: User): Promise<Result<Proposed>>
  /**
   * Proposes that `substitute` takes over a seat. `substitute` always has to agree, and so has everybody who still plays,
   * except that a host or moderator asks nobody else about a seat whose player has resigned, is away, or is on the server no
   * more; and whoever is there no more is not asked.
   */
  askReplace(tableId: string, user: User, seat: Seat, substitute: User, standing: ServerStanding): Promise<Result<Proposed>>
  /** Agrees to a proposal, or refuses it; a no of whoever made it withdraws it. */
  answer(tableId: string, user: User, proposalId: number, agrees: boolean): Promise<Result<Proposed>>
}

/** What the host may change while the lobby is open; what is left out stays. */
export interface Settlements extends Partial<Terms> {
  readonly capacity?: number
  readonly locale?: Locale
  /** Choices of the game's own options; those left out stay. */
  readonly options?: Readonly<Record<string, string>>
}

/** In a lobby, most of it for its host alone. `origin` is as with `join`. */
export interface Hosting {
  /** Colours count from 0 to one less than the game's most seats. */
  chooseColour(tableId: string, user: User, colour: number, origin?: Origin): Promise<Result<Lobby>>
  configure(tableId: string, user: User, changes: Settlements, origin?: Origin): Promise<Result<Lobby>>
  handOver(tableId: string, user: User, guestId: string, origin?: Origin): Promise<Result<Lobby>>
  remove(tableId: string, user: User, guestId: string, origin?: Origin): Promise<Result<Lobby>>
  /** Calls the players of the channel's last table of this game who are not seated yet. The value: who is called. */
  inviteAgain(tableId: string, user: User): Promise<Result<readonly User[]>>
  /** Moves the table to another channel of its server: the thread made for it. */
  relocate(tableId: string, channelId: string): Promise<Result<Lobby | PlayingTable>>
}

export interface Rematching {
  /**
   * One press for another game with the same people and options: the first opens a lobby, the next join it, and the last
   * of them begins the game; before, its host may begin with those who are there.
   */
  rematch(tableId: string, user: User, entropy?: string): Promise<Result<Lobby | PlayingTable>>
}

export interface Verifying {
  /** In a lobby: words of the user's own become part of the draws, in place of earlier ones. */
  addWords(tableId: string, user: User, words: string): Promise<Result<Lobby>>
  /** What a table can prove of its draws; its secret only if it is over or cancelled. Null: no such table. */
  verify(tableId: string): Promise<Verification | null>
  /** The id of the table of a game that last changed in a channel, or had its lobby there; null if there was none. */
  latestIn(channelId: string, gameId: string): Promise<string | null>
}

export interface Forgetting {
  /** Whether a user has a seat at a live table, on whatever server. */
  isSeated(userId: string): Promise<boolean>
  /** Erases a user's name and id from all tables that have ended, with their settings and standings; not while they play. */
  forget(userId: string): Promise<Result<null>>
}

export interface Listing {
  /** The tables of a server at which the user is seated: those that wait for the user first (the most urgent of them first), then the latest. */
  ofUser(guildId: string, userId: string): Promise<readonly (Lobby | PlayingTable)[]>
}
