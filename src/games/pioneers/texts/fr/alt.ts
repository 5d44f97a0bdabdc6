import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import type { AltTexts } from '../en/alt.js'

export const alt: AltTexts = {
  offers: ({ offers }) => t`Au choix : ${offers.join(t` ; `)}.`,
  options: ({ count }) => `${count} choix`,
  more: ({ count }) => counted('fr', count, { one: 'autre', other: 'autres' }),
  wait: t`Pour l'instant, il ne vous reste qu'à attendre.`,
}
