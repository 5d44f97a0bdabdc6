import { counted } from '../../../../i18n/words.js'
import type { EffectTexts } from '../effects-shape.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.en
const { money } = words

export const effects: EffectTexts = {
  recruited: ({ reward }) => `Once, when recruited: ${reward}.`,
  face: ({ faces, reward }) => `Whenever you take a die with ${faces}: ${reward}.`,
  exchange: ({ faces, goods, reward }) => `Whenever you take a die with ${faces}, you may give ${goods} for ${reward}.`,
  weekEnd: ({ reward }) => `At the end of each week: ${reward}.`,
  each: ({ every, one, other }) => (every === 1 ? `for each ${one}` : `for every ${every} ${other}`),
  eachSilver: ({ silver }) => `for every ${silver}`,
  reward: {
    per: ({ goods, each, most }) => `${goods} ${each}, at most ${most} times`,
    wagon: { small: 'a small wagon for free', large: 'a large wagon for free' },
    repair: ({ tokens }) => (tokens === 1 ? 'one damage token is repaired' : `up to ${tokens} damage tokens are repaired`),
    calm: ({ disaster }) => `the marker of ${disaster} moves one space back`,
    calmAll: 'all disaster markers move one space back',
  },
  always: {
    income: ({ faces, silver }) => `Dice with ${faces} bring ${silver} more as income.`,
    incomeOfAll: ({ silver }) => `Every die brings ${silver} more as income.`,
    extra: {
      mine: 'The Mine action brings one more gold token.',
      cattle: 'The Cattle action brings one more cattle.',
      wood: 'The Wood action brings one more wood.',
      medicine: 'The Medicine action brings one more medicine.',
    },
    storage: ({ spaces }) => `${counted('en', spaces, words.space)} for goods that no storm damages.`,
    cheaperWagons: ({ silver }) => `Wagons cost you ${silver} less.`,
    cheaperChange: ({ silver }) => `Changing the face of a die costs you ${silver} less.`,
    shield: {
      storm: ({ amount }) =>
        `In a storm, ${counted('en', amount, words.counts.wagons)} of yours ${amount === 1 ? 'needs' : 'need'} no wood.`,
      raid: ({ amount }) => `In a raid, ${money(amount)} of your silver is out of reach.`,
      famine: ({ amount }) => `In a famine, ${amount} of your cattle need no silver.`,
      disease: ({ amount }) => `In a disease, ${amount} of your townsfolk ${amount === 1 ? 'needs' : 'need'} no medicine.`,
    },
    smallerNeeds: ({ goods }) => `Each town card needs ${goods} less from you.`,
  },
  score: {
    flat: ({ points }) => points,
    per: ({ points, each, most }) => `${points} ${each}, at most ${most}`,
  },
}
