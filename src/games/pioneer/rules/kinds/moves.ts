/** Moving ships, on their own or by a drive (X17-X19, X23, X24). */
import type { Seat } from '../../../../engine/game.js'
import type { OfKind } from '../../../../engine/kinds.js'
import { NUMBER, oneOf } from '../../../../engine/notation.js'
import { fleetOn, othersOn, squadsOf, unitsOn } from '../../data/pieces.js'
import { SHIPS, UNITS } from '../../data/units.js'
import { changeTile, type Draft, tell, tileOf } from '../draft.js'
import { oweReveal } from '../drawing.js'
import { addShips, destroy, landedOn } from '../fleets.js'
import { flightsOf, isListed, unmoved } from '../flights.js'
import { endMoves } from '../phases.js'
import { reach } from '../routes.js'
import type { Action, Hit, Playing, RefusalCode, Squad, TileId } from '../types.js'
import type { Deed } from './kind.js'

const PHASES = ['drive', 'moves'] as const

export const moveDeed: Deed<OfKind<Action, 'move'>> = {
  fields: { from: NUMBER, ship: oneOf(SHIPS), tile: NUMBER },
  phases: ['moves'],
  tries: (state) =>
    pickedIn(state) === null && isListed(state) ? flightsOf(state).map((flight) => ({ kind: 'move', ...flight })) : [],
  refuse(state, seat, { from, ship, tile }) {
    const code = refuseDeparture(state, seat, { tile: from, ship, count: 1 })
    if (code !== null) return code
    if (state.tiles[tile] === undefined) return 'no-such-tile'
    const isReached = flightsOf(state).some((each) => each.from === from && each.ship === ship && each.tile === tile)
    if (!isReached) return 'out-of-reach'
    return isListed(state) ? null : 'pick-first'
  },
  apply(draft, seat, { from, ship, tile }) {
    const count = fleetOn(tileOf(draft.table, from), seat)[ship] - landedOn(draft.table, from, ship)
    land(draft, seat, { tile: from, ship, count }, tile)
  },
}

export const pick: Deed<OfKind<Action, 'pick'>> = {
  fields: { tile: NUMBER, ship: oneOf(SHIPS), count: NUMBER },
  phases: PHASES,
  tries: (state, seat) => (pickedIn(state) === null ? pickable(state, seat) : []),
  refuse(state, seat, squad) {
    const code = refuseDeparture(state, seat, squad)
    if (code !== null || state.phase === 'drive') return code
    const free = unmoved(state, seat).find(({ tile, ship }) => tile === squad.tile && ship === squad.ship)
    return free?.count === squad.count && isListed(state) ? 'move-at-once' : null
  },
  apply(draft, _seat, { tile, ship, count }) {
    setPicked(draft, { tile, ship, count })
  },
}

export const unpick: Deed<OfKind<Action, 'unpick'>> = {
  fields: {},
  phases: PHASES,
  tries: () => [{ kind: 'unpick' }],
  refuse: (state) => (pickedIn(state) === null ? 'pick-first' : null),
  apply: (draft) => setPicked(draft, null),
}

export const fly: Deed<OfKind<Action, 'fly'>> = {
  fields: { tile: NUMBER },
  phases: PHASES,
  tries: (state, seat) => destinations(state, seat).map((tile) => ({ kind: 'fly', tile })),
  refuse: (state, seat, { tile }) => refuseFlight(state, seat, tile),
  apply(draft, seat, { tile }) {
    const picked = pickedOf(draft)
    const { tile: from, ship } = picked
    if (draft.part.phase === 'drive') {
      shift(draft, seat, picked, tile)
      tell(draft, { kind: 'driven', seat, ship, from, tile })
      draft.part = { phase: 'die', moved: { tile, ship, count: 1 } }
      return
    }
    land(draft, seat, picked, tile)
    setPicked(draft, null)
  },
}

export const bomb: Deed<OfKind<Action, 'bomb'>> = {
  fields: { from: NUMBER, tile: NUMBER },
  phases: ['moves'],
  tries: (state) =>
    pickedIn(state) === null
      ? flightsOf(state).flatMap(({ from, ship, tile }) => (ship === 'bomber' ? [{ kind: 'bomb', from, tile }] : []))
      : [],
  refuse(state, seat, { from, tile }) {
    const code = refuseDeparture(state, seat, { tile: from, ship: 'bomber', count: 1 })
    if (code !== null) return code === 'no-such-ships' ? 'no-bomb' : code
    if (state.tiles[tile] === undefined) return 'no-such-tile'
    const isReached = flightsOf(state).some((each) => each.from === from && each.ship === 'bomber' && each.tile === tile)
    return isReached ? null : 'out-of-reach'
  },
  apply(draft, seat, { from, tile }) {
    move(draft, seat, { tile: from, ship: 'bomber', count: 1 }, tile)
    explode(draft, seat, tile)
  },
}

export const endMovesDeed: Deed<OfKind<Action, 'end-moves'>> = {
  fields: {},
  phases: ['moves'],
  tries: () => [{ kind: 'end-moves' }],
  refuse: (state) => (pickedIn(state) === null ? null : 'already-picked'),
  apply: endMoves,
}

/** The ships picked to be moved next. */
function pickedIn(state: Playing): Squad | null {
  return state.phase === 'moves' || state.phase === 'drive' ? state.picked : null
}

function pickedOf({ part }: Draft): Squad {
  const picked = part.phase === 'moves' || part.phase === 'drive' ? part.picked : null
  if (picked === null) throw new Error('no ships are picked')
  return picked
}

function setPicked(draft: Draft, picked: Squad | null): void {
  draft.part = { phase: draft.part.phase === 'drive' ? 'drive' : 'moves', picked }
}

/** What is wrong with these ships setting off, wherever they go. */
function refuseDeparture(state: Playing, seat: Seat, { tile, ship, count }: Squad): RefusalCode | null {
  if (pickedIn(state) !== null) return 'already-picked'
  const there = Number.isInteger(tile) ? state.tiles[tile] : undefined
  if (there === undefined) return 'no-such-tile'
  if (!SHIPS.includes(ship) || !Number.isInteger(count) || count < 1) return 'no-such-ships'
  const owned = fleetOn(there, seat)[ship]
  if (count > (state.phase === 'drive' ? Math.min(1, owned) : owned)) return 'no-such-ships'
  return state.phase === 'moves' && count > owned - landedOn(state, tile, ship) ? 'already-moved' : null
}

/** Each number of ships that may be picked together, most of them first. */
function pickable(state: Playing, seat: Seat): readonly OfKind<Action, 'pick'>[] {
  const squads = state.phase === 'drive' ? squadsOf(state, seat).map((squad) => ({ ...squad, count: 1 })) : unmoved(state, seat)
  return squads.flatMap(({ tile, ship, count }) =>
    Array.from({ length: count }, (_, less) => ({ kind: 'pick' as const, tile, ship, count: count - less })),
  )
}

/** Where the picked ships may go: by a drive anywhere else. */
function destinations(state: Playing, seat: Seat): readonly TileId[] {
  const picked = pickedIn(state)
  if (picked === null) return []
  if (state.phase !== 'drive') return [...reach(state, seat, picked).keys()]
  return [...state.tiles.keys()].filter((tile) => tile !== picked.tile)
}

function refuseFlight(state: Playing, seat: Seat, tile: TileId): RefusalCode | null {
  if (pickedIn(state) === null) return 'pick-first'
  if (state.tiles[tile] === undefined) return 'no-such-tile'
  return destinations(state, seat).includes(tile) ? null : 'out-of-reach'
}

/** Moves ships; scouts peek where they land. */
function land(draft: Draft, seat: Seat, picked: Squad, tile: TileId): void {
  move(draft, seat, picked, tile)
  const { isUp, seenBy } = tileOf(draft.table, tile)
  const canPeek = picked.ship === 'scout' || picked.ship === 'bomber'
  if (canPeek && !isUp && !seenBy.includes(seat)) draft.table.draws = [...draft.table.draws, { kind: 'peek', seat, tile }]
}

function move(draft: Draft, seat: Seat, picked: Squad, tile: TileId): void {
  const { table } = draft
  const by = reach(table, seat, picked).get(tile)
  if (by === undefined) throw new Error(`no way to tile ${tile}`)
  const { tile: from, ship, count } = picked
  shift(draft, seat, picked, tile)
  const before = landedOn(table, tile, ship)
  const others = table.landed.filter((squad) => squad.tile !== tile || squad.ship !== ship)
  table.landed = [...others, { tile, ship, count: before + count }]
  tell(draft, { kind: 'moved', seat, ship, count, from, tile, by })
}

function shift(draft: Draft, seat: Seat, { tile: from, ship, count }: Squad, tile: TileId): void {
  addShips(draft, from, seat, ship, -count)
  addShips(draft, tile, seat, ship, count)
}

/** Everything on the tile is destroyed, and so are its planets (X23, Y22). */
function explode(draft: Draft, seat: Seat, tile: TileId): void {
  const there = tileOf(draft.table, tile)
  const lost = [seat, ...othersOn(there, seat)].flatMap((owner) =>
    UNITS.flatMap((unit): readonly Hit[] => {
      const count = unitsOn(there, owner, unit)
      return count === 0 ? [] : [{ seat: owner, unit, count }]
    }),
  )
  tell(draft, { kind: 'exploded', seat, tile, lost })
  destroy(draft, tile, lost)
  changeTile(draft, tile, { isBombed: true })
  oweReveal(draft, tile, 'bomb')
}
