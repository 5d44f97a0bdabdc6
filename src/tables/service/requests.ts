/**
 * Users' requests to a table, as decisions in its lane. There is one interface for lobbies, one for games, and one for seats and
 * consent.
 */
import { act } from '../decisions/act.js'
import { comeBack } from '../decisions/end-autopilot.js'
import { addComputer, chooseColour, configure, handOver, relocate, remove } from '../decisions/hosting.js'
import { decline } from '../decisions/invitations.js'
import { addWords, cancel, closeLobby, join, leave, mayNotCancel, start } from '../decisions/lobby.js'
import { nudge } from '../decisions/nudge.js'
import { answer, askEnd, askReplace, askUndo, completesUndo, type Means } from '../decisions/propose.js'
import { resign } from '../decisions/resign-takeover.js'
import { setOrder } from '../decisions/standing-order.js'
import { type UndoMeans, type UndoPress, undo } from '../decisions/undo.js'
import { type LoadedTable, sharing } from '../model/loaded-table.js'
import type { LogEntry } from '../model/log.js'
import type { User } from '../model/people.js'
import type { Store } from '../model/ports.js'
import type { Hosting, Leaving, Ordering, Pacing, Proposing, Undoing } from '../model/services.js'
import { seatOf, viewerOf } from '../model/table.js'
import type { Tables } from '../model/tables.js'
import type { Changing } from './changing.js'
import { knownSince } from './known-since.js'
import type { LogTails } from './log-tails.js'
import type { QuietTimes } from './quiet-hours.js'

export interface RequestDeps extends Changing {
  readonly store: Store
  readonly tails: Pick<LogTails, 'latestKnown'>
  readonly quietTimes: QuietTimes
  readonly now: () => Date
}

export type LobbyRequests = Hosting &
  Pick<Tables, 'addWords' | 'join' | 'leave' | 'start' | 'closeLobby' | 'cancel' | 'mayNotCancel'>

export function lobbyRequests({ change, store, now, times, moment }: RequestDeps): LobbyRequests {
  return {
    join: (id, user, origin, entropy, mayBegin) =>
      change(id, (loaded) => {
        const shared = sharing(loaded, user, entropy)
        return join(shared, user, moment(shared), { origin, mayBegin })
      }),
    addWords: (id, user, words) => change(id, (loaded) => addWords(loaded, user, words, now())),
    leave: (id, user, origin) => change(id, (loaded) => leave(loaded, user, now(), origin)),
    start: (id, user, origin) => change(id, (loaded) => start(loaded, user, moment(loaded), origin)),
    closeLobby: (id, user, moderator) => change(id, (loaded) => closeLobby(loaded, user, moderator, times())),
    cancel: (id, user, moderator) => change(id, (loaded) => cancel(loaded, user, moderator, times())),
    mayNotCancel: (table, user, moderator) => mayNotCancel(table, user, { moderator, ...times() }),
    chooseColour: (id, user, colour, origin) => change(id, (loaded) => chooseColour(loaded, user, colour, { at: now(), origin })),
    configure: (id, user, settled, origin) => change(id, (loaded) => configure(loaded, user, settled, { at: now(), origin })),
    handOver: (id, user, guestId, origin) => change(id, (loaded) => handOver(loaded, user, guestId, { at: now(), origin })),
    addComputer: (id, user, wanted, origin) => change(id, (loaded) => addComputer(loaded, user, wanted, { at: now(), origin })),
    remove: (id, user, guestId, origin) => change(id, (loaded) => remove(loaded, user, guestId, { at: now(), origin })),
    decline: (id, user) => change(id, (loaded) => decline(loaded, user, now())),
    relocate: (id, channelId) => change(id, async (loaded) => relocate(loaded, channelId, await store.liveIn(channelId), now())),
  }
}

export type GameRequests = Undoing & Ordering & Pick<Tables, 'act'>

/** What the user may know of what happened after the position at which they pressed. Null if no press from there is accepted. */
async function happenedSince(
  tails: RequestDeps['tails'],
  { table }: LoadedTable,
  { user, expected }: { readonly user: User; readonly expected: number },
): Promise<readonly LogEntry[] | null> {
  return table.status === 'playing' ? knownSince(tails, table, viewerOf(table, user.id), expected) : null
}

/**
 * What an undo is decided by. One from before something that the user may know of is refused without reading the whole log, and
 * so is a proposal while another one is open.
 */
async function undoMeans(
  { tails, means }: Pick<RequestDeps, 'tails' | 'means'>,
  loaded: LoadedTable,
  press: UndoPress,
  isRefused = false,
): Promise<Means & UndoMeans> {
  const since = await happenedSince(tails, loaded, press)
  const needsLog = !isRefused && since?.length === 0 && seatOf(loaded.table, press.user.id) !== null
  return { since, ...(await means(loaded, needsLog)) }
}

const hasProposal = ({ table }: LoadedTable) => table.status === 'playing' && table.proposal !== null

export function gameRequests({ change, tails, moment, means }: RequestDeps): GameRequests {
  return {
    act: (id, user, expected, action) =>
      change(id, async (loaded) => {
        const since = await happenedSince(tails, loaded, { user, expected })
        return act(loaded, { user, expected, action }, since, moment(loaded))
      }),
    undo: (id, user, expected) =>
      change(id, async (loaded) => {
        const { log, since, moment: now } = await undoMeans({ tails, means }, loaded, { user, expected })
        return undo(loaded, { user, expected }, { log, since }, now)
      }),
    setOrder: (id, user, order) => change(id, (loaded) => setOrder(loaded, user, order, moment(loaded))),
  }
}

export type SeatRequests = Pacing & Leaving & Proposing

export function seatRequests({ change, changeSeats, quietTimes, now, tails, moment, means }: RequestDeps): SeatRequests {
  return {
    nudge: (id, user) =>
      change(id, async (loaded) => nudge(loaded, user, await quietTimes.quietUntil(loaded.table.players), now())),
    comeBack: (id, user) => change(id, (loaded) => comeBack(loaded, user, moment(loaded))),
    resign: (id, user) => changeSeats(id, (loaded) => resign(loaded, user, moment(loaded))),
    askUndo: (id, user, expected) =>
      change(id, async (loaded) => {
        const press = { user, expected }
        return askUndo(loaded, press, await undoMeans({ tails, means }, loaded, press, hasProposal(loaded)))
      }),
    askEnd: (id, user) => change(id, async (loaded) => askEnd(loaded, user, await means(loaded, false))),
    askReplace: (id, by, seat, substitute, standing) =>
      change(id, async (loaded) => askReplace(loaded, { by, seat, substitute, ...standing }, await means(loaded, false))),
    answer: (id, user, proposalId, agrees) =>
      change(id, async (loaded) => {
        const given = { user, proposalId, agrees }
        return answer(loaded, given, await means(loaded, completesUndo(loaded, given)))
      }),
  }
}
