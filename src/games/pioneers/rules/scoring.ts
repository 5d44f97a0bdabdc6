/** Final scoring (R71-R78). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { pointsThen } from '../../../engine/ranking.js'
import type { Line, Place } from '../data/map.js'
import { playerOf } from './draft.js'
import { groundOf } from './ground.js'
import { settlersOf } from './settlers.js'
import type { Common, Score } from './types.js'

const POINTS_PER_PIONEER = 2

/** A connected part of one player's roads, and the number of that player's pioneers it touches (R74-R76). */
export interface Network {
  readonly lines: readonly Line[]
  readonly pioneers: number
}

/** The network with the most own pioneers (R77). Empty if there is no road (E47). */
export function largestNetwork(table: Common, seat: Seat): Network {
  const networks = networksOf(table, seat)
  return networks.reduce(
    (best, other) => (other.pioneers > best.pioneers ? other : best),
    networks[0] ?? { lines: [], pioneers: 0 },
  )
}

/** Every connected part of the player's roads. Other players' roads neither link nor break it (R75, E49). */
function networksOf(table: Common, seat: Seat): readonly Network[] {
  const networks: Network[] = []
  const seen = new Set<Line>()
  table.roads.forEach((owners, line) => {
    if (!owns(owners, seat) || seen.has(line)) return
    const network = networkWith(table, seat, line)
    for (const member of network.lines) seen.add(member)
    networks.push(network)
  })
  return networks
}

/** The network of one of the player's roads. */
function networkWith(table: Common, seat: Seat, road: Line): Network {
  const { map } = groundOf(table)
  const places = new Set<Place>(at(map.lines, road))
  const lines = new Set<Line>()
  for (const place of places) {
    for (const { line, to } of at(map.exits, place)) {
      if (!owns(at(table.roads, line), seat)) continue
      lines.add(line)
      places.add(to)
    }
  }
  const pioneers = [...places].reduce((sum, place) => sum + settlersOf(table, place, seat), 0)
  return { lines: [...lines].sort((a, b) => a - b), pioneers }
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
  const network = POINTS_PER_PIONEER * largestNetwork(table, seat).pioneers
  const total = player.track + emptySeats + nuggets + network
  return { track: player.track, emptySeats, nuggets, network, total, dollars: player.cash }
}

/** Most points, then most dollars. Players who are still tied share the victory (R78). */
export const better = pointsThen('dollars')
