import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import type { DeedTexts } from '../en/story.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.fr

export const ownStory: DeedTexts = {
  boardChosen: ({ board }) => t`Vous partez avec ${board}.`,
  outfitted: ({ tiles }) =>
    tiles === '' ? t`Vous chargez vos chariots.` : t`Vous chargez vos chariots et commencez avec ${tiles}.`,
  rolled: ({ dice }) => t`Les dés sont jetés : ${dice}. À vous le premier choix.`,
  turn: ({ week, day }) => t`Semaine ${week}, jour ${day} : c'est à vous de jouer.`,
  taken: ({ die, face }) => t`Vous prenez ${die} : ${face}.`,
  changed: ({ from, face, paid }) => t`Vous payez ${paid} et tournez le dé sur ${face} (avant : ${from}).`,
  income: ({ amount }) => t`Vous prenez ${amount} de revenu.`,
  acted: ({ goods }) => t`Vous utilisez le dé et obtenez ${goods}.`,
  equipped: ({ tile }) => t`Vous chargez ${tile}.`,
  recruited: ({ person }) => t`Vous engagez ${person}.`,
  effect: ({ source, goods }) => t`${source} : vous recevez ${goods}.`,
  exchange: ({ source, given, goods }) => t`${source} : vous échangez ${given} contre ${goods}.`,
  wagonGained: ({ source, wagon }) => t`${source} : vous recevez ${wagon}.`,
  repaired: ({ source, tokens }) => t`${source} : vous retirez ${counted('fr', tokens, words.damage)}.`,
  wagonBought: ({ wagon, paid }) => t`Vous achetez ${wagon} pour ${paid}.`,
  goldDrawn: () => t`Vous piochez un jeton d'or.`,
  noGoldLeft: () => t`Le sac d'or est vide : il n'y a plus rien à piocher pour vous.`,
  discarded: ({ goods }) => t`Vous manquez de place et rendez ${goods}.`,
  stormed: {
    paid: ({ wagon }) => t`Vous sauvez le chariot ${wagon} avec 1 bois.`,
    shielded: ({ wagon }) => t`Vous mettez le chariot ${wagon} à l'abri.`,
    damaged: ({ wagon }) => t`Vous recevez un jeton de dégât sur le chariot ${wagon}.`,
  },
  raided: ({ lost }) => t`Vous perdez ${lost}.`,
  notRaided: () => t`Vous ne perdez rien.`,
  starved: ({ parts }) => t`Votre troupeau : ${parts}.`,
  sickened: {
    paid: ({ person }) => t`Vous donnez 1 remède pour ${person}.`,
    shielded: ({ person }) => t`Vous mettez ${person} à l'abri.`,
    lost: ({ person }) => t`Vous devez continuer sans ${person}.`,
  },
  befallen: ({ parts }) => t`Chez vous : ${parts}.`,
  herdScored: ({ points }) => t`Vous marquez ${points} avec votre troupeau.`,
  satisfied: ({ town, goods, favours }) => t`Vous satisfaites ${town} (${goods}) et gagnez ${favours}.`,
  tileGiven: ({ town, tile }) => t`Vous cédez ${tile} pour ${town}.`,
}
