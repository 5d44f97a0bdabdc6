import { french } from '../../french.js'
import { counted } from '../../words.js'
import type { ReplayTexts } from '../en/replay.js'

export const replay: ReplayTexts = {
  title: (game) => french`${game} : revoir la partie`,
  making: (drawn, of) => french`L’animation de la partie se prépare : image ${drawn} sur ${of}.`,
  whole: (game, turns) =>
    french`Une partie entière de ${game} en animation (${counted('fr', turns, { one: 'tour', other: 'tours' })}) ; à la fin :`,
  soFar: (game, turns) =>
    french`Une partie de ${game} en animation, ${counted('fr', turns, { one: 'tour', other: 'tours' })} jusqu’ici ; situation actuelle :`,
  watch: 'Revoir la partie',
  showAll: 'Montrer à tout le monde',
  steps: 'Action par action',
  stepTitle: (game, step, last, turn) =>
    french`${game} : action ${step} sur ${last} · ${turn === 0 ? 'avant le premier tour' : `tour ${turn}`}`,
  start: 'Voici comment la partie a commencé.',
  back: 'Précédente',
  next: 'Suivante',
  turnBack: 'Tour précédent',
  turnNext: 'Tour suivant',
  noGame: (command, game) => `Aucune partie de ${game} n’a encore été jouée dans ce salon. Ouvrez une table avec ${command}.`,
  stepRange: (last) =>
    last === 0
      ? french`Rien n'a encore été joué dans cette partie : il n'y a que l'action 0, son début.`
      : `Les actions de cette partie sont numérotées de 0 à ${last}. Choisissez un de ces numéros.`,
  turnRange: (first, last) =>
    first === last
      ? french`Cette partie n'a pour l'instant que le tour ${last}.`
      : `Les tours de cette partie sont numérotés de ${first} à ${last}. Choisissez un de ces numéros.`,
  underWay: 'L’animation de cette partie est déjà en préparation. Attendez qu’elle soit publiée, puis redemandez-la.',
  ownUnderWay: 'Une autre animation est déjà en préparation pour vous. Attendez qu’elle soit publiée, puis redemandez celle-ci.',
  tooMany: 'Trop d’animations sont en préparation en ce moment. Réessayez dans une minute.',
  failed: french`L’animation n’a pas pu être préparée ; la partie elle-même est intacte. Réessayez, et prévenez la personne qui gère ce bot si cela se reproduit.`,
  otherRules: french`Cette partie a commencé avec une version antérieure des règles ; elle ne peut pas être revue.`,
}
