/** Assigns each kind of announcement to the part of the publisher that tells it. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { PlayingTable, Table } from '../../tables/model/table.js'
import type { Announcement, Later } from '../../tables/model/tables.js'
import { closingSentence } from '../words/lobby.js'
import { noticeMessage } from '../words/panel.js'
import { cancelledMessage, endedMessage } from '../words/result.js'
import type { Calls } from './calls.js'
import type { ChannelMessages } from './channel-messages.js'
import type { Lobbies } from './lobbies.js'
import type { Progress } from './progress.js'
import type { Proposals } from './proposals.js'
import type { Questions } from './questions.js'
import type { Results } from './results.js'
import type { Turns } from './turns.js'

/** The key of the message that says that a table cannot be read. */
export const SET_ASIDE_KEY = 'set-aside'

interface AnnouncingDeps {
  readonly messages: ChannelMessages
  readonly turns: Turns
  readonly results: Results
  readonly lobbies: Lobbies
  readonly questions: Questions
  readonly proposals: Proposals
  readonly calls: Calls
  readonly progress: Progress
}

/** Tells one announcement, and returns what will be shown later. */
export type Announce = (table: Table, announcement: Announcement, isRepeated: boolean) => Promise<Later | null>

export function createAnnouncing(parts: AnnouncingDeps): Announce {
  const { messages, turns, results, lobbies, questions, proposals, calls, progress } = parts

  /** Handles announcements with a picture, which may be shown later, and passes on the others. */
  async function announce(table: Table, announcement: Announcement, isRepeated: boolean): Promise<Later | null> {
    switch (announcement.kind) {
      case 'opened':
        return lobbies.opened(table, announcement.position)
      case 'lobby-pressed':
        return lobbies.pressed(table, announcement.position)
      case 'over':
        leave(table)
        return table.status === 'over' ? results.over(table, isRepeated) : null
      case 'reviewed':
        return table.status === 'over' ? results.reviewed(table) : null
      case 'turn':
      case 'turned-back':
        progress.callOff(table.id)
        return table.status === 'playing' ? begin(table, announcement, isRepeated) : null
      case 'progress':
        return table.status === 'playing' ? showSoon(table, isRepeated) : null
      case 'asked':
        if (table.status !== 'playing') return null
        // The seat that is asked should not wait, so the progress queued with this announcement is shown soon.
        showSoon(table, true)
        return questions.ask(table, announcement.seat, announcement.turn, announcement.position)
      case 'granted':
        // Until then the message of the turn may call somebody for what was undone.
        if (table.status === 'playing') showSoon(table, true)
        await announceWhole(table, announcement, isRepeated)
        return null
      default:
        await announceWhole(table, announcement, isRepeated)
        return null
    }
  }

  function leave(table: Table): void {
    progress.leave(table)
    turns.forget(table)
  }

  /** A channel that cannot be written to is not tried for every step. The next turn tries it again. */
  function showSoon(table: Table, isUrgent: boolean): Later {
    if (!messages.isSilent(table)) progress.soon(table.id, isUrgent)
    return progress.later(table.id)
  }

  type Begun = Extract<Announcement, { readonly kind: 'turn' | 'turned-back' }>
  async function begin(table: PlayingTable, begun: Begun, isRepeated: boolean): Promise<Later | null> {
    if (begun.kind === 'turned-back') return turns.turnedBack(table, begun.turn, begun.position)
    const rest = await turns.begun(table, begun.position, isRepeated)
    await lobbies.begun(table)
    return rest
  }

  async function announceWhole(table: Table, announcement: Announcement, isRepeated: boolean): Promise<void> {
    switch (announcement.kind) {
      case 'lobby':
        return lobbies.tell(table)
      case 'released':
        return messages.retire(table, SET_ASIDE_KEY, noticeMessage(null, [TEXTS[table.locale].turn.released]))
      case 'answered':
        return questions.answered(table, announcement.seat, announcement.turn, announcement.position)
      case 'settled':
        return proposals.settled(table, announcement)
      case 'cancelled':
        leave(table)
        if (table.status !== 'cancelled') return
        if (table.state !== null) return results.cancelled(table, cancelledMessage(table, announcement))
        return lobbies.close(table, closingSentence(table, announcement))
      case 'ended':
        leave(table)
        return table.status === 'cancelled' ? results.cancelled(table, endedMessage(table, announcement.by)) : undefined
      case 'invited':
        return table.status === 'lobby' ? lobbies.call(table, announcement, isRepeated) : undefined
      default:
        return table.status === 'playing' ? announceToPlayers(table, announcement) : undefined
    }
  }

  /** Announcements about players. The progress or turn queued with them shows who plays. */
  async function announceToPlayers(table: PlayingTable, announcement: Announcement): Promise<void> {
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

  return announce
}
