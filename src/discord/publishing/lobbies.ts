/** The message of a lobby, from its opening until its game begins or it is closed, and the call to the players of the last table. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { User } from '../../tables/model/people.js'
import type { Lobby, Table } from '../../tables/model/table.js'
import type { Later } from '../../tables/model/tables.js'
import type { Context } from '../context/context.js'
import type { LobbyAnswers } from '../context/lobby-answers.js'
import { LOBBY_KEY } from '../context/lobby-reply.js'
import { begunSentence, callAgainMessage, closedLobbyMessage, lobbyMessage } from '../words/lobby.js'
import { noticeMessage } from '../words/panel.js'
import type { ChannelMessages } from './channel-messages.js'

interface LobbyDeps {
  readonly tables: Pick<Context['tables'], 'find'>
  readonly posts: Pick<Context['posts'], 'find'>
  readonly lobbyAnswers: Pick<LobbyAnswers, 'shows' | 'changedElsewhere'>
  readonly messages: ChannelMessages
  /** Runs `show` after whatever is being told to the table's channel. */
  readonly later: <T>(tableId: string, show: () => Promise<T>) => Promise<T>
  /** Takes off what news has left behind at a table; null if there is nothing. */
  readonly tidy: (tableId: string) => Promise<unknown> | null
}

export interface Lobbies {
  /** Changes a lobby's message, or posts it; one whose game has begun has nothing to press any more. */
  tell(table: Table): Promise<void>
  /** Somebody opened the table: the answer to their command is to be its message. */
  opened(table: Table, position: number): Promise<Later | null>
  /** Somebody joined, left, chose or began by a press on the message. */
  pressed(table: Table, position: number): Promise<Later | null>
  /** The lobby is closed; `sentence` says why. */
  close(table: Table, sentence: string): Promise<void>
  /** Calls the players of the last table to a rematch. */
  callAgain(table: Lobby, users: readonly User[]): Promise<void>
  /** The game has begun: that call has done its work. */
  begun(table: Table): Promise<void>
}

/** What the call to the players of the last table is recorded under. */
const INVITED_KEY = 'invited'

export function createLobbies({ tables, posts, lobbyAnswers, messages, later, tidy }: LobbyDeps): Lobbies {
  async function tell(table: Table): Promise<void> {
    try {
      if (table.status === 'lobby') return await show(table)
      if (table.state !== null) await close(table, begunSentence(table), true)
    } finally {
      lobbyAnswers.changedElsewhere(table.id)
    }
  }

  function close(table: Table, sentence: string, stays = false): Promise<void> {
    return messages.retire(table, LOBBY_KEY, closedLobbyMessage(table, sentence), { stays })
  }

  async function show(table: Lobby): Promise<void> {
    const message = lobbyMessage(table)
    if ((await messages.renew(table, LOBBY_KEY, message)) !== 'missing') return
    await messages.put(table, LOBBY_KEY, message, `l${table.position}`)
  }

  /** The answer to the press shows it; where that is lost, or was by an earlier process, the message changes all the same. */
  async function pressed(table: Table, position: number): Promise<Later | null> {
    const answered = shownByAnswer({ ...table, position }, tellKnown)
    if (answered === null) await tellKnown(table)
    return answered
  }

  /** Waits for the answer that is to show a table at a stage, and tells it if that does not; null if no answer is known of. */
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

  /** Whoever pressed it has seen it: where nobody has recorded that, it is told with the opening. */
  async function tellKnown(table: Table): Promise<void> {
    if ((await posts.find(table.id, LOBBY_KEY)) !== null) await tell(table)
  }

  /** The answer to the command is to be its message: if it is not recorded as that, it may have arrived without anybody knowing. */
  async function opened(table: Table, position: number): Promise<Later | null> {
    const tellMissing = async (now: Table) => {
      if ((await posts.find(now.id, LOBBY_KEY)) !== null) return
      if (now.status === 'lobby') {
        messages.doubt(now)
        await tell(now)
      }
      // That it is closed is told to the message, if it stands there.
      if (now.status !== 'cancelled' || now.state !== null) return
      await messages.adopt(now, LOBBY_KEY, lobbyMessage({ ...now, status: 'lobby', invitedAgain: false }))
    }
    const answered = table.status === 'lobby' ? shownByAnswer({ ...table, position }, tellMissing) : null
    if (answered === null) await tellMissing(table)
    return answered
  }

  async function callAgain(table: Lobby, users: readonly User[]): Promise<void> {
    if (await messages.has(table, INVITED_KEY)) return
    await messages.put(table, INVITED_KEY, callAgainMessage(table, users), 'again')
  }

  return {
    tell,
    opened,
    pressed,
    close,
    callAgain,
    begun: (table) => messages.remove(table, INVITED_KEY, noticeMessage(null, [TEXTS[table.locale].lobby.begun])),
  }
}
