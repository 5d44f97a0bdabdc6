/**
 * The message of a lobby, from its opening until the game starts or it is closed, and the call to those for whom seats are kept.
 */
import { TEXTS } from '../../i18n/texts/index.js'
import { createRecent } from '../../recent.js'
import type { Announcement } from '../../tables/model/announcement.js'
import { KEPT_MS, type KeptSeat, keptSeats } from '../../tables/model/invitation.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Lobby, Table } from '../../tables/model/table.js'
import type { Later } from '../../tables/model/tables.js'
import { boxOf, whenReady } from '../context/box.js'
import type { Context } from '../context/context.js'
import type { LobbyAnswers } from '../context/lobby-answers.js'
import { LOBBY_KEY } from '../context/lobby-reply.js'
import { begunSentence, closedLobbyMessage, invitationMessage, lobbyMessage } from '../words/lobby.js'
import { noticeMessage } from '../words/panel.js'
import type { ChannelMessages } from './channel-messages.js'

interface LobbyDeps {
  readonly tables: Pick<Context['tables'], 'find'>
  readonly posts: Pick<Context['posts'], 'find'>
  readonly paint: Context['paint']
  readonly lobbyAnswers: Pick<LobbyAnswers, 'shows' | 'isUnderWay' | 'changedElsewhere'>
  readonly messages: ChannelMessages
  readonly clock: Pick<Clock, 'now'>
  /** Runs `show` after whatever is being told to the table's channel. */
  readonly later: <T>(tableId: string, show: () => Promise<T>) => Promise<T>
  /** Shows a lobby anew, if it is still open. */
  readonly renew: (tableId: string) => void
  /** Removes what is no longer needed at a table. Null if there is nothing. */
  readonly tidy: (tableId: string) => Promise<unknown> | null
}

export interface Lobbies {
  /** Changes a lobby's message, or posts it. If the game has begun, it has no buttons any more. */
  tell(table: Table): Promise<void>
  /** The same, only if its message is recorded. Otherwise the announcement of the opening tells it. */
  tellKnown(table: Table): Promise<void>
  /** The table was opened by a command whose answer is the lobby's message. */
  opened(table: Table, position: number): Promise<Later | null>
  /** The lobby was changed or started by a press on its message. */
  pressed(table: Table, position: number): Promise<Later | null>
  /** The lobby is closed. `sentence` says why. */
  close(table: Table, sentence: string): Promise<void>
  /**
   * Calls those of the users of an invitation for whom seats are still kept. If `isRepeated`, an earlier call may already be in
   * the channel.
   */
  call(table: Lobby, invited: Invited, isRepeated: boolean): Promise<void>
  /** The game has begun, so that call is no longer needed. */
  begun(table: Table): Promise<void>
}

type Invited = Extract<Announcement, { readonly kind: 'invited' }>

/** The key of that call. */
const INVITED_KEY = 'invited'
/** The number of calls that are remembered. */
const CALLS_KEPT = 10_000

export function createLobbies({ tables, posts, paint, lobbyAnswers, messages, clock, later, renew, tidy }: LobbyDeps): Lobbies {
  /** When a host called somebody last, by the ids of both. */
  const calledAt = createRecent<number>(CALLS_KEPT)
  /** The seats that the call of a lobby names, if this process showed it. */
  const named = createRecent<string>(CALLS_KEPT)

  async function tell(table: Table): Promise<void> {
    try {
      if (table.status === 'lobby') await show(table)
      else if (table.state !== null) await close(table, begunSentence(table), true)
    } finally {
      lobbyAnswers.changedElsewhere(table.id)
    }
    // Changing the call may fail, which must not keep the lobby from being shown.
    await settleCall(table)
  }

  async function close(table: Table, sentence: string, stays = false): Promise<void> {
    await settleCall(table)
    await messages.retire(table, LOBBY_KEY, closedLobbyMessage(table, sentence), { stays })
  }

  async function show(table: Lobby): Promise<void> {
    // The answer to the command may become the lobby's message. If it does not arrive, the announcement of the opening tells it.
    if (lobbyAnswers.isUnderWay(table.id) && !(await messages.has(table, LOBBY_KEY))) return
    const box = await boxOf(table, { paint })
    const message = lobbyMessage(table, box)
    whenReady(box, () => renew(table.id))
    if ((await messages.renew(table, LOBBY_KEY, message)) !== 'missing') return
    await messages.put(table, LOBBY_KEY, message, `l${table.position}`)
  }

  /**
   * The answer to the press shows the change. If it was lost, or belonged to an earlier process, the message is changed
   * separately.
   */
  async function pressed(table: Table, position: number): Promise<Later | null> {
    await settleCall(table)
    const answered = shownByAnswer({ ...table, position }, tellKnown)
    if (answered === null) await tellKnown(table)
    return answered
  }

  /**
   * Waits for the answer that will show a table at a stage, and tells it if the answer does not arrive. Null if no answer is
   * known.
   */
  function shownByAnswer(stage: Table, tellUnlessShown: (table: Table) => Promise<void>): Later | null {
    const tellNow = async () => {
      const table = await tables.find(stage.id)
      if (table !== null) await tellUnlessShown(table)
    }
    const shows = lobbyAnswers.shows(stage)
    const tellUnshown = async (isShown: boolean) => {
      if (isShown) return
      await later(stage.id, tellNow)
      await tidy(stage.id)
    }
    return shows && { isTold: false, shown: shows.then(tellUnshown) }
  }

  async function tellKnown(table: Table): Promise<void> {
    if ((await posts.find(table.id, LOBBY_KEY)) !== null) await tell(table)
  }

  /** The answer to the command is the lobby's message. If it is not recorded as such, it may have arrived unnoticed. */
  async function opened(table: Table, position: number): Promise<Later | null> {
    const tellMissing = async (now: Table) => {
      if ((await posts.find(now.id, LOBBY_KEY)) !== null) return
      if (now.status === 'lobby') {
        messages.doubt(now)
        await tell(now)
      }
      // If the lobby was closed, its message, if it exists, must say so.
      if (now.status !== 'cancelled' || now.state !== null) return
      await messages.adopt(now, LOBBY_KEY, lobbyMessage({ ...now, status: 'lobby', invited: [] }))
    }
    const answered = table.status === 'lobby' ? shownByAnswer({ ...table, position }, tellMissing) : null
    if (answered === null) await tellMissing(table)
    return answered
  }

  /** Whether a host has called somebody lately. Otherwise opening tables over and over would call people over and over. */
  function isCalledLately(hostId: string, userId: string): boolean {
    const ago = clock.now().getTime() - (calledAt.get(`${hostId} ${userId}`) ?? Number.NEGATIVE_INFINITY)
    // A time in the future dates from before the clock was set back.
    return ago >= 0 && ago < KEPT_MS
  }

  async function call(table: Lobby, { users, position }: Invited, isRepeated: boolean): Promise<void> {
    const seats = keptSeats(table).filter(({ user }) => users.some(({ id }) => id === user.id))
    if (seats.length === 0 || (await messages.has(table, INVITED_KEY))) return
    // With the same buttons whenever it is sent, so that it is found if it was sent before.
    const message = invitationMessage({ ...table, position }, seats)
    const pings = message.pings.filter((id) => !isCalledLately(table.host.id, id))
    await messages.put(table, INVITED_KEY, { ...message, pings }, 'again')
    // A call that was sent before, without being recorded, may name more users.
    if (!isRepeated) named.set(table.id, keyOf(table, seats))
    for (const id of pings) calledAt.set(`${table.host.id} ${id}`, clock.now().getTime())
  }

  /** Names in the call only those whose seats are still kept, and removes it once no seat is. */
  async function settleCall(table: Table): Promise<void> {
    if (table.status === 'lobby' && keptSeats(table).length > 0) return shortenCall(table)
    const { begun, callOver } = TEXTS[table.locale].lobby
    await messages.remove(table, INVITED_KEY, noticeMessage(null, [table.status === 'playing' ? begun : callOver]))
  }

  async function shortenCall(table: Lobby): Promise<void> {
    const seats = keptSeats(table)
    if (named.get(table.id) === keyOf(table, seats)) return
    const changed = await messages.change(table, INVITED_KEY, invitationMessage(table, seats))
    if (changed === 'changed') named.set(table.id, keyOf(table, seats))
  }

  return {
    tell,
    tellKnown,
    opened,
    pressed,
    close,
    call,
    begun: settleCall,
  }
}

/** What a call says, and in which language: for whom seats are kept, and until when, which may be put off after an outage. */
function keyOf({ locale, host }: Lobby, seats: readonly KeptSeat[]): string {
  return [locale, host.id, ...seats.map(({ user, until }) => `${user.id} ${until}`)].join()
}
