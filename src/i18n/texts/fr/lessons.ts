import { french } from '../../french.js'
import type { LessonsTexts } from '../en/lessons.js'

export const lessons: LessonsTexts = {
  title: (game, task, tasks) => french`Apprendre ${game} : exercice ${task} sur ${tasks}`,
  over: (game) => french`Apprendre ${game} : la fin`,
  task: (what) => `**À vous de jouer.** ${what}`,
  right: '**Bravo.**',
  previous: 'Exercice précédent',
  anew: 'Reprendre l’exercice au début',
  skip: 'Passer',
  finish: 'Aller à la fin',
  alone: french`Comptez une dizaine de minutes ; rien n'est enregistré ni compté.`,
  next: (start) =>
    french`Envie d'une vraie partie ? **Jouer contre l'ordinateur** ouvre une table dans ce salon ; appuyez-y sur **${start}**.`,
  practice: french`Jouer contre l'ordinateur`,
  begin: 'Apprendre en jouant',
}
