/** What sentences are told of. Names, cards, units, sectors, money and points come in ready to print. */
export interface Who {
  readonly who: string
}

/** What a seat can be asked for. */
export type StatusStep = 'cards' | 'drive' | 'moves' | 'battle' | 'colonies'
