/** What a seat sees before it decides: where its ships may go, what they would run into, what its damage may destroy. */
import type { Seat, Viewer } from '../../../engine/game.js'
import { othersOn } from '../data/pieces.js'
import { SHIPS } from '../data/units.js'
import { costOf, hitCount } from './aims.js'
import { bestFor, openVolleys, targetsOf } from './battle.js'
import { tileOf } from './draft.js'
import { flightsOf, unmoved } from './flights.js'
import { preview } from './preview.js'
import { reach } from './routes.js'
import type { Playing, Squad, TileId, Volley } from './types.js'
import type { Aim, Outlook, Preview, Way } from './view-types.js'
import { WORTH } from './worth.js'

/** While the viewer moves ships; else null. */
export function outlookOf(state: Playing, viewer: Viewer): Outlook | null {
  if (state.phase !== 'moves' || viewer !== state.active || state.draws.length > 0) return null
  const ready = unmoved(state, viewer)
  const ways = state.picked === null ? groupWays(state, viewer, ready) : waysOf(state, viewer, state.picked)
  const landed = [...new Set(state.landed.map(({ tile }) => tile))]
  return { ready, ways, sieges: siegesOf(state, viewer, ways), coming: landed.flatMap((tile) => battle(state, viewer, tile, {})) }
}

function groupWays(state: Playing, seat: Seat, ready: readonly Squad[]): readonly Way[] {
  const flights = flightsOf(state)
  return ready.flatMap((squad) => {
    const isOpen = flights.some(({ from, ship }) => from === squad.tile && ship === squad.ship)
    return isOpen ? waysOf(state, seat, squad) : []
  })
}

function waysOf(state: Playing, seat: Seat, squad: Squad): readonly Way[] {
  const { tile: from, ship, count } = squad
  return [...reach(state, seat, squad)].map(([tile, by]) => {
    const [met = null] = battle(state, seat, tile, { [ship]: count })
    return { from, ship, tile, count, by, battle: met }
  })
}

/** Battles on all tiles with others that can be reached, by all ships that get there. */
function siegesOf(state: Playing, seat: Seat, ways: readonly Way[]): readonly Preview[] {
  const tiles = [...new Set(ways.filter((way) => way.battle !== null).map(({ tile }) => tile))]
  return tiles.flatMap((tile) => {
    const ships = SHIPS.map((ship) => {
      const coming = ways.filter((way) => way.tile === tile && way.ship === ship)
      return [ship, coming.reduce((sum, { count }) => sum + count, 0)] as const
    })
    return battle(state, seat, tile, Object.fromEntries(ships))
  })
}

function battle(state: Playing, seat: Seat, tile: TileId, arriving: Parameters<typeof preview>[3]): readonly Preview[] {
  if (othersOn(tileOf(state, tile), seat).length === 0) return []
  const met = preview(state, seat, tile, arriving)
  return met === null ? [] : [met]
}

/** The viewer's volleys that are not settled, with all that can be aimed at. */
export function aimsOf(state: Playing, viewer: Viewer): readonly Aim[] {
  if (state.phase !== 'battle' || viewer === 'table') return []
  return openVolleys(state.volleys, viewer).map((volley) => aimOf(state, volley))
}

function aimOf(state: Playing, volley: Volley): Aim {
  const { tile, seat, attack, hits } = volley
  const targets = targetsOf(state, tileOf(state, tile), seat)
  const best = bestFor(state, volley, (unit) => WORTH[unit]).flatMap((hit) => {
    const count = hit.count - hitCount(hits, hit)
    return count === 0 ? [] : [{ ...hit, count }]
  })
  return { tile, attack, hits, left: attack - costOf(targets, hits), targets, best }
}
