/**
 * The words of the game, one list per language, as the three rulebooks print them. Sentences take their terms from here,
 * so that the same thing never has two names.
 */

import { french as t } from '../../../i18n/french.js'
import type { ByLocale } from '../../../i18n/locale.js'
import type { Forms } from '../../../i18n/words.js'
import { coachNumber } from '../data/coaches.js'
import type { CoachId, Profession, Tile } from '../rules/types.js'

/** A word in running text; `a` is the form after a verb: "settles *a banker*", "siedelt *einen Bankier* an". */
export interface Noun extends Forms {
  readonly a: string
}

/** A tile's name alone, as on a label, and as the object of a sentence. */
export interface TileName {
  readonly name: string
  readonly the: string
}

/** A coach by its number; each player has one starting coach, which has none. */
export interface CoachName {
  /** On a label. */
  readonly name: string
  /** As the object of a sentence. */
  readonly the: string
  /** Where a pioneer comes from. */
  readonly from: string
}

const english = {
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
  /** Dollars with the sign where the language's rulebook prints it. */
  money: (dollars: number) => `$${dollars}`,
  /** Victory points, with the rulebook's abbreviation. */
  points: (points: number) => `${points} VP`,
}

export type Glossary = typeof english

const french: Glossary = {
  professions: {
    banker: { one: 'banquier', other: 'banquiers', a: 'un banquier' },
    barkeeper: { one: 'barman', other: 'barmans', a: 'un barman' },
    merchant: { one: 'marchand', other: 'marchands', a: 'un marchand' },
    sergeant: { one: 'sergent', other: 'sergents', a: 'un sergent' },
    'gold-digger': { one: t`chercheur d'or`, other: t`chercheurs d'or`, a: t`un chercheur d'or` },
    farmer: { one: 'fermier', other: 'fermiers', a: 'un fermier' },
  },
  tiles: {
    banker: { name: 'Banquier', the: 'la tuile Banquier' },
    barkeeper: { name: 'Barman', the: 'la tuile Barman' },
    merchant: { name: 'Marchand', the: 'la tuile Marchand' },
    sergeant: { name: 'Sergent', the: 'la tuile Sergent' },
    'gold-digger': { name: t`Chercheur d'or`, the: t`la tuile Chercheur d'or` },
    farmer: { name: 'Fermier', the: 'la tuile Fermier' },
    hotel: { name: 'Hôtel', the: 'la tuile Hôtel' },
  },
  coach: { one: 'chariot', other: 'chariots' },
  pioneer: { one: 'pionnier', other: 'pionniers' },
  road: { one: 'route', other: 'routes' },
  line: { one: 'ligne', other: 'lignes' },
  emptySeat: { one: 'case vide', other: 'cases vides' },
  nugget: { one: t`pépite d'or`, other: t`pépites d'or` },
  startingCoach: { name: 'Chariot de départ', the: 'le chariot de départ', from: 'du chariot de départ' },
  numberedCoach: (number) => ({ name: `Chariot ${number}`, the: `le chariot ${number}`, from: `du chariot ${number}` }),
  money: (dollars) => `${dollars}$`,
  points: (points) => `${points} PV`,
}

const german: Glossary = {
  professions: {
    banker: { one: 'Bankier', other: 'Bankiers', a: 'einen Bankier' },
    barkeeper: { one: 'Barkeeper', other: 'Barkeeper', a: 'einen Barkeeper' },
    merchant: { one: 'Händlerin', other: 'Händlerinnen', a: 'eine Händlerin' },
    sergeant: { one: 'Sergeant', other: 'Sergeanten', a: 'einen Sergeanten' },
    'gold-digger': { one: 'Goldgräber', other: 'Goldgräber', a: 'einen Goldgräber' },
    farmer: { one: 'Farmer', other: 'Farmer', a: 'einen Farmer' },
  },
  tiles: {
    banker: { name: 'Bankier', the: 'das Bankier-Plättchen' },
    barkeeper: { name: 'Barkeeper', the: 'das Barkeeper-Plättchen' },
    merchant: { name: 'Händlerin', the: 'das Händlerinnen-Plättchen' },
    sergeant: { name: 'Sergeant', the: 'das Sergeant-Plättchen' },
    'gold-digger': { name: 'Goldgräber', the: 'das Goldgräber-Plättchen' },
    farmer: { name: 'Farmer', the: 'das Farmer-Plättchen' },
    hotel: { name: 'Hotel', the: 'das Hotel-Plättchen' },
  },
  coach: { one: 'Kutsche', other: 'Kutschen' },
  pioneer: { one: 'Pionier', other: 'Pioniere' },
  road: { one: 'Straße', other: 'Straßen' },
  line: { one: 'Verbindungslinie', other: 'Verbindungslinien' },
  emptySeat: { one: 'leerer Platz', other: 'leere Plätze' },
  nugget: { one: 'Goldnugget', other: 'Goldnuggets' },
  startingCoach: { name: 'Startkutsche', the: 'die Startkutsche', from: 'aus der Startkutsche' },
  numberedCoach: (number) => ({ name: `Kutsche ${number}`, the: `Kutsche ${number}`, from: `aus Kutsche ${number}` }),
  money: (dollars) => `$${dollars}`,
  points: (points) => `${points} SP`,
}

export const GLOSSARY: ByLocale<Glossary> = { en: english, fr: french, de: german }

/** A coach as the language calls it. */
export function coachName(glossary: Glossary, id: CoachId): CoachName {
  const number = coachNumber(id)
  return number === null ? glossary.startingCoach : glossary.numberedCoach(number)
}
