import { french } from '../french.js'
/** What is said of games that are watched again. */
import type { ByLocale } from '../locale.js'
import { counted } from '../words.js'

export interface ReplayTexts {
  readonly title: (game: string) => string
  /** While pictures are drawn, how many of how many. */
  readonly making: (drawn: number, of: number) => string
  /** Before the words of the animation's last picture. */
  readonly whole: (game: string, turns: number) => string
  readonly soFar: (game: string, turns: number) => string
  /** The button below a finished game. */
  readonly watch: string
  readonly showAll: string
  readonly steps: string
  /** Turn 0 is what comes before the first one. */
  readonly stepTitle: (game: string, step: number, last: number, turn: number) => string
  readonly start: string
  readonly back: string
  readonly next: string
  readonly turnBack: string
  readonly turnNext: string
  readonly noGame: (command: string) => string
  readonly stepRange: (last: number) => string
  readonly turnRange: (first: number, last: number) => string
  readonly underWay: string
  readonly tooMany: string
  readonly failed: string
  readonly otherRules: string
}

const en: ReplayTexts = {
  title: (game) => `${game}: the replay`,
  making: (drawn, of) => `The replay is being made: picture ${drawn} of ${of}.`,
  whole: (game, turns) =>
    `A whole game of ${game} as an animation, in ${counted('en', turns, { one: 'turn', other: 'turns' })}; how it ends:`,
  soFar: (game, turns) =>
    `A game of ${game} so far as an animation, in ${counted('en', turns, { one: 'turn', other: 'turns' })}; how it stands:`,
  watch: 'Replay',
  showAll: 'Show everybody',
  steps: 'Step by step',
  stepTitle: (game, step, last, turn) =>
    `${game}: step ${step} of ${last} · ${turn === 0 ? 'before the first turn' : `turn ${turn}`}`,
  start: 'This is how the game began.',
  back: 'Back',
  next: 'Next',
  turnBack: 'Previous turn',
  turnNext: 'Next turn',
  noGame: (command) => `No game has been played in this channel yet. Open a table with ${command}.`,
  stepRange: (last) =>
    last === 0
      ? 'Nothing has been done in this game yet: there is only step 0, its beginning.'
      : `The steps of this game have the numbers 0 to ${last}. Choose one of them.`,
  turnRange: (first, last) =>
    first === last
      ? `There is only turn ${last} of this game so far.`
      : `The turns of this game have the numbers ${first} to ${last}. Choose one of them.`,
  underWay: 'The replay of this game is being made already. Wait until it is there, then ask again.',
  tooMany: 'Too many replays are being made at the moment. Try again in a minute.',
  failed:
    'The replay could not be made; the game itself is untouched. Try again, and tell whoever runs this bot if it happens twice.',
  otherRules: 'This game began under an earlier version of the rules, so it cannot be replayed.',
}

const fr: ReplayTexts = {
  title: (game) => french`${game} : la partie en images`,
  making: (drawn, of) => french`Le film de la partie se prépare : image ${drawn} sur ${of}.`,
  whole: (game, turns) =>
    french`Une partie entière de ${game} en animation, en ${counted('fr', turns, { one: 'tour', other: 'tours' })} ; à la fin :`,
  soFar: (game, turns) =>
    french`Une partie de ${game} en animation, ${counted('fr', turns, { one: 'tour', other: 'tours' })} jusqu’ici ; situation actuelle :`,
  watch: 'Revoir la partie',
  showAll: 'Montrer à tout le monde',
  steps: 'Étape par étape',
  stepTitle: (game, step, last, turn) =>
    french`${game} : étape ${step} sur ${last} · ${turn === 0 ? 'avant le premier tour' : `tour ${turn}`}`,
  start: 'Voici comment la partie a commencé.',
  back: 'Précédente',
  next: 'Suivante',
  turnBack: 'Tour précédent',
  turnNext: 'Tour suivant',
  noGame: (command) => `Aucune partie n’a encore été jouée dans ce salon. Ouvrez une table avec ${command}.`,
  stepRange: (last) =>
    last === 0
      ? french`Rien n'a encore été joué dans cette partie : il n'y a que l'étape 0, son début.`
      : `Les étapes de cette partie portent les numéros 0 à ${last}. Choisissez-en un.`,
  turnRange: (first, last) =>
    first === last
      ? french`Cette partie n'a pour l'instant que le tour ${last}.`
      : `Les tours de cette partie portent les numéros ${first} à ${last}. Choisissez-en un.`,
  underWay: 'Le film de cette partie est déjà en préparation. Attendez qu’il soit là, puis redemandez-le.',
  tooMany: 'Trop de films sont en préparation en ce moment. Réessayez dans une minute.',
  failed: french`Le film n’a pas pu être préparé ; la partie elle-même est intacte. Réessayez, et prévenez les responsables de ce bot si cela se reproduit.`,
  otherRules: french`Cette partie a commencé avec une version antérieure des règles ; elle ne peut pas être revue.`,
}

const de: ReplayTexts = {
  title: (game) => `${game}: die Partie zum Ansehen`,
  making: (drawn, of) => `Der Film der Partie entsteht: Bild ${drawn} von ${of}.`,
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
  noGame: (command) => `In diesem Kanal wurde noch keine Partie gespielt. Öffne einen Tisch mit ${command}.`,
  stepRange: (last) =>
    last === 0
      ? 'In dieser Partie ist noch nichts geschehen: Es gibt nur Schritt 0, ihren Anfang.'
      : `Die Schritte dieser Partie haben die Nummern 0 bis ${last}. Wähle eine davon.`,
  turnRange: (first, last) =>
    first === last
      ? `Bisher gibt es in dieser Partie nur Zug ${last}.`
      : `Die Züge dieser Partie haben die Nummern ${first} bis ${last}. Wähle eine davon.`,
  underWay: 'Der Film dieser Partie entsteht gerade. Warte, bis er da ist, und frage dann noch einmal.',
  tooMany: 'Im Augenblick entstehen zu viele Filme. Versuche es in einer Minute noch einmal.',
  failed:
    'Der Film konnte nicht entstehen; die Partie selbst ist unberührt. Versuche es noch einmal, und gib den Betreibern dieses Bots Bescheid, wenn es wieder geschieht.',
  otherRules: 'Diese Partie begann unter einer früheren Fassung der Regeln; sie lässt sich nicht mehr ansehen.',
}

export const REPLAY: ByLocale<ReplayTexts> = { en, fr, de }
