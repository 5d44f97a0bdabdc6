/** Who plays for players who resign or are away. */
export const computerTakeover = {
  /** The host's menu, and its options. */
  choose: 'If a player leaves',
  none: 'If a player leaves: default moves',
  by: (level: string) => `If a player leaves: ⚙ ${level}`,
  /** What the choice means for the standings. */
  rated: 'When a player resigns or a seat goes on autopilot; rated as usual',
  unrated: 'Does not count for ratings, leaderboards or records',
  /** Who plays a seat, within a sentence. */
  bot: 'the bot',
  computer: (level: string) => `a computer player (⚙ ${level})`,
  /** After the sentence that a seat is on autopilot. */
  meanwhile: (level: string) => `Until then, a computer player (${level}) plays it.`,
}

export type ComputerTakeoverTexts = typeof computerTakeover
