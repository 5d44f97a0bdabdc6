import { elided, french } from '../../french.js'
import { counted } from '../../words.js'
import type { ReviewTexts } from '../en/review.js'

export const review: ReviewTexts = {
  button: 'Analyse',
  title: (game) => french`${game} : l’analyse`,
  chances: 'Chances de victoire',
  legend: 'tour par tour, à niveau de jeu égal par la suite',
  chance: (name, chance) => `${name} ${chance}`,
  atFirst: (chances) => french`Au début : ${chances}.`,
  afterTurn: (turn, chances) => french`Après le tour ${turn} : ${chances}.`,
  atLast: (chances) => french`À la fin : ${chances}.`,
  turningPoints: 'Tournants de la partie',
  turningPoint: (turn, told) => `**Tour ${turn}** – ${told}`,
  byLabel: (name, label) => `${name} choisit ${label}.`,
  rose: (name, before, after) => `Les chances ${elided('de', name)} montent de ${before} à ${after}.`,
  fell: (name, before, after) => `Les chances ${elided('de', name)} tombent de ${before} à ${after}.`,
  better: (told, chance, instead) => french`Mieux : ${told} (${chance} de chances de victoire au lieu de ${instead}).`,
  good: 'Bien joué.',
  small: 'Une petite erreur.',
  large: 'Une erreur.',
  summary: (name, good, small, large) =>
    `**${name}** – ${counted('fr', good, { one: 'bon choix', other: 'bons choix' })}, ${counted('fr', small, { one: 'petite erreur', other: 'petites erreurs' })}, ${counted('fr', large, { one: 'erreur', other: 'erreurs' })}`,
  caveat:
    'Chaque choix est jugé sur ce que l’on pouvait alors savoir. Un choix compte comme bien joué si l’écart est peut-être dû au hasard.',
  choose: 'Revoir une erreur',
  option: (turn, name) => french`Tour ${turn} : ${name}`,
  cost: (chance, instead) => `${instead} de chances au lieu de ${chance}`,
  none: french`Cette partie n’a pas d’analyse : elle est peut-être encore en cours, ou trop ancienne.`,
}
