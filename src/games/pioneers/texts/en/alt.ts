import type { OfferTexts } from '../../../../game-kit/offers.js'
import { counted } from '../../../../i18n/words.js'

/** What the words of a picture say beside the table's own state. */
export const alt = {
  offers: ({ offers }) => `You can choose: ${offers.join('; ')}.`,
  options: ({ count }) => counted('en', count, { one: 'option', other: 'options' }),
  more: ({ count }) => `${count} more`,
  /** To a player who is not to move. */
  wait: 'For now there is nothing for you to do but wait.',
} satisfies OfferTexts & { wait: string }

export type AltTexts = typeof alt
