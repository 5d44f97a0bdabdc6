import { TEXTS } from '../../i18n/texts/index.js'
import { rememberGuide } from '../guide.js'
import { presentFor } from '../panels.js'
import type { Reply } from '../reply.js'
import type { Shell } from '../shell.js'
import { privately, type TablePress } from './press.js'

/** *Hide tips*: the same panel without them, now and later. */
export async function hideGuide(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  await rememberGuide(shell, table, user)
  return privately(press, await presentFor(table, user, locale, [TEXTS[locale].panel.guideHidden], shell))
}
