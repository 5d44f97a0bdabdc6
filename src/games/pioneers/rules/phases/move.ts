/** Phase 3a: the stagecoach moves (R39-R46). */
import { at } from '../../../../engine/lists.js'
import { lineBetween, type Place } from '../../data/map.js'
import { activePlayer, type Draft, enter, giveCash } from '../draft.js'
import { type Fare, shareOf, tollsFor, totalOf } from '../fare.js'
import { groundOf, idOf } from '../ground.js'
import { tilesFor } from '../passengers.js'
import { findRoutes, type Route } from '../routes.js'
import type { Action, Common, RefusalCode, State } from '../types.js'
import { arrive } from './settle.js'

type MoveState = Extract<State, { readonly phase: 'move' }>
type Move = Extract<Action, { readonly kind: 'move' }>

/** The rides found last. A state that enters its move phase is usually listed and judged right afterwards. */
let latest: { readonly table: Common; readonly routes: readonly Route[]; readonly moves: readonly Move[] } | null = null

/** Every move of the active player, by ascending destination. */
export function legalMoves(table: Common): readonly Move[] {
  return ridesOn(table).moves
}

/** The routes of {@link legalMoves}, in the same order. */
export function legalRoutes(table: Common): readonly Route[] {
  return ridesOn(table).routes
}

function ridesOn(table: Common) {
  if (latest === null || !allowsTheSame(latest.table, table)) {
    const routes = routesOn(table)
    latest = { table, routes, moves: routes.map(({ path }) => ({ kind: 'move', path })) }
  }
  return latest
}

/** Whether the active players of two tables surely have the same moves. Unchanged parts are shared between states. */
function allowsTheSame(one: Common, other: Common): boolean {
  if (one === other) return true
  if (one.tiles !== other.tiles || one.roads !== other.roads || one.stagecoach !== other.stagecoach) return false
  if (one.turn.seat !== other.turn.seat || one.covered !== other.covered || one.map !== other.map) return false
  const [player, same] = [activePlayer(one), activePlayer(other)]
  return player.cash === same.cash && player.coaches === same.coaches
}

function routesOn(table: Common): readonly Route[] {
  const player = activePlayer(table)
  const wanted = tilesFor(player)
  if (wanted.size === 0) return []
  return findRoutes({ ground: groundOf(table), table, mover: table.turn.seat, cash: player.cash, wanted })
}

/** After the purchases: the move phase if there is a legal move, otherwise a forced pass (R44, R45). */
export function beginMove(draft: Draft): State {
  const { table } = draft
  if (legalMoves(table).length > 0) return enter(draft, { phase: 'move' })
  const reason = activePlayer(table).coaches.length === 0 ? 'no-passengers' : 'unreachable'
  draft.facts.push({ to: 'table', kind: 'no-move', seat: table.turn.seat, reason })
  return enter(draft, { phase: 'turn-end', settling: null })
}

/** Why a route is refused: the cities it passes, its end, its price, or a better route (E22). */
export function refuseMove(state: MoveState, { path }: Move): RefusalCode | null {
  if (legalMoves(state).some((move) => samePath(move.path, path))) return null
  const fare = fareOf(state, path)
  if (fare === null) return 'unknown-route'
  if (path.slice(1, -1).some((place) => state.tiles[place] !== null)) return 'passes-through-tile'
  const tile = at(state.tiles, at(path, path.length - 1))
  if (tile === null) return 'no-tile-there'
  if (!tilesFor(activePlayer(state)).has(tile)) return 'no-matching-pioneer'
  if (totalOf(fare) > activePlayer(state).cash) return 'route-too-dear'
  return isAsGood(state, path, fare) ? 'route-equal' : 'route-wasteful'
}

/** Whether a legal route to the same city makes exactly the same payments. */
function isAsGood(state: MoveState, path: readonly Place[], fare: Fare): boolean {
  return legalMoves(state).some((move) => path.at(-1) === move.path.at(-1) && fareOf(state, move.path) === fare)
}

/** Pays bank and road owners (R40, R41), moves the stagecoach and lets the player settle. */
export function move(draft: Draft, { path }: Move): State {
  const { table, facts } = draft
  const { seat } = table.turn
  const fare = fareOf(table, path)
  if (fare === null) throw new Error(`no line joins the places of the route ${path.join('-')}`)
  const owners: Record<string, number> = {}
  for (let other = 0; other < table.seats; other++) {
    const dollars = other === seat ? 0 : shareOf(fare, other)
    if (dollars === 0) continue
    owners[other] = dollars
    giveCash(draft, other, dollars)
  }
  giveCash(draft, seat, -totalOf(fare))
  table.stagecoach = at(path, path.length - 1)
  const { map } = groundOf(table)
  const named = path.map((place) => idOf(map, place))
  facts.push({ to: 'table', kind: 'moved', seat, path: named, bank: shareOf(fare, seat), owners })
  return arrive(draft)
}

/** What the active player pays for a path from the stagecoach along lines in play. Null if it is not such a path. */
export function fareOf(table: Common, path: readonly Place[]): Fare | null {
  if (path[0] !== table.stagecoach || path.length < 2) return null
  const { map, live } = groundOf(table)
  const tolls = tollsFor(table.turn.seat)
  let fare = 0
  for (let step = 1; step < path.length; step++) {
    const line = lineBetween(map, at(path, step - 1), at(path, step))
    if (line === null || live[line] !== true) return null
    fare += at(tolls, at(table.roads, line))
  }
  return fare
}

function samePath(one: readonly Place[], other: readonly Place[]): boolean {
  return one.length === other.length && one.every((place, step) => place === other[step])
}
