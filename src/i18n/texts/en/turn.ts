import { counted } from '../../words.js'

/** About turns: who is to move, and what has happened. */
export const turn = {
  /** Turn 0 is everything before the first turn. */
  title: (game: string, turn: number) => `${game} · ${turn === 0 ? 'Before the first turn' : `Turn ${turn}`}`,
  toMove: (players: string, _count: number) => `${players}, it is your turn.`,
  /** Replaces a call if every seat is on autopilot or resigned. */
  atRest: 'The table is paused: nobody is around to play. It resumes as soon as one of the players presses **I’m back**.',
  /** Heading of what others did since a player's last turn. */
  sinceTurnOf: (name: string) => `Since ${name}’s last turn`,
  /** The same heading for a player who has not had a turn yet. */
  sinceStart: 'Since the game began',
  soFar: 'So far this turn',
  earlier: (count: number) => `*${counted('en', count, { one: 'earlier event', other: 'earlier events' })}: see Log.*`,
  take: 'Take turn',
  log: 'Log',
  rules: 'Rules',
  /** `moment` as Discord shows it: "in 20 minutes". */
  deadline: (moment: string) => `Time runs out ${moment}.`,
  /** The same where the player's total time runs out, not only the time for a decision. */
  bankDeadline: (moment: string) => `The total time runs out ${moment}.`,
  /** The player can only end the turn, or take something back. */
  endsByItself: (moment: string) => `Nothing is left to do: the turn ends by itself ${moment}.`,
  reminded: (player: string) => `${player}, the table is still waiting for you.`,
  /** To whoever has taken over a seat in which something is to be done. */
  welcomed: (player: string, from: string) => `${player}, welcome to the table: ${from}’s seat is now yours.`,
  /** The others have agreed that the player takes back a step. */
  granted: (player: string) => `${player}, your proposal was accepted: your move has been undone.`,
  nudged: (player: string, by: string) => `${player}, ${by} is waiting for you.`,
  /** Replaces a reminder that is no longer due. */
  called: (name: string) => `${name} has been reminded.`,
  away: (name: string) =>
    `${name} ran out of time three times in a row: the seat is on autopilot until its player presses **I’m back**.`,
  imBack: 'I’m back',
  noLongerAway: (name: string) => `${name}’s seat was on autopilot.`,
  /** One or more players, listed. */
  asked: (players: string) => `${players}, your answer is needed.`,
  answer: 'Answer',
  answered: (name: string) => `${name} has answered.`,
  cancelledBy: (name: string) => `${name} ended this game without a result.`,
  /** Below the turn, if nobody has played at the table for weeks. `moment` as Discord shows it: "in 7 days". */
  idle: (moment: string) =>
    `Nobody has played here for weeks: this game ends without a result ${moment} unless somebody plays on.`,
  /** The same once it has ended. */
  endedIdle: 'This game ended by itself without a result, because nobody had played for weeks.',
  /** The operator has closed the table, before or during the game. */
  closedByOperator: 'This table was closed by whoever runs this bot; there is no result.',
  /** The stored table cannot be read. */
  setAside:
    'This table’s data cannot be read, so it is paused. Nothing has been deleted: whoever runs this bot can find the reason in its log, and the table resumes once its data can be read and this channel is free. Until then, you can open another table here.',
  /** The table can be read again. */
  released: 'This table was paused for a while. It now resumes.',
  /** Replaces a picture that is still being drawn. */
  pictureFollows: 'The picture is still being drawn and will follow.',
  /** Replaces the alt text of an outdated picture. Turn 0 as in `title`. */
  pastBoard: (turn: number) =>
    `The board ${turn === 0 ? 'before the first turn' : `on turn ${turn}`}; see below for what has happened since.`,
  over: (game: string) => `${game}: the game is over`,
  /** Calls the players to the result. */
  overCall: (players: string) => `${players}, this is how it ended.`,
}

export type TurnTexts = typeof turn
