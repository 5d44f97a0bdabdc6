import { expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import { openLines } from '../../../../src/games/pioneers/board/scene/standing.js'
import { BOSTON } from '../../../../src/games/pioneers/data/map.js'
import { MAPS } from '../../../../src/games/pioneers/data/maps.js'

test('lines to covered cities are closed, all others are open', () => {
  const { small } = MAPS
  const open = openLines(small, small.standardCovers)
  const closed = small.lines.filter((_, line) => !open.includes(line))
  for (const line of open) for (const end of at(small.lines, line)) expect(small.standardCovers).not.toContain(end)
  for (const [a, b] of closed) expect(small.standardCovers.includes(a) || small.standardCovers.includes(b)).toBe(true)
  expect(closed.length).toBeGreaterThan(small.standardCovers.length)
  for (const { line } of at(small.exits, BOSTON)) expect(open).toContain(line)
})

test('without covers every line is open', () => {
  expect(openLines(MAPS.large, [])).toHaveLength(MAPS.large.lines.length)
})
