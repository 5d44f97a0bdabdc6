/** Pioneers for the suites that run over every game. */
import { shuffled } from '../../../src/engine/random.js'
import { face, pioneersRules, transcript } from '../../../src/games/pioneers/index.js'
import { isUndealt } from '../../../src/games/pioneers/rules/laying.js'
import { REFUSAL_RULES } from '../../../src/games/pioneers/rules/refusals.js'
import { NUGGET_VALUES } from '../../../src/games/pioneers/rules/supplies.js'
import type { State } from '../../../src/games/pioneers/rules/types.js'
import { type SubjectParts, subject } from '../../conformance/subject.js'

type Redeal = SubjectParts<State, never, never, never, never, never, never>['redeal']

/** Hidden are the values of other seats' nuggets, and which ones are left. */
const redealNuggets: Redeal = (state, viewer, random) => {
  if (isUndealt(state) || state.phase === 'over') return state
  const isOpen = (seat: number) => seat === viewer
  const left = state.nuggetsLeft.flatMap((count, index) => Array.from({ length: count }, () => NUGGET_VALUES[index] ?? 0))
  const taken = state.players.flatMap((player, seat) => (isOpen(seat) ? [] : player.nuggets))
  const pool = shuffled([...left, ...taken], random)
  const players = state.players.map((player, seat) =>
    isOpen(seat) ? player : { ...player, nuggets: pool.splice(0, player.nuggets.length) },
  )
  const countOf = (value: number | undefined) => pool.filter((each) => each === value).length
  const [three, four, five] = NUGGET_VALUES
  return { ...state, players, nuggetsLeft: [countOf(three), countOf(four), countOf(five)] }
}

export const pioneers = subject({ rules: pioneersRules, face, transcript, refusals: REFUSAL_RULES, redeal: redealNuggets })
