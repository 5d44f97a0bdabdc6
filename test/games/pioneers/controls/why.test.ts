/** *Why can't I?* compared with the table itself: nothing possible is listed, and every reason is true. */
import { describe, expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import { controls } from '../../../../src/games/pioneers/controls/controls.js'
import { coachOf } from '../../../../src/games/pioneers/data/coaches.js'
import { type Line, lineBetween, type Place } from '../../../../src/games/pioneers/data/map.js'
import { groundOf } from '../../../../src/games/pioneers/rules/ground.js'
import { isUndealt } from '../../../../src/games/pioneers/rules/phases/laying.js'
import type { Action, Playing, RefusalCode, State } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { moverOf, PLAYERS, walk } from '../panel-walk.js'
import { played } from '../played.js'

/** An action that *Why can't I?* has listed with its refusal. */
interface Listed {
  readonly action: Action
  readonly code: RefusalCode
}

function listedOn(state: State, path: readonly string[]): readonly Listed[] {
  const seat = moverOf(state)
  const listed: Listed[] = []
  controls({
    view: pioneersRules.view(state, seat),
    seat,
    legal: pioneersRules.legalActions(state, seat),
    refuse(action) {
      const refusal = pioneersRules.refuse(state, seat, action)
      if (refusal !== null) listed.push({ action, code: refusal.code })
      return refusal
    },
    path,
    encode: pioneersRules.encode,
    reader: { locale: 'en', names: PLAYERS, viewer: seat },
  })
  return listed
}

const goalOf = (path: readonly Place[]) => at(path, path.length - 1)
const ownersOf = ({ roads }: Playing, line: Line) => [0, 1, 2, 3].filter((seat) => ((at(roads, line) >> seat) & 1) === 1)

/** What a line costs the active player: to the bank, at that player's own index, and to each of the others. */
function tollOf(state: Playing, line: Line): readonly number[] {
  const { seat } = state.turn
  const owners = ownersOf(state, line)
  if (owners.includes(seat)) return [0, 0, 0, 0]
  return [0, 1, 2, 3].map((payee) => Number(owners.length === 0 ? payee === seat : owners.includes(payee)))
}

const sum = (dollars: readonly number[]) => dollars.reduce((total, each) => total + each, 0)

/** The cheapest ride to each place, with only free places or any places on the way. Relaxes until nothing gets cheaper. */
function leastFares(state: Playing, overTiles: boolean): ReadonlyMap<Place, number> {
  const { lines, map } = groundOf(state)
  const least = new Map<Place, number>([[state.stagecoach, 0]])
  const mayLeave = (place: Place) => place === state.stagecoach || overTiles || state.tiles[place] === null
  for (let changed = true; changed; ) {
    changed = false
    for (const line of lines) {
      const [a, b] = at(map.lines, line)
      for (const [from, to] of [[a, b] as const, [b, a] as const]) {
        const fare = (least.get(from) ?? Number.POSITIVE_INFINITY) + sum(tollOf(state, line))
        if (!mayLeave(from) || fare >= (least.get(to) ?? Number.POSITIVE_INFINITY)) continue
        least.set(to, fare)
        changed = true
      }
    }
  }
  return least
}

const carriedBy = (state: Playing) => new Set(at(state.players, state.turn.seat).coaches.flatMap(({ seats }) => seats))

function fits(state: Playing, city: Place): boolean {
  const tile = at(state.tiles, city)
  return tile === 'hotel' || (tile !== null && carriedBy(state).has(tile))
}

/** Whether a refusal code is true of a ride, checked by brute force. */
function trueOfRide(state: Playing, path: readonly Place[], code: RefusalCode): boolean {
  const city = goalOf(path)
  const { cash } = at(state.players, state.turn.seat)
  const least = leastFares(state, false).get(city)
  switch (code) {
    case 'no-matching-pioneer':
      return !fits(state, city)
    case 'passes-through-tile':
      return least === undefined
    case 'route-too-dear':
      return least !== undefined && least > cash
    default:
      return false
  }
}

/** The same for purchases, roads and passengers. */
function trueOfPurchase(state: Playing, { action, code }: Listed): boolean {
  const player = at(state.players, state.turn.seat)
  const price = action.kind === 'buy-coach' ? action.slot : action.kind === 'one-road' ? 2 : 5
  const roads = action.kind === 'one-road' ? 1 : 2
  const actions = 1 + player.merchants - state.turn.used.length
  const empty = player.coaches.length === 0
  const space = action.kind === 'buy-coach' ? 'coach' : action.kind
  switch (code) {
    case 'not-enough-cash':
      return player.cash < price
    case 'purchase-space-used':
      return state.turn.used.some((used) => used === space)
    case 'no-roads-left':
      return player.roads === 0
    case 'too-few-roads-left':
      return player.roads < roads && player.roads > 0
    case 'too-few-pioneers':
      return action.kind === 'buy-coach' && coachOf(at(state.display, action.slot - 1)).seats.length > player.pioneers
    case 'no-such-slot':
      return action.kind === 'buy-coach' && state.display.length < action.slot
    case 'must-buy-coach':
      return empty && (action.kind === 'done-buying' || actions === 1)
    case 'coach-must-stay-affordable': {
      const fillable = state.display.flatMap((id, index) => (coachOf(id).seats.length <= player.pioneers ? [index + 1] : []))
      return empty && actions > 1 && fillable.every((slot) => slot > player.cash - price)
    }
    default:
      return false
  }
}

function trueOfLine(state: Playing, line: Line, code: RefusalCode): boolean {
  const owners = ownersOf(state, line)
  switch (code) {
    case 'line-taken':
      return owners.length > 0
    case 'line-doubled':
      return owners.length === 2
    case 'line-own':
      return owners.includes(state.turn.seat)
    case 'line-covered':
      return at(groundOf(state).map.lines, line).some((end) => state.covered.includes(end))
    default:
      return false
  }
}

function isTrue(state: Playing, listed: Listed): boolean {
  const { action, code } = listed
  switch (action.kind) {
    case 'move':
      return trueOfRide(state, action.path, code)
    case 'second-road':
    case 'sergeant-road':
      return trueOfLine(state, action.line, code)
    case 'one-road':
    case 'two-roads':
      return trueOfPurchase(state, listed) || trueOfLine(state, action.line, code)
    case 'settle':
      return code === 'wrong-profession' && !['hotel', action.pioneer].includes(at(state.tiles, state.stagecoach) ?? '')
    default:
      return trueOfPurchase(state, listed)
  }
}

const playing = (seats: number, seed: string): readonly Playing[] =>
  played(seats, seed).decisions.flatMap(({ state }) => (isUndealt(state) ? [] : [state]))

/** The price of a ride, by payee. */
function paymentsOf(state: Playing, path: readonly Place[]): readonly number[] {
  const { map } = groundOf(state)
  const tolls = path.slice(1).map((to, step) => tollOf(state, lineBetween(map, at(path, step), to) ?? 0))
  return [0, 1, 2, 3].map((payee) => sum(tolls.map((toll) => at(toll, payee))))
}

/** Every way of at most `steps` lines over free places to a tile, visiting no place twice. */
function waysOf(state: Playing, path: readonly Place[], steps: number): readonly (readonly Place[])[] {
  const here = goalOf(path)
  if (path.length > 1 && state.tiles[here] !== null) return [path]
  if (steps === 0) return []
  return at(groundOf(state).exits, here).flatMap(({ to }) => (path.includes(to) ? [] : waysOf(state, [...path, to], steps - 1)))
}

/** Whether `one` is shorter than `other`, or as long with cities that come first on the map. */
function comesFirst(one: readonly Place[], other: readonly Place[]): boolean {
  const step = one.findIndex((place, index) => place !== other[index])
  return one.length < other.length || (one.length === other.length && at(one, step) < at(other, step))
}

/** Whether the refusal of a way is true, for a city to which the mover may ride. */
function trueOfWay(state: Playing, path: readonly Place[], code: RefusalCode): boolean {
  const paid = paymentsOf(state, path)
  const others = pioneersRules
    .legalActions(state, state.turn.seat)
    .flatMap((action) => (action.kind === 'move' && goalOf(action.path) === goalOf(path) ? [action.path] : []))
    .map((other) => ({ path: other, paid: paymentsOf(state, other) }))
  switch (code) {
    case 'no-matching-pioneer':
      return !fits(state, goalOf(path))
    case 'route-too-dear':
      return sum(paid) > at(state.players, state.turn.seat).cash
    case 'route-wasteful':
      return others.some(
        (other) => other.paid.every((dollars, payee) => dollars <= at(paid, payee)) && sum(other.paid) < sum(paid),
      )
    case 'route-equal':
      return others.some((other) => String(other.paid) === String(paid) && comesFirst(other.path, path))
    default:
      return false
  }
}

/** Cities with a tile that lines lead to, whatever lies on the way. */
const citiesWithTile = (state: Playing) =>
  [...leastFares(state, true).keys()].filter((place) => at(state.tiles, place) !== null).sort((a, b) => a - b)

describe.each([2, 3, 4])('in random games of %i', (seats) => {
  const games = Array.from({ length: 30 }, (_, number) => playing(seats, `why ${number}`))

  test('every city with a tile can be chosen or is listed, never both', () => {
    let moves = 0
    for (const state of games.flat().filter(({ phase }) => phase === 'move')) {
      const legal = pioneersRules.legalActions(state, state.turn.seat)
      const chosen = legal.flatMap((action) => (action.kind === 'move' ? [goalOf(action.path)] : []))
      const listed = listedOn(state, []).flatMap(({ action }) => (action.kind === 'move' ? [goalOf(action.path)] : []))
      expect([...new Set(chosen), ...listed].sort((a, b) => a - b)).toEqual(citiesWithTile(state))
      moves++
    }
    expect(moves).toBeGreaterThan(300)
  })

  test('the reason against a way that may not be chosen is true', () => {
    const told = new Map<RefusalCode, number>()
    for (const state of games.slice(0, 20).flat()) {
      if (state.phase !== 'move') continue
      for (const path of waysOf(state, [state.stagecoach], 5)) {
        const code = pioneersRules.refuse(state, state.turn.seat, { kind: 'move', path })?.code
        if (code === undefined) continue
        expect(trueOfWay(state, path, code), `${code} of ${path.join('-')}`).toBe(true)
        told.set(code, (told.get(code) ?? 0) + 1)
      }
    }
    for (const code of ['route-too-dear', 'route-wasteful', 'route-equal'] as const)
      expect(told.get(code), code).toBeGreaterThan(20)
  })

  test('every reason on every panel is true', () => {
    const codes = new Set<RefusalCode>()
    for (const state of games.slice(0, 8).flat()) {
      for (const { path } of walk(state)) {
        const listed = listedOn(state, path)
        expect(listed.filter((each) => !isTrue(state, each))).toEqual([])
        for (const { code } of listed) codes.add(code)
      }
    }
    expect([...codes]).toEqual(expect.arrayContaining(['no-matching-pioneer', 'passes-through-tile', 'not-enough-cash']))
  })
})
