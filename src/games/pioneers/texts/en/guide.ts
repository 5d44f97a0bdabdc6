import type { State } from '../../rules/types.js'

/** Tips for a first game, one for each step with a choice. */
export const guide = {
  covers:
    '**Before the first turn.** Each of you covers four cities. A gap in the middle makes rides longer and more expensive for both of you; gaps at the edge change little.',
  purchase:
    '**Tip.** Below the map you see your money (the coin, with your income beside it), your roads left, your points (the star), and on each coach what it scores once it is empty. Buy a road, a coach or nothing. The ride comes next; you can also start it right away. Keep $1 or $2 for it; with a road next to the stagecoach, it can be free.',
  move: '**Tip.** Send the stagecoach to a city whose tile shows a pioneer of yours. A line without a road of yours costs $1, or $2 if it has two roads.',
  settle: '**Tip.** Choose whom to settle: an emptied coach scores its points at once.',
  'turn-end':
    '**Tip.** Take one last look: while **Undo** is shown below, you can undo what you did before you press **End turn**.',
  invitation:
    '**You are invited.** For $2, one of your pioneers can get off here, too. That is often worth it: your coach empties sooner.',
} satisfies Partial<Record<State['phase'], string>>

export type Guide = typeof guide
