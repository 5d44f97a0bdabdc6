import { describe, expect, test } from 'vitest'
import { SHIP_RECT, TITLE_RECT } from '../../../../src/games/pioneers/board/art/decorations.js'
import { seaNameRects } from '../../../../src/games/pioneers/board/art/ornaments.js'
import { LEGEND, MAP_INSIDE, TILE_SIZE } from '../../../../src/games/pioneers/board/layout.js'
import type { Ends } from '../../../../src/games/pioneers/board/scene/bands.js'
import { chartOf } from '../../../../src/games/pioneers/board/scene/chart.js'
import { crossing, hidesLine } from '../../../../src/games/pioneers/board/scene/labels.js'
import { boardNames } from '../../../../src/games/pioneers/board/scene/names.js'
import { standingOn } from '../../../../src/games/pioneers/board/scene/standing.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import type { View } from '../../../../src/games/pioneers/rules/view-types.js'
import { contains, distanceToRect, overlap, type Rect } from '../../../../src/pictures/geometry.js'
import { played } from '../played.js'

const MAPS = ['large', 'small'] as const
const coveredOf = (rects: readonly Rect[], ends: Ends) => rects.reduce((sum, rect) => sum + crossing(rect, ends), 0)
const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 })
describe.each(MAPS)('on the %s map', (id) => {
  const chart = chartOf(id)
  const names = chart.map.places.map((place, i) => ({ name: place.name, rect: chart.labels[i] ?? MAP_INSIDE }))

  test('every name is inside the frame, clear of everything printed: legend, title, clipper and the names of the seas', () => {
    for (const { name, rect } of names) {
      expect(contains(MAP_INSIDE, rect), name).toBe(true)
      for (const printed of [LEGEND, TITLE_RECT, SHIP_RECT, ...seaNameRects()]) expect(overlap(printed, rect), name).toBe(false)
    }
  })
  test('no name overlaps another', () => {
    for (const [i, { name, rect }] of names.entries()) {
      expect(names.filter((other, j) => j !== i && overlap(other.rect, rect)).map((other) => `${name} / ${other.name}`)).toEqual(
        [],
      )
    }
  })
  test('no name overlaps a city', () => {
    for (const { name, rect } of names) {
      expect(
        chart.places.map((at) => distanceToRect(at, rect)).filter((away) => away < TILE_SIZE / 2 + 3),
        name,
      ).toEqual([])
    }
  })
  test('the stagecoach hides no name and stands nearer to its own city than to any other', () => {
    for (const [place, berth] of chart.berths.flatMap((all, at) => all.map((each) => [at, each] as const))) {
      const { name } = names[place] ?? { name: '' }
      expect(names.filter(({ rect }) => overlap(rect, berth)).map((hidden) => `${name} hides ${hidden.name}`)).toEqual([])
      const away = chart.places.map((at) => Math.hypot(at.x - middleOf(berth).x, at.y - middleOf(berth).y))
      expect(away.indexOf(Math.min(...away)), name).toBe(place)
    }
  })
})

test('in 200 random positions nothing that stands on a city covers a name', () => {
  const positions = [2, 3, 4].flatMap((seats) => {
    const { decisions } = played(seats, `names ${seats}`)
    return decisions.map(({ state }) => pioneersRules.view(state, 'table'))
  })
  const step = Math.max(1, Math.floor(positions.length / 200))
  const chosen = positions.filter((_, i) => i % step === 0).slice(0, 200)
  expect(chosen.length).toBe(200)
  for (const view of chosen) expect(coveredNames(view)).toEqual([])
})

function coveredNames(view: View): string[] {
  const chart = chartOf(view.map)
  const { cities, stagecoach } = standingOn(view, chart)
  return chart.map.places
    .filter((_, place) => [...cities, stagecoach].some((rect) => overlap(rect, chart.labels[place] ?? rect)))
    .map(({ name }) => name)
}

test('in whole games names seldom lie on built roads, and hardly any is left out', () => {
  const views = [2, 3, 4].flatMap((seats) => played(seats, `roads ${seats}`).decisions).filter((_, i) => i % 3 === 0)
  const boards = views.map(({ state }) => {
    const view = pioneersRules.view(state, 'table')
    const chart = chartOf(view.map)
    const rects = boardNames(view, chart).map(({ rect }) => rect)
    const onRoads = chart.lines.reduce((sum, ends, line) => sum + (view.roads[line] === 0 ? 0 : coveredOf(rects, ends)), 0)
    return { onRoads, missing: chart.places.length - rects.length }
  })
  const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
  expect(average(boards.map(({ onRoads }) => onRoads))).toBeLessThan(45)
  expect(average(boards.map(({ missing }) => missing))).toBeLessThan(0.25)
})

test('in whole games no names together hide whose road lies between two cities', () => {
  for (const { state } of [2, 3, 4].flatMap((seats) => played(seats, `roads ${seats}`).decisions).filter((_, i) => i % 3 === 0)) {
    const view = pioneersRules.view(state, 'table')
    const chart = chartOf(view.map)
    const rects = boardNames(view, chart).map(({ rect }) => rect)
    const hidden = chart.lines.filter((ends, line) => view.roads[line] !== 0 && hidesLine(ends, coveredOf(rects, ends)))
    expect(hidden).toEqual([])
  }
})
