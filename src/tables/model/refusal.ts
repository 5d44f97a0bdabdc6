/** All refusals of a table, as values. Each code has its sentence in `i18n/texts`. */
import type { Refusal, Seat } from '../../engine/game.js'
import type { User } from './people.js'

/** Why a user cannot undo: the first barrier after the user's latest press, which the others may remove, or what nobody can. */
export type UndoBlock =
  /** Something was drawn. */
  | 'drawn'
  /** A single player learned something secret. */
  | 'revealed'
  /** Another seat acted. */
  | 'other-seat'
  /** Everybody saw it, and others may have acted in secret since. The same whether or not anybody has. */
  | 'others-decide'
  | 'turn-over'
  /** The user has not pressed anything yet that still counts. */
  | 'nothing'
  /** The game began under other rules, so its log no longer leads to its state. */
  | 'other-rules'
  /** Something was drawn or revealed since, which computer players let nobody see twice. */
  | 'seen-by-computers'

/** Before the game, in the lobby. */
type LobbyRefusal =
  | { readonly code: 'unknown-game' }
  | { readonly code: 'unknown-option' }
  | { readonly code: 'capacity-out-of-range'; readonly min: number; readonly max: number }
  /** More seats are taken or kept than the wanted number. */
  | { readonly code: 'capacity-too-small'; readonly seated: number }
  /** Another table is live in the channel. */
  | { readonly code: 'channel-busy'; readonly tableId: string }
  /** The user is already the host of `most` open tables of the server. */
  | { readonly code: 'hosts-too-many'; readonly most: number }
  | { readonly code: 'already-seated' }
  | { readonly code: 'table-full' }
  | { readonly code: 'too-few-players'; readonly min: number }
  | { readonly code: 'unknown-colour' }
  | { readonly code: 'colour-taken'; readonly by: User }
  /** Settings do not change any more once the game has begun. */
  | { readonly code: 'settings-final' }
  /** The user whom the host wants to remove or make host is not another player of this lobby. */
  | { readonly code: 'no-guest' }
  /** The free seats are kept for these users, the first of them until `until`. */
  | { readonly code: 'seats-kept'; readonly users: readonly User[]; readonly until: Date }
  /** The user declines although nobody called them. */
  | { readonly code: 'not-invited' }

/** During the game. */
type PlayRefusal =
  /** Other seats are to move. */
  | { readonly code: 'not-your-move'; readonly seats: readonly Seat[] }
  /** The press comes from an older position and no longer fits. */
  | { readonly code: 'stale' }
  /** The same press has been done: it was pressed twice, or its answer was lost. */
  | { readonly code: 'done-already' }
  | { readonly code: 'unreadable' }
  /** The game's rules refuse it. */
  | { readonly code: 'rules'; readonly refusal: Refusal }
  | { readonly code: 'undo-blocked'; readonly by: UndoBlock }
  /** The user has undone as much within one turn as a turn allows, `most` times. */
  | { readonly code: 'undone-too-often'; readonly most: number }
  | { readonly code: 'unknown-order' }
  /** The table's terms allow no hints. */
  | { readonly code: 'no-hints' }
  /** The table waits for nobody else. */
  | { readonly code: 'nobody-to-nudge' }
  /** They were nudged within the last hour. `again` is when they can be nudged again. */
  | { readonly code: 'nudged-already'; readonly again: Date }
  /** The player whom the table waits for is in their quiet hours. */
  | { readonly code: 'do-not-disturb'; readonly until: Date }
  /** The player whom the table waits for does not want to be called at all. */
  | { readonly code: 'wants-no-calls' }
  /** The table decides for the user until they come back. */
  | { readonly code: 'away' }
  | { readonly code: 'not-away' }
  | { readonly code: 'has-resigned' }

/** About proposals. */
type ProposalRefusal =
  /** Another proposal is open. */
  | { readonly code: 'proposal-open' }
  /** The user's own. */
  | { readonly code: 'own-proposal-open' }
  /** Consent is needed, but all others are away or have resigned. */
  | { readonly code: 'nobody-to-ask' }
  /** The user's last proposal of this kind failed a short while ago. `again` is when they may make another one. */
  | { readonly code: 'proposed-lately'; readonly again: Date }
  /** The substitute refused a short while ago. `again` is when the user may propose them again. */
  | { readonly code: 'substitute-declined'; readonly user: User; readonly again: Date }
  | { readonly code: 'no-such-proposal' }
  /** The user is neither asked nor the proposer. */
  | { readonly code: 'not-asked' }
  | { readonly code: 'agreed-already' }
  | { readonly code: 'no-such-seat' }
  /** The substitute already has a seat at this table. */
  | { readonly code: 'seated-elsewhere'; readonly user: User }

export type TableRefusal =
  | { readonly code: 'no-such-table' }
  /** Seats are no longer taken or left. */
  | { readonly code: 'already-started' }
  /** The same for what has nothing to do with seats: the game can begin only once. */
  | { readonly code: 'has-begun' }
  | { readonly code: 'not-started' }
  | { readonly code: 'already-over' }
  /** A user is erased, but for the live tables at which they have a seat. */
  | { readonly code: 'still-seated' }
  /** A user is erased, but for a live table that they left or were invited to. */
  | { readonly code: 'still-named' }
  /** Only possible after the game. */
  | { readonly code: 'not-over' }
  | { readonly code: 'not-seated' }
  | { readonly code: 'not-the-host'; readonly host: User }
  /**
   * Only the host and moderators may end the table alone. `mayAsk`: the user can propose it to the others, and may do it alone
   * from `alone` on if the host does not move until then. Null if the game does not wait for the host, or has a clock.
   */
  | { readonly code: 'not-yours-to-end'; readonly host: User; readonly mayAsk: boolean; readonly alone: Date | null }
  /** So much has been played that the host cannot end the game alone, or not before `alone` if nobody else moves until then. */
  | { readonly code: 'ends-together'; readonly alone: Date | null }
  | LobbyRefusal
  | PlayRefusal
  | ProposalRefusal

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: TableRefusal }
