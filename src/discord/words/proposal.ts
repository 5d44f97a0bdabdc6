/** Proposals: the public question with its two buttons, its result, and what the proposer is told. */
import { userMention } from '@discordjs/formatters'
import type { Locale } from '../../i18n/locale.js'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed } from '../../i18n/words.js'
import type { User } from '../../tables/model/people.js'
import type { Proposal, Settlement } from '../../tables/model/proposal.js'
import type { Proposed } from '../../tables/model/services.js'
import type { Table } from '../../tables/model/table.js'
import { buttons, text } from '../wire/components.js'
import { type Message, plainMessage } from '../wire/message.js'
import { inPublic, tableButton } from './buttons.js'
import { summonsTo } from './calls.js'
import { type Notice, noticeMessage } from './panel.js'
import { momentIn, namesIn } from './reader.js'

/** The question in the table's language, about `step` if it is to undo one. With `ping`, all who have not agreed are notified. */
export function proposalMessage(table: Table, proposal: Proposal, step: string | null, ping: boolean): Message {
  const words = TEXTS[table.locale].proposal
  const { asked, agreed } = proposal
  const undecided = asked.filter(({ id }) => !agreed.includes(id))
  const names = undecided.map(({ id, name }) => (ping ? userMention(id) : escapeName(name)))
  const willing = asked.filter(({ id }) => agreed.includes(id)).map(({ name }) => escapeName(name))
  const deadline = words.deadline(momentIn(new Date(proposal.until)))
  const open = inPublic(table)
  const answer = (agrees: boolean) => ({ kind: 'answer', proposal: proposal.id, agrees }) as const
  return {
    blocks: [
      text(sentenceOf(proposal, step, table.locale)),
      text([words.asked(listed(table.locale, names)), ...agreedLine(willing, table.locale), deadline].join('\n')),
      buttons([tableButton(open, answer(true), words.agree, 'success'), tableButton(open, answer(false), words.disagree)]),
    ],
    picture: null,
    pings: ping ? undecided.map(({ id }) => id) : [],
    call: summonsTo(table, 'proposal'),
  }
}

/** How a proposal ended. `by` is the user who refused or withdrew it. */
interface Ended {
  readonly how: Settlement
  readonly by: User | null
}

/** The result of a proposal, without buttons. */
export function settledMessage(table: Table, proposal: Proposal, step: string | null, { how, by }: Ended): Message {
  return noticeMessage(null, [
    sentenceOf(proposal, step, table.locale),
    outcomeOf(how, escapeName((by ?? proposal.by).name), table.locale),
  ])
}

/** The question after an answer of `user`, or the result to which that answer led. */
export function answeredProposalMessage({ table, proposal, granted }: Proposed, step: string | null, user: User): Message {
  if (granted) return settledMessage(table, proposal, step, { how: 'granted', by: null })
  if (table.status === 'playing' && table.proposal?.id === proposal.id) return proposalMessage(table, proposal, step, false)
  if (proposal.agreed.includes(user.id)) return settledMessage(table, proposal, step, { how: 'overtaken', by: null })
  return settledMessage(table, proposal, step, { how: proposal.by.id === user.id ? 'withdrawn' : 'refused', by: user })
}

/** What the proposer is told. */
export function proposalNotice({ granted }: Proposed, locale: Locale): string {
  const { done, made } = TEXTS[locale].proposal
  return granted ? done : made
}

/** What the proposer of an undo is told after it, with the step in the words of the question. Nobody may have been asked. */
export function undoneNotice(step: string | null, wasAsked: boolean, locale: Locale): Notice {
  const { granted, grantedStep, done, doneStep } = TEXTS[locale].proposal
  if (step === null) return [wasAsked ? granted : done]
  // A panel quotes its notice, and Discord shows no quotation in another one.
  return [wasAsked ? grantedStep : doneStep, `- ${step}`]
}

/** Asks a player whether `others` are to be asked to take back the player's latest step. */
export function confirmUndoMessage(table: Table, others: readonly User[], step: string | null, locale: Locale): Message {
  const { proposal: words, panel } = TEXTS[locale]
  return plainMessage([
    text([words.confirmUndo(namesIn(others, locale)), ...quoted(step)].join('\n')),
    buttons([
      tableButton(table, { kind: 'propose-undo' }, words.askThem, 'primary'),
      tableButton(table, { kind: 'keep-step' }, panel.cancelNo),
    ]),
  ])
}

function quoted(step: string | null): readonly string[] {
  return step === null ? [] : [`> ${step}`]
}

function sentenceOf({ motion, by }: Proposal, step: string | null, locale: Locale): string {
  const words = TEXTS[locale].proposal
  const proposer = escapeName(by.name)
  switch (motion.kind) {
    case 'undo':
      return [
        step === null ? words.undo(proposer) : words.undoStep(proposer),
        ...quoted(step),
        ...((motion.draws ?? 0) > 0 ? [words.redrawn] : []),
      ].join('\n')
    case 'end':
      return words.end(proposer)
    case 'replace':
      return motion.from.id === by.id
        ? words.handOver(proposer, escapeName(motion.with.name))
        : words.replace(proposer, namesIn([motion.from], locale), escapeName(motion.with.name))
  }
}

/** The result of a proposal. `by` is the name of the user who refused or withdrew it, ready to print. */
export function outcomeOf(how: Settlement, by: string, locale: Locale): string {
  const words = TEXTS[locale].proposal
  switch (how) {
    case 'granted':
      return words.granted
    case 'refused':
      return words.refused(by)
    case 'withdrawn':
      return words.withdrawn(by)
    case 'overtaken':
      return words.overtaken
    case 'lapsed':
      return words.lapsed
    case 'nobody-left':
      return words.nobodyLeft
  }
}

function agreedLine(willing: readonly string[], locale: Locale): readonly string[] {
  return willing.length === 0 ? [] : [TEXTS[locale].proposal.agreed(listed(locale, willing))]
}
