import { elided, french as t } from '../../../../i18n/french.js'
import { counted, listed } from '../../../../i18n/words.js'
import type { DigestTexts, StoryTexts } from '../en/story.js'
import { GLOSSARY } from '../glossary.js'

const words = GLOSSARY.fr

export const story: StoryTexts = {
  boardChosen: ({ who, board }) => t`${who} part avec ${board}.`,
  outfitted: ({ who, tiles }) =>
    tiles === '' ? t`${who} charge ses chariots.` : t`${who} charge ses chariots et commence avec ${tiles}.`,
  week: ({ week }) => t`La semaine ${week} commence.`,
  offers: {
    towns: ({ towns }) => t`Dans la prochaine ville : ${towns}.`,
    tiles: ({ tiles }) => t`Équipement proposé : ${tiles}.`,
    people: t`Habitants :`,
  },
  rolled: ({ who, dice }) => t`Les dés sont jetés : ${dice}. Premier choix : ${who}.`,
  turn: ({ who, week, day }) => t`Semaine ${week}, jour ${day} : c'est à ${who} de jouer.`,
  turnHeading: ({ who, week, day }) => `Semaine ${week}, jour ${day} · ${who}`,
  taken: ({ who, die, face }) => t`${who} prend ${die} : ${face}.`,
  changed: ({ who, from, face, paid }) => t`${who} paie ${paid} et tourne le dé sur ${face} (avant : ${from}).`,
  income: ({ who, amount }) => t`${who} prend ${amount} de revenu.`,
  acted: ({ who, goods }) => t`${who} utilise le dé et obtient ${goods}.`,
  equipped: ({ who, tile }) => t`${who} charge ${tile}.`,
  recruited: ({ who, person }) => t`${who} engage ${person}.`,
  effect: ({ who, source, goods }) => t`${source} : ${who} reçoit ${goods}.`,
  exchange: ({ who, source, given, goods }) => t`${source} : ${who} échange ${given} contre ${goods}.`,
  wagonGained: ({ who, source, wagon }) => t`${source} : ${who} reçoit ${wagon}.`,
  repaired: ({ who, source, tokens }) => t`${source} : ${who} retire ${counted('fr', tokens, words.damage)}.`,
  calmed: ({ source, markers, count }) =>
    t`${source} : ${count === 1 ? `le marqueur ${markers} recule` : `les marqueurs ${markers} reculent`} d'une case.`,
  wagonBought: ({ who, wagon, paid }) => t`${who} achète ${wagon} pour ${paid}.`,
  goldDrawn: ({ who }) => t`${who} pioche un jeton d'or.`,
  goldValue: ({ nuggets }) => t`Votre jeton d'or montre ${nuggets} ; personne d'autre ne le sait.`,
  goldReturned: ({ nuggets }) => t`Or que vous avez remis dans le sac : ${nuggets}.`,
  noGoldLeft: ({ who }) => t`Le sac d'or est vide : il n'y a plus rien à piocher pour ${who}.`,
  discarded: ({ who, goods }) => t`${who} manque de place et rend ${goods}.`,
  leftOver: ({ die, markers, count }) =>
    t`Personne n'a pris ${die} : ${count === 1 ? `le marqueur ${markers} avance` : `les marqueurs ${markers} avancent`} d'une case.`,
  finalAdvance: t`Avant la dernière ville, tous les marqueurs de catastrophe avancent encore une fois.`,
  disaster: {
    storm: t`Une tempête s'abat sur les chariots.`,
    raid: t`Des bandits pillent le campement.`,
    famine: t`Une famine s'installe.`,
    disease: t`Une maladie se répand.`,
  },
  stormed: {
    paid: ({ who, wagon }) => t`${who} sauve le chariot ${wagon} avec 1 bois.`,
    shielded: ({ who, wagon }) => t`${who} met le chariot ${wagon} à l'abri.`,
    damaged: ({ who, wagon }) => t`${who} reçoit un jeton de dégât sur le chariot ${wagon}.`,
  },
  raided: ({ who, lost }) => t`${who} perd ${lost}.`,
  notRaided: ({ who }) => t`${who} ne perd rien.`,
  starved: ({ who, parts }) => t`${who} : ${parts}.`,
  starvedParts: {
    paid: ({ silver }) => t`${silver} de fourrage`,
    shielded: ({ cattle }) => t`${cattle} sans rien payer`,
    lost: ({ cattle }) => t`perte de ${cattle}`,
  },
  sickened: {
    paid: ({ who, person }) => t`${who} donne 1 remède pour ${person}.`,
    shielded: ({ who, person }) => t`${who} met ${person} à l'abri.`,
    lost: ({ who, person }) => t`${who} doit continuer sans ${person}.`,
  },
  befallen: ({ who, parts }) => t`${who} : ${parts}.`,
  befallenParts: {
    shielded: ({ what }) => t`${what} à l'abri`,
    paid: ({ goods, what }) => `${goods} pour ${what}`,
    damaged: ({ wagons }) =>
      `dégâts sur ${wagons.length === 1 ? 'le chariot' : 'les chariots'} ${listed('fr', wagons.map(String))}`,
    lost: ({ persons }) => `perte ${listed('fr', persons.map(ofPerson))}`,
  },
  arrived: ({ week }) => t`La semaine ${week} est finie : tout le monde arrive en ville.`,
  herdScored: ({ who, points }) => t`${who} marque ${points} avec son troupeau.`,
  herds: ({ herds }) => t`Troupeaux : ${herds}.`,
  herd: ({ who, points }) => `${who} ${points}`,
  satisfied: ({ who, town, goods, favours }) => t`${who} satisfait ${town} (${goods}) et gagne ${favours}.`,
  tileGiven: ({ who, town, tile }) => t`${who} cède ${tile} pour ${town}.`,
  tilesAwaited: t`Il vous reste à choisir l'équipement.`,
  noneSatisfied: 'Vous ne satisfaites aucune carte de ville.',
  over: t`Les quatre semaines sont passées : la partie est finie.`,
}

/** A trade and a name after “de”: `le shérif Tom` becomes `du shérif Tom`. */
function ofPerson(person: string): string {
  return person.startsWith('le ') ? `du ${person.slice(3)}` : elided('de', person)
}

export const digest: DigestTexts = {
  earns: ({ amount }) => t`gagne ${amount}`,
  takes: ({ what }) => t`prend ${what}`,
  draws: ({ goods }) => t`pioche ${goods}`,
  recruits: ({ person }) => t`engage ${person}`,
  buys: ({ wagons }) => t`achète ${wagons}`,
  favours: ({ who, favours }) => t`${who} gagne ${favours}`,
  ownFavours: ({ favours }) => t`vous gagnez ${favours}`,
  strikes: ({ disasters, count }) => t`puis ${count === 1 ? 'frappe' : 'frappent'} ${disasters}`,
  ownLoss: ({ what }) => t`vous perdez ${what}`,
  ownDamage: ({ wagons }) => (wagons === 1 ? t`un de vos chariots est endommagé` : t`${wagons} de vos chariots sont endommagés`),
  weekEnds: 'puis la semaine se termine',
  ownGoods: ({ goods }) => t`vous recevez ${goods}`,
  ownHerd: ({ points }) => t`vous marquez ${points} avec votre troupeau`,
  ownNothing: 'vous ne satisfaites aucune carte de ville',
  semicolon: t` ; `,
}
