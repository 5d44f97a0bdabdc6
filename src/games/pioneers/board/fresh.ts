/** What news has changed on the map. */
import { lineBetween, placeOf } from '../data/map.js'
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
