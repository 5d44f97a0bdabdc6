/**
 * Tells a channel what happened at its table, one announcement at a time per table. Telling one twice changes nothing. Messages
 * always show the present state, so announcements covered by later ones are skipped. Afterwards messages that are no longer
 * needed are removed.
 */
import { localeOf } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Remains } from '../../tables/model/ports.js'
import { isLive, type Table } from '../../tables/model/table.js'
import type { Announcement, Later, Publisher } from '../../tables/model/tables.js'
import type { Venue } from '../../tables/model/terms.js'
import type { Context } from '../context/context.js'
import type { LobbyAnswers } from '../context/lobby-answers.js'
import type { PrivateMessages } from '../context/private-messages.js'
import type { Channels } from '../wire/channels.js'
import { noticeMessage } from '../words/panel.js'
import { createAnnouncing, SET_ASIDE_KEY } from './announcing.js'
import { createCalling } from './calling.js'
import { createCalls } from './calls.js'
import { createCatchingUp } from './catching-up.js'
import { createChannelMessages } from './channel-messages.js'
import { createChannelWork } from './channel-work.js'
import { createLobbies } from './lobbies.js'
import { createProgress } from './progress.js'
import { createProposals } from './proposals.js'
import { createQuestions } from './questions.js'
import { createRedrawing } from './redrawing.js'
import { createResults } from './results.js'
import type { TablePlace } from './table-place.js'
import { createTidying } from './tidying.js'
import { createTurnMessages } from './turn-messages.js'
import { createTurns } from './turns.js'
import { createWaitingForComputers } from './waiting-for-computers.js'

export interface PublisherDeps
  extends Pick<Context, 'posts' | 'paint' | 'emojis' | 'standings' | 'settings' | 'directMessages' | 'clock' | 'log'> {
  readonly tables: Pick<Context['tables'], 'find' | 'log' | 'latestKnown' | 'review' | 'retell'>
  readonly channels: Channels
  readonly privateMessages: PrivateMessages
  readonly lobbyAnswers: Pick<LobbyAnswers, 'shows' | 'isUnderWay' | 'changedElsewhere'>
  /** Whether the gateway tells of a channel. */
  readonly isTold: (place: Venue) => boolean
  /** Called when Discord denies the channel of a live table, and the gateway does not tell of it. */
  readonly channelDenied: (place: Venue) => void
  /** Resolves when no answer is under way any more that may change a proposal's message at a table. Never rejects. */
  readonly answersGiven: (tableId: string) => Promise<void>
}

export interface DiscordPublisher extends Publisher {
  /** The bot may have got permissions back on a server. Tables whose channels were silent are told what they missed. */
  reachable(guildId: string): void
  /**
   * The picture of a lobby's box was not ready in time, and is now, or the lobby has got a new message. It is shown with its
   * picture, if it is still open, and an earlier message is removed.
   */
  renewLobby(tableId: string): void
  /** Whether a table's channel could not be written to at the last attempt. */
  isSilent(table: TablePlace): boolean
  /** Gives up waiting updates, which stay queued for the next start. Resolves when those in progress are done. */
  close(): Promise<void>
}

/** Announcements after which a question may be answered, or a player back. */
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
  const { tables, clock, log } = deps
  const messages = createChannelMessages({ ...deps, isLive: isLiveNow, calling: createCalling(deps) })
  const tidying = createTidying({ messages, clock, log })
  const work = createChannelWork(tidying.tidy)
  const later = work.afterwards
  const turnMessages = createTurnMessages({ ...deps, messages })
  const waitForComputers = createWaitingForComputers({ tables, clock, isClosed: work.isClosed })
  const turns = createTurns({
    tables,
    messages,
    turnMessages,
    waitForComputers,
    whenRested: (...shown) => progress.whenRested(...shown),
  })
  const progress = createProgress({ find: (tableId) => tables.find(tableId), clock, work, show: turns.moved })
  const results = createResults({ ...deps, messages, turnMessages, later })
  const questions = createQuestions({ ...deps, messages, later })
  const calls = createCalls({ messages, tables })
  const proposals = createProposals({ messages, tables, answersGiven: deps.answersGiven })
  const renew = (tableId: string) => catchingUp.renewLobby(tableId)
  const lobbies = createLobbies({ ...deps, messages, later, renew, tidy: tidying.tidy })
  const announce = createAnnouncing({ messages, turns, results, lobbies, questions, proposals, calls, progress })
  const catchingUp = createCatchingUp({
    tables,
    messages,
    lobbies,
    results,
    turns,
    progress,
    later,
    tidy: tidying.tidy,
    clock,
    log,
  })
  const { panels } = deps.privateMessages
  const redrawing = createRedrawing({ ...deps, panels })
  panels.watch((panel) => work.beside(redrawing.stood(panel)))

  async function isLiveNow(tableId: string): Promise<boolean> {
    const table = await tables.find(tableId)
    return table !== null && isLive(table)
  }

  /** Removes calls and questions that were answered. */
  async function settle(table: Table): Promise<void> {
    const told = await messages.list(table)
    await calls.settle(table, told)
    await questions.settle(table, told)
  }

  /**
   * Removes messages after news. The news stays queued until that is done, so that a restart in between, or a channel that cannot
   * be written to, leaves nothing behind. `isTaken` is whether Discord has posted or changed anything for it.
   */
  function tidied(tableId: string, rest: Later | null, isTaken: boolean): Later | null {
    const tidy = tidying.tidy(tableId)
    if (tidy === null) return rest
    const shown = Promise.all([rest?.shown, tidy]).then(() => {})
    return { shown, isTold: rest?.isTold ?? isTaken }
  }

  /** Tells an announcement, then removes what is no longer needed. */
  async function tell(table: Table, announcement: Announcement, isRepeated: boolean): Promise<Later | null> {
    if (isRepeated) messages.doubt(table)
    const { result: rest, isTaken } = await messages.noting(table.id, () => announce(table, announcement, isRepeated))
    if (TELLS_ANSWERS.has(announcement.kind)) await settle(table)
    return tidied(table.id, rest, isTaken)
  }

  async function tellSetAside(remains: Remains, notice: number, isRepeated: boolean): Promise<void> {
    const place = { ...remains, openedIn: remains.channelId }
    if (isRepeated) messages.doubt(place)
    if (await messages.has(place, SET_ASIDE_KEY)) return
    // Not even the stored language is reliable.
    const { setAside } = TEXTS[localeOf(remains.locale)].turn
    await messages.put(place, SET_ASIDE_KEY, noticeMessage(null, [setAside]), `s${notice}`)
  }

  return {
    reachable: catchingUp.reachable,
    renewLobby: renew,
    isSilent: messages.isSilent,
    publish(table, announcement, isRepeated = false) {
      work.beside(redrawing.announced(table.id, announcement))
      return work.run(table.id, () => tell(table, announcement, isRepeated))
    },
    setAside: (remains, notice, isRepeated = false) => work.run(remains.id, () => tellSetAside(remains, notice, isRepeated)),
    async close() {
      const done = work.close()
      tidying.close()
      catchingUp.close()
      progress.close()
      questions.close()
      await done
    },
  }
}
