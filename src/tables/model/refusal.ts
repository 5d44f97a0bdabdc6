/** Every no of a table's, as a value; each code has its sentence in `i18n/texts`. */
import type { Refusal, Seat } from '../../engine/game.js'
import type { User } from './people.js'

/** What stands in the way of taking back without asking: the first barrier behind the user's latest press. */
export type UndoBlock =
  /** Something was drawn. */
  | 'drawn'
  /** Somebody learned something that only they may know. */
  | 'revealed'
  /** Another seat acted. */
  | 'other-seat'
  | 'turn-over'
  /** The user has pressed nothing in this game yet, or nothing that still counts. */
  | 'nothing'
  /** The game was begun under other rules: its log no longer leads to where it is. */
  | 'other-rules'

/** Before the game: the lobby. */
type LobbyRefusal =
  | { readonly code: 'unknown-game' }
  | { readonly code: 'unknown-option' }
  | { readonly code: 'capacity-out-of-range'; readonly min: number; readonly max: number }
  /** More are seated than the host wants seats. */
  | { readonly code: 'capacity-too-small'; readonly seated: number }
  /** Another table is live in the channel. */
  | { readonly code: 'channel-busy'; readonly tableId: string }
  | { readonly code: 'already-seated' }
  | { readonly code: 'table-full' }
  | { readonly code: 'too-few-players'; readonly min: number }
  | { readonly code: 'unknown-colour' }
  | { readonly code: 'colour-taken'; readonly by: User }
  /** Whom the host wants to remove or to make host is not another player of this lobby. */
  | { readonly code: 'no-guest' }
  /** Everybody of the channel's last table is seated, or there was none. */
  | { readonly code: 'nobody-to-invite' }
  /** They were invited already: once per lobby. */
  | { readonly code: 'already-invited' }

/** While the game is under way. */
type PlayRefusal =
  /** It is somebody else's move. */
  | { readonly code: 'not-your-move'; readonly seats: readonly Seat[] }
  /** The press comes from an older position and no longer fits. */
  | { readonly code: 'stale' }
  | { readonly code: 'unreadable' }
  /** The rules say no. */
  | { readonly code: 'rules'; readonly refusal: Refusal }
  | { readonly code: 'undo-blocked'; readonly by: UndoBlock }
  | { readonly code: 'unknown-order' }
  /** Nobody else keeps the table waiting. */
  | { readonly code: 'nobody-to-nudge' }
  /** Nudged within the last hour; again from then on. */
  | { readonly code: 'nudged-already'; readonly again: Date }
  /** Quiet hours of the one who keeps the table waiting. */
  | { readonly code: 'do-not-disturb'; readonly until: Date }
  /** The table decides for the user, until they press that they are back. */
  | { readonly code: 'away' }
  | { readonly code: 'not-away' }
  | { readonly code: 'has-resigned' }

/** About what needs the consent of others. */
type ProposalRefusal =
  /** One at a time. */
  | { readonly code: 'proposal-open' }
  /** It takes consent, and nobody else plays who could give it: the others are away or have resigned. */
  | { readonly code: 'nobody-to-ask' }
  /** The user's last proposal of this kind came to nothing a short while ago; again from then on. */
  | { readonly code: 'proposed-lately'; readonly again: Date }
  | { readonly code: 'no-such-proposal' }
  /** Neither asked nor the one who proposed. */
  | { readonly code: 'not-asked' }
  | { readonly code: 'agreed-already' }
  | { readonly code: 'no-such-seat' }
  /** The one who should take a seat over has one. */
  | { readonly code: 'seated-elsewhere'; readonly user: User }

export type TableRefusal =
  | { readonly code: 'no-such-table' }
  | { readonly code: 'already-started' }
  | { readonly code: 'not-started' }
  | { readonly code: 'already-over' }
  /** Nobody can be forgotten while they play. */
  | { readonly code: 'still-seated' }
  /** Only after the game. */
  | { readonly code: 'not-over' }
  | { readonly code: 'not-seated' }
  | { readonly code: 'not-the-host'; readonly host: User }
  | LobbyRefusal
  | PlayRefusal
  | ProposalRefusal

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: TableRefusal }
