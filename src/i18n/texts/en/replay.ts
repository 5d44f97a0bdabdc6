import { counted } from '../../words.js'

/** About watching games again. */
export const replay = {
  title: (game: string) => `${game}: the replay`,
  /** Progress while the pictures are drawn. */
  making: (drawn: number, of: number) => `The replay is being made: picture ${drawn} of ${of}.`,
  /** Above the alt text of the animation's last picture. */
  whole: (game: string, turns: number) =>
    `A whole game of ${game} as an animation, in ${counted('en', turns, { one: 'turn', other: 'turns' })}; how it ends:`,
  soFar: (game: string, turns: number) =>
    `A game of ${game} so far as an animation, in ${counted('en', turns, { one: 'turn', other: 'turns' })}; how it stands:`,
  /** The button below a finished game. */
  watch: 'Replay',
  showAll: 'Show everybody',
  steps: 'Step by step',
  /** Turn 0 is everything before the first turn. */
  stepTitle: (game: string, step: number, last: number, turn: number) =>
    `${game}: step ${step} of ${last} · ${turn === 0 ? 'before the first turn' : `turn ${turn}`}`,
  start: 'This is how the game began.',
  back: 'Back',
  next: 'Next',
  turnBack: 'Previous turn',
  turnNext: 'Next turn',
  noGame: (command: string) => `No game has been played in this channel yet. Open a table with ${command}.`,
  stepRange: (last: number) =>
    last === 0
      ? 'Nothing has been done in this game yet: there is only step 0, its beginning.'
      : `The steps of this game have the numbers 0 to ${last}. Choose one of them.`,
  turnRange: (first: number, last: number) =>
    first === last
      ? `There is only turn ${last} of this game so far.`
      : `The turns of this game have the numbers ${first} to ${last}. Choose one of them.`,
  underWay: 'The replay of this game is being made already. Wait until it is there, then ask again.',
  tooMany: 'Too many replays are being made at the moment. Try again in a minute.',
  failed:
    'The replay could not be made; the game itself is untouched. Try again, and tell whoever runs this bot if it happens twice.',
  otherRules: 'This game began under an earlier version of the rules, so it cannot be replayed.',
}

export type ReplayTexts = typeof replay
