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
import type { Message } from '../wire/message.js'
import { tableButton } from './buttons.js'
import { summonsTo } from './calls.js'
import { noticeMessage } from './panel.js'
import { momentIn } from './reader.js'

/** The question in the table's language. With `ping`, everybody who is asked is notified. */
export function proposalMessage(table: Table, proposal: Proposal, ping: boolean): Message {
  const words = TEXTS[table.locale].proposal
  const { asked, agreed } = proposal
  const names = asked.map(({ id, name }) => (ping ? userMention(id) : escapeName(name)))
  const willing = asked.filter(({ id }) => agreed.includes(id)).map(({ name }) => escapeName(name))
  const deadline = words.deadline(momentIn(new Date(proposal.until)))
  const answer = (agrees: boolean) => ({ kind: 'answer', proposal: proposal.id, agrees }) as const
  return {
    blocks: [
      text(sentenceOf(proposal, table.locale)),
      text([words.asked(listed(table.locale, names)), ...agreedLine(willing, table.locale), deadline].join('\n')),
      buttons([tableButton(table, answer(true), words.agree, 'success'), tableButton(table, answer(false), words.disagree)]),
    ],
    picture: null,
    pings: ping ? asked.map(({ id }) => id) : [],
    call: summonsTo(table, 'proposal'),
  }
}

/** The result of a proposal, without buttons. */
export function settledMessage(table: Table, proposal: Proposal, how: Settlement, by: User | null): Message {
  return noticeMessage(null, [
    sentenceOf(proposal, table.locale),
    outcomeOf(how, escapeName((by ?? proposal.by).name), table.locale),
  ])
}

/** What the proposer is told. */
export function proposalNotice({ granted }: Proposed, locale: Locale): string {
  const { done, made } = TEXTS[locale].proposal
  return granted ? done : made
}

function sentenceOf({ motion, by }: Proposal, locale: Locale): string {
  const words = TEXTS[locale].proposal
  const proposer = escapeName(by.name)
  switch (motion.kind) {
    case 'undo':
      return [words.undo(proposer), ...((motion.draws ?? 0) > 0 ? [words.redrawn] : [])].join(' ')
    case 'end':
      return words.end(proposer)
    case 'replace':
      return motion.from.id === by.id
        ? words.handOver(proposer, escapeName(motion.with.name))
        : words.replace(proposer, escapeName(motion.from.name), escapeName(motion.with.name))
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
