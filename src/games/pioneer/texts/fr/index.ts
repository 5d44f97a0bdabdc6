import { french as t } from '../../../../i18n/french.js'
import type { Galaxy } from '../../data/galaxies.js'
import { USUAL_ROUNDS } from '../../data/game-length.js'
import type { PioneerTexts } from '../en/index.js'
import { alt } from './alt.js'
import { effects } from './effects.js'
import { figures } from './figures.js'
import { guide } from './guide.js'
import { ownStory } from './own-story.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { rules } from './rules.js'
import { offers, state } from './state.js'
import { digest, story } from './story.js'
import { tutorial } from './tutorial.js'

function lasting(galaxy: Galaxy): string {
  const { two, more } = USUAL_ROUNDS[galaxy]
  return two === more ? t`environ ${two} manches` : t`environ ${two} manches à deux, ${more} à plus de deux`
}

export const fr: PioneerTexts = {
  name: t`Pioneer dans l'espace`,
  handName: 'Mes cartes',
  pitch: t`Un jeu de deck-building dans les étoiles : achetez des cartes, construisez des vaisseaux, explorez, colonisez et défendez-vous.`,
  lid: t`Le couvercle de la boîte : des systèmes stellaires avec les colonies et les vaisseaux de trois joueurs.`,
  options: {
    galaxy: {
      name: 'Galaxie',
      choices: {
        standard: 'normale',
        small: t`petite, moins d'étoiles`,
        wide: t`vaste, plus d'étoiles`,
      },
      more: { standard: lasting('standard'), small: lasting('small'), wide: lasting('wide') },
    },
  },
  orders: {
    name: 'Batailles',
    choices: {
      ask: 'me demander quoi détruire',
      'kill-most': 'détruire ce qui vaut le plus',
      'spare-colonies': t`détruire des vaisseaux, et des colonies seulement s'il ne reste rien d'autre`,
    },
  },
  colours: ['Bleu, ronds', 'Vert, triangles', 'Rouge, carrés', 'Jaune, losanges'],
  effects,
  story,
  ownStory,
  digest,
  refusals,
  status: {
    about: {
      cards: ({ who }) => t`${who} joue et achète des cartes.`,
      drive: ({ who }) => t`${who} envoie un vaisseau vers l'improbable.`,
      moves: ({ who }) => t`${who} déplace ses vaisseaux.`,
      battle: ({ who }) => t`Bataille : on attend ${who} pour le choix des cibles.`,
      colonies: ({ who }) => t`${who} peut fonder des colonies.`,
    },
    toYou: {
      cards: t`À vous : jouez et achetez des cartes.`,
      drive: t`À vous : choisissez un vaisseau et sa destination.`,
      moves: t`À vous : déplacez vos vaisseaux.`,
      battle: t`Bataille : choisissez ce que vous détruisez.`,
      colonies: t`À vous : fondez des colonies, ou terminez le tour.`,
    },
    drawing: t`Des cartes et des étoiles sont tirées.`,
    over: ({ winners, count }) =>
      t`La partie est terminée. ${winners} ${count === 1 ? 'remporte la partie' : 'se partagent la victoire'}.`,
  },
  panel,
  state,
  offers,
  picture: alt,
  guide,
  rules,
  sources: {
    systems: t`pour les systèmes`,
    technologies: t`pour les technologies`,
  },
  figures,
  tutorial,
}
