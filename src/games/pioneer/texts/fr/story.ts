import { french as t } from '../../../../i18n/french.js'
import { counted, listed, plural } from '../../../../i18n/words.js'
import type { DigestTexts, Star, StoryTexts } from '../en/story.js'
import { glossary as words } from './glossary.js'

const remaining = (left: number) =>
  left === 0
    ? t`plus aucune étoile n'est inconnue`
    : t`${plural('fr', left, { one: 'reste', other: 'restent' })} ${counted('fr', left, words.star)}`

const systemAt = ({ sector, system }: Star) => `${system} dans le ${sector}`

export const story: StoryTexts = {
  laidOut: ({ stars }) => t`La galaxie est en place : ${counted('fr', stars, words.star)}.`,
  turn: ({ who, round }) => t`Manche ${round} : c'est à ${who} de jouer.`,
  turnHeading: ({ who, round }) => `Manche ${round} · ${who}`,
  bonus: ({ who, bonus }) => t`${who} commence le tour avec ${bonus} de plus.`,
  metals: ({ who, cards, money }) => t`${who} pose ${cards} (${money}).`,
  bought: ({ who, card, money }) => t`${who} achète ${card} pour ${money}.`,
  boughtFree: ({ who, card }) => t`${who} prend gratuitement ${card}.`,
  boughtAndFree: ({ who, card, money, free }) => t`${who} achète ${card} pour ${money} et prend gratuitement ${free}.`,
  played: ({ who, card, effect }) => t`${who} joue ${card} (${effect}).`,
  constructed: {
    scout: ({ who, sector }) => t`${who} construit un éclaireur (${sector}).`,
    colonizer: ({ who, sector }) => t`${who} construit un vaisseau colonial (${sector}).`,
    warship: ({ who, sector }) => t`${who} construit un croiseur (${sector}).`,
    atStart: ({ who, sector }) => t`${who} commence avec un éclaireur (${sector}).`,
  },
  built: ({ who, ships, sector }) => t`${who} construit ${ships} (${sector}).`,
  fortified: ({ who, sector }) => t`${who} fortifie sa colonie (${sector}).`,
  armed: ({ who, sector }) => t`${who} charge une bombe nova à bord d'un éclaireur (${sector}).`,
  researched: ({ who, technology, area, level, money }) =>
    t`${who} développe « ${technology} » (${area} ${level}) pour ${money}.`,
  reshuffled: ({ who }) => t`${who} mélange sa défausse, qui devient sa pioche.`,
  drew: ({ who, count }) => t`${who} pioche ${counted('fr', count, words.card)}.`,
  drewCards: ({ cards }) => t`Vous avez pioché : ${cards}.`,
  nothingToDraw: ({ who }) => t`${who} n'a plus de carte à piocher.`,
  discarded: ({ who, cards }) => t`${who} défausse le reste de sa main : ${cards}.`,
  driven: ({ who, ship, from, sector }) => t`Contre toute vraisemblance, ${who} envoie ${ship} du ${from} au ${sector}.`,
  rolled: ({ face, effect }) => t`Le dé donne ${face} : ${effect}.`,
  vanished: ({ who, ship }) => t`${who} perd ${ship} : l'improbable s'est produit.`,
  moved: ({ who, ships, from, sector }) => t`${who} déplace ${ships} du ${from} au ${sector}.`,
  wormHole: ({ who, ships, from, sector }) => t`${who} fait passer ${ships} par un trou de ver, du ${from} au ${sector}.`,
  peeked: ({ who, sector }) => t`${who} observe le ${sector}.`,
  peekedSystem: ({ sector, system, worth }) => t`Vous avez vu ce que cache le ${sector} : ${system} (${worth}).`,
  exploded: ({ who, sector, units }) => t`${who} fait exploser une bombe nova dans le ${sector}. Détruits : ${units}.`,
  theSystem: 'le système',
  bombed: ({ sector, system, left }) => t`Le système détruit dans le ${sector} était ${system} ; ${remaining(left)}.`,
  turnedUp: ({ sector, system, worth, left }) => t`Le ${sector} révèle ${system} (${worth}) ; ${remaining(left)}.`,
  charted: ({ sector, system, worth, left }) =>
    t`Trop peu d'étoiles sont connues à ce stade : le ${sector} révèle ${system} (${worth}) ; ${remaining(left)}.`,
  chartedStars: ({ systems, left }) =>
    t`Trop peu d'étoiles sont connues à ce stade : on révèle ${listed('fr', systems.map(systemAt))} ; ${remaining(left)}.`,
  battle: ({ sector, sides }) => t`Bataille dans le ${sector} : ${sides}.`,
  battleSide: ({ who, attack }) => `${who} (attaque ${attack})`,
  fired: ({ who }) => t`${who} a choisi ses cibles.`,
  aimed: ({ units }) => t`Vos cibles : ${units}.`,
  destroyed: ({ who, units, sector }) => t`${who} détruit ${units} dans le ${sector}.`,
  missed: ({ who, sector }) => t`${who} ne détruit rien dans le ${sector}.`,
  colonized: ({ who, sector }) => t`${who} colonise le ${sector}.`,
  eliminated: ({ who }) => t`${who} n'a plus ni vaisseau ni colonie et quitte la partie.`,
  lastRound: ({ round }) => t`La partie se termine donc avec la manche ${round}.`,
  over: {
    charted: 'La dernière manche est jouée.',
    'last-one': t`Plus personne n'a d'adversaire.`,
  },
  owned: ({ who, units }) => `${units} (${who})`,
}

export const digest: DigestTexts = {
  buys: ({ cards }) => t`achète ${cards}`,
  takesFree: ({ cards }) => t`prend gratuitement ${cards}`,
  builds: ({ ships }) => t`construit ${ships}`,
  fortifies: ({ sector }) => t`fortifie le ${sector}`,
  arms: ({ sector }) => t`charge une bombe nova à bord d'un éclaireur (${sector})`,
  researches: ({ technology }) => t`développe « ${technology} »`,
  moves: ({ ships }) => t`déplace ${ships}`,
  drives: ({ ship, sector }) => t`envoie ${ship} dans le ${sector}`,
  vanishes: ({ ship }) => t`perd ${ship} dans l'improbable`,
  bombs: ({ sector, units }) => t`détruit ${units} dans le ${sector} avec une bombe nova`,
  destroys: ({ sector, units }) => t`détruit ${units} dans le ${sector}`,
  colonizes: ({ places }) => `colonise ${places}`,
  resettles: ({ sector }) => t`colonise le ${sector}`,
  strikes: ({ who, sector, units }) => t`${who} détruit ${units} dans le ${sector}`,
  ownStrikes: ({ sector, units }) => t`vous détruisez ${units} dans le ${sector}`,
  eliminated: ({ who }) => t`${who} quitte la partie, n'ayant plus ni vaisseau ni colonie`,
  ownEliminated: t`vous quittez la partie, n'ayant plus ni vaisseau ni colonie`,
  charts: ({ system, sector }) => t`le ${sector} est révélé (${system})`,
  lastRound: t`c'est la dernière manche`,
  over: 'la partie est terminée',
  semicolon: t` ; `,
}
