import { counted } from '../../words.js'
import type { ReplayTexts } from '../en/replay.js'

export const replay: ReplayTexts = {
  title: (game) => `${game}: die Partie ansehen`,
  making: (drawn, of) => `Die Animation der Partie entsteht: Bild ${drawn} von ${of}.`,
  whole: (game, turns) =>
    `Eine ganze Partie ${game} als Animation, in ${counted('de', turns, { one: 'Zug', other: 'Zügen' })}; am Ende:`,
  soFar: (game, turns) =>
    `Eine Partie ${game} als Animation, bisher ${counted('de', turns, { one: 'Zug', other: 'Züge' })}; der jetzige Stand:`,
  watch: 'Partie ansehen',
  showAll: 'Allen zeigen',
  steps: 'Schritt für Schritt',
  stepTitle: (game, step, last, turn) =>
    `${game}: Schritt ${step} von ${last} · ${turn === 0 ? 'vor dem ersten Zug' : `Zug ${turn}`}`,
  start: 'So hat die Partie begonnen.',
  back: 'Zurück',
  next: 'Weiter',
  turnBack: 'Voriger Zug',
  turnNext: 'Nächster Zug',
  noGame: (command, game) => `In diesem Kanal wurde noch keine Partie ${game} gespielt. Öffne einen Tisch mit ${command}.`,
  stepRange: (last) =>
    last === 0
      ? 'In dieser Partie ist noch nichts passiert: Es gibt nur Schritt 0, ihren Anfang.'
      : `Die Schritte dieser Partie haben die Nummern 0 bis ${last}. Wähle eine davon.`,
  turnRange: (first, last) =>
    first === last
      ? `Bisher gibt es in dieser Partie nur Zug ${last}.`
      : `Die Züge dieser Partie haben die Nummern ${first} bis ${last}. Wähle eine davon.`,
  underWay: 'Die Animation dieser Partie entsteht gerade. Warte, bis sie da ist, und rufe sie dann auf.',
  ownUnderWay: 'Für dich entsteht gerade schon eine andere Animation. Warte, bis sie da ist, und versuche es dann noch einmal.',
  tooMany: 'Im Augenblick entstehen zu viele Animationen. Versuche es in einer Minute noch einmal.',
  failed:
    'Die Animation ließ sich nicht erstellen; die Partie selbst ist nicht betroffen. Versuche es noch einmal, und gib den Betreibern dieses Bots Bescheid, wenn es wieder nicht klappt.',
  otherRules: 'Diese Partie begann mit einer früheren Fassung der Regeln; sie lässt sich nicht mehr ansehen.',
}
