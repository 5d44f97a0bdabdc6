import type { CountingTexts } from '../en/counting.js'

export const counting: CountingTexts = {
  title: 'Aufgeben, und was zählt',
  text: [
    'Eine Partie, die mit einem Ergebnis endet, zählt in Statistik und Wertung dieses Servers:',
    '- **Wer am Ende einen Platz hat**, wird mit dem erreichten Rang gezählt, auch wenn die Zeit ablief oder der Platz von selbst spielt.',
    '- **Wer aufgegeben hat**, hat verloren: letzter Rang und keine Punkte, wer auch immer den Platz danach spielt.',
    '- **Wer ersetzt wurde**, ohne aufgegeben zu haben: Die Partie zählt nicht für diese Person.',
    '- **Wer eingesprungen ist**, wird wie alle gezählt, wenn es in der ersten Hälfte der Züge war; später zählt die Partie nicht für diese Person.',
    'Läuft die Zeit ab, entscheidet der Tisch für den Platz. Nach dreimal hintereinander spielt er von selbst, bis **Bin wieder da** gedrückt wird.',
    'Eine Partie, die ohne Ergebnis beendet wurde, zählt für niemanden, ebenso eine, die alle bis auf eine Person vor einem Drittel der üblichen Länge aufgegeben haben. Wertungen ändern sich nur für die, die eine Runde ganz selbst entschieden haben, wenn das mindestens zwei sind und der Bot keinen Platz von Anfang bis Ende gespielt hat. Die zweite Partie derselben zwei binnen 24 Stunden zählt für ihre Wertungen halb, die dritte ein Viertel und so weiter.',
  ].join('\n'),
  pointer: (command) => `Was für wen zählt: ${command}, Thema **Aufgeben, und was zählt**.`,
}
