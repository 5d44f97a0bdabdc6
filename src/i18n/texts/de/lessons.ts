import type { LessonsTexts } from '../en/lessons.js'

export const lessons: LessonsTexts = {
  title: (game, task, tasks) => `${game} lernen: Aufgabe ${task} von ${tasks}`,
  over: (game) => `${game} lernen: das Ende`,
  task: (what) => `**Deine Aufgabe.** ${what}`,
  right: '**Richtig.**',
  previous: 'Vorige Aufgabe',
  anew: 'Aufgabe neu beginnen',
  skip: 'Überspringen',
  finish: 'Zum Ende',
  alone: 'Es dauert etwa zehn Minuten, und nichts davon zählt.',
  next: (start) =>
    `Lust auf eine richtige Partie? **Gegen den Computer spielen** öffnet einen Tisch in diesem Kanal; drücke dort **${start}**.`,
  practice: 'Gegen den Computer spielen',
  begin: 'Spielend lernen',
}
