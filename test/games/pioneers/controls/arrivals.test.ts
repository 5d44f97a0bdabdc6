/** What the list of rides says of a ride before it is chosen. */
import { describe, expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import { seededRandom } from '../../../../src/engine/random.js'
import { arrivalAt } from '../../../../src/games/pioneers/controls/arrivals.js'
import { fareOf } from '../../../../src/games/pioneers/controls/fare.js'
import { type Scene, sceneOf } from '../../../../src/games/pioneers/controls/scene.js'
import type { State, Tile } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import type { Locale } from '../../../../src/i18n/locale.js'
import { listedAsChoices } from '../../../../src/i18n/words.js'
import { moverOf, PLAYERS, shown, textOf } from '../panel-walk.js'
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

/** Everybody who is asked whether to join, whoever settles and if nobody accepts. */
function askedAfter(state: State): ReadonlySet<number> {
  const next = pioneersRules.toMove(state)
  if (next.kind === 'chance') return askedAfter(pioneersRules.apply(state, 'chance', next.draw(seededRandom('nugget'))).state)
  if (!['settle', 'tile-action', 'turn-end', 'invitation'].includes(state.phase)) return new Set()
  const seat = moverOf(state)
  const goesOn = pioneersRules
    .legalActions(state, seat)
    .filter(({ kind }) => ['settle', 'skip', 'end-turn', 'decline'].includes(kind))
  const asked = goesOn.flatMap((action) => [...askedAfter(pioneersRules.apply(state, seat, action).state)])
  return new Set(state.phase === 'invitation' ? [seat, ...asked] : asked)
}

function wordsFor(asked: ReadonlySet<number>): readonly string[] {
  const names = PLAYERS.filter((_, seat) => asked.has(seat))
  return names.length === 0 ? [] : [`invites ${listedAsChoices('en', names)} (+$2)`]
}

/** Every ride in whole games: where it leads, and what is told of it before. */
const RIDES = [2, 3, 4]
  .flatMap((seats) => played(seats, 'rides').decisions)
  .flatMap(({ state }) => {
    const scene = sceneAt(state)
    return scene.legal.flatMap((action) => {
      if (action.kind !== 'move') return []
      const tile = at(scene.view.tiles, at(action.path, action.path.length - 1))
      if (tile === null) throw new Error('a ride leads where no tile lies')
      const arrived = pioneersRules.apply(state, scene.seat, action).state
      return [{ scene, arrived, told: arrivalAt(scene, tile, [fareOf(scene, action.path)]) }]
    })
  })

describe('the points of a ride', () => {
  const gainAt = (tile: Tile, coaches: Readonly<Record<string, string>>, locale: Locale = 'en') =>
    arrivalAt(sceneAt(moving({ tiles: { albany: tile }, players: [{ coaches }] }), locale), tile, [])

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
    const gains = RIDES.map(({ scene, arrived, told }) => ({
      told: told.filter((each) => each.includes(' VP')),
      allowed: gainOf(pointsOf(arrived, scene.seat), scene.me.track),
    }))
    expect(gains.filter(({ allowed }) => allowed.length > 0).length).toBeGreaterThan(20)
    expect(gains.map(({ told }) => told)).toEqual(gains.map(({ allowed }) => allowed))
  })
})

describe('those whom a ride invites', () => {
  const poor = { cash: 0, coaches: { c08: '- farmer' } }
  const rider = { cash: 6, coaches: { c07: '- farmer' } }

  test('have what the ride pays them for their roads', () => {
    const told = (cash: number) =>
      textOf(
        shown(moving({ tiles: { albany: 'farmer' }, roads: { 'boston albany': 1 }, players: [rider, { ...poor, cash }] })).panel,
      )
    expect(told(1)).toContain(
      '**1.1** Albany · Farmer · $1 · Bill $1 · direct · +4 VP · invites Bill (+$2)\n**1.2** Albany · Farmer · $2 · via New York · +4 VP',
    )
    expect(told(0)).not.toContain('invites')
  })
  test('depend on the route: a city names those whom all routes invite, the routes then name all of theirs if they differ', () => {
    const roads = {
      'boston albany': 1,
      'albany montreal': 2,
      'albany new-york': 3,
      'boston new-york': 3,
      'albany buffalo': 1,
      'montreal sault-ste-marie': 2,
    }
    const tiles = { 'sault-ste-marie': 'farmer', buffalo: 'farmer', baltimore: 'farmer' } as const
    const unlike = moving({ tiles, roads, players: [rider, poor, {}, { ...poor, cash: 2 }] })
    const told = (...path: readonly string[]) => textOf(shown(unlike, path).panel)
    expect(told()).toMatch(/^\*\*2\*\* Buffalo · Farmer · from \$2 · \d routes · \+4 VP · invites Jim \(\+\$2\)$/m)
    expect(told('to', '4')).toMatch(/^\*\*1\*\* \$2 · Bill \$2 · via Albany · invites Bill or Jim \(\+\$2\)$/m)
    expect(told('to', '4')).toMatch(/^\*\*3\*\* \$3 · Bill \$1, Jim \$2 · via New York, Albany · invites Jim \(\+\$2\)$/m)
    const alike = moving({ tiles, roads, players: [rider, { ...poor, cash: 2 }] })
    expect(textOf(shown(alike).panel)).toContain('invites Bill (+$2)')
    expect(textOf(shown(alike, ['to', '4']).panel)).not.toContain('invites')
  })
  test('are those whom the rules ask, for every ride of whole games', () => {
    const invited = RIDES.map(({ arrived, told }) => ({
      told: told.filter((each) => each.includes('invites')),
      asked: askedAfter(arrived),
    }))
    expect(invited.filter(({ asked }) => asked.size > 0).length).toBeGreaterThan(20)
    expect(invited.map(({ told }) => told)).toEqual(invited.map(({ asked }) => wordsFor(asked)))
  })
})
