import { french as t } from '../../../../i18n/french.js'
import type { AltWords } from '../en/alt.js'

export const alt: AltWords = {
  news: ({ sentences }) => t`Nouvelles : ${sentences}`,
  sale: ({ cards }) => t`En vente : ${cards}.`,
  pile: ({ card, price, left }) => t`${card} ${price} (reste ${left})`,
}
