import type { AltTexts } from '../../../../game-kit/alt.js'
import { counted } from '../../../../i18n/words.js'

export const alt: AltTexts = {
  offers: ({ offers }) => `You can choose: ${offers.join('; ')}.`,
  options: ({ count }) => counted('en', count, { one: 'option', other: 'options' }),
  more: ({ count }) => `${count} more`,
  wait: 'There is nothing for you to do right now.',
}
