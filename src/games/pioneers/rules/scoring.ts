/** Final scoring (R71-R78). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { pointsThen } from '../../../engine/ranking.js'
import type { Line, Place } from '../data/map.js'
import { NETWORK_POINTS } from '../data/prices.js'
import { playerOf } from './draft.js'
import { groundOf } from './ground.js'
import { settlersOf } from './settlers.js'
import { type Common, type Score, TIES } from './types.js'

/** A connected part of one player's roads, and the number of that player's pioneers it touches (R74-R76). */
export interface Network {
  readonly lines: readonly Line[]
  /** The ends of its lines. */
  readonly places: readonly Place[]
  readonly pioneers: number
}

const NO_NETWORK: Network = { lines: [], places: [], pioneers: 0 }

/** The network with the most own pioneers (R77). Empty if there is no road (E47). */
export function largestNetwork(table: Common, seat: Seat): Network {
  const { lines } = groundOf(table).map
  const isSeen: boolean[] = []
  let best = NO_NETWORK
  for (const [line, owners] of table.roads.entries()) {
    const [end] = at(lines, line)
    if (!owns(owners, seat) || isSeen[end] === true) continue
    const network = networkFrom(table, seat, end)
    for (const place of network.places) isSeen[place] = true
    if (best === NO_NETWORK || network.pioneers > best.pioneers) best = network
  }
  return best
}

/** The network of the player's roads at a place. Other players' roads neither link nor break it (R75, E49). */
function networkFrom(table: Common, seat: Seat, start: Place): Network {
  const { map } = groundOf(table)
  const places = [start]
  const lines: Line[] = []
  let pioneers = 0
  for (const place of places) {
    pioneers += settlersOf(table, place, seat)
    for (const { line, to } of at(map.exits, place)) {
      if (!owns(at(table.roads, line), seat) || lines.includes(line)) continue
      lines.push(line)
      if (!places.includes(to)) places.push(to)
    }
  }
  return { lines: lines.sort((a, b) => a - b), places, pioneers }
}

function owns(owners: number, seat: Seat): boolean {
  return (owners & (1 << seat)) !== 0
}

/** Every seat's points by source. */
export function finalScores(table: Common): readonly Score[] {
  return table.players.map((_, seat) => scoreOf(table, seat))
}

function scoreOf(table: Common, seat: Seat): Score {
  const player = playerOf(table, seat)
  const emptySeats = player.coaches.flatMap((coach) => coach.seats).filter((pioneer) => pioneer === null).length
  const nuggets = player.nuggets.reduce((sum, value) => sum + value, 0)
  const network = NETWORK_POINTS * largestNetwork(table, seat).pioneers
  const total = player.track + emptySeats + nuggets + network
  return { track: player.track, emptySeats, nuggets, network, total, dollars: player.cash }
}

/** Most points, then most dollars. Players who are still tied share the victory (R78). */
export const better = pointsThen(...TIES)
