/** The message of a lobby, from its opening until the game starts or it is closed. */
import type { Clock } from '../../tables/model/ports.js'
import type { Lobby, Table } from '../../tables/model/table.js'
import type { Later } from '../../tables/model/tables.js'
import type { Context } from '../context/context.js'
import type { LobbyAnswers } from '../context/lobby-answers.js'
import { boxOf, whenReady } from '../context/lobby-picture.js'
import { LOBBY_KEY } from '../context/lobby-reply.js'
import { begunSentence, closedLobbyMessage, lobbyMessage } from '../words/lobby.js'
import type { ChannelMessages } from './channel-messages.js'
import type { ChannelWork } from './channel-work.js'
import { createLobbyCalls, type LobbyCalls } from './lobby-calls.js'

interface LobbyDeps {
  readonly tables: Pick<Context['tables'], 'find'>
  readonly posts: Pick<Context['posts'], 'find'>
  readonly paint: Context['paint']
  readonly lobbyAnswers: Pick<LobbyAnswers, 'shows' | 'isUnderWay' | 'changedElsewhere'>
  readonly messages: ChannelMessages
  readonly clock: Pick<Clock, 'now'>
  readonly later: ChannelWork['afterwards']
  /** Shows a lobby anew, if it is still open. */
  readonly renew: (tableId: string) => void
  /** As {@link PublisherDeps.answersGiven}. */
  readonly answersGiven: (tableId: string) => Promise<void>
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
  /** As {@link LobbyCalls.call}. */
  readonly call: LobbyCalls['call']
  /** The game has begun, so that call is no longer needed. */
  begun(table: Table): Promise<void>
}

export function createLobbies(deps: LobbyDeps): Lobbies {
  const { tables, posts, paint, lobbyAnswers, messages, clock, later, renew, answersGiven, tidy } = deps
  const calls = createLobbyCalls({ messages, clock })

  async function tell(table: Table): Promise<void> {
    try {
      if (table.status === 'lobby') await show(table)
      else if (table.state !== null) await close(table, begunSentence(table), true)
    } finally {
      lobbyAnswers.changedElsewhere(table.id)
    }
    // Changing the call may fail, which must not keep the lobby from being shown.
    await calls.settle(table)
  }

  async function close(table: Table, sentence: string, stays = false): Promise<void> {
    await calls.settle(table)
    // An answer that is late would open the lobby again, for good.
    const after = () => answersGiven(table.id)
    await messages.retire(table, LOBBY_KEY, closedLobbyMessage(table, sentence), { stays, after })
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
    await calls.settle(table)
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
      await messages.adopt(
        now,
        LOBBY_KEY,
        lobbyMessage({ ...now, status: 'lobby', idle: { until: 0, isTold: false }, invited: [] }),
      )
    }
    const answered = table.status === 'lobby' ? shownByAnswer({ ...table, position }, tellMissing) : null
    if (answered === null) await tellMissing(table)
    return answered
  }

  return {
    tell,
    tellKnown,
    opened,
    pressed,
    close,
    call: calls.call,
    begun: calls.settle,
  }
}
