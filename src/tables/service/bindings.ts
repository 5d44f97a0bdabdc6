/** What users ask of a table, as decisions in its lane: one door for lobbies, one for games, one for seats and consent. */
import { act, wasSeenEarlier } from '../decisions/act.js'
import type { Decision, Moment } from '../decisions/decision.js'
import { comeBack } from '../decisions/end-autopilot.js'
import { chooseColour, configure, handOver, inviteAgain, relocate, remove } from '../decisions/hosting.js'
import { addWords, cancel, join, leave, start } from '../decisions/lobby.js'
import { nudge } from '../decisions/nudge.js'
import { answer, askEnd, askReplace, askUndo, isUndoOpen, type Means } from '../decisions/propose.js'
import { resign } from '../decisions/resign-takeover.js'
import { setOrder } from '../decisions/standing-order.js'
import { undo } from '../decisions/undo.js'
import { type Held, sharing } from '../model/loaded-table.js'
import type { Store } from '../model/ports.js'
import type { Result } from '../model/refusal.js'
import type { Hosting, Leaving, Ordering, Pacing, Proposing, Undoing } from '../model/services.js'
import type { Tables } from '../model/tables.js'
import type { Disturbing } from './quiet-hours.js'

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
  /** The moment, and the log if it is asked for. */
  readonly means: (held: Held, needsLog: boolean) => Promise<Means>
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
    inviteAgain: (id, user) =>
      change(id, async (held) => {
        const { openedIn, game } = held.table
        return inviteAgain(held, user, await store.lastPlayers(openedIn, game.id), now())
      }),
    relocate: (id, channelId) => change(id, async (held) => relocate(held, channelId, await store.liveIn(channelId), now())),
  }
}

export type GameDoor = Undoing & Ordering & Pick<Tables, 'act'>

/** Whoever sees an older position takes nothing back: that is refused without a look at the log. */
const isCurrent = ({ table }: Held, expected: number) => table.position === expected

export function gameDoor({ change, store, moment, means }: DoorDeps): GameDoor {
  return {
    act: (id, user, expected, action) =>
      change(id, async (held) => {
        const press = { user, expected, action }
        const since = wasSeenEarlier(held, press) ? await store.trace(id, expected) : []
        return act(held, press, since, moment(held))
      }),
    undo: (id, user, expected) =>
      change(id, async (held) => {
        const { log, moment: now } = await means(held, isCurrent(held, expected))
        return undo(held, { user, expected }, log, now)
      }),
    setOrder: (id, user, order) => change(id, (held) => setOrder(held, user, order, moment(held))),
  }
}

export type SeatDoor = Pacing & Leaving & Proposing

export function seatDoor({ change, changeSeats, disturbing, now, moment, means }: DoorDeps): SeatDoor {
  return {
    nudge: (id, user) => change(id, async (held) => nudge(held, user, await disturbing.quietUntil(held.table.players), now())),
    comeBack: (id, user) => change(id, (held) => comeBack(held, user, moment(held))),
    resign: (id, user) => changeSeats(id, (held) => resign(held, user, moment(held))),
    askUndo: (id, user, expected) =>
      change(id, async (held) => askUndo(held, { user, expected }, await means(held, isCurrent(held, expected)))),
    askEnd: (id, user) => change(id, async (held) => askEnd(held, user, await means(held, false))),
    askReplace: (id, by, seat, substitute, standing) =>
      change(id, async (held) => askReplace(held, { by, seat, substitute, ...standing }, await means(held, false))),
    answer: (id, user, proposalId, agrees) =>
      change(id, async (held) => answer(held, { user, proposalId, agrees }, await means(held, isUndoOpen(held)))),
  }
}
