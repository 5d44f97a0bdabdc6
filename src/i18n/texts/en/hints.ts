import { counted, plural } from '../../words.js'

const WORDS = { one: 'point', other: 'points' }

/** Hints: what a strong player would do. */
export const hints = {
  /** The host's menu, and its options. */
  choose: 'Hints',
  who: {
    practice: 'Hints: only with computer players',
    always: 'Hints: always',
    never: 'Hints: never',
  },
  /** The button in a panel. */
  button: 'Hint',
  /** The best move, told as if it were made. */
  best: (sentence: string) => `**Hint** – ${sentence}`,
  /** Where it leads. `parts` are points by where they come from, listed already. */
  outlook: (points: number, parts: string) =>
    `You can then expect about ${counted('en', points, WORDS)}${parts === '' ? '' : `: ${parts}`}.`,
  /** In whole points. Negative behind the strongest opponent. */
  lead: (ahead: number) => {
    if (ahead > 0) return `That is ${ahead} more than your strongest opponent.`
    if (ahead < 0) return `That is ${-ahead} fewer than your strongest opponent.`
    return 'Your strongest opponent can expect just as many.'
  },
  /** What usually comes next, by the player or by somebody else. */
  sequel: {
    own: (sentence: string) => `Next, in most cases – ${sentence}`,
    other: (sentence: string) => `Likely reply – ${sentence}`,
  },
  /** The second best move, and how sure that is. */
  second: {
    asGood: (sentence: string) => `About as good – ${sentence}`,
    worse: (sentence: string) => `Not quite as good – ${sentence}`,
    muchWorse: (sentence: string) => `Clearly worse – ${sentence}`,
  },
  /** Why it is worse. `from` is where the points come from: `from gold`. */
  fewer: (points: number, from: string) => `It scores about ${points} fewer ${plural('en', points, WORDS)} ${from}.`,
  helps: (points: number) => `It gives your strongest opponent about ${points} more ${plural('en', points, WORDS)}.`,
  /** Below the best move if nobody could look ahead. */
  atFirstSight: 'That is only a first impression: there was no time to look ahead. Press **Hint** again in a moment.',
  only: 'You have only one option here.',
}

export type HintTexts = typeof hints
