import type { State } from '../../rules/types.js'

/** Tips for a first turn, one for each step with a choice. */
export const guide = {
  covers:
    '**Before the first turn.** Each of you covers four cities. A gap in the middle makes rides longer and dearer for both of you; gaps at the edge change little.',
  purchase:
    '**Your first turn, step 1 of 3.** Buy a road, a coach, or nothing. The ride is step 2, and you may set off from here as well. Keep $1 or $2 for it; a road next to the stagecoach makes it free.',
  move: '**Your first turn, step 2 of 3.** Send the stagecoach to a city whose tile shows a pioneer of yours. Each line costs $1 unless you have a road on it.',
  settle: '**Your first turn, step 2 of 3.** Choose whom to settle: a coach that is emptied pays its points at once.',
  'turn-end':
    '**Your first turn, step 3 of 3.** Look once more: as long as **Undo** stands below, you may take back what you did. **End turn** is your last word.',
  invitation:
    '**You are invited.** For $2 one of your pioneers may get off as well. That is often worth it: your coach is empty sooner.',
} satisfies Partial<Record<State['phase'], string>>

export type Guide = typeof guide
