/**
 * Redraws players' private messages that are outdated because of somebody else: an undo by consent, a decision by the table, a
 * seat that changed hands, the end of the game. Changing a message notifies nobody.
 */
import type { Seat } from '../../engine/game.js'
import type { Reader } from '../../games/face.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Announcement } from '../../tables/model/announcement.js'
import { turnEndsAt } from '../../tables/model/deadlines.js'
import { isHiddenFrom, type LogEntry, type UndoEntry } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import { askedBy, type Proposal } from '../../tables/model/proposal.js'
import { isLive, isTurnOver, type PlayingTable, positionFor, seatOf, type Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import { createLanes } from '../../tables/service/lanes.js'
import type { OpenPanel, OpenPanels } from '../context/open-panels.js'
import { handStillFor, type PresentMaking, presentFor } from '../context/panels.js'
import { standingStory } from '../words/chronicle.js'
import { proposedStep, undoneStep } from '../words/latest-step.js'
import type { Notice } from '../words/panel.js'
import { outcomeOf, undoneNotice } from '../words/proposal.js'
import { namesIn, readerFor } from '../words/reader.js'

type Settled = Extract<Announcement, { readonly kind: 'settled' }>

interface RedrawingDeps extends Omit<PresentMaking, 'tables'> {
  readonly tables: Pick<Tables, 'find' | 'log' | 'latestKnown'>
  readonly panels: OpenPanels
}

/** Redraws outdated panels, one after the other at each table. Never rejects. */
export interface Redrawing {
  /** Those of a table, after an announcement. */
  announced(tableId: string, announcement: Announcement): Promise<void>
  /** One that stands now. Its table may have gone on while it was under way. */
  stood(panel: OpenPanel): Promise<void>
}

export function createRedrawing({ panels, ...making }: RedrawingDeps): Redrawing {
  const lanes = createLanes()

  async function redraw(panel: OpenPanel, announcement: Announcement | null): Promise<void> {
    const table = await making.tables.find(panel.shown.tableId)
    if (table === null) return
    const news = announcement === null ? await settledMeanwhile(panel, table) : await noticeOf(panel, table, announcement)
    const notice = news ?? (await outdated(panel, table))
    if (notice === null || !panels.take(panel)) return
    const { user, locale, shown } = panel
    const status = !notice.includes(TEXTS[locale].panel.turnOver)
    const message = shown.isHand
      ? await handStillFor(table, user, locale, notice, making)
      : await presentFor(table, user, locale, notice, making, { status })
    // The player has pressed something meanwhile, and its answer is newer.
    if (panels.has(panel)) return
    await panel.change(message)
    if (!panels.has(panel)) panels.renew(panel, message)
  }

  async function noticeOf(panel: OpenPanel, table: Table, announcement: Announcement): Promise<Notice | null> {
    const { user, locale } = panel
    if (announcement.kind !== 'settled' || announcement.proposal.by.id !== user.id) return changedFor(panel, table, announcement)
    const { how, proposal } = announcement
    if (how !== 'granted') return settledFor(panel, announcement)
    if (proposal.motion.kind !== 'undo') return isWaiting(panel, proposal) ? grantedTo(panel, proposal) : null
    // The panel no longer shows the step, and the question in the channel may be far away.
    return undoneNotice(await proposedStep(making.tables, table, proposal, readerFor(table, user, locale)), true, locale)
  }

  /** What a player's own things have to say if a proposal was settled while they were under way. Null if none was. */
  async function settledMeanwhile({ shown, user, locale }: OpenPanel, table: Table): Promise<Notice | null> {
    if (table.status !== 'playing' || !shown.isHand || shown.asks === askedBy(table.proposal, user.id)) return null
    const lost = takenOver(await making.tables.log(table.id, shown.position), user, locale)
    if (lost !== null) return [lost]
    return shown.asks === null ? [] : [TEXTS[locale].refusals.plain['no-such-proposal']]
  }

  /** What an outdated panel has to say. Null if it is not, or if the answer to its player's own press is about to show it. */
  async function outdated({ shown, user, locale }: OpenPanel, table: Table): Promise<Notice | null> {
    const { movedOn, turnOver } = TEXTS[locale].panel
    // Whoever waited waits no longer.
    if (!isLive(table) && !shown.mayAct) return []
    if (table.status !== 'playing') return shown.mayAct ? [movedOn] : null
    if (!shown.mayAct || table.position <= shown.position) return null
    const seat = seatOf(table, user.id)
    const since = (await making.tables.log(table.id, shown.position)).filter((entry) => !isHiddenFrom(seat ?? 'table', entry))
    if (seat !== null && since.length === 0) return null
    if (since.some((entry) => isOwnPress(entry, user))) return null
    if (seat === null) return [takenOver(since, user, locale) ?? movedOn]
    const { number } = table.game.turn(table.state)
    if (!since.some((entry) => entry.turn !== number || bearsOn(entry, seat)))
      return askedBy(table.proposal, user.id) === shown.asks ? null : []
    if (isEndedBy(since[0], table, seat)) return [turnOver]
    const undone = since.findLast(({ kind }) => kind === 'undo')
    return undone?.kind !== 'undo' ? [movedOn] : wentBack(table, undone, readerFor(table, user, locale))
  }

  /** What the player of a panel has to know if somebody else's undo has outdated it. */
  async function wentBack(table: Table, undo: UndoEntry, reader: Reader): Promise<Notice> {
    if (!undo.asked) return standingStory(table, [undo], reader)
    return undoneNotice(await undoneStep(making.tables, table, undo.to, reader), true, reader.locale)
  }

  async function maybeRedraw(panel: OpenPanel, announcement: Announcement | null): Promise<void> {
    // The message was dismissed, or Discord accepts no more changes. The next press shows the present state.
    await redraw(panel, announcement).catch(() => panels.take(panel))
  }

  async function redrawAll(tableId: string, announcement: Announcement): Promise<void> {
    for (const panel of panels.at(tableId)) await maybeRedraw(panel, announcement)
  }

  return {
    // A panel that is being redrawn is not among the open ones, and would miss what is announced meanwhile.
    announced: (tableId, announcement) => lanes.run(tableId, () => redrawAll(tableId, announcement)),
    stood: (panel) => lanes.run(panel.shown.tableId, () => maybeRedraw(panel, null)),
  }
}

/** Whether a player's own things say that the proposal waits. A panel moves on with the game instead. */
function isWaiting({ shown }: OpenPanel, { id }: Pick<Proposal, 'id'>): boolean {
  return shown.isHand && shown.asks === id
}

/** What a player has to know once all have agreed to end the game, or to let somebody else play on. */
function grantedTo({ user, locale }: OpenPanel, { motion }: Proposal): Notice {
  return motion.kind === 'replace' && motion.from.id === user.id ? [hasSeatOf(motion.with, locale)] : []
}

function hasSeatOf(substitute: User, locale: Locale): string {
  return TEXTS[locale].panel.takenOver(namesIn([substitute], locale))
}

/** The result of the player's own proposal. Null if the panel shows it already, or it is told elsewhere. */
function settledFor(panel: OpenPanel, { how, by, proposal }: Settled): Notice | null {
  const { shown, locale } = panel
  if (how === 'overtaken') return isWaiting(panel, proposal) ? [outcomeOf(how, '', locale)] : null
  // It may have been withdrawn in the channel. If not, this is what the answer says, too.
  if (how === 'withdrawn') return shown.asks === proposal.id ? [TEXTS[locale].proposal.youWithdrew] : null
  return [outcomeOf(how, escapeName((by ?? proposal.by).name), locale)]
}

/**
 * Nothing to say, but to show anew when the turn ends by itself, and what can be withdrawn: somebody else's question for an undo,
 * or its settlement, has changed that. Null if what the panel says is true. What the player asked is shown by that answer.
 */
function changedFor({ shown, user }: OpenPanel, table: Table, announcement: Announcement): Notice | null {
  const isAbout = announcement.kind === 'proposal' || announcement.kind === 'settled' || announcement.kind === 'progress'
  if (!isAbout || ('proposal' in announcement && announcement.proposal.by.id === user.id)) return null
  const seat = seatOf(table, user.id)
  if (table.status !== 'playing' || !shown.mayAct || seat === null) return null
  if (positionFor(table, seat) !== shown.positionForPlayer) return null
  return turnEndsAt(table, seat) === shown.endsAt && askedBy(table.proposal, user.id) === shown.asks ? null : []
}

/** A player's own press is shown by its answer, and their own undo proposal by its settlement. */
function isOwnPress(entry: LogEntry, { id }: User): boolean {
  switch (entry.kind) {
    case 'action':
      return entry.userId === id && entry.cause === 'player'
    case 'undo':
      return entry.userId === id
    case 'resigned':
    case 'back':
      return entry.user.id === id
    default:
      return false
  }
}

/** Who has the user's seat now. Null if they lost none in these entries. */
function takenOver(since: readonly LogEntry[], { id }: User, locale: Locale): string | null {
  const handover = since.findLast((entry) => entry.kind === 'replaced' && entry.from.id === id)
  return handover?.kind === 'replaced' ? hasSeatOf(handover.to, locale) : null
}

/** Whether the table ended a seat's turn because nothing else was left to do. */
function isEndedBy(entry: LogEntry | undefined, table: PlayingTable, seat: Seat): boolean {
  const isOwnEnd = entry?.kind === 'action' && entry.seat === seat && entry.cause === 'only-end'
  return isOwnEnd && isTurnOver(table, seat, entry.turn)
}

/** Whether something that a seat with an open panel may know of is relevant to it. */
function bearsOn(entry: LogEntry, seat: number): boolean {
  return entry.kind === 'undo' || entry.kind === 'draw' || (entry.kind === 'action' && entry.seat === seat)
}
