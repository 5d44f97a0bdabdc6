import type { CardId } from '../data/cards.js'
import type { Glossary } from './en/glossary.js'

/** Every card by its name alone, for lists that are made by id. */
export function cardNames({ cards }: Pick<Glossary, 'cards'>): Readonly<Record<string, string>> {
  const entries = Object.entries(cards) as readonly (readonly [CardId, Glossary['cards'][CardId]])[]
  return Object.fromEntries(entries.map(([id, { name }]) => [id, name]))
}
