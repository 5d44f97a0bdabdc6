/**
 * Tells a channel what happened at its table, one thing after the other for each table. Telling the same thing twice
 * changes nothing; whatever is told is told as of now, so what a later announcement will tell is passed over. What news leaves
 * behind is tidied up after it.
 */
import { localeOf } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Remains } from '../../tables/model/ports.js'
import type { PlayingTable, Table } from '../../tables/model/table.js'
import { type Announcement, ChannelSilent, type Later, type Publisher } from '../../tables/model/tables.js'
import { createLanes } from '../../tables/service/lanes.js'
import type { Context } from '../context/context.js'
import type { LobbyAnswers } from '../context/lobby-answers.js'
import type { PrivateMessages } from '../context/private-messages.js'
import type { Channels } from '../wire/channels.js'
import { closingSentence } from '../words/lobby.js'
import { noticeMessage } from '../words/panel.js'
import { cancelledMessage, endedMessage } from '../words/turn.js'
import { createCalls } from './calls.js'
import { createChannelMessages, type Place } from './channel-messages.js'
import { createLobbies } from './lobbies.js'
import { createPendingUpdates } from './pending-updates.js'
import { createProposals } from './proposals.js'
import { createQuestions } from './questions.js'
import { createRedrawing } from './redrawing.js'
import { createThrottle } from './throttle.js'
import { createTidying } from './tidying.js'
import { createTurns } from './turns.js'

export interface PublisherDeps extends Pick<Context, 'posts' | 'paint' | 'standings' | 'settings' | 'clock' | 'log'> {
  readonly tables: Pick<Context['tables'], 'find' | 'log' | 'retell' | 'channelGone'>
  readonly channels: Channels
  readonly privateMessages: PrivateMessages
  readonly lobbyAnswers: Pick<LobbyAnswers, 'shows' | 'changedElsewhere'>
}

export interface DiscordPublisher extends Publisher {
  /** Rights may have come back to the bot on a server: tables whose channels were silent are told what they missed. */
  reachable(guildId: string): void
  /** A channel or thread was deleted: its table leaves it. */
  channelGone(channelId: string): void
  /**
   * Gives up changes that were still waiting, which stay queued for the next start, and resolves when those under way are done.
   */
  close(): Promise<void>
}

type Asked = Extract<Announcement, { readonly kind: 'asked' }>

const SET_ASIDE_KEY = 'set-aside'

/** With these somebody may have answered, or be back. */
const TELLS_ANSWERS: ReadonlySet<Announcement['kind']> = new Set([
  'progress',
  'answered',
  'turn',
  'turned-back',
  'over',
  'cancelled',
  'ended',
])

export function createPublisher(deps: PublisherDeps): DiscordPublisher {
  const { tables, posts, clock, log } = deps
  const board = createChannelMessages({ channels: deps.channels, posts, log, channelGone })
  const turns = createTurns({ ...deps, board, later: afterwards, whenRested })
  const questions = createQuestions({ ...deps, board, later: afterwards })
  const calls = createCalls(board)
  const proposals = createProposals(board)
  const redraw = createRedrawing({ ...deps, panels: deps.privateMessages.panels })
  const tidying = createTidying({ board, clock, log })
  const lobbies = createLobbies({ ...deps, board, later: afterwards, tidy: tidying.tidy })
  const throttle = createThrottle(clock)
  const pending = createPendingUpdates()
  const lanes = createLanes()
  const waiting = new Map<string, () => void>()
  const underWay = new Set<Promise<unknown>>()
  let closed = false

  function callOff(tableId: string): void {
    waiting.get(tableId)?.()
    waiting.delete(tableId)
    throttle.callOff(tableId)
    pending.forget(tableId)
  }

  function leave(tableId: string): void {
    callOff(tableId)
    throttle.forget(tableId)
  }

  /** Takes off calls and questions that have been answered. */
  async function settle(table: Table): Promise<void> {
    const told = await board.list(table)
    await calls.settle(table, told)
    await questions.settle(table, told)
  }

  /** Tidies up after news, which stays queued until that is done: a restart in between leaves nothing behind. */
  function tidied(tableId: string, rest: Later | null): Later | null {
    const tidy = tidying.tidy(tableId)
    if (tidy === null) return rest
    const shown = Promise.all([rest?.shown, tidy]).then(() => {})
    return { shown, isTold: rest?.isTold ?? true }
  }

  async function showProgress(tableId: string): Promise<void> {
    waiting.delete(tableId)
    if (throttle.rest(tableId) > 0) return schedule(tableId)
    throttle.begin(tableId)
    await pending.fulfil(tableId, () => change(tableId, turns.moved))
  }

  /** Changes the message of the turn that a table is in, if it still plays. */
  async function change(tableId: string, show: (table: PlayingTable) => Promise<Later | null>): Promise<Later | null> {
    const table = await tables.find(tableId)
    if (table?.status !== 'playing') return null
    const rest = await show(table)
    throttle.changed(tableId)
    return rest
  }

  /** The same once the message may change again; never once the publisher is closed. */
  async function whenRested(tableId: string, show: (table: PlayingTable) => Promise<Later | null>): Promise<Later | null> {
    if (!closed) await throttle.rested(tableId)
    // While it waited for its turn something else may have changed it.
    const tooSoon = () => throttle.rest(tableId) > 0
    const tried = await afterwards(tableId, async () => (tooSoon() ? 'later' : change(tableId, show)))
    return tried === 'later' ? whenRested(tableId, show) : tried
  }

  /** Whom the table waits for now cannot wait; the progress that was queued with it is what has to be shown. */
  async function ask(table: PlayingTable, { seat, turn, position }: Asked): Promise<Later | null> {
    showSoon(table, true)
    return questions.ask(table, seat, turn, position)
  }

  /** A channel that cannot be written to is not tried for every step: the next turn will try it. */
  function showSoon(table: Table, isUrgent: boolean): Later {
    if (!board.isSilent(table)) schedule(table.id, isUrgent)
    return pending.make(table.id)
  }

  function schedule(tableId: string, isUrgent = false): void {
    if (closed) return
    // Whoever asked for it hears of a failure.
    const show = () => void afterwards(tableId, () => showProgress(tableId)).catch(() => {})
    waiting.get(tableId)?.()
    waiting.set(tableId, clock.after(throttle.ask(tableId, isUrgent), show))
  }

  /** Shows something when nothing else is being told to the table's channel; nothing more once the publisher is closed. */
  function afterwards<T>(tableId: string, show: () => Promise<T>): Promise<T> {
    if (closed) return new Promise(() => {})
    const shown = lanes.run(tableId, show).finally(() => {
      tidying.tidy(tableId)
    })
    const done: Promise<unknown> = shown.catch(() => {}).finally(() => underWay.delete(done))
    underWay.add(done)
    return shown
  }

  /** Beside what is told to the channel: neither waits for the other. */
  function redrawSoon(tableId: string, announcement: Announcement): void {
    const done: Promise<unknown> = redraw(tableId, announcement).finally(() => underWay.delete(done))
    underWay.add(done)
  }

  function channelGone(channelId: string): void {
    const failed = (err: unknown) => log.error({ channel: channelId, err }, 'the table of a deleted channel could not leave it')
    tables.channelGone(channelId).catch(failed)
  }

  /** What a table's channel should show by now, whatever it has missed. */
  function catchUp(tableId: string): Promise<void> {
    return pending.fulfil(tableId, async () => {
      const table = await tables.find(tableId)
      if (table?.status === 'lobby') await lobbies.tell(table)
      if (table?.status === 'playing') return change(tableId, turns.moved)
      return table?.status === 'over' ? turns.over(table, false) : null
    })
  }

  function catchUpSoon(table: Place): void {
    tables.retell(table.id)
    afterwards(table.id, () => catchUp(table.id)).catch((err: unknown) => {
      // Whoever keeps the channel’s messages has said so.
      if (err instanceof ChannelSilent) return
      log.warn({ table: table.id, position: table.position, err }, 'could not tell a channel what it has missed')
    })
  }

  async function tellSetAside(remains: Remains): Promise<void> {
    if (await board.has(remains, SET_ASIDE_KEY)) return
    // Not even the language can be relied on.
    const { setAside } = TEXTS[localeOf(remains.locale)].turn
    await board.put(remains, SET_ASIDE_KEY, noticeMessage(null, [setAside]), `${remains.id}.aside`)
  }

  /** Tells it, and tidies up after it. */
  async function tell(table: Table, announcement: Announcement, isRepeated: boolean): Promise<Later | null> {
    const rest = await tellNews(table, announcement, isRepeated)
    // A channel that cannot be written to is not tried for every step.
    if (TELLS_ANSWERS.has(announcement.kind) && !board.isSilent(table)) await settle(table)
    return tidied(table.id, rest)
  }

  /** Tells what has a picture, of which some may be left for later, and everything else. */
  async function tellNews(table: Table, announcement: Announcement, isRepeated: boolean): Promise<Later | null> {
    switch (announcement.kind) {
      case 'progress':
        return table.status === 'playing' ? showSoon(table, isRepeated) : null
      case 'turn':
        callOff(table.id)
        return table.status === 'playing' ? begin(table, announcement.position, isRepeated) : null
      case 'turned-back':
        callOff(table.id)
        return table.status === 'playing' ? turns.turnedBack(table, announcement.turn, announcement.position) : null
      case 'opened':
        return lobbies.opened(table, announcement.position)
      case 'lobby-pressed':
        return lobbies.pressed(table, announcement.position)
      case 'asked':
        return table.status === 'playing' ? ask(table, announcement) : null
      case 'over':
        leave(table.id)
        return table.status === 'over' ? turns.over(table, isRepeated) : null
      default:
        await tellAtOnce(table, announcement)
        return null
    }
  }

  async function begin(table: PlayingTable, position: number, isRepeated: boolean): Promise<Later | null> {
    const rest = await turns.begun(table, position, isRepeated)
    await lobbies.begun(table)
    return rest
  }

  async function tellAtOnce(table: Table, announcement: Announcement): Promise<void> {
    switch (announcement.kind) {
      case 'lobby':
        return lobbies.tell(table)
      case 'released':
        return board.retire(table, SET_ASIDE_KEY, noticeMessage(null, [TEXTS[table.locale].turn.released]))
      case 'answered':
        return questions.answered(table, announcement.seat, announcement.turn, announcement.position)
      case 'settled':
        return proposals.settled(table, announcement)
      case 'cancelled':
        leave(table.id)
        if (table.status !== 'cancelled') return
        if (table.state !== null) return turns.cancelled(table, cancelledMessage(table, announcement.by))
        return lobbies.close(table, closingSentence(table, announcement.by))
      case 'ended':
        leave(table.id)
        return table.status === 'cancelled' ? turns.cancelled(table, endedMessage(table, announcement.by)) : undefined
      case 'invited':
        return table.status === 'lobby' ? lobbies.callAgain(table, announcement.users) : undefined
      default:
        return table.status === 'playing' ? tellPlayers(table, announcement) : undefined
    }
  }

  /** The progress or the turn that is queued with it shows who plays, and who no longer does. */
  async function tellPlayers(table: PlayingTable, announcement: Announcement): Promise<void> {
    switch (announcement.kind) {
      case 'proposal':
        return proposals.made(table, announcement.proposal)
      case 'replaced':
        return calls.welcome(table, announcement)
      case 'reminder':
        return calls.remind(table, announcement)
      case 'nudge':
        return calls.nudge(table, announcement)
      case 'granted':
        return calls.granted(table, announcement)
      case 'away':
        return calls.away(table, announcement)
    }
  }

  return {
    reachable(guildId) {
      for (const table of board.hopeful(guildId)) catchUpSoon(table)
    },
    channelGone,
    publish(table, announcement, isRepeated = false) {
      redrawSoon(table.id, announcement)
      return lanes.run(table.id, () => {
        if (isRepeated) board.doubt(table)
        return tell(table, announcement, isRepeated)
      })
    },
    setAside: (remains, isRepeated = false) =>
      lanes.run(remains.id, () => {
        if (isRepeated) board.doubt(remains)
        return tellSetAside(remains)
      }),
    async close() {
      closed = true
      tidying.close()
      for (const tableId of [...waiting.keys()]) callOff(tableId)
      throttle.close()
      await Promise.all(underWay)
    },
  }
}
