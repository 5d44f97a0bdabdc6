/**
 * Names and descriptions of the commands, as Discord lists them. Names are in small letters without spaces. Descriptions have at
 * most 100 characters.
 */
export const commands = {
  game: (name: string) => `Play ${name} in this channel`,
  new: { name: 'new', description: 'Open a table in this channel and invite others to it' },
  learn: { name: 'learn', description: 'Play a guided first game, alone and in private, in about ten minutes' },
  /** Somebody to call to a new table, numbered from 1. */
  invitee: (number: number) => ({
    name: `player${number}`,
    description: 'A player to invite; the seat is kept for ten minutes',
  }),
  board: {
    name: 'board',
    description: 'See the board, for you alone; before the game begins, show the lobby again to everybody',
  },
  text: { name: 'text', description: 'Read the whole table as text' },
  hand: { name: 'hand', description: 'Reopen your choices, or see what you have' },
  nudge: { name: 'nudge', description: 'Remind the players the table is waiting for' },
  resign: {
    name: 'resign',
    description: 'Give up (last place): the bot plays your seat if the others play on; otherwise the game is over',
  },
  pace: { name: 'pace', description: 'Time limit per decision' },
  replace: { name: 'replace', description: 'Propose that somebody take over a seat' },
  end: { name: 'end', description: 'Propose to end the game without a result' },
  substitute: { name: 'user', description: 'Who takes over' },
  leaver: { name: 'player', description: 'Whose seat (default: whoever has left, otherwise yours)' },
  rules: { name: 'rules', description: 'Read the rules by topic, with example pictures' },
  topic: { name: 'topic', description: 'Topic (default: the first)' },
  tables: { name: 'tables', description: 'Your tables on this server, starting with those that wait for you' },
  allTables: { name: 'tables', description: 'Open tables and games in progress on this server: join one, or watch' },
  verify: { name: 'verify', description: 'Check that the draws of a table were fair' },
  verifiedTable: { name: 'table', description: 'The table’s name (default: the latest one in this channel)' },
  ownWords: { name: 'words', description: 'In a lobby: words of your own that become part of every draw' },
  settings: { name: 'settings', description: 'How you are notified, your quiet hours, and whether leaderboards list you' },
  quietFrom: { name: 'from', description: 'When your quiet hours begin, for example 10:30 PM' },
  quietTo: { name: 'to', description: 'When your quiet hours end, for example 7:00 AM' },
  zone: { name: 'zone', description: 'Your time zone, for example America/New_York' },
  quiet: { name: 'quiet', description: 'Turn off quiet hours' },
  place: { name: 'place', description: 'Whether to play in this channel or in a thread of its own' },
  forgetMe: { name: 'forget-me', description: 'Erase your name and ID from finished games, settings and leaderboards' },
  replay: { name: 'replay', description: 'Watch the game in this channel as an animation, or move by move' },
  atStep: { name: 'move', description: 'Only this move of the game; 0 is the start' },
  atTurn: { name: 'turn', description: 'Only the end of this turn' },
  cancel: { name: 'cancel', description: 'Close the table in this channel without a result' },
  stats: { name: 'stats', description: 'A player’s record in this game on this server' },
  history: { name: 'history', description: 'Finished games on this server, with replay and transcript' },
  about: { name: 'user', description: 'Player (default: you)' },
  whose: { name: 'user', description: 'Player (default: everybody)' },
  against: { name: 'against', description: 'Compare with this player in the games you both played' },
  period: { name: 'period', description: 'Which games count: all of them, this season’s or this month’s' },
  measure: { name: 'measure', description: 'Sort by' },
  page: { name: 'page', description: 'Page number' },
  listing: { name: 'leaderboards', description: 'Whether leaderboards, records and statistics list you' },
  leaderboard: { name: 'leaderboard', description: 'This server’s rankings, as a picture or as text' },
  seats: { name: 'seats', description: 'Maximum number of players' },
  computers: { name: 'computers', description: 'How many computer players join you; you can then start at once' },
  level: { name: 'level', description: 'How well they play' },
  language: { name: 'language', description: 'Language of everything the whole channel sees' },
  newGame: { name: 'game', description: 'Game (default: the one this command is named after)' },
  gameOption: { name: 'game', description: 'Only this game' },
}

export type CommandTexts = typeof commands

export interface CommandText {
  readonly name: string
  readonly description: string
}
