/** What news has changed on the map. */
import { type GameMap, lineBetween, type Place, placeOf } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import type { Fact } from '../rules/facts.js'
import type { Choice, Fresh, Mark, View } from '../rules/view-types.js'

/** Marks for the latest ride, for each road that was built, and for each city where somebody settled. */
export function freshIn(news: readonly Fact[], { map: id }: View): readonly Fresh[] {
  const map = MAPS[id]
  const ride = news.findLast((fact) => fact.kind === 'moved')
  const ridden: readonly Fresh[] =
    ride === undefined ? [] : [{ kind: 'ridden', path: ride.path.map((city) => placeOf(map, city)) }]
  const changed = news.flatMap((fact): Fresh[] => {
    switch (fact.kind) {
      case 'road-bought':
      case 'sergeant-road': {
        const [from, to] = fact.line
        const line = lineBetween(map, placeOf(map, from), placeOf(map, to))
        return line === null ? [] : [{ kind: 'built', line }]
      }
      case 'settled':
      case 'joined':
        return [{ kind: 'settled', place: placeOf(map, fact.city) }]
      default:
        return []
    }
  })
  return [...ridden, ...changed]
}

/** The choices among marks. */
export const choicesAmong = (marks: readonly Mark[]): readonly Choice[] =>
  marks.filter((mark) => mark.kind === 'line' || mark.kind === 'place' || mark.kind === 'route')

/** What is new among marks. */
export const freshAmong = (marks: readonly Mark[]): readonly Fresh[] =>
  marks.filter((mark) => mark.kind === 'built' || mark.kind === 'settled' || mark.kind === 'ridden')

/** The cities that matter now: those that can be chosen, and where somebody has just settled, built or arrived. */
export const placesNow = (map: GameMap, marks: readonly Mark[]): readonly Place[] => [
  ...new Set(marks.flatMap((mark) => placesAt(map, mark))),
]

function placesAt(map: GameMap, mark: Mark): readonly Place[] {
  switch (mark.kind) {
    case 'place':
    case 'settled':
      return [mark.place]
    case 'line':
    case 'built':
      return map.lines[mark.line] ?? []
    case 'route':
      return mark.path
    case 'ridden':
      return mark.path.slice(-1)
    case 'on-sale':
      return []
  }
}
