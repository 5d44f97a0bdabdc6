import type { AltWords } from '../en/alt.js'

export const alt: AltWords = {
  news: ({ sentences }) => `Neues: ${sentences}`,
  sale: ({ cards }) => `Im Angebot: ${cards}.`,
  pile: ({ card, price, left }) => `${card} ${price} (noch ${left})`,
}
