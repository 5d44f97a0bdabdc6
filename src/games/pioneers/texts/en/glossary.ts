import type { Forms } from '../../../../i18n/words.js'
import type { Profession, Tile } from '../../rules/types.js'

/** A word in running text. `a` is the form after a verb: "settles *a banker*", "siedelt *einen Bankier* an". */
export interface Noun extends Forms {
  readonly a: string
}

/** A tile's name alone, as on a label, and as the object of a sentence. */
export interface TileName {
  readonly name: string
  readonly the: string
}

/** A coach by its number. Each player has one starting coach, which has no number. */
export interface CoachName {
  /** On a label. */
  readonly name: string
  /** As the object of a sentence. */
  readonly the: string
  /** As the origin of a pioneer. */
  readonly from: string
}

/** The terms of the game. Sentences take their terms from here, so each thing has only one name. */
export const glossary = {
  professions: {
    banker: { one: 'banker', other: 'bankers', a: 'a banker' },
    barkeeper: { one: 'barkeeper', other: 'barkeepers', a: 'a barkeeper' },
    merchant: { one: 'merchant', other: 'merchants', a: 'a merchant' },
    sergeant: { one: 'sergeant', other: 'sergeants', a: 'a sergeant' },
    'gold-digger': { one: 'gold digger', other: 'gold diggers', a: 'a gold digger' },
    farmer: { one: 'farmer', other: 'farmers', a: 'a farmer' },
  } satisfies Record<Profession, Noun>,
  tiles: {
    banker: { name: 'Banker', the: 'the Banker tile' },
    barkeeper: { name: 'Barkeeper', the: 'the Barkeeper tile' },
    merchant: { name: 'Merchant', the: 'the Merchant tile' },
    sergeant: { name: 'Sergeant', the: 'the Sergeant tile' },
    'gold-digger': { name: 'Gold digger', the: 'the Gold digger tile' },
    farmer: { name: 'Farmer', the: 'the Farmer tile' },
    hotel: { name: 'Hotel', the: 'the Hotel tile' },
  } satisfies Record<Tile, TileName>,
  coach: { one: 'coach', other: 'coaches' },
  pioneer: { one: 'pioneer', other: 'pioneers' },
  road: { one: 'road', other: 'roads' },
  line: { one: 'line', other: 'lines' },
  emptySeat: { one: 'empty space', other: 'empty spaces' },
  nugget: { one: 'gold nugget', other: 'gold nuggets' },
  startingCoach: { name: 'Starting coach', the: 'the starting coach', from: 'from the starting coach' } satisfies CoachName,
  numberedCoach: (number: number): CoachName => ({
    name: `Coach ${number}`,
    the: `coach ${number}`,
    from: `from coach ${number}`,
  }),
  /** Dollars with the sign where the language's rulebook puts it. */
  money: (dollars: number) => `$${dollars}`,
  /** Victory points, with the rulebook's abbreviation. */
  points: (points: number) => `${points} VP`,
}

export type Glossary = typeof glossary
