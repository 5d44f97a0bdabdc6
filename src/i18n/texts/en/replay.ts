import { counted } from '../../words.js'

/** About watching games again. */
export const replay = {
  title: (game: string) => `${game}: the replay`,
  /** Progress while the pictures are drawn. */
  making: (drawn: number, of: number) => `Making the replay: picture ${drawn} of ${of}.`,
  /** Above the alt text of the animation's last picture. */
  whole: (game: string, turns: number) =>
    `A whole game of ${game}, as an animation of ${counted('en', turns, { one: 'turn', other: 'turns' })}. How it ends:`,
  soFar: (game: string, turns: number) =>
    `This game of ${game} so far, as an animation of ${counted('en', turns, { one: 'turn', other: 'turns' })}. How it stands:`,
  /** The button below a finished game. */
  watch: 'Replay',
  showAll: 'Show everybody',
  steps: 'Move by move',
  /** Turn 0 is everything before the first turn. */
  stepTitle: (game: string, step: number, last: number, turn: number) =>
    `${game}: move ${step} of ${last} · ${turn === 0 ? 'before the first turn' : `turn ${turn}`}`,
  start: 'This is how the game began.',
  back: 'Back',
  next: 'Next',
  turnBack: 'Previous turn',
  turnNext: 'Next turn',
  noGame: (command: string, game: string) =>
    `No game of ${game} has been played in this channel yet. Open a table with ${command}.`,
  stepRange: (last: number) =>
    last === 0
      ? 'Nobody has made a move in this game yet: there is only its start, number 0.'
      : `The moves of this game are numbered 0 to ${last}. Choose one of them.`,
  turnRange: (first: number, last: number) =>
    first === last
      ? `Only turn ${last} of this game can be shown so far.`
      : `The turns of this game are numbered ${first} to ${last}. Choose one of them.`,
  underWay: 'The replay of this game is already being made. Wait until it is posted, then ask again.',
  ownUnderWay: 'Another replay is still being made for you. Wait until it is posted, then ask again.',
  tooMany: 'Too many replays are being made right now. Try again in a minute.',
  failed:
    'The replay could not be made; the game itself is untouched. Try again, and tell whoever runs this bot if it happens again.',
  otherRules: 'This game began under an earlier version of the rules, so it cannot be replayed.',
}

export type ReplayTexts = typeof replay
