/** The words of the game, one list per language. Sentences take their terms from here, so that the same thing never has two names. */
import { french as t } from '../../../i18n/french.js'
import type { ByLocale } from '../../../i18n/locale.js'
import { withMinus } from '../../../i18n/numbers.js'
import type { Forms } from '../../../i18n/words.js'
import type { Colour, Disaster } from '../data/dice.js'
import type { Count } from '../data/effects.js'
import type { WagonSize } from '../data/wagons.js'

/** Alone, as on a label, and as the object of a sentence. */
export interface Term {
  readonly name: string
  readonly the: string
}

const english = {
  faces: { wild: 'Wild', mine: 'Mine', equip: 'Equip', cattle: 'Cattle', wood: 'Wood', medicine: 'Medicine' },
  /** A die by its colour: `blue die`, `the blue die`. */
  dice: {
    blue: { name: 'blue die', the: 'the blue die' },
    red: { name: 'red die', the: 'the red die' },
    yellow: { name: 'yellow die', the: 'the yellow die' },
    green: { name: 'green die', the: 'the green die' },
    black: { name: 'black die', the: 'the black die' },
  } satisfies Record<Colour, Term>,
  /** The colour alone, as on a label. */
  colours: { blue: 'blue', red: 'red', yellow: 'yellow', green: 'green', black: 'black' } satisfies Record<Colour, string>,
  /** `the`: in the nominative. */
  disasters: {
    storm: { name: 'Storm', the: 'the storm' },
    raid: { name: 'Raid', the: 'the raid' },
    famine: { name: 'Famine', the: 'the famine' },
    disease: { name: 'Disease', the: 'the disease' },
  } satisfies Record<Disaster, Term>,
  /** All that is counted but silver, which is {@link money}. */
  counts: {
    wood: { one: 'wood', other: 'wood' },
    medicine: { one: 'medicine', other: 'medicine' },
    cattle: { one: 'cattle', other: 'cattle' },
    gold: { one: 'gold token', other: 'gold tokens' },
    equipment: { one: 'equipment tile', other: 'equipment tiles' },
    townsfolk: { one: 'townsfolk', other: 'townsfolk' },
    wagons: { one: 'wagon', other: 'wagons' },
    'sound-wagons': { one: 'undamaged wagon', other: 'undamaged wagons' },
    favours: { one: 'favour', other: 'favours' },
  } satisfies Record<Exclude<Count, 'silver'>, Forms>,
  /** `the`: the object of a sentence that speaks of any one of them. */
  wagons: {
    small: { name: 'small wagon', the: 'a small wagon' },
    large: { name: 'large wagon', the: 'a large wagon' },
  } satisfies Record<WagonSize, Term>,
  space: { one: 'space', other: 'spaces' },
  damage: { one: 'damage token', other: 'damage tokens' },
  nugget: { one: 'nugget', other: 'nuggets' },
  /** Silver with the sign where the language has it. */
  money: (silver: number) => `$${silver}`,
  /** Victory points. */
  points: (points: number) => `${withMinus(points)} VP`,
}

export type Glossary = typeof english

const french: Glossary = {
  faces: { wild: 'Joker', mine: 'Mine', equip: 'Équipement', cattle: 'Bétail', wood: 'Bois', medicine: 'Remède' },
  dice: {
    blue: { name: 'dé bleu', the: 'le dé bleu' },
    red: { name: 'dé rouge', the: 'le dé rouge' },
    yellow: { name: 'dé jaune', the: 'le dé jaune' },
    green: { name: 'dé vert', the: 'le dé vert' },
    black: { name: 'dé noir', the: 'le dé noir' },
  },
  colours: { blue: 'bleu', red: 'rouge', yellow: 'jaune', green: 'vert', black: 'noir' },
  disasters: {
    storm: { name: 'Tempête', the: 'la tempête' },
    raid: { name: 'Pillage', the: 'le pillage' },
    famine: { name: 'Disette', the: 'la disette' },
    disease: { name: 'Maladie', the: 'la maladie' },
  },
  counts: {
    wood: { one: 'bois', other: 'bois' },
    medicine: { one: 'remède', other: 'remèdes' },
    cattle: { one: 'bœuf', other: 'bœufs' },
    gold: { one: t`jeton d'or`, other: t`jetons d'or` },
    equipment: { one: 'équipement', other: 'équipements' },
    townsfolk: { one: 'habitant', other: 'habitants' },
    wagons: { one: 'chariot', other: 'chariots' },
    'sound-wagons': { one: 'chariot intact', other: 'chariots intacts' },
    favours: { one: 'faveur', other: 'faveurs' },
  },
  wagons: {
    small: { name: 'petit chariot', the: 'un petit chariot' },
    large: { name: 'grand chariot', the: 'un grand chariot' },
  },
  space: { one: 'case', other: 'cases' },
  damage: { one: 'jeton de dégât', other: 'jetons de dégât' },
  nugget: { one: 'pépite', other: 'pépites' },
  money: (silver) => `${silver}$`,
  points: (points) => `${withMinus(points)} PV`,
}

const german: Glossary = {
  faces: { wild: 'Joker', mine: 'Mine', equip: 'Ausrüstung', cattle: 'Vieh', wood: 'Holz', medicine: 'Medizin' },
  dice: {
    blue: { name: 'blauer Würfel', the: 'den blauen Würfel' },
    red: { name: 'roter Würfel', the: 'den roten Würfel' },
    yellow: { name: 'gelber Würfel', the: 'den gelben Würfel' },
    green: { name: 'grüner Würfel', the: 'den grünen Würfel' },
    black: { name: 'schwarzer Würfel', the: 'den schwarzen Würfel' },
  },
  colours: { blue: 'blau', red: 'rot', yellow: 'gelb', green: 'grün', black: 'schwarz' },
  disasters: {
    storm: { name: 'Sturm', the: 'der Sturm' },
    raid: { name: 'Überfall', the: 'der Überfall' },
    famine: { name: 'Hungersnot', the: 'die Hungersnot' },
    disease: { name: 'Krankheit', the: 'die Krankheit' },
  },
  counts: {
    wood: { one: 'Holz', other: 'Holz' },
    medicine: { one: 'Medizin', other: 'Medizin' },
    cattle: { one: 'Rind', other: 'Rinder' },
    gold: { one: 'Goldplättchen', other: 'Goldplättchen' },
    equipment: { one: 'Ausrüstungsplättchen', other: 'Ausrüstungsplättchen' },
    townsfolk: { one: 'Stadtbewohner', other: 'Stadtbewohner' },
    wagons: { one: 'Wagen', other: 'Wagen' },
    'sound-wagons': { one: 'heiler Wagen', other: 'heile Wagen' },
    favours: { one: 'Gefallen', other: 'Gefallen' },
  },
  wagons: {
    small: { name: 'kleiner Wagen', the: 'einen kleinen Wagen' },
    large: { name: 'großer Wagen', the: 'einen großen Wagen' },
  },
  space: { one: 'Platz', other: 'Plätze' },
  damage: { one: 'Schadensplättchen', other: 'Schadensplättchen' },
  nugget: { one: 'Nugget', other: 'Nuggets' },
  money: (silver) => `$${silver}`,
  points: (points) => `${withMinus(points)} SP`,
}

export const GLOSSARY: ByLocale<Glossary> = { en: english, fr: french, de: german }
