/** Proposals at a table: making them, answering them, and carrying them out once all who are asked agree. */
import type { Seat } from '../../engine/game.js'
import type { Announcement } from '../model/announcement.js'
import { isComputer } from '../model/computer.js'
import { kept, type LoadedTable } from '../model/loaded-table.js'
import { counting, type GameEntry, type LogEntry, latestPress } from '../model/log.js'
import type { User } from '../model/people.js'
import { isAgreed, type Motion, type Proposal, type Settlement } from '../model/proposal.js'
import type { TableRefusal } from '../model/refusal.js'
import type { Proposed, ServerStanding } from '../model/services.js'
import { type CancelledTable, freeSteps, type PlayingTable, seatOf } from '../model/table.js'
import { agreedBy, askedAbout, settled } from './consent.js'
import { accept, type Decision, type Moment, refuse } from './decision.js'
import { findPlayer, findSeat } from './player.js'
import { arrive, carryOn, progressOf } from './progress.js'
import { openMs, tooEarly, withPause } from './proposal-expiry.js'
import { takeOver } from './resign-takeover.js'
import { earlierState, takeBack, type UndoMeans, type UndoPress, undoneTooOften } from './undo.js'

/** What proposals need besides the table. */
export interface Means {
  /** The whole log for a proposal to undo, otherwise empty. */
  readonly log: readonly LogEntry[]
  readonly moment: Moment
}

/** Whether the open proposal is to undo something. */
export function isUndoOpen({ table }: LoadedTable): boolean {
  return table.status === 'playing' && table.proposal?.motion.kind === 'undo'
}

/** Proposes to take back the user's latest press. Nobody is asked if the user may take it back freely. */
export function askUndo(loaded: LoadedTable, press: UndoPress, { since, ...means }: Means & UndoMeans): Decision<Proposed> {
  const { user } = press
  const found = findPlayer(loaded.table, user.id)
  if (!found.ok) return found
  const { table, seat } = found
  if (since?.length !== 0) return refuse({ code: 'stale' })
  const openAlready = whatIsOpen(table, user)
  if (openAlready !== null) return refuse(openAlready)
  const entries = counting(means.log)
  const [first] = latestPress(means.log, seat)
  if (first === undefined) return refuse({ code: 'undo-blocked', by: 'nothing' })
  const tooOften = undoneTooOften(means.log, user, first.turn)
  if (tooOften !== null) return refuse(tooOften)
  const to = first.position - 1
  const isPossible = earlierState(loaded, table, means.log, to) !== null
  if (!isPossible) return refuse({ code: 'undo-blocked', by: 'other-rules' })
  const undone = entries.filter(({ position }) => position > to)
  const draws = undone.filter(({ kind }) => kind === 'draw').length
  if (showsTwice(table, undone)) return refuse({ code: 'undo-blocked', by: 'seen-by-computers' })
  const motion: Motion = { kind: 'undo', to, draws }
  const asked = freeSteps(table, seat) > 0 ? [] : askedAbout(table, { by: user, motion })
  return propose(loaded, table, { by: user, asked, motion }, means)
}

/** Whether these entries drew or revealed something at a table with computer players, who let nobody see that twice. */
export function showsTwice({ players }: PlayingTable, entries: readonly GameEntry[]): boolean {
  return players.some(isComputer) && entries.some(({ kind, facts }) => kind === 'draw' || facts.some(({ to }) => to !== 'table'))
}

/** Proposes to end the game without a result. */
export function askEnd(loaded: LoadedTable, user: User, means: Means): Decision<Proposed> {
  const found = findPlayer(loaded.table, user.id)
  if (!found.ok) return found
  const { table } = found
  const motion: Motion = { kind: 'end' }
  return propose(loaded, table, { by: user, asked: askedAbout(table, { by: user, motion }), motion }, means)
}

export interface Replacement extends ServerStanding {
  readonly by: User
  readonly seat: Seat
  readonly substitute: User
}

/** Proposes that somebody takes over a seat. See {@link Proposing} for who is asked. */
export function askReplace(loaded: LoadedTable, replacement: Replacement, means: Means): Decision<Proposed> {
  const { by, seat, substitute, moderator, hasLeft } = replacement
  const isModerated = moderator || loaded.table.host.id === by.id
  const found =
    isModerated && loaded.table.status === 'playing' ? { ok: true as const, table: loaded.table } : findSeat(loaded.table, by.id)
  if (!found.ok) return found
  const { table } = found
  const from = table.players[seat]
  if (from === undefined) return refuse({ code: 'no-such-seat' })
  if (seatOf(table, substitute.id) !== null) return refuse({ code: 'seated-elsewhere', user: substitute })
  const motion: Motion = { kind: 'replace', seat, from, with: substitute, moderated: isModerated, hasLeft }
  return propose(loaded, table, { by, asked: askedAbout(table, { by, motion }), motion }, means)
}

interface Draft extends Pick<Proposal, 'by' | 'motion'> {
  /** Empty if nobody needs to be asked. Null if nobody is there who could be. */
  readonly asked: Proposal['asked'] | null
}

function propose(loaded: LoadedTable, table: PlayingTable, draft: Draft, means: Means): Decision<Proposed> {
  const openAlready = whatIsOpen(table, draft.by)
  if (openAlready !== null) return refuse(openAlready)
  const { asked } = draft
  if (asked === null) return refuse({ code: 'nobody-to-ask' })
  const { at } = means.moment
  const until = at.getTime() + openMs(table.terms.pace)
  const proposal: Proposal = { ...draft, asked, id: table.lastProposalId + 1, agreed: [], until }
  if (isAgreed(proposal)) return grant(loaded, table, proposal, means)
  const refusal = tooEarly(table, draft, at)
  return refusal === null ? stand(loaded, { ...table, lastProposalId: proposal.id }, proposal, means) : refuse(refusal)
}

/** Why nothing else can be proposed while a proposal is open. Null if none is. */
function whatIsOpen({ proposal }: PlayingTable, user: User): TableRefusal | null {
  if (proposal === null) return null
  return { code: proposal.by.id === user.id ? 'own-proposal-open' : 'proposal-open' }
}

/** Stores the proposal as open and announces it. */
function stand(loaded: LoadedTable, before: PlayingTable, proposal: Proposal, { moment }: Means): Decision<Proposed> {
  const table = { ...before, proposal }
  const announcements: readonly Announcement[] = [{ kind: 'proposal', proposal, position: table.position }]
  return accept(loaded, { table, announcements, value: { table, proposal, granted: false } }, moment.at)
}

export interface ProposalAnswer {
  readonly user: User
  readonly proposalId: number
  readonly agrees: boolean
}

/** Handles the answer of a user who is asked, or a withdrawal by the proposer. */
export function answer(loaded: LoadedTable, { user, proposalId, agrees }: ProposalAnswer, means: Means): Decision<Proposed> {
  const { table } = loaded
  if (table.status === 'lobby') return refuse({ code: 'not-started' })
  const proposal = table.status === 'playing' ? table.proposal : null
  if (table.status !== 'playing' || proposal === null || proposal.id !== proposalId) return refuse({ code: 'no-such-proposal' })
  const isAsked = proposal.asked.some(({ id }) => id === user.id)
  if (!agrees && proposal.by.id === user.id) return drop(loaded, table, proposal, 'withdrawn', user, means)
  if (!isAsked) return refuse({ code: 'not-asked' })
  if (!agrees) return drop(loaded, table, proposal, 'refused', user, means)
  if (proposal.agreed.includes(user.id)) return refuse({ code: 'agreed-already' })
  const agreed = agreedBy(proposal, user)
  return isAgreed(agreed) ? grant(loaded, table, agreed, means) : stand(loaded, table, agreed, means)
}

/** Whether an answer is the last one that the open proposal to undo something needs. Only that takes the log. */
export function completesUndo(loaded: LoadedTable, { user, proposalId, agrees }: ProposalAnswer): boolean {
  const proposal = loaded.table.status === 'playing' ? loaded.table.proposal : null
  if (!isUndoOpen(loaded) || proposal?.id !== proposalId || !agrees) return false
  return proposal.asked.some(({ id }) => id === user.id) && isAgreed(agreedBy(proposal, user))
}

/** Grants the open proposal if nobody is left to be asked, because the last of them is away, resigned, or was replaced. */
export function grantIfAgreed(loaded: LoadedTable, means: Means): Decision<Proposed> {
  const { table } = loaded
  const proposal = table.status === 'playing' ? table.proposal : null
  if (table.status !== 'playing' || proposal === null || !isAgreed(proposal)) return refuse({ code: 'no-such-proposal' })
  return grant(loaded, table, proposal, means)
}

function drop(
  loaded: LoadedTable,
  before: PlayingTable,
  proposal: Proposal,
  how: Settlement,
  by: User,
  { moment }: Means,
): Decision<Proposed> {
  const table = withPause(before, proposal, moment.at, how === 'refused' ? by : null)
  const announcements = [settled(proposal, how, by, before.position)]
  return accept(loaded, { table, announcements, value: { table, proposal, granted: false } }, moment.at)
}

/** Carries out the proposal. The settlement is announced only if the proposal was. */
function grant(loaded: LoadedTable, before: PlayingTable, proposal: Proposal, means: Means): Decision<Proposed> {
  const table = { ...before, proposal: null }
  const more =
    proposal.asked.length === 0 && before.proposal === null ? [] : [settled(proposal, 'granted', null, before.position)]
  const decision = perform(loaded, table, proposal, more, means)
  if (decision.ok) return { ...decision, value: { table: decision.value.table, proposal, granted: true } }
  // A proposal that can no longer be carried out does not stay open. Its end is told, even if nobody was asked.
  const lastProposalId = Math.max(before.lastProposalId, proposal.id)
  const announcements = [settled(proposal, 'overtaken', null, before.position)]
  const value = { table: { ...table, lastProposalId }, proposal, granted: false }
  return accept(loaded, { table: value.table, announcements, value }, means.moment.at)
}

/** Carries out the motion and announces `more`. */
function perform(
  loaded: LoadedTable,
  table: PlayingTable,
  { motion, by, asked }: Proposal,
  more: readonly Announcement[],
  { log, moment }: Means,
): Decision<Pick<Proposed, 'table'>> {
  switch (motion.kind) {
    case 'undo': {
      const step = { seat: seatOf(table, by.id) ?? 0, userId: by.id, to: motion.to, asked: asked.length > 0 }
      return takeBack(loaded, table, step, log, moment, more)
    }
    case 'end': {
      const ended: CancelledTable = { ...kept(table), status: 'cancelled', state: table.state }
      const announcements: readonly Announcement[] = [{ kind: 'ended', by, position: table.position }, ...more]
      return accept(loaded, { table: ended, announcements, value: { table: ended } }, moment.at)
    }
    case 'replace': {
      const progress = carryOn(takeOver(progressOf(table, loaded.draws, moment), motion.seat, motion.with))
      return arrive(loaded, progress, { more })
    }
  }
}
