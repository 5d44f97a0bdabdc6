/** *Agree* and *Disagree* below a proposal. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import { refusalAt } from '../words/refusals.js'
import type { TablePress } from './press.js'

export async function answerProposal(
  { tables }: Context,
  press: TablePress,
  proposalId: number,
  agrees: boolean,
): Promise<Reply> {
  const { table, user, locale } = press
  const result = await tables.answer(table.id, user, proposalId, agrees)
  if (!result.ok) return say(refusalAt(table, result.refusal, user, locale))
  const words = TEXTS[locale].proposal
  if (agrees) return say(words.youAgreed)
  return say(result.value.proposal.by.id === user.id ? words.youWithdrew : words.youRefused)
}
