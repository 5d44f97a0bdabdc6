import { counted } from '../../../../i18n/words.js'
import type { AltTexts } from '../en/alt.js'

export const alt: AltTexts = {
  offers: ({ offers }) => `Zur Wahl: ${offers.join('; ')}.`,
  options: ({ count }) => counted('de', count, { one: 'Möglichkeit', other: 'Möglichkeiten' }),
  more: ({ count }) => `${count} weitere`,
  wait: 'Im Moment kannst du nur abwarten.',
}
