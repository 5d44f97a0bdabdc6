/** Names and descriptions of the commands, as Discord lists them in each language. */

/** A slash command, subcommand or option: a name in small letters without spaces, and a description of at most 100. */
export interface CommandText {
  readonly name: string
  readonly description: string
}

export interface CommandTexts {
  readonly game: (name: string) => string
  readonly new: CommandText
  readonly board: CommandText
  readonly text: CommandText
  readonly hand: CommandText
  readonly nudge: CommandText
  readonly resign: CommandText
  readonly pace: CommandText
  readonly replace: CommandText
  readonly end: CommandText
  readonly substitute: CommandText
  readonly leaver: CommandText
  readonly rules: CommandText
  readonly topic: CommandText
  readonly tables: CommandText
  readonly verify: CommandText
  readonly verifiedTable: CommandText
  readonly ownWords: CommandText
  readonly settings: CommandText
  readonly quietFrom: CommandText
  readonly quietTo: CommandText
  readonly zone: CommandText
  readonly quiet: CommandText
  readonly place: CommandText
  readonly forgetMe: CommandText
  readonly replay: CommandText
  readonly atStep: CommandText
  readonly atTurn: CommandText
  readonly stats: CommandText
  readonly history: CommandText
  readonly about: CommandText
  readonly whose: CommandText
  readonly against: CommandText
  readonly period: CommandText
  readonly measure: CommandText
  readonly page: CommandText
  readonly listing: CommandText
  readonly cancel: CommandText
  readonly leaderboard: CommandText
  readonly seats: CommandText
  readonly language: CommandText
  readonly newGame: CommandText
  readonly gameOption: CommandText
}
