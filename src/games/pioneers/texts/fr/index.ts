import { french as t } from '../../../../i18n/french.js'
import { JOIN_PRICE } from '../../data/prices.js'
import type { PioneersTexts } from '../en/index.js'
import { GLOSSARY } from '../glossary.js'
import { alt } from './alt.js'
import { digest } from './digest.js'
import { figures } from './figures.js'
import { guide } from './guide.js'
import { ownStory } from './own-story.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { rules } from './rules.js'
import { state } from './state.js'
import { story } from './story.js'
import { tutorial } from './tutorial.js'

export const fr: PioneersTexts = {
  name: 'Pioneers',
  handName: 'Mes chariots',
  pitch: t`Menez la diligence vers l'Ouest, installez vos pionniers et construisez des routes que les autres paieront.`,
  lid: t`Le couvercle de la boîte : une carte de l'Amérique avec ses villes, ses routes et la diligence.`,
  options: {
    covers: {
      name: 'Caches',
      choices: { standard: 'huit villes du bord', random: 'huit villes au hasard', chosen: 'huit villes à choisir' },
      more: {
        standard: t`toujours les mêmes ; à deux seulement`,
        random: 'à deux seulement',
        chosen: t`quatre par joueur ; à deux seulement`,
      },
    },
  },
  orders: {
    name: 'Invitations',
    choices: {
      ask: 'me demander',
      decline: 'toujours refuser',
      'accept-if-empties': 'accepter si cela vide un chariot, sinon me demander',
      accept: 'toujours accepter',
    },
  },
  colours: ['Bleu, ronds', 'Vert, triangles', 'Rouge, carrés', 'Jaune, losanges'],
  glossary: GLOSSARY.fr,
  story,
  ownStory,
  digest,
  refusals,
  status: {
    about: {
      covering: ({ who, left }) => t`${who} recouvre des villes (encore ${left}).`,
      buying: ({ who }) => t`${who} choisit ses achats.`,
      coachDuty: {
        due: ({ who }) => t`${who} doit acheter un chariot.`,
        waived: ({ who }) => t`${who} ne peut acheter que des routes.`,
      },
      secondRoad: ({ who }) => t`${who} place la seconde route.`,
      moving: ({ who }) => t`${who} choisit où va la diligence.`,
      settling: ({ who, city }) => t`${who} choisit le pionnier à installer à ${city}.`,
      action: {
        sergeant: ({ who }) => t`${who} peut construire une route gratuite avec le Sergent.`,
        barkeeper: ({ who }) => t`${who} peut renvoyer un pionnier avec le Barman.`,
        farmer: ({ who }) => t`${who} peut installer d'autres fermiers.`,
      },
      ending: ({ who }) => t`${who} n'a plus qu'à terminer son tour.`,
      invited: ({ who, by, city, pioneer }) =>
        t`${by} invite ${who} à installer ${GLOSSARY.fr.professions[pioneer].a} à ${city} pour ${GLOSSARY.fr.money(JOIN_PRICE)}.`,
      drawing: ({ who }) => t`Un tirage est en cours pour ${who}.`,
    },
    toYou: {
      covering: ({ left }) =>
        t`À vous : recouvrez une ville ; ${left === 1 ? t`c'est votre dernier cache` : t`il vous reste ${left} caches`}.`,
      buying: () => t`À vous : achetez des routes ou un chariot, ou passez à la suite.`,
      coachDuty: {
        due: () => t`À vous : vous devez acheter un chariot.`,
        waived: () => t`À vous : achetez des routes, ou terminez vos achats.`,
      },
      secondRoad: () => t`À vous : placez la seconde route.`,
      moving: () => t`À vous : choisissez où va la diligence.`,
      settling: ({ city }) => t`À vous : choisissez le pionnier à installer à ${city}.`,
      action: {
        sergeant: () => t`À vous : construisez une route gratuite avec le Sergent, ou renoncez-y.`,
        barkeeper: () => t`À vous : renvoyez un pionnier avec le Barman, ou renoncez-y.`,
        farmer: () => t`À vous : installez d'autres fermiers, ou passez à la suite.`,
      },
      ending: () => t`À vous : il ne reste qu'à terminer le tour.`,
      invited: ({ by, city, pioneer }) =>
        t`${by} vous invite à installer ${GLOSSARY.fr.professions[pioneer].a} à ${city} pour ${GLOSSARY.fr.money(JOIN_PRICE)}.`,
      drawing: () => t`Un tirage est en cours pour vous.`,
    },
    inviting: ({ who, city, pioneer }) =>
      t`Vous invitez ${who} à installer ${GLOSSARY.fr.professions[pioneer].a} à ${city} pour ${GLOSSARY.fr.money(JOIN_PRICE)}.`,
    dealing: 'La partie se met en place.',
    over: ({ winners, count }) =>
      t`La partie est terminée. ${winners} ${count === 1 ? 'remporte la partie' : 'se partagent la victoire'}.`,
  },
  panel,
  state,
  alt,
  endedBy: {
    roads: t`Fin de partie : quelqu'un a construit ses 15 routes.`,
    stack: t`Fin de partie : la pile de chariots est épuisée.`,
    'no-tiles': t`Fin de partie : il n'y avait plus de tuile sur le plateau (règle maison).`,
    stalemate: t`Fin de partie : rien ne s'est passé pendant deux tours de table entiers (règle maison).`,
  },
  purchases: { 'one-road': 'une route', 'two-roads': 'deux routes', coach: 'un chariot' },
  guide,
  tutorial,
  rules,
  sources: {
    coaches: t`pour vos chariots`,
    network: t`pour votre plus grand réseau`,
    nuggets: t`pour les pépites d'or`,
    money: t`pour ce que votre argent peut encore acheter`,
  },
  figures,
}
