import type { OfferTexts } from '../../../faces/offers.js'

/** What the words of a picture say beside the table's own state. */
export interface AltTexts extends OfferTexts {
  /** To a player who is not to move. */
  readonly wait: string
}
