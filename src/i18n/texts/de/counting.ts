import type { CountingTexts } from '../en/counting.js'

export const counting: CountingTexts = {
  title: 'Aufgeben, und was zählt',
  text: [
    'Eine Partie, die mit einem Ergebnis endet, zählt in Statistik und Wertung dieses Servers:',
    '- **Hast du am Ende einen Platz**, zählt dein Rang, auch wenn deine Zeit abgelaufen ist oder dein Platz automatisch gespielt wird.',
    '- **Gibst du auf**, hast du verloren, ganz gleich, wer deinen Platz danach spielt: letzter Rang und keine Punkte in deiner Statistik. Die Punkte des Platzes stehen trotzdem im Ergebnis.',
    '- **Wirst du ersetzt**, ohne aufgegeben zu haben, zählt die Partie nicht für dich.',
    '- **Springst du in der ersten Hälfte der Züge ein**, zählt die Partie für dich wie für alle; springst du später ein, zählt sie nicht für dich.',
    '- **Spielen Computergegner mit** oder dürfen sie einspringen, zählt die Partie weder für Wertungen und Bestenlisten noch für Rekorde und in der Statistik höchstens in der Zeile „Gegen Computergegner“.',
    'Läuft die Zeit ab, entscheidet der Bot für den Platz. Nach dem dritten Mal in Folge wird der Platz automatisch gespielt, bis jemand dort **Bin wieder da** drückt.',
    'Hat der Host für solche Plätze einen Computergegner gewählt, spielt dieser sie.',
    'Eine Partie, die ohne Ergebnis beendet wurde, zählt für niemanden; ebenso eine, die durch Aufgabe endet (nur noch eine Person spielt), bevor ein Drittel der üblichen Länge gespielt ist. Wertungen ändern sich nur für die, die eine ganze Runde lang selbst entschieden haben, und nur, wenn das mindestens zwei sind und der Bot keinen Platz von Anfang bis Ende gespielt hat. Spielen dieselben zwei binnen 24 Stunden eine zweite Partie, zählt sie für ihre Wertungen halb, eine dritte zu einem Viertel und so weiter.',
  ].join('\n'),
  pointer: (command) => `Was für wen zählt: ${command}, Thema **Aufgeben, und was zählt**.`,
}
