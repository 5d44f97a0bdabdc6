/** Whose record a game counts for, explained to players. The rule itself is `reportOf` of the tables. */
export const counting = {
  title: 'Leaving, and what counts',
  text: [
    'A game that ends with a result counts in the statistics and ratings of this server:',
    '- **If you hold a seat at the end**, your place counts, even if your time ran out or your seat is on autopilot.',
    '- **If you resign**, you lose, whoever plays your seat afterward: last place, and no points in your statistics. The points of the seat are still shown with the result.',
    '- **If you are replaced** without having resigned, the game does not count for you.',
    '- **If you take over a seat** in the first half of the game, it counts for you as for everybody else; later, it does not.',
    '- **If computer players take part**, or may take over seats, the game counts for no rating, leaderboard or record, and in the statistics at most on the line “Against computer players”.',
    'If time runs out, the bot decides for that seat. After the third time in a row, the seat is on autopilot until its player presses **I’m back**.',
    'If the host has chosen a computer player for such seats, it plays them instead.',
    'A game that ends without a result does not count. Neither does one that ends by resignation (only one player is left) before it reaches a third of its usual length. Ratings change only for players who made their own decisions for a whole round, only if there are at least two of them, and only if the bot did not play a seat from beginning to end. A second game between the same two players within 24 hours counts half for their ratings, a third one a quarter, and so on.',
  ].join('\n'),
  /** Below the confirmation of a resignation. */
  pointer: (command: string) => `What counts for whom: ${command}, topic **Leaving, and what counts**.`,
}

export type CountingTexts = typeof counting
