/** The two buttons below "Erase your name and id?". */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Context } from '../context/context.js'
import type { Reply } from '../context/reply.js'
import { noticeMessage } from '../words/panel.js'
import { type Press, privately } from './press.js'

export async function forget({ tables }: Context, press: Press, sure: boolean): Promise<Reply> {
  const { mine, refusals } = TEXTS[press.locale]
  if (!sure) return privately(press, noticeMessage(null, [mine.notForgotten]))
  const result = await tables.forget(press.user.id)
  const isNamed = !result.ok && result.refusal.code === 'still-named'
  const refused = refusals.plain[isNamed ? 'still-named' : 'still-seated']
  return privately(press, noticeMessage(null, [result.ok ? mine.forgotten : refused]))
}
