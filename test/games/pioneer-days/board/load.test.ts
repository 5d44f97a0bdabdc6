import { expect, test } from 'vitest'
import { loadOf, type Stored } from '../../../../src/games/pioneer-days/board/pieces/load.js'
import { spacesNeeded } from '../../../../src/games/pioneer-days/rules/holdings.js'
import type { PlayerView } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { played } from '../rules/played.js'
import { middleOf, POOR } from './positions.js'

const player = (change: Partial<PlayerView>): PlayerView => {
  const [first] = middleOf(2).players
  if (first === undefined) throw new Error('no player')
  return { ...first, ...POOR, ...change }
}

const isStored = (space: { readonly kind: string }): space is Stored => space.kind !== 'empty' && space.kind !== 'damage'

test('in a whole game every owned thing is on exactly one space', () => {
  for (const { state } of played(4, { boards: 'unique', sets: 'drawn' }, 'load').filter((_, i) => i % 5 === 0)) {
    if (state.phase === 'deal') continue
    for (const [seat, own] of pioneerDaysRules.view(state, 'table').players.entries()) {
      const { vehicles, left } = loadOf(own)
      const stored = [...vehicles.flatMap(({ spaces }) => spaces.filter(isStored)), ...left]
      const count = (kind: Stored['kind']) =>
        stored.reduce((sum, each) => sum + (each.kind !== kind ? 0 : 'count' in each ? each.count : 1), 0)
      expect(['wood', 'medicine', 'gold', 'equipment'].map((kind) => count(kind as Stored['kind']))).toEqual([
        own.wood,
        own.medicine,
        own.goldCount,
        own.equipment.length,
      ])
      const table = state.players[seat]
      if (table !== undefined) expect(stored.length).toBe(spacesNeeded(table))
      expect(left.length).toBe(Math.max(0, own.spacesNeeded - own.spaces))
    }
  }
})

test('a damage token covers two spaces at the end of its wagon', () => {
  const { vehicles } = loadOf(player({ wagons: [{ size: 'large', damage: 1 }], spaces: 4, wood: 3, spacesNeeded: 2 }))
  expect(vehicles).toEqual([
    {
      kind: 'wagon',
      spaces: [
        { kind: 'wood', count: 2 },
        { kind: 'wood', count: 1 },
        { kind: 'empty' },
        { kind: 'empty' },
        { kind: 'damage' },
        { kind: 'damage' },
      ],
    },
  ])
})

test('storage stands beside the wagons', () => {
  const { vehicles } = loadOf(player({ wagons: [{ size: 'small', damage: 2 }], spaces: 2, medicine: 1, spacesNeeded: 1 }))
  expect(vehicles.map(({ kind }) => kind)).toEqual(['wagon', 'storage'])
  expect(vehicles[1]?.spaces).toEqual([{ kind: 'medicine', count: 1 }, { kind: 'empty' }])
})

test('goods without a space are left over', () => {
  const { left } = loadOf(
    player({ wagons: [{ size: 'small', damage: 2 }], spaces: 0, goldCount: 1, gold: null, spacesNeeded: 1 }),
  )
  expect(left).toEqual([{ kind: 'gold', nuggets: null }])
})
