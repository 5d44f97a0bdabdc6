import { expect, test } from 'vitest'
import { seededRandom } from '../../../../src/engine/random.js'
import type { GameState } from '../../../../src/games/game.js'
import type { EquipmentId } from '../../../../src/games/pioneer-days/data/ids.js'
import { pioneerDays } from '../../../../src/games/pioneer-days/index.js'
import type { State } from '../../../../src/games/pioneer-days/rules/types.js'
import { inTown, taking } from './position.js'

/** A state as version 1 left it, with `left` tiles still owed to the workshop and these tiles to give. */
function owing(left: number, equipment: readonly EquipmentId[]): State {
  const state = inTown(['workshop'], { week: 4, players: [{ equipment, wagons: 'S2' }] })
  if (state.phase !== 'town') throw new Error('not in town')
  const [first, ...others] = state.visits
  if (first === undefined) throw new Error('nobody visits')
  return { ...state, visits: [{ ...first, satisfied: ['workshop'], giving: { town: 'workshop', left } }, ...others] }
}

const lifted = (state: State) => pioneerDays.load(JSON.stringify(state), 1)

/** Plays the default actions of all seats to the end. */
function playedOut(begun: GameState): GameState {
  const random = seededRandom('upgrade')
  let state = begun
  for (;;) {
    const next = pioneerDays.toMove(state)
    if (next.kind === 'over') return state
    const [seat = 0] = next.kind === 'seats' ? next.seats : []
    state =
      next.kind === 'chance'
        ? pioneerDays.replay(state, 'chance', next.draw(random)).state
        : pioneerDays.replay(state, seat, pioneerDays.defaultAction(state, seat)).state
  }
}

test('a game of version 1 in which owed tiles were thrown away continues to its end', () => {
  const stuck = lifted(owing(1, []))
  expect(pioneerDays.legalActions(stuck, 0)).toEqual(['leave-town'])
  expect(pioneerDays.toMove(playedOut(stuck)).kind).toBe('over')
  const short = lifted(owing(2, ['axe']))
  expect(pioneerDays.legalActions(short, 0)).toEqual(['give.axe'])
  expect(pioneerDays.toMove(playedOut(short)).kind).toBe('over')
})

test('any other game of version 1 is unchanged', () => {
  for (const state of [owing(1, ['axe', 'saw']), taking(), inTown(['bank'])]) expect(lifted(state)).toEqual(state)
})

test('a future version cannot be read', () => {
  expect(() => pioneerDays.load('{}', pioneerDays.rulesVersion + 1)).toThrow('no way from rules version')
})
