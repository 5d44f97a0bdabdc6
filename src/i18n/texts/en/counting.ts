/** Whose record a game counts for, explained to players. The rule itself is `reportOf` of the tables. */
export const counting = {
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
  /** Below the confirmation of a resignation. */
  pointer: (command: string) => `What counts for whom: ${command}, under **Leaving, and what counts**.`,
}

export type CountingTexts = typeof counting
