import { counted } from '../../../../i18n/words.js'
import type { Disaster } from '../../data/dice.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.en
const { money } = words

/** The phrases that the words for effects are made of. `goods` and `faces` are already lists. */
export const effects = {
  /** When an effect works, followed by what it does. */
  recruited: ({ reward }: { reward: string }) => `Once, when recruited: ${reward}.`,
  face: ({ faces, reward }: { faces: string; reward: string }) => `Whenever you take a die with ${faces}: ${reward}.`,
  /** An exchange that the owner may decline. */
  exchange: ({ faces, goods, reward }: { faces: string; goods: string; reward: string }) =>
    `Whenever you take a die with ${faces}, you may give ${goods} for ${reward}.`,
  weekEnd: ({ reward }: { reward: string }) => `At the end of each week: ${reward}.`,
  /** The denominator of a rate: `for every 2 wagons`. */
  each: ({ every, one, other }: { every: number; one: string; other: string }) =>
    every === 1 ? `for each ${one}` : `for every ${every} ${other}`,
  eachSilver: ({ silver }: { silver: string }) => `for every ${silver}`,
  reward: {
    /** `goods` at a rate, with a maximum number of times. */
    per: ({ goods, each, most }: { goods: string; each: string; most: number }) => `${goods} ${each}, at most ${most} times`,
    wagon: { small: 'a small wagon for free', large: 'a large wagon for free' },
    repair: ({ tokens }: { tokens: number }) =>
      tokens === 1 ? 'repair one damage token' : `repair up to ${tokens} damage tokens`,
    calm: ({ disaster }: { disaster: string }) => `the ${disaster} marker moves back one space`,
    calmAll: 'all disaster markers move back one space',
  },
  always: {
    income: ({ faces, silver }: { faces: string; silver: string }) => `${faces} dice bring you ${silver} more income.`,
    incomeOfAll: ({ silver }: { silver: string }) => `Every die brings you ${silver} more income.`,
    extra: {
      mine: 'The Mine action brings one more gold token.',
      cattle: 'The Cattle action brings one more cattle.',
      wood: 'The Wood action brings one more wood.',
      medicine: 'The Medicine action brings one more medicine.',
    },
    storage: ({ spaces }: { spaces: number }) => `${counted('en', spaces, words.space)} for goods, safe from storms.`,
    cheaperWagons: ({ silver }: { silver: string }) => `Wagons cost you ${silver} less.`,
    cheaperChange: ({ silver }: { silver: string }) => `Turning a die costs you ${silver} less.`,
    shield: {
      storm: ({ amount }) => `In a storm, ${amount} of your wagons ${amount === 1 ? 'needs' : 'need'} no wood.`,
      raid: ({ amount }) => `In a raid, ${money(amount)} of your silver is safe.`,
      famine: ({ amount }) => `In a famine, ${amount} of your cattle need no silver.`,
      disease: ({ amount }) =>
        `When disease strikes, ${amount} of your townsfolk ${amount === 1 ? 'needs' : 'need'} no medicine.`,
    } satisfies Record<Disaster, (p: { amount: number }) => string>,
    smallerNeeds: ({ goods }: { goods: string }) => `Each town card asks you for ${goods} less.`,
  },
  score: {
    flat: ({ points }: { points: string }) => points,
    per: ({ points, each, most }: { points: string; each: string; most: string }) => `${points} ${each}, at most ${most}`,
  },
}

export type EffectTexts = typeof effects

/** The same on the cards of another player, under whose name they stand. */
export const theirEffects: EffectTexts = {
  ...effects,
  face: ({ faces, reward }) => `Whenever they take a die with ${faces}: ${reward}.`,
  exchange: ({ faces, goods, reward }) => `Whenever they take a die with ${faces}, they may give ${goods} for ${reward}.`,
  always: {
    ...effects.always,
    income: ({ faces, silver }) => `${faces} dice bring them ${silver} more income.`,
    incomeOfAll: ({ silver }) => `Every die brings them ${silver} more income.`,
    cheaperWagons: ({ silver }) => `Wagons cost them ${silver} less.`,
    cheaperChange: ({ silver }) => `Turning a die costs them ${silver} less.`,
    shield: {
      storm: ({ amount }) => `In a storm, ${amount} of their wagons ${amount === 1 ? 'needs' : 'need'} no wood.`,
      raid: ({ amount }) => `In a raid, ${money(amount)} of their silver is safe.`,
      famine: ({ amount }) => `In a famine, ${amount} of their cattle need no silver.`,
      disease: ({ amount }) =>
        `When disease strikes, ${amount} of their townsfolk ${amount === 1 ? 'needs' : 'need'} no medicine.`,
    },
    smallerNeeds: ({ goods }) => `Each town card asks them for ${goods} less.`,
  },
}
