/** Carries out actions: the next state, and the facts that led to it. */
import type { Actor, Step } from '../../../engine/game.js'
import { draftOf, stateOf } from './draft.js'
import type { Fact } from './facts.js'
import { chanceOf, deedOf } from './kinds/table.js'
import { goOn } from './phases.js'
import { blankTable } from './setup.js'
import type { Action, State } from './types.js'

/** Takes an action that is legal, or that chance drew; throws on one of another phase, which is a bug of the caller. */
export function apply(state: State, by: Actor, action: Action): Step<State, Fact> {
  if (state.phase === 'layout') return layOut(state, action)
  const draft = draftOf(state)
  if (by === 'chance') {
    const chance = chanceOf(action.kind)
    if (chance === undefined) throw new Error(`chance draws no ${action.kind}`)
    chance.apply(draft, action)
  } else {
    const deed = deedOf(action.kind)
    if (deed?.phases.includes(state.phase) !== true) {
      throw new Error(`the action ${action.kind} does not belong to the phase ${state.phase}; ask refuse first`)
    }
    deed.apply(draft, by, action)
  }
  goOn(draft)
  return { state: stateOf(draft), facts: draft.facts }
}

function layOut({ seats, options }: Extract<State, { readonly phase: 'layout' }>, action: Action): Step<State, Fact> {
  if (action.kind !== 'layout') throw new Error(`${action.kind} comes before the galaxy`)
  const table = blankTable(seats, options, action.empty)
  const homes = Array.from({ length: seats }, (_, seat) => table.tiles.findIndex(({ colony }) => colony?.seat === seat))
  return {
    state: { ...table, phase: 'first' },
    facts: [{ to: 'table', kind: 'laid-out', galaxy: options.galaxy, stars: table.tiles.length - seats, homes }],
  }
}
