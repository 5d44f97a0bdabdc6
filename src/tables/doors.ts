/** What users ask of a table, as decisions in its lane: one door for lobbies, one for games, one for seats and consent. */
import { act } from './act.js'
import { comeBack } from './back.js'
import type { Decision, Moment } from './decision.js'
import type { Disturbing } from './disturbing.js'
import { type Held, sharing } from './held.js'
import { chooseColour, configure, handOver, inviteAgain, relocate, remove } from './hosting.js'
import { addWords, cancel, join, leave, start } from './lobby.js'
import { nudge } from './nudge.js'
import { setOrder } from './order.js'
import type { Store } from './ports.js'
import { answer, askEnd, askReplace, askUndo, type Means } from './propose.js'
import type { Result } from './refusal.js'
import { resign } from './seats.js'
import type { Hosting, Leaving, Ordering, Pacing, Proposing, Undoing } from './services.js'
import type { Tables } from './tables.js'
import { undo } from './undo.js'

type Change = <T>(tableId: string, decide: (held: Held) => Decision<T> | Promise<Decision<T>>) => Promise<Result<T>>

export interface DoorDeps {
  /** Decides about a table in its lane, and commits. */
  readonly change: Change
  /** The same for what may leave an open proposal with nobody more to ask. */
  readonly changeSeats: Change
  readonly store: Store
  readonly disturbing: Disturbing
  readonly now: () => Date
  readonly moment: (held: Held) => Moment
  readonly means: (held: Held) => Means
}

export type LobbyDoor = Hosting & Pick<Tables, 'addWords' | 'join' | 'leave' | 'start' | 'cancel'>

export function lobbyDoor({ change, store, now, moment }: DoorDeps): LobbyDoor {
  return {
    join: (id, user, origin, entropy) => change(id, (held) => join(sharing(held, user, entropy), user, now(), origin)),
    addWords: (id, user, words) => change(id, (held) => addWords(held, user, words, now())),
    leave: (id, user, origin) => change(id, (held) => leave(held, user, now(), origin)),
    start: (id, user) => change(id, (held) => start(held, user, moment(held))),
    cancel: (id, user, moderator) => change(id, (held) => cancel(held, user, moderator, now())),
    chooseColour: (id, user, colour, origin) => change(id, (held) => chooseColour(held, user, colour, { at: now(), origin })),
    configure: (id, user, settled, origin) => change(id, (held) => configure(held, user, settled, { at: now(), origin })),
    handOver: (id, user, guestId, origin) => change(id, (held) => handOver(held, user, guestId, { at: now(), origin })),
    remove: (id, user, guestId, origin) => change(id, (held) => remove(held, user, guestId, { at: now(), origin })),
    inviteAgain: (id, user) => change(id, (held) => inviteAgain(held, user, store, now())),
    relocate: (id, channelId) => change(id, (held) => relocate(held, channelId, store, now())),
  }
}

export type GameDoor = Undoing & Ordering & Pick<Tables, 'act'>

export function gameDoor({ change, store, moment }: DoorDeps): GameDoor {
  return {
    act: (id, user, expected, action) => change(id, (held) => act(held, { user, expected, action }, store, moment(held))),
    undo: (id, user, expected) => change(id, (held) => undo(held, { user, expected }, store, moment(held))),
    setOrder: (id, user, order) => change(id, (held) => setOrder(held, user, order, moment(held))),
  }
}

export type SeatDoor = Pacing & Leaving & Proposing

export function seatDoor({ change, changeSeats, disturbing, now, moment, means }: DoorDeps): SeatDoor {
  return {
    nudge: (id, user) => change(id, (held) => nudge(held, user, disturbing.quietUntil, now())),
    comeBack: (id, user) => change(id, (held) => comeBack(held, user, moment(held))),
    resign: (id, user) => changeSeats(id, (held) => resign(held, user, moment(held))),
    askUndo: (id, user, expected) => change(id, (held) => askUndo(held, { user, expected }, means(held))),
    askEnd: (id, user) => change(id, (held) => askEnd(held, user, means(held))),
    askReplace: (id, by, seat, substitute, standing) =>
      change(id, (held) => askReplace(held, { by, seat, substitute, ...standing }, means(held))),
    answer: (id, user, proposalId, agrees) => change(id, (held) => answer(held, { user, proposalId, agrees }, means(held))),
  }
}
