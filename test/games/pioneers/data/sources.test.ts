import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LARGE_MAP } from '../../../../src/games/pioneers/data/large-map.js'

const [, section = ''] = readFileSync('src/games/pioneers/SOURCES.md', 'utf8').split(
  '### The roads, rivers and trails behind the lines',
)

/** All pairs of neighbours in chains like `Albany - Buffalo - Detroit` in the table's first column. */
function pairsIn(table: string): readonly string[] {
  const cells = [
    ...table
      .split('\n## ', 1)
      .join()
      .matchAll(/^\| ([^|]+) \|/gm),
  ].map(([, cell = '']) => cell)
  const chains = cells.flatMap((cell) => cell.split(', ')).map((chain) => chain.split(' - '))
  return chains.flatMap((names) => names.slice(1).map((name, index) => [names[index], name].toSorted().join(' - ')))
}

test('SOURCES.md tells which road each line of the large map stands for', () => {
  const name = (place: number) => LARGE_MAP.places[place]?.name ?? '?'
  const lines = LARGE_MAP.lines.map(([a, b]) => [name(a), name(b)].toSorted().join(' - '))
  expect(new Set(pairsIn(section))).toEqual(new Set(lines))
})
