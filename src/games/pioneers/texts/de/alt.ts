import type { AltTexts } from '../../../../game-kit/alt.js'
import { counted } from '../../../../i18n/words.js'

export const alt: AltTexts = {
  offers: ({ offers }) => `Zur Wahl: ${offers.join('; ')}.`,
  options: ({ count }) => counted('de', count, { one: 'Möglichkeit', other: 'Möglichkeiten' }),
  more: ({ count }) => counted('de', count, { one: 'weitere Möglichkeit', other: 'weitere' }),
  wait: 'Im Moment kannst du nur abwarten.',
}
