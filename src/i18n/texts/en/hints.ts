import { counted } from '../../words.js'

/** Hints: what a strong player would do. */
export const hints = {
  /** The host's menu, and its options. */
  choose: 'Hints',
  who: {
    practice: 'Hints: with computer players',
    always: 'Hints: always',
    never: 'Hints: never',
  },
  /** The button in a panel. */
  button: 'Hint',
  /** The best move, told as if it were made. */
  best: (sentence: string) => `**Hint:** ${sentence}`,
  /** Where it leads, in whole points. `ahead` is negative behind the strongest opponent. */
  outlook: (points: number, ahead: number) => {
    const expected = `You can then expect about ${counted('en', points, { one: 'point', other: 'points' })}`
    if (ahead > 0) return `${expected}, ${ahead} more than your strongest opponent.`
    if (ahead < 0) return `${expected}, ${-ahead} fewer than your strongest opponent.`
    return `${expected}, as many as your strongest opponent.`
  },
  /** The second best move. */
  asGood: (sentence: string) => `About as good: ${sentence}`,
  worse: (sentence: string) => `Not quite as good: ${sentence}`,
  only: 'You have only one option here.',
}

export type HintTexts = typeof hints
