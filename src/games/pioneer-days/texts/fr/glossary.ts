import { french as t } from '../../../../i18n/french.js'
import { withMinus } from '../../../../i18n/numbers.js'
import type { Glossary } from '../en/glossary.js'

export const glossary: Glossary = {
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
    famine: { name: 'Famine', the: 'la famine' },
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
    small: { one: 'petit chariot', other: 'petits chariots', the: 'un petit chariot' },
    large: { one: 'grand chariot', other: 'grands chariots', the: 'un grand chariot' },
  },
  space: { one: 'case', other: 'cases' },
  damage: { one: 'jeton de dégât', other: 'jetons de dégât' },
  nugget: { one: 'pépite', other: 'pépites' },
  money: (silver) => `${silver}\u202f$`,
  points: (points) => `${withMinus(points)} PV`,
}
