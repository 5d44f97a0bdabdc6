/** What the words of the picture add to those of the table. */
export const alt = {
  news: ({ sentences }: { sentences: string }) => `News: ${sentences}`,
  /** Cards with their prices, and how many are left of each. */
  sale: ({ cards }: { cards: string }) => `For sale: ${cards}.`,
  pile: ({ card, price, left }: { card: string; price: string; left: number }) => `${card} ${price} (${left} left)`,
}

export type AltWords = typeof alt
