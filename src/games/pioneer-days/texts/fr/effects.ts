import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import type { EffectTexts } from '../en/effects.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.fr
const { money } = words

export const effects: EffectTexts = {
  recruited: ({ reward }) => t`Une seule fois, à l'engagement : ${reward}.`,
  face: ({ faces, reward }) => t`Chaque fois que vous prenez un dé ${faces} : ${reward}.`,
  exchange: ({ faces, goods, reward }) =>
    t`Chaque fois que vous prenez un dé ${faces}, vous pouvez échanger ${goods} contre ${reward}.`,
  weekEnd: ({ reward }) => t`À la fin de chaque semaine : ${reward}.`,
  each: ({ every, one, other }) => (every === 1 ? `par ${one}` : `par tranche de ${every} ${other}`),
  eachSilver: ({ silver }) => `par tranche de ${silver}`,
  reward: {
    per: ({ goods, each, most }) => t`${goods} ${each}, ${most} fois au plus`,
    wagon: { small: 'un petit chariot gratuit', large: 'un grand chariot gratuit' },
    repair: ({ tokens }) => (tokens === 1 ? 'un jeton de dégât retiré' : t`jusqu'à ${tokens} jetons de dégât retirés`),
    calm: ({ disaster }) => t`le marqueur ${disaster} recule d'une case`,
    calmAll: t`tous les marqueurs de catastrophe reculent d'une case`,
  },
  always: {
    income: ({ faces, silver }) => t`Les dés ${faces} rapportent ${silver} de revenu en plus.`,
    incomeOfAll: ({ silver }) => t`Chaque dé rapporte ${silver} de revenu en plus.`,
    extra: {
      mine: t`L'action Mine donne un jeton d'or de plus.`,
      cattle: t`L'action Bétail donne un bœuf de plus.`,
      wood: t`L'action Bois donne un bois de plus.`,
      medicine: t`L'action Remède donne un remède de plus.`,
    },
    storage: ({ spaces }) => t`${counted('fr', spaces, words.space)} de rangement, à l'abri des tempêtes.`,
    cheaperWagons: ({ silver }) => t`Les chariots vous coûtent ${silver} de moins.`,
    cheaperChange: ({ silver }) => t`Tourner un dé vous coûte ${silver} de moins.`,
    shield: {
      storm: ({ amount }) =>
        t`Lors d'une tempête, ${amount < 2 ? 'un de vos chariots se passe' : `${amount} de vos chariots se passent`} de bois.`,
      raid: ({ amount }) => t`Lors d'un pillage, ${money(amount)} de votre argent ${amount < 2 ? 'reste' : 'restent'} à l'abri.`,
      famine: ({ amount }) =>
        t`Lors d'une famine, ${amount < 2 ? 'un de vos bœufs ne coûte' : `${amount} de vos bœufs ne coûtent`} rien.`,
      disease: ({ amount }) =>
        t`Lors d'une maladie, ${amount < 2 ? 'un de vos habitants se passe' : `${amount} de vos habitants se passent`} de remède.`,
    },
    smallerNeeds: ({ goods }) => t`Chaque carte de ville vous demande ${goods} de moins.`,
  },
  score: {
    flat: ({ points }) => points,
    per: ({ points, each, most }) => t`${points} ${each}, ${most} au plus`,
  },
}

export const theirEffects: EffectTexts = {
  ...effects,
  face: ({ faces, reward }) => t`À chaque dé ${faces} pris : ${reward}.`,
  exchange: ({ faces, goods, reward }) => t`À chaque dé ${faces} pris, échange possible : ${goods} contre ${reward}.`,
  always: {
    ...effects.always,
    cheaperWagons: ({ silver }) => t`Les chariots coûtent ${silver} de moins.`,
    cheaperChange: ({ silver }) => t`Tourner un dé coûte ${silver} de moins.`,
    shield: {
      storm: ({ amount }) =>
        t`Lors d'une tempête, ${amount < 2 ? 'un chariot se passe' : `${amount} chariots se passent`} de bois.`,
      raid: ({ amount }) => t`Lors d'un pillage, ${money(amount)} ${amount < 2 ? 'reste' : 'restent'} à l'abri.`,
      famine: ({ amount }) => t`Lors d'une famine, ${amount < 2 ? 'un bœuf ne coûte' : `${amount} bœufs ne coûtent`} rien.`,
      disease: ({ amount }) =>
        t`Lors d'une maladie, ${amount < 2 ? 'un habitant se passe' : `${amount} habitants se passent`} de remède.`,
    },
    smallerNeeds: ({ goods }) => t`Chaque carte de ville demande ${goods} de moins.`,
  },
}
