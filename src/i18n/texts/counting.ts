/** Whose record a game counts for, in words for players: what `reportOf` of the tables does. */
import { french as t } from '../french.js'
import type { ByLocale } from '../locale.js'

/** A topic among the rules of every game. */
export interface CountingTexts {
  readonly title: string
  readonly text: string
  /** Below the question whether to resign. */
  readonly pointer: (command: string) => string
}

export const COUNTING: ByLocale<CountingTexts> = {
  en: {
    title: 'Leaving, and what counts',
    text: [
      'A game that ends with a result counts in the statistics and ratings of this server:',
      '- **Whoever holds a seat at the end** is counted with its place, even if time ran out or the seat is on autopilot.',
      '- **Whoever resigned** has lost: the last place and no points, whoever plays the seat afterwards.',
      '- **Whoever was replaced** without having resigned: the game does not count for them.',
      '- **Whoever took over a seat** in the first half of the turns is counted like everybody; later, the game does not count for them.',
      'If time runs out, the table decides for that seat. After three times in a row the seat is on autopilot until its player presses **I’m back**.',
      'A game that was ended without a result counts for nobody, nor does one that all but one resigned before a third of its usual length. Ratings change only for those who have completed a round by their own decisions, if these are two or more, and no seat was played by the bot from beginning to end. The second game of the same two within 24 hours counts half for their ratings, the third a quarter, and so on.',
    ].join('\n'),
    pointer: (command) => `What counts for whom: ${command}, under **Leaving, and what counts**.`,
  },
  fr: {
    title: 'Abandonner, et ce qui compte',
    text: [
      t`Une partie qui se termine avec un résultat compte dans les statistiques et les cotes de ce serveur :`,
      t`- **Qui a une place à la fin** est compté au rang obtenu, même si son temps a expiré ou si la place joue en automatique.`,
      t`- **Qui a abandonné** a perdu : dernière place et aucun point, quelle que soit la personne qui joue ensuite à sa place.`,
      t`- **Qui a été remplacé** sans avoir abandonné : la partie ne compte pas pour cette personne.`,
      t`- **Qui a pris la relève** dans la première moitié des tours est compté comme les autres ; plus tard, la partie ne compte pas pour cette personne.`,
      t`Si le temps expire, la table décide pour cette place. Après trois fois de suite, la place joue en automatique jusqu'à un appui sur **Je suis de retour**.`,
      t`Une partie arrêtée sans résultat ne compte pour personne, pas plus qu'une partie que tous ont abandonnée, sauf un, avant le tiers de sa durée habituelle. Les cotes ne changent que pour ceux qui ont décidé eux-mêmes pendant toute une manche, s'ils sont au moins deux, et si le bot n'a joué aucune place du début à la fin. La deuxième partie des deux mêmes en 24 heures compte pour moitié dans leurs cotes, la troisième pour un quart, et ainsi de suite.`,
    ].join('\n'),
    pointer: (command) => t`Ce qui compte, et pour qui : ${command}, sujet **Abandonner, et ce qui compte**.`,
  },
  de: {
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
  },
}
