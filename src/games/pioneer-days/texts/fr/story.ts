import { french as t } from '../../../../i18n/french.js'
import { counted } from '../../../../i18n/words.js'
import type { DigestTexts, StoryTexts } from '../en/story.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.fr

export const story: StoryTexts = {
  boardChosen: ({ who, board }) => t`${who} part avec ${board}.`,
  outfitted: ({ who, tiles }) =>
    tiles === '' ? t`${who} charge ses chariots.` : t`${who} charge ses chariots et commence avec ${tiles}.`,
  week: ({ week, towns, tiles, people }) =>
    t`La semaine ${week} commence. Dans la prochaine ville : ${towns}. Équipement proposé : ${tiles}. Habitants : ${people}.`,
  rolled: ({ who, dice }) => t`Les dés sont jetés : ${dice}. Premier choix : ${who}.`,
  turn: ({ who, week, day }) => t`Semaine ${week}, jour ${day} : ${who} joue.`,
  turnHeading: ({ who, week, day }) => `Semaine ${week}, jour ${day} · ${who}`,
  taken: ({ who, die, face }) => t`${who} prend ${die} : ${face}.`,
  changed: ({ who, from, face, paid }) => t`${who} paie ${paid} et tourne le dé sur ${face} (avant : ${from}).`,
  income: ({ who, amount }) => t`${who} utilise le dé pour un revenu de ${amount}.`,
  acted: ({ who, goods }) => t`${who} utilise le dé et obtient ${goods}.`,
  equipped: ({ who, tile }) => t`${who} embarque ${tile}.`,
  recruited: ({ who, person }) => t`${who} engage ${person}.`,
  effect: ({ who, source, goods }) => t`${source} : ${who} reçoit ${goods}.`,
  exchange: ({ who, source, given, goods }) => t`${source} : ${who} échange ${given} contre ${goods}.`,
  wagonGained: ({ who, source, wagon }) => t`${source} : ${who} reçoit ${wagon}.`,
  repaired: ({ who, source, tokens }) => t`${source} : ${who} se défait de ${counted('fr', tokens, words.damage)}.`,
  calmed: ({ source, markers }) => t`${source} : une case en arrière pour ${markers}.`,
  wagonBought: ({ who, wagon, paid }) => t`${who} achète ${wagon} pour ${paid}.`,
  goldDrawn: ({ who }) => t`${who} pioche un jeton d'or.`,
  goldValue: ({ nuggets }) => t`Votre jeton d'or montre ${nuggets} ; personne d'autre ne le sait.`,
  goldReturned: ({ nuggets }) => t`Votre or remis dans le sac : ${nuggets}.`,
  noGoldLeft: ({ who }) => t`Le sac d'or est vide : il n'y a plus rien à piocher pour ${who}.`,
  discarded: ({ who, goods }) => t`${who} manque de place et rend ${goods}.`,
  leftOver: ({ die, markers }) => t`Il reste : ${die}. Une case en avant pour ${markers}.`,
  finalAdvance: t`Avant la dernière ville, tous les marqueurs de catastrophe avancent encore une fois.`,
  disaster: {
    storm: t`Une tempête s'abat sur les chariots.`,
    raid: t`Des bandits pillent le campement.`,
    famine: t`Une disette s'installe.`,
    disease: t`Une maladie se répand.`,
  },
  stormed: {
    paid: ({ who, wagon }) => t`${who} protège le chariot ${wagon} avec 1 bois.`,
    shielded: ({ who, wagon }) => t`${who} a mis le chariot ${wagon} à l'abri.`,
    damaged: ({ who, wagon }) => t`${who} reçoit un jeton de dégât sur le chariot ${wagon}.`,
  },
  raided: ({ who, lost, kept }) => t`${who} perd ${lost} et garde ${kept}.`,
  starved: ({ who, parts }) => t`${who} : ${parts}.`,
  starvedParts: {
    paid: ({ silver }) => t`${silver} de fourrage`,
    shielded: ({ cattle }) => t`${cattle} à nourrir sans argent`,
    lost: ({ cattle }) => t`${cattle} de moins`,
  },
  sickened: {
    paid: ({ who, person }) => t`${who} donne 1 remède pour ${person}.`,
    shielded: ({ who, person }) => t`${who} met ${person} hors de danger.`,
    lost: ({ who, person }) => t`${who} doit continuer sans ${person}.`,
  },
  arrived: ({ week }) => t`La semaine ${week} est finie : tout le monde arrive en ville.`,
  herdScored: ({ who, points }) => t`${who} marque ${points} avec son troupeau.`,
  satisfied: ({ who, town, goods, favours }) => t`${who} approvisionne ${town} (${goods}) et gagne ${favours}.`,
  tileGiven: ({ who, town, tile }) => t`${who} cède ${tile} pour ${town}.`,
  over: t`Les quatre semaines sont passées : la partie est finie.`,
}

export const digest: DigestTexts = {
  earns: ({ amount }) => t`gagne ${amount}`,
  takes: ({ what }) => t`prend ${what}`,
  draws: ({ goods }) => t`pioche ${goods}`,
  recruits: ({ person }) => t`engage ${person}`,
  buys: ({ wagons }) => t`achète ${wagons}`,
  favours: ({ who, favours }) => t`${who} gagne ${favours}`,
  strikes: ({ disaster }) => t`puis vient ${disaster}`,
  semicolon: t` ; `,
}
