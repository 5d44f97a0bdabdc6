import { expect, test } from 'vitest'
import { controls } from '../../../../src/games/pioneers/controls/controls.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import { played } from '../played.js'

const NAMES = ['Annie', 'Bill', 'Katie']

/** The icons that a seat's first panel shows in each phase of a whole game. */
function iconsByPhase(): ReadonlyMap<string, ReadonlySet<string>> {
  const shown = new Map<string, Set<string>>()
  for (const { state } of played(3, 'icons').decisions) {
    const next = pioneersRules.toMove(state)
    const seat = next.kind === 'seats' ? (next.seats[0] ?? 0) : 0
    const view = pioneersRules.view(state, seat)
    const { panel } = controls({
      view,
      seat,
      legal: pioneersRules.legalActions(state, seat),
      refuse: (action) => pioneersRules.refuse(state, seat, action),
      path: [],
      encode: pioneersRules.encode,
      reader: { locale: 'en', names: NAMES, viewer: seat },
    })
    const icons = shown.get(view.phase) ?? new Set()
    shown.set(view.phase, icons)
    for (const block of panel.blocks) {
      const items = block.kind === 'buttons' ? block.buttons : block.kind === 'menu' ? block.options : []
      for (const { icon } of items) if (icon !== undefined) icons.add(icon)
    }
  }
  return shown
}

test('purchases show roads and coaches, rides the tile at their goal, and settling the profession', () => {
  const shown = iconsByPhase()
  expect([...(shown.get('purchase') ?? [])]).toEqual(expect.arrayContaining(['road', 'coach', 'tile-hotel']))
  expect([...(shown.get('move') ?? [])]).toEqual(expect.arrayContaining(['tile-banker', 'tile-hotel']))
  expect([...(shown.get('settle') ?? [])]).toEqual(expect.arrayContaining(['tile-banker', 'tile-farmer']))
})
