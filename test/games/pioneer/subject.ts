/** Pioneer for the suites that run over every game. */
import { face, pioneerRules, transcript } from '../../../src/games/pioneer/index.js'
import { REFUSAL_RULES } from '../../../src/games/pioneer/rules/refusals.js'
import type { State } from '../../../src/games/pioneer/rules/types.js'
import { subject } from '../../conformance/subject.js'
import { inMoves, type TileSpec } from './rules/position.js'

const ATTACKER = '0 warship 1, 0 colonizer 6'

/** The first seat has moved all of its ships onto the next tile, where all sides choose in secret what they hit. */
function inBattle(seats: number, tile: TileSpec): { readonly seats: number; readonly state: State } {
  let state: State = inMoves({ 0: { ships: ATTACKER }, 1: tile }, { seats })
  for (const text of ['move.0.warship.1', 'move.0.colonizer.1', 'end-moves']) {
    const action = pioneerRules.decode(text)
    if (action === null) throw new Error(`${text} is no action`)
    state = pioneerRules.apply(state, 0, action).state
  }
  return { seats, state }
}

export const tested = subject({
  rules: pioneerRules,
  face,
  transcript,
  refusals: REFUSAL_RULES,
  secretive: [
    inBattle(2, { up: 'mint', ships: '1 scout 1, 1 colonizer 1, 1 warship 2' }),
    inBattle(3, { up: 'mint', ships: '1 scout 1, 1 warship 2, 2 bomber 1, 2 warship 1' }),
  ],
})
