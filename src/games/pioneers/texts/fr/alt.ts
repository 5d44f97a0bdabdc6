import type { AltTexts } from '../../../../game-kit/alt.js'
import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'

export const alt: AltTexts = {
  offers: ({ offers }) => t`Au choix : ${offers.join(t` ; `)}.`,
  options: ({ count }) => `${count} choix`,
  more: ({ count }) => counted('fr', count, { one: 'autre', other: 'autres' }),
  wait: t`Pour l'instant, il ne vous reste qu'à attendre.`,
}
