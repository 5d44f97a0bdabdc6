import { french as t } from '../../../../i18n/french.js'
import type { PioneerDaysTexts } from '../en/index.js'
import { GLOSSARY } from '../glossary.js'
import { effects, theirEffects } from './effects.js'
import { figures } from './figures.js'
import { ownStory } from './own-story.js'
import { panel } from './panel.js'
import { refusals } from './refusals.js'
import { rules } from './rules.js'
import { alt, state } from './state.js'
import { digest, story } from './story.js'
import { tutorial } from './tutorial.js'

export const fr: PioneerDaysTexts = {
  name: 'Pioneer Days',
  handName: 'Mes chariots',
  pitch: t`Quatre semaines de piste : choisissez des dés, chargez vos chariots, survivez aux catastrophes et gagnez la faveur des villes.`,
  lid: t`Le couvercle de la boîte : un chariot en route vers les montagnes, et les dés d'une journée.`,
  options: {
    sets: {
      name: 'Habitants',
      choices: {
        'first-game': 'deux premières séries',
        drawn: 'deux séries au hasard',
      },
    },
    boards: {
      name: 'Plateaux',
      choices: { standard: 'face standard', unique: 'faces uniques' },
    },
  },
  colours: ['Bleu, ronds', 'Vert, triangles', 'Rouge, carrés', 'Jaune, losanges'],
  standardBoard: 'Plateau standard',
  glossary: GLOSSARY.fr,
  effects,
  theirEffects,
  story,
  ownStory,
  digest,
  refusals,
  status: {
    about: {
      boards: ({ who }) => t`Choix des plateaux en cours ; on attend encore : ${who}.`,
      take: ({ who }) => t`${who} choisit un dé.`,
      react: ({ who }) => t`${who} peut faire un échange.`,
      use: ({ who }) => t`${who} décide à quoi sert le dé.`,
      'turn-end': ({ who }) => t`${who} peut encore acheter des chariots ou terminer son tour.`,
      'only-end': ({ who }) => t`${who} n'a plus qu'à terminer son tour.`,
      room: ({ who }) => t`Trop de marchandises ; pour faire de la place, on attend : ${who}.`,
      storm: ({ who }) => t`Tempête ; pour les chariots, on attend : ${who}.`,
      disease: ({ who }) => t`Maladie ; pour les habitants, on attend : ${who}.`,
      town: ({ who }) => t`En ville ; on attend encore : ${who}.`,
    },
    toYou: {
      boards: t`Choisissez le plateau de joueur que vous voulez garder.`,
      take: t`À vous : prenez un dé.`,
      react: t`À vous : faites un échange, ou renoncez-y.`,
      use: t`À vous : utilisez votre dé.`,
      'turn-end': t`À vous : terminez le tour, ou achetez d'abord des chariots.`,
      'only-end': t`À vous : il ne reste qu'à terminer le tour.`,
      room: t`Vos marchandises ne tiennent pas : faites de la place.`,
      storm: t`Tempête : décidez pour chacun de vos chariots.`,
      disease: t`Maladie : décidez pour chacun de vos habitants.`,
      town: t`En ville : satisfaites des cartes si vous voulez, puis quittez la ville.`,
    },
    drawing: t`Un tirage ou un jet de dés est en cours.`,
    over: ({ winners, count }) =>
      t`La partie est terminée. ${winners} ${count === 1 ? 'remporte la partie' : 'se partagent la victoire'}.`,
  },
  panel,
  state,
  alt,
  guide: {
    take: t`**Conseil.** Prenez un dé. Sa face dit à quoi il sert ; sa couleur, quelle catastrophe avance à la fin du jour si personne ne le prend.`,
    react: t`**Conseil.** La face que vous avez prise déclenche un de vos effets. Un échange n'est jamais obligatoire.`,
    use: t`**Conseil.** Utilisez le dé une seule fois : pour de l'argent, pour son action, ou pour engager l'habitant de son emplacement. Pour 3 $, il peut d'abord montrer une autre face. À tout moment de votre tour, vous pouvez acheter des chariots, pour transporter plus de marchandises.`,
    'turn-end': t`**Conseil.** Vérifiez une dernière fois : tant que le bouton **Annuler l'action** figure ci-dessous, vous pouvez revenir en arrière avant d'appuyer sur **Terminer le tour**.`,
    room: t`**Trop de marchandises.** Le bois et les remèdes tiennent à deux par case ; l'or et l'équipement prennent une case chacun. Bœufs et habitants marchent à côté des chariots.`,
    storm: t`**Une tempête.** Un bois sauve un chariot. Un jeton de dégât coûte deux cases et 2 PV : protégez d'abord les chariots pleins.`,
    disease: t`**Une maladie.** Un remède sauve un de vos habitants. Celui que vous perdez ne vous aide plus et ne rapporte rien.`,
    town: t`**En ville.** Chaque faveur vaut 2 PV, et la personne qui en a le plus gagne 5 PV. Ce qu'une carte prend est perdu.`,
  },
  rules,
  sources: {
    track: t`pour le bétail`,
    gold: t`pour l'or`,
    favours: t`pour les faveurs`,
    townsfolk: t`pour les habitants`,
    supplies: t`pour ce que vos réserves rapporteront encore`,
    damage: t`pour les dégâts`,
  },
  figures,
  tutorial,
}
