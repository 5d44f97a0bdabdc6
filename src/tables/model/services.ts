/** What players may ask of a table besides joining and acting, by subject. */
import type { Seat } from '../../engine/game.js'
import type { GameState } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import type { Findings } from '../../players/search.js'
import type { LogEntry } from './log.js'
import type { User } from './people.js'
import type { Proposal } from './proposal.js'
import type { Result } from './refusal.js'
import type { Review } from './review.js'
import type { FinishedTable, Lobby, PlayingTable, Table } from './table.js'
import type { Terms, Venue } from './terms.js'
import type { Verification } from './verification.js'

/** Where a change to a lobby was made: on its own message, which the answer redraws, or elsewhere. */
export type Origin = 'lobby-message' | 'elsewhere'

/** A game after a change, with the log entries that the change added. */
export interface Moved {
  readonly table: PlayingTable | FinishedTable
  readonly entries: readonly LogEntry[]
}

/** A proposal that was made or answered. It is still open, or this settled it. */
export interface Proposed {
  readonly table: Exclude<Table, Lobby>
  readonly proposal: Proposal
  /** Whether it was granted. Otherwise `table.proposal` tells whether it is still open. */
  readonly granted: boolean
}

/** Free undo of one's own presses. */
export interface Undoing {
  /**
   * Takes back the user's latest press. May be repeated as long as nothing was drawn or revealed, no other seat acted and the
   * turn lasts; {@link freeSteps} tells how often. `expected` is the position that the user saw, which must be the table's.
   */
  undo(tableId: string, user: User, expected: number): Promise<Result<Moved>>
}

/** What a look ahead found for a seat that is to move: its best actions, the best first. */
export interface Hint {
  readonly table: PlayingTable
  readonly seat: Seat
  /** A state that looks to the seat as the table does. Nothing that it cannot know may be read from it. */
  readonly sample: GameState
  /** Empty if there is no choice, or if nobody could look ahead in the time there was. */
  readonly candidates: Findings<string>['candidates']
  /** The action that looks best then, without looking ahead. Null otherwise. */
  readonly atFirstSight: string | null
}

export interface Hinting {
  /** Looks ahead for the user's seat. `expected` is the position that the user saw. */
  hint(tableId: string, user: User, expected: number): Promise<Result<Hint>>
}

export interface Reviewing {
  /** The look back at a finished game. Null while there is none, or if the game cannot be looked back at. */
  review(tableId: string): Promise<Review | null>
}

export interface Ordering {
  /** Gives the user's seat one of the game's standing orders (`game.standingOrders`). It is applied at once if it fits. */
  setOrder(tableId: string, user: User, order: string): Promise<Result<Moved>>
}

export interface Pacing {
  /**
   * Pings the players whom the table waits for, at most once an hour per seat, and not in their quiet hours. The value lists who
   * was pinged.
   */
  nudge(tableId: string, user: User): Promise<Result<readonly User[]>>
  /** "I'm back": ends the autopilot of the user's seat. */
  comeBack(tableId: string, user: User): Promise<Result<Moved>>
}

export interface Leaving {
  /** The table plays the user's seat from now on, and the seat is placed last. If one player is left, that player wins. */
  resign(tableId: string, user: User): Promise<Result<Moved>>
}

/** What the server says about the people in a replacement. */
export interface ServerStanding {
  /** Whether the proposer moderates the server. */
  readonly moderator: boolean
  /** Whether the player of the seat has left the server. */
  readonly hasLeft: boolean
}

/**
 * Actions that need the consent of everybody who still plays (not of players who are away, have resigned or are out of the game),
 * and of at least one player. Only one proposal can be open at a time. It lapses without answers. A user whose proposal failed
 * must wait before making another of its kind.
 */
export interface Proposing {
  /**
   * Proposes to undo the user's latest press and everything after it. It is done at once if the undo is free, see
   * {@link Undoing}.
   */
  askUndo(tableId: string, user: User, expected: number): Promise<Result<Proposed>>
  /** Proposes to end the game without a result. */
  askEnd(tableId: string, user: User): Promise<Result<Proposed>>
  /**
   * Proposes that `substitute` takes over a seat. `substitute` and everybody who still plays must agree, and the seat's own
   * player even if out of the game. If that player has resigned, is away, or has left the server, a host or moderator needs only
   * the consent of `substitute`. A player who has left the server is not asked.
   */
  askReplace(tableId: string, user: User, seat: Seat, substitute: User, standing: ServerStanding): Promise<Result<Proposed>>
  /** Agrees to a proposal, or refuses it. A refusal by the proposer withdraws it. */
  answer(tableId: string, user: User, proposalId: number, agrees: boolean): Promise<Result<Proposed>>
}

/** What the host may change while the lobby is open. Fields left out stay the same. */
export interface Settlements extends Partial<Terms> {
  readonly capacity?: number
  readonly locale?: Locale
  /** Choices of the game's own options. Options left out stay the same. */
  readonly options?: Readonly<Record<string, string>>
}

/** Computer players for a lobby. */
export interface ComputersWanted {
  /** One of {@link LEVELS}. */
  readonly level: string
  /** One seat, or all that are neither taken nor kept. */
  readonly seats: 'one' | 'all'
}

/** Changes to a lobby, most of them for its host only. `origin` is as in `join`. */
export interface Hosting {
  /** Colours count from 0 and stop at one less than the game's highest number of seats. */
  chooseColour(tableId: string, user: User, colour: number, origin?: Origin): Promise<Result<Lobby>>
  configure(tableId: string, user: User, changes: Settlements, origin?: Origin): Promise<Result<Lobby>>
  handOver(tableId: string, user: User, guestId: string, origin?: Origin): Promise<Result<Lobby>>
  /** Seats a computer player, or one on each free seat. */
  addComputer(tableId: string, user: User, wanted: ComputersWanted, origin?: Origin): Promise<Result<Lobby>>
  remove(tableId: string, user: User, guestId: string, origin?: Origin): Promise<Result<Lobby>>
  /** *No, thanks* by a user who was called: others may take the seat. */
  decline(tableId: string, user: User): Promise<Result<Lobby>>
  /** Moves the table to another channel of its server, the thread made for it. */
  relocate(tableId: string, channelId: string): Promise<Result<Lobby | PlayingTable>>
}

export interface Rematching {
  /**
   * A press for a rematch of a game that has ended, with the same people and options. The first press opens a lobby and calls
   * the others, whose seats are kept for {@link KEPT_MS}. The next ones join it, and the last one starts the game, unless the
   * host wants a thread for it. The host may start earlier with the players who are there.
   */
  rematch(tableId: string, user: User, entropy?: string): Promise<Result<Lobby | PlayingTable>>
}

export interface Verifying {
  /** In a lobby, adds the user's own words to the draws, in place of earlier words. */
  addWords(tableId: string, user: User, words: string): Promise<Result<Lobby>>
  /** What a table can prove of its draws, including the secret if it is over or cancelled. Null if there is no such table. */
  verify(tableId: string): Promise<Verification | null>
  /** The id of the game's table that changed last in a channel, or had its lobby there. Null if there was none. */
  latestIn(channelId: string, gameId: string): Promise<string | null>
}

export interface Forgetting {
  /**
   * Erases a user's name and id from all finished tables, and their settings and standings. A refusal says why live tables still
   * name them afterward.
   */
  forget(userId: string): Promise<Result<null>>
}

export interface Open {
  readonly tables: readonly (Lobby | PlayingTable)[]
  readonly more: boolean
}

export interface Listing {
  /**
   * The tables of a server at which the user is seated. Those that wait for the user come first, most urgent at the top, then the
   * latest.
   */
  ofUser(guildId: string, userId: string): Promise<readonly (Lobby | PlayingTable)[]>
  /**
   * The tables of a server in these channels that the user may join or watch, lobbies first, then the latest. Of full lobbies
   * only the user's own are there. `more` tells whether there may be others.
   */
  openAmong(guildId: string, channelIds: readonly string[], userId: string): Promise<Open>
  /** Where the live tables of these servers are, in any order. */
  liveOn(guildIds: readonly string[]): Promise<readonly Venue[]>
}
