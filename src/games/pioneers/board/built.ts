/** The roads that news tells of. */
import { lineBetween, placeOf } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import type { Built, Fact, View } from '../rules/types.js'

/** Each road that was built, for its mark on the board. */
export function builtIn(news: readonly Fact[], { map: id }: View): readonly Built[] {
  const map = MAPS[id]
  return news.flatMap((fact): Built[] => {
    if (fact.kind !== 'road-bought' && fact.kind !== 'sergeant-road') return []
    const [from, to] = fact.line
    const line = lineBetween(map, placeOf(map, from), placeOf(map, to))
    return line === null ? [] : [{ kind: 'built', line }]
  })
}
