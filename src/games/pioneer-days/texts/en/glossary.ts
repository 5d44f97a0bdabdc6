import { withMinus } from '../../../../i18n/numbers.js'
import type { Forms } from '../../../../i18n/words.js'
import type { Colour, Disaster } from '../../data/dice.js'
import type { Count } from '../../data/effects.js'
import type { WagonSize } from '../../data/wagons.js'

/** The term alone, as on a label, and as the object of a sentence. */
export interface Term {
  readonly name: string
  readonly the: string
}

/** The terms of the game. Sentences take their terms from here, so each thing has only one name. */
export const glossary = {
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
  /** Everything that is counted except silver, which is {@link money}. */
  counts: {
    wood: { one: 'wood', other: 'wood' },
    medicine: { one: 'medicine', other: 'medicine' },
    cattle: { one: 'cattle', other: 'cattle' },
    gold: { one: 'gold token', other: 'gold tokens' },
    equipment: { one: 'equipment tile', other: 'equipment tiles' },
    townsfolk: { one: 'townsperson', other: 'townsfolk' },
    wagons: { one: 'wagon', other: 'wagons' },
    'sound-wagons': { one: 'undamaged wagon', other: 'undamaged wagons' },
    favours: { one: 'favor', other: 'favors' },
  } satisfies Record<Exclude<Count, 'silver'>, Forms>,
  /** `the`: the object of a sentence about any one of them. */
  wagons: {
    small: { one: 'small wagon', other: 'small wagons', the: 'a small wagon' },
    large: { one: 'large wagon', other: 'large wagons', the: 'a large wagon' },
  } satisfies Record<WagonSize, Forms & Pick<Term, 'the'>>,
  space: { one: 'space', other: 'spaces' },
  damage: { one: 'damage token', other: 'damage tokens' },
  nugget: { one: 'nugget', other: 'nuggets' },
  /** Silver with its sign where the language puts it. */
  money: (silver: number) => `$${silver}`,
  /** Victory points. */
  points: (points: number) => `${withMinus(points)} VP`,
}

export type Glossary = typeof glossary
