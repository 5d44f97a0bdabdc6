import { describe, expect, test } from 'vitest'
import { placeBadges } from '../../../../src/games/pioneers/board/scene/badges.js'
import { chartOf } from '../../../../src/games/pioneers/board/scene/chart.js'
import { standingOn } from '../../../../src/games/pioneers/board/scene/standing.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import type { Choice, View } from '../../../../src/games/pioneers/rules/view-types.js'
import { distanceToRect, overlap } from '../../../../src/pictures/geometry.js'
import { walk } from '../panel-walk.js'
import { played } from '../played.js'

const freeLines = (view: View): readonly Choice[] =>
  view.roads
    .flatMap((owners, line) => (owners === 0 ? [line] : []))
    .map((line, index) => ({ kind: 'line', line, label: String(index + 1) }))

/** Pairs of overlapping things: badges with one another, and badges with what stands on the map. */
function hidden(view: View, marks = freeLines(view)): string[] {
  const chart = chartOf(view.map)
  const standing = standingOn(view, chart, marks)
  const badges = placeBadges(chart, marks, standing)
  const twice = badges.flatMap((one, i) =>
    badges.slice(i + 1).flatMap((two) => (overlap(one.rect, two.rect) ? [`${one.label} and ${two.label}`] : [])),
  )
  const covering = badges.filter(({ rect }) => standing.cities.some((other) => overlap(other, rect)))
  return [...twice, ...covering.map(({ label }) => label)]
}

describe.each([3, 4])('with %i players', (seats) => {
  const { decisions } = played(seats, `badges ${seats}`)
  const views = decisions.map(({ state }) => pioneersRules.view(state, 'table'))
  const first =
    views.find((view) => view.phase !== 'deal') ?? pioneersRules.view(pioneersRules.setup(seats, { covers: 'standard' }), 'table')

  test('every line of the empty map has a badge, and none hides a tile or another badge', () => {
    const empty: View = { ...first, roads: first.roads.map(() => 0) }
    const chart = chartOf(empty.map)
    expect(placeBadges(chart, freeLines(empty), standingOn(empty, chart))).toHaveLength(empty.roads.length)
    expect(hidden(empty)).toEqual([])
  })
  test('in a whole game no badge of a free line hides a tile, a pioneer or another badge', () => {
    for (const view of views.filter((_, i) => i % 9 === 0)) expect(hidden(view)).toEqual([])
  })
  test('in a whole game no badge with its price hides a tile, a pioneer or another badge', () => {
    const steps = decisions
      .filter((_, i) => i % 9 === 0)
      .flatMap(({ state }) => walk(state).map(({ marks }) => ({ state, marks })))
    expect(steps.filter(({ marks }) => marks.some(({ price }) => price !== undefined)).length).toBeGreaterThan(5)
    for (const { state, marks } of steps) expect(hidden(pioneersRules.view(state, 'table'), marks)).toEqual([])
  })
  test('every badge stands at its line', () => {
    const chart = chartOf(first.map)
    const marks = freeLines(first)
    for (const [i, { rect }] of placeBadges(chart, marks, standingOn(first, chart)).entries()) {
      const mark = marks[i]
      const ends = mark?.kind === 'line' ? chart.lines[mark.line] : undefined
      if (ends === undefined) throw new Error('a badge without its line')
      const [from, to] = ends
      const points = Array.from({ length: 101 }, (_, share) => ({
        x: from.x + ((to.x - from.x) * share) / 100,
        y: from.y + ((to.y - from.y) * share) / 100,
      }))
      expect(points.some((point) => distanceToRect(point, rect) < 10)).toBe(true)
    }
  })
})
