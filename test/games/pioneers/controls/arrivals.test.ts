/** What the list of rides says of a ride before it is chosen. */
import { describe, expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import { arrivalAt } from '../../../../src/games/pioneers/controls/arrivals.js'
import { type Scene, sceneOf } from '../../../../src/games/pioneers/controls/scene.js'
import type { State, Tile } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import type { Locale } from '../../../../src/i18n/locale.js'
import { moverOf, PLAYERS } from '../panel-walk.js'
import { played } from '../played.js'
import { moving } from '../rules/position.js'

function sceneAt(state: State, locale: Locale = 'en'): Scene {
  const seat = moverOf(state)
  return sceneOf({
    view: pioneersRules.view(state, seat),
    seat,
    legal: pioneersRules.legalActions(state, seat),
    refuse: () => null,
    path: [],
    encode: pioneersRules.encode,
    reader: { locale, names: PLAYERS, viewer: seat },
  })
}

/** The points of every way to choose who settles and whom the tile lets off, by the rules. */
function pointsOf(state: State, seat: number): readonly number[] {
  if (state.phase !== 'settle' && state.phase !== 'tile-action') return [at(pioneersRules.view(state, seat).players, seat).track]
  const actions = pioneersRules.legalActions(state, seat).filter(({ kind }) => kind !== 'sergeant-road')
  return actions.flatMap((action) => pointsOf(pioneersRules.apply(state, seat, action).state, seat))
}

/** What the rules say of a ride, as the list should tell it. */
function gainOf(points: readonly number[], before: number): readonly string[] {
  const [most, least] = [Math.max(...points) - before, Math.min(...points) - before]
  if (most === 0) return []
  return [most === least ? `+${most} VP` : `up to +${most} VP`]
}

describe('the points of a ride', () => {
  const gainAt = (tile: Tile, coaches: Readonly<Record<string, string>>, locale: Locale = 'en') =>
    arrivalAt(sceneAt(moving({ tiles: { albany: tile }, players: [{ coaches }] }), locale), tile)

  test.each([
    ['en', 'up to +4 VP'],
    ['fr', 'jusqu’à +4 PV'],
    ['de', 'bis zu +4 SP'],
  ] as const)('count a coach that the Barkeeper may empty, in %s', (locale, told) => {
    expect(gainAt('barkeeper', { c04: '- gold-digger', c03: 'barkeeper sergeant' }, locale)).toEqual([told])
  })
  test('count the coach that is empty after settling and the one that the Barkeeper may empty together', () => {
    expect(gainAt('barkeeper', { c03: 'barkeeper -', s1: 'banker - - - -' })).toEqual(['up to +16 VP'])
  })
  test('count the last two on a coach, of whom one settles and the Barkeeper takes the other', () => {
    expect(gainAt('barkeeper', { c04: 'barkeeper gold-digger' })).toEqual(['up to +4 VP'])
  })
  test('count coaches that two more farmers may empty, but no third', () => {
    const last = { c07: '- farmer', c15: '- - farmer', c20: '- - - farmer', s1: '- - - - farmer' }
    expect(gainAt('farmer', last)).toEqual(['up to +29 VP'])
    expect(gainAt('farmer', { c24: '- - farmer farmer' })).toEqual(['up to +10 VP'])
  })
  test('are those that the rules allow, for every ride of whole games', () => {
    const rides = [2, 3, 4].flatMap((seats) => played(seats, 'rides').decisions).filter(({ state }) => state.phase === 'move')
    const gains = rides.flatMap(({ state }) => {
      const scene = sceneAt(state)
      return pioneersRules.legalActions(state, scene.seat).flatMap((action) => {
        if (action.kind !== 'move') return []
        const tile = at(scene.view.tiles, at(action.path, action.path.length - 1))
        if (tile === null) return []
        const arrived = pioneersRules.apply(state, scene.seat, action).state
        const told = arrivalAt(scene, tile).filter((each) => each.includes(' VP'))
        return [{ told, allowed: gainOf(pointsOf(arrived, scene.seat), scene.me.track) }]
      })
    })
    expect(gains.filter(({ allowed }) => allowed.length > 0).length).toBeGreaterThan(20)
    expect(gains.map(({ told }) => told)).toEqual(gains.map(({ allowed }) => allowed))
  })
})
