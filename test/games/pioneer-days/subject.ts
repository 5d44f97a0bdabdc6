/** Pioneer Days for the suites that run over every game. */
import { shuffled } from '../../../src/engine/random.js'
import { face, pioneerDaysRules, transcript } from '../../../src/games/pioneer-days/index.js'
import { REFUSAL_RULES } from '../../../src/games/pioneer-days/rules/refusals.js'
import type { State } from '../../../src/games/pioneer-days/rules/types.js'
import { type SubjectParts, subject } from '../../conformance/subject.js'

type Redeal = SubjectParts<State, never, never, never, never, never, never>['redeal']

/** Hidden are the nuggets on other seats' gold, and which tokens are left in the bag. */
const redealGold: Redeal = (state, viewer, random) => {
  if (state.phase === 'deal' || state.phase === 'over') return state
  const isOpen = (seat: number) => seat === viewer
  const left = state.goldBag.flatMap((count, index) => Array.from({ length: count }, () => index + 1))
  const taken = state.players.flatMap((player, seat) => (isOpen(seat) ? [] : player.gold))
  const pool = shuffled([...left, ...taken], random)
  const players = state.players.map((player, seat) =>
    isOpen(seat) ? player : { ...player, gold: pool.splice(0, player.gold.length).sort((a, b) => a - b) },
  )
  const countOf = (nuggets: number) => pool.filter((each) => each === nuggets).length
  return { ...state, players, goldBag: [countOf(1), countOf(2), countOf(3)] }
}

export const pioneerDays = subject({ rules: pioneerDaysRules, face, transcript, refusals: REFUSAL_RULES, redeal: redealGold })
