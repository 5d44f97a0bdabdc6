/**
 * Names and descriptions of the commands, as Discord lists them. Names are in small letters without spaces. Descriptions have at
 * most 100 characters.
 */
export const commands = {
  game: (name: string) => `Play ${name} in this channel`,
  new: { name: 'new', description: 'Open a table in this channel and invite others to it' },
  /** Somebody to call to a new table, numbered from 1. */
  invitee: (number: number) => ({
    name: `player${number}`,
    description: 'Somebody to call to the table; a seat is kept for ten minutes',
  }),
  board: { name: 'board', description: 'Show the board as it stands, to you alone' },
  text: { name: 'text', description: 'Read the whole table as text' },
  hand: { name: 'hand', description: 'Open your panel again, or see what is yours alone' },
  nudge: { name: 'nudge', description: 'Call those for whom the table is waiting' },
  resign: { name: 'resign', description: 'Leave the game; your seat plays on by itself and comes last' },
  pace: { name: 'pace', description: 'How long everybody may take for a decision' },
  replace: { name: 'replace', description: 'Propose that somebody takes over a seat' },
  end: { name: 'end', description: 'Propose to end the game without a result' },
  substitute: { name: 'user', description: 'Who is to play on' },
  leaver: { name: 'player', description: 'Whose seat it is; leave empty for whoever has left, else your own' },
  rules: { name: 'rules', description: 'Read the rules by topic, with example pictures' },
  topic: { name: 'topic', description: 'Which topic; without: the first' },
  tables: { name: 'tables', description: 'Your tables on this server, those that wait for you first' },
  allTables: { name: 'tables', description: 'Open tables and running games of this server: join one, or watch' },
  verify: { name: 'verify', description: 'Check that the draws of a table were fair' },
  verifiedTable: { name: 'table', description: 'Which table, by its name; leave empty for the latest of this channel' },
  ownWords: { name: 'words', description: 'In a lobby: words of your own that become part of every draw' },
  settings: { name: 'settings', description: 'How you are called, your quiet hours, and whether you are listed in leaderboards' },
  quietFrom: { name: 'from', description: 'When your quiet hours begin, for example 22:30' },
  quietTo: { name: 'to', description: 'When your quiet hours end, for example 7:00' },
  zone: { name: 'zone', description: 'Your time zone, for example Europe/London' },
  quiet: { name: 'quiet', description: 'Have no quiet hours any more' },
  place: { name: 'place', description: 'Whether to play in this channel or in a thread of its own' },
  forgetMe: { name: 'forget-me', description: 'Erase your name and id from finished games, settings and leaderboards' },
  replay: { name: 'replay', description: 'Watch the game of this channel as an animation, or step by step' },
  atStep: { name: 'step', description: 'Only this step of the game; 0 is the start' },
  atTurn: { name: 'turn', description: 'Only the end of this turn' },
  cancel: { name: 'cancel', description: 'End the table in this channel without a result' },
  stats: { name: 'stats', description: 'What somebody has played of this game on this server, and how well' },
  history: { name: 'history', description: 'Finished games of this server, with replay and transcript' },
  about: { name: 'user', description: 'Whose; without: your own' },
  whose: { name: 'user', description: 'Whose; leave empty for everybody’s' },
  against: { name: 'against', description: 'Compare with this player in the games that both played' },
  period: { name: 'period', description: 'Which games count: of all time, of this season or of this month' },
  measure: { name: 'measure', description: 'What the order goes by' },
  page: { name: 'page', description: 'Which page; 1 is the first' },
  listing: { name: 'leaderboards', description: 'Whether you are listed in leaderboards, records and statistics' },
  leaderboard: { name: 'leaderboard', description: 'Who is ranked how on this server, as a picture or as text' },
  seats: { name: 'seats', description: 'How many may play at most' },
  language: { name: 'language', description: 'Language of everything the whole channel sees' },
  newGame: { name: 'game', description: 'Which game; without: the one that this command is named after' },
  gameOption: { name: 'game', description: 'Only this game' },
}

export type CommandTexts = typeof commands

export interface CommandText {
  readonly name: string
  readonly description: string
}
