/** The whole table in words: board, coaches, roads, settlers and scores. */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { isOwn, nameOf } from '../../../game-kit/reader.js'
import { listed } from '../../../i18n/words.js'
import type { Reader, TextSection } from '../../face.js'
import { coachOf } from '../data/coaches.js'
import type { GameMap } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import { TILES } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { tellCovers } from './alt.js'
import { tellHand } from './hand.js'
import { TEXTS } from './index.js'
import { lineName, placeName, professionList } from './naming.js'
import { tellResult } from './result.js'
import { tellEnd, tellStatus } from './status.js'
import { cheapestWays } from './ways.js'

/** Everything that the picture shows. Before the deal it says only that there is none yet. */
export function tellTable(view: View, reader: Reader): readonly TextSection[] {
  const { sections } = TEXTS[reader.locale].state
  if (view.phase === 'deal' || view.phase === 'first') return [{ title: sections.board, text: tellStatus(view, reader) }]
  if (view.phase === 'covers') return [{ title: sections.board, text: tellLaying(view, reader) }]
  const map = MAPS[view.map]
  const seat = view.turn.seat
  return [
    { title: sections.board, text: tellBoard(view, map, reader) },
    {
      title: isOwn(reader, seat) ? sections.ownReach : sections.reach({ who: nameOf(reader, seat) }),
      text: tellReach(view, map, reader),
    },
    { title: sections.tiles, text: tellTiles(view, map, reader) },
    ...view.players.map((_, each) => ({ title: nameOf(reader, each), text: tellSeat(view, map, each, reader) })),
  ]
}

/** Leaves out everything that each player always starts with. */
function tellLaying(view: View, reader: Reader): string {
  return [tellResult(view, reader), ...tellCovers(view, reader), TEXTS[reader.locale].state.notDealt].join('\n')
}

function tellBoard(view: View, map: GameMap, reader: Reader): string {
  const { state } = TEXTS[reader.locale]
  const { sections } = state
  const ending = tellEnd(view, reader)
  const covered = view.covered.map((place) => placeName(map, place))
  const display = view.display.map((id, index) => {
    const { seats, points } = coachOf(id)
    return state.displayed({ price: index + 1, points, seats: professionList(reader.locale, seats) })
  })
  return [
    tellResult(view, reader),
    state.stagecoach({ city: placeName(map, view.stagecoach) }),
    state.display({ coaches: display }),
    sections.stock({ stack: view.stack, nuggets: view.nuggetsLeftCount }),
    ...(covered.length === 0 ? [] : [sections.covered({ cities: listed(reader.locale, covered) })]),
    ...(ending === null ? [] : [ending]),
  ].join('\n')
}

/** The cities with a tile within reach of the active seat, cheapest first, whatever that seat carries. */
function tellReach(view: View, map: GameMap, reader: Reader): string {
  const { sections } = TEXTS[reader.locale].state
  const ways = cheapestWays(view, map, view.turn.seat, (place) => at(view.tiles, place) === null)
  const lines = [...ways].flatMap(([place, { cost }]) => {
    const tile = at(view.tiles, place)
    return tile === null ? [] : [sections.destination({ city: placeName(map, place), tile, cost })]
  })
  return lines.length === 0 ? sections.nowhere : lines.join('\n')
}

function tellTiles(view: View, map: GameMap, reader: Reader): string {
  const { sections } = TEXTS[reader.locale].state
  const lines = TILES.flatMap((tile) => {
    const cities = view.tiles.flatMap((lying, place) => (lying === tile ? [placeName(map, place)] : []))
    return cities.length === 0 ? [] : [sections.tile({ tile, cities: listed(reader.locale, cities) })]
  })
  return lines.length === 0 ? sections.noTiles : lines.join('\n')
}

function tellSeat(view: View, map: GameMap, seat: Seat, reader: Reader): string {
  const { sections } = TEXTS[reader.locale].state
  const { track } = at(view.players, seat)
  const lines = view.roads.flatMap((owners, line) => (((owners >> seat) & 1) === 1 ? [lineName(map, line)] : []))
  const settlers = view.settlers.flatMap((counts, place) => {
    const count = (counts >> (8 * seat)) & 0xff
    if (count === 0) return []
    return [count === 1 ? placeName(map, place) : `${placeName(map, place)} (${count})`]
  })
  return [
    sections.score({ points: track }),
    tellHand(view, seat, reader),
    sections.roads({ count: lines.length, lines: lines.join(', ') }),
    sections.settlers({ settlers: listed(reader.locale, settlers) }),
  ].join('\n')
}
