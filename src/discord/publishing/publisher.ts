/**
 * Tells a channel what happened at its table, one thing after the other for each table. Telling the same thing twice
 * changes nothing; whatever is told is told as of now, so what a later announcement will tell is passed over.
 */
import { TEXTS } from '../../i18n/texts/index.js'
import { createLanes } from '../../tables/lanes.js'
import type { Lobby, PlayingTable, Table, User } from '../../tables/table.js'
import { type Announcement, ChannelSilent, type Publisher } from '../../tables/tables.js'
import type { Channels } from '../channels.js'
import { LOBBY_KEY } from '../lobby-reply.js'
import type { Shell } from '../shell.js'
import { begunSentence, callAgainMessage, closedLobbyMessage, closingSentence, lobbyMessage } from '../views/lobby.js'
import { noticeMessage } from '../views/panel.js'
import { cancelledMessage, endedMessage } from '../views/turn.js'
import type { Whispers } from '../whispers.js'
import { createCalls } from './calls.js'
import { createNoticeboard } from './noticeboard.js'
import { createProposals } from './proposals.js'
import { createQuestions } from './questions.js'
import { createRhythm } from './rhythm.js'
import { createTurns } from './turns.js'

export interface PublisherDeps extends Pick<Shell, 'posts' | 'paint' | 'standings' | 'clock' | 'log'> {
  readonly tables: Pick<Shell['tables'], 'find' | 'log' | 'retell' | 'channelGone'>
  readonly channels: Channels
  readonly whispers: Whispers
}

export interface DiscordPublisher extends Publisher {
  /** Rights may have come back to the bot on a server: tables whose channels were silent are told what they missed. */
  reachable(guildId: string): void
  /** A channel or thread was deleted: its table leaves it. */
  channelGone(channelId: string): void
  /**
   * Gives up changes that were still waiting (the next announcement of their table makes up for them), and resolves when those
   * under way are done.
   */
  close(): Promise<void>
}

type Asked = Extract<Announcement, { readonly kind: 'asked' }>

/** What the call to the players of the last table is recorded under. */
const INVITED_KEY = 'invited'

export function createPublisher(deps: PublisherDeps): DiscordPublisher {
  const { tables, posts, clock, log } = deps
  const board = createNoticeboard({ channels: deps.channels, posts, log, channelGone })
  const turns = createTurns({ ...deps, board, later: showLater })
  const questions = createQuestions({ ...deps, board })
  const calls = createCalls(board)
  const proposals = createProposals(board)
  const rhythm = createRhythm(clock)
  const lanes = createLanes()
  const waiting = new Map<string, () => void>()
  const underWay = new Set<Promise<void>>()
  let closed = false

  function callOff(tableId: string): void {
    waiting.get(tableId)?.()
    waiting.delete(tableId)
    rhythm.forget(tableId)
  }

  /** Removes calls and questions that have been answered. */
  async function settle(table: Table): Promise<void> {
    await calls.settle(table)
    await questions.settle(table)
  }

  async function showProgress(tableId: string): Promise<void> {
    waiting.delete(tableId)
    const table = await tables.find(tableId)
    if (table?.status !== 'playing') return
    if (rhythm.rest(tableId) > 0) return scheduleProgress(table)
    rhythm.begin(tableId)
    await turns.moved(table)
    rhythm.changed(tableId)
  }

  async function tellProgress(table: Table): Promise<void> {
    if (!board.isSilent(table)) await settle(table)
    scheduleProgress(table)
  }

  /** Whom the table waits for now cannot wait. */
  async function ask(table: PlayingTable, { seat, turn, position }: Asked): Promise<void> {
    scheduleProgress(table, true)
    await questions.ask(table, seat, turn, position)
  }

  /** A channel that cannot be written to is not tried for every step: the next turn will try it. */
  function scheduleProgress(table: Table, isUrgent = false): void {
    const tableId = table.id
    if (closed || board.isSilent(table)) return
    const show = () => showLater(table, () => showProgress(tableId))
    waiting.get(tableId)?.()
    waiting.set(tableId, clock.after(rhythm.wish(tableId, isUrgent), show))
  }

  /** Shows something when nothing else is being told to the table's channel. */
  function showLater(table: Table, show: () => Promise<void>): void {
    if (closed) return
    const failed = (thrown: unknown) => {
      // The noticeboard has said so.
      if (thrown instanceof ChannelSilent) return
      log.warn({ table: table.id, position: table.position, err: thrown }, 'could not show the progress of this turn')
    }
    const shown = lanes
      .run(table.id, show)
      .catch(failed)
      .finally(() => underWay.delete(shown))
    underWay.add(shown)
  }

  function channelGone(channelId: string): void {
    const failed = (err: unknown) => log.error({ channel: channelId, err }, 'the table of a deleted channel could not leave it')
    tables.channelGone(channelId).catch(failed)
  }

  /** What a table's channel should show by now, whatever it has missed. */
  async function catchUp(tableId: string): Promise<void> {
    const table = await tables.find(tableId)
    if (table?.status === 'lobby') return tellLobby(table)
    if (table?.status === 'playing') return turns.moved(table)
    if (table?.status === 'over') return turns.over(table)
  }

  async function tellLobby(table: Table): Promise<void> {
    if (table.status === 'playing') {
      await board.change(table, LOBBY_KEY, closedLobbyMessage(table, begunSentence(table)))
      return
    }
    if (table.status !== 'lobby') return
    const message = lobbyMessage(table)
    if ((await board.renew(table, LOBBY_KEY, message)) !== 'missing') return
    await board.put(table, LOBBY_KEY, message, `${table.id}.l${table.position}`)
  }

  async function callAgain(table: Lobby, users: readonly User[]): Promise<void> {
    if ((await board.list(table)).some(({ key }) => key === INVITED_KEY)) return
    await board.put(table, INVITED_KEY, callAgainMessage(table, users), `${table.id}.again`)
  }

  async function tell(table: Table, announcement: Announcement): Promise<void> {
    switch (announcement.kind) {
      case 'lobby':
        return tellLobby(table)
      case 'invited':
        return table.status === 'lobby' ? callAgain(table, announcement.users) : undefined
      case 'progress':
        return table.status === 'playing' ? tellProgress(table) : undefined
      case 'turn':
        callOff(table.id)
        if (table.status !== 'playing') return
        await settle(table)
        await board.remove(table, INVITED_KEY, noticeMessage(null, [TEXTS[table.locale].lobby.begun]))
        return turns.begun(table, announcement.position)
      case 'asked':
        return table.status === 'playing' ? ask(table, announcement) : undefined
      case 'answered':
        await settle(table)
        return questions.answered(table, announcement.seat, announcement.turn)
      case 'proposal':
        return table.status === 'playing' ? proposals.made(table, announcement.proposal) : undefined
      case 'settled':
        return proposals.settled(table, announcement)
      case 'turned-back':
        callOff(table.id)
        if (table.status !== 'playing') return
        await settle(table)
        return turns.turnedBack(table, announcement.position)
      case 'replaced':
        if (table.status !== 'playing') return
        await calls.welcome(table, announcement)
        return scheduleProgress(table)
      case 'reminder':
        return table.status === 'playing' ? calls.remind(table, announcement) : undefined
      case 'nudge':
        return table.status === 'playing' ? calls.nudge(table, announcement) : undefined
      case 'away':
        return table.status === 'playing' ? calls.away(table, announcement) : undefined
      case 'over':
        callOff(table.id)
        await settle(table)
        return table.status === 'over' ? turns.over(table) : undefined
      case 'cancelled':
        callOff(table.id)
        if (table.status !== 'cancelled') return
        await settle(table)
        if (table.state !== null) return turns.cancelled(table, cancelledMessage(table, announcement.by))
        return board.retire(table, LOBBY_KEY, closedLobbyMessage(table, closingSentence(table, announcement.by)))
      case 'ended':
        callOff(table.id)
        await settle(table)
        return table.status === 'cancelled' ? turns.cancelled(table, endedMessage(table, announcement.by)) : undefined
      default:
        return table.status === 'playing' ? scheduleProgress(table) : undefined
    }
  }

  return {
    reachable(guildId) {
      for (const table of board.hopeful(guildId)) {
        tables.retell(table.id)
        showLater(table, () => catchUp(table.id))
      }
    },
    channelGone,
    publish: (table, announcement, isRepeated = false) =>
      lanes.run(table.id, () => {
        if (isRepeated) board.doubt(table)
        return tell(table, announcement)
      }),
    async close() {
      closed = true
      for (const tableId of [...waiting.keys()]) callOff(tableId)
      await Promise.all(underWay)
    },
  }
}
