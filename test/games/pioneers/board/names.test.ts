import { describe, expect, test } from 'vitest'
import { SHIP_RECT, TITLE_RECT } from '../../../../src/games/pioneers/board/art/decorations.js'
import { seaNameRects } from '../../../../src/games/pioneers/board/art/ornaments.js'
import { choicesAmong, freshIn, placesNow } from '../../../../src/games/pioneers/board/fresh.js'
import { LEGEND, MAP_INSIDE, PICTURE, TILE_SIZE } from '../../../../src/games/pioneers/board/layout.js'
import { placeBadges } from '../../../../src/games/pioneers/board/scene/badges.js'
import type { Ends } from '../../../../src/games/pioneers/board/scene/bands.js'
import { chartOf, LETTERS } from '../../../../src/games/pioneers/board/scene/chart.js'
import { nameThings } from '../../../../src/games/pioneers/board/scene/ground.js'
import { crossing, hidesLine, SEEN } from '../../../../src/games/pioneers/board/scene/labels.js'
import { areaOf, boardNames, type PlacedName } from '../../../../src/games/pioneers/board/scene/names.js'
import { standingOn } from '../../../../src/games/pioneers/board/scene/standing.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import type { Mark, View } from '../../../../src/games/pioneers/rules/view-types.js'
import { createLayer } from '../../../../src/pictures/canvas.js'
import { paintThings } from '../../../../src/pictures/drawing.js'
import { around, boxAround, contains, inset, overlap, type Rect } from '../../../../src/pictures/geometry.js'
import { font, registerFonts } from '../../../../src/pictures/lettering/fonts.js'
import { smallestLetters } from '../../../../src/pictures/lettering/letters.js'
import { walk } from '../panel-walk.js'
import { played } from '../played.js'

const MAPS = ['large', 'small'] as const
/** The width at which a phone shows a picture, and from a capital's top to the foot of a `g` in a name that can be read there. */
const PHONE = { width: 400, name: 9 }
/** In pixels of the board: all that belongs to a city is within this square. */
const OWN_CITY = 84
/** In pixels of the board: cities nearer than this compete for room for their names. */
const AROUND = 260
const PRINTED = [LEGEND, TITLE_RECT, SHIP_RECT, ...seaNameRects()]
const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 })

interface Board {
  readonly view: View
  /** What has just happened. */
  readonly marks: readonly Mark[]
}

/** In pixels of the board: so far from the middle of its line a road is drawn, with the inner part of its light band. */
const ROAD_REACH = 12
/** A city hides this much of each of its roads. */
const CITY = 24

/** Pictures of the channel over many games. */
const boards: readonly Board[] = [2, 3, 4].flatMap((seats) =>
  ['one', 'two', 'three'].flatMap((seed) =>
    played(seats, `names ${seed}`).decisions.map(({ state, news }) => {
      const view = pioneersRules.view(state, 'table')
      return { view, marks: freshIn(news, view) }
    }),
  ),
)
const every = Math.max(1, Math.floor(boards.length / 1_000))
const thousand = boards.filter((_, index) => index % every === 0).slice(0, 1_000)

describe.each(MAPS)('on the %s map', (id) => {
  const chart = chartOf(id)
  const names = chart.labels.flatMap((label, place) =>
    label === null ? [] : [{ name: chart.map.places[place]?.name ?? '', rect: label.rect }],
  )

  test('nine of ten names have a usual position', () => {
    expect(names.length / chart.places.length).toBeGreaterThan(0.95)
  })
  test('every name is inside the frame, clear of everything printed: legend, title, clipper and the names of the seas', () => {
    for (const { name, rect } of names) {
      expect(contains(MAP_INSIDE, rect), name).toBe(true)
      for (const printed of PRINTED) expect(overlap(printed, rect), name).toBe(false)
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
        chart.places.filter((at) => overlap(boxAround(at, TILE_SIZE), rect)),
        name,
      ).toEqual([])
    }
  })
  test('the stagecoach stands nearer to its own city than to any other', () => {
    for (const [place, berth] of chart.berths.flatMap((all, at) => all.map((each) => [at, each] as const))) {
      const away = chart.places.map((at) => Math.hypot(at.x - middleOf(berth).x, at.y - middleOf(berth).y))
      expect(away.indexOf(Math.min(...away)), chart.map.places[place]?.name).toBe(place)
    }
  })
  test('every city is named while the stagecoach stands there', () => {
    const view = boards.find((each) => each.view.map === id)?.view ?? expect.fail('no game on this map')
    for (const stagecoach of chart.places.keys()) {
      const named = boardNames({ ...view, stagecoach }, chart, []).map(({ place }) => place)
      expect(named, chart.map.places[stagecoach]?.name).toContain(stagecoach)
    }
  })
  test('it is whatever roads lead there, and wherever pioneers stand', () => {
    const view = boards.find((each) => each.view.map === id)?.view ?? expect.fail('no game on this map')
    const settlers = view.settlers.map(() => 0x01_01_01_01)
    for (const [line, ends] of chart.map.lines.entries()) {
      const roads = view.roads.map((_, other) => (other === line ? 1 : 0))
      for (const stagecoach of ends) {
        const named = boardNames({ ...view, stagecoach, settlers, roads }, chart, []).map(({ place }) => place)
        expect(named, chart.map.places[stagecoach]?.name).toContain(stagecoach)
      }
    }
  })
  test('so are any two cities around it where something has just happened', () => {
    const view = boards.find((each) => each.view.map === id)?.view ?? expect.fail('no game on this map')
    for (const [stagecoach, here] of chart.places.entries()) {
      const around = chart.places.flatMap((at, place) => (Math.hypot(at.x - here.x, at.y - here.y) < AROUND ? [place] : []))
      for (const [index, one] of around.entries()) {
        for (const other of around.slice(index + 1)) {
          const now = [stagecoach, one, other]
          const named = boardNames({ ...view, stagecoach }, chart, [one, other]).map(({ place }) => place)
          const nameless = now.filter((place) => !named.includes(place))
          expect(nameless, now.map((place) => chart.map.places[place]?.name).join()).toEqual([])
        }
      }
    }
  })
})

test('a phone can read every name that it shows', () => {
  registerFonts()
  const pen = createLayer(1, 1).getContext('2d')
  pen.font = font('map', 1_000, 'Mg')
  const { actualBoundingBoxAscent: rise } = pen.measureText('M')
  const { actualBoundingBoxDescent: fall } = pen.measureText('g')
  for (const { view, marks } of thousand.filter((_, index) => index % 100 === 0)) {
    const chart = chartOf(view.map)
    const things = nameThings(boardNames(view, chart, placesNow(chart.map, marks)))
    const letters = smallestLetters({ ...PICTURE, key: 'names', paint: (own) => paintThings(own, things) })
    expect(letters).toBe(LETTERS)
    expect((((rise + fall) / 1_000) * letters * PHONE.width) / PICTURE.width).toBeGreaterThanOrEqual(PHONE.name)
  }
})

/** Names and lines to them that lie on something, or on one another. A line begins at its own city, on which much may stand. */
function clashes({ view, marks }: Board, names: readonly PlacedName[], numbers: readonly Rect[]): readonly Rect[] {
  const chart = chartOf(view.map)
  const { cities, stagecoach } = standingOn(view, chart, choicesAmong(marks))
  const others = [...PRINTED, ...cities, stagecoach, ...numbers]
  const rects = names.map(({ rect }) => rect)
  const onOthers = rects.filter((rect, index) => [...others, ...rects.slice(index + 1)].some((other) => overlap(other, rect)))
  const lines = names.flatMap((name, index) => {
    const own = boxAround(chart.places[name.place] ?? { x: 0, y: 0 }, OWN_CITY)
    const foreign = names.flatMap((other, at) => (at === index ? [] : areaOf(other)))
    const taken = [...foreign, ...others.filter((rect) => !contains(own, rect))]
    return (name.led?.squares ?? []).filter((square) => taken.some((other) => overlap(other, square)))
  })
  return [...onOthers, ...lines]
}

test('in 1,000 positions no name lies on another, a city, a pioneer, the stagecoach or anything printed', () => {
  expect(thousand).toHaveLength(1_000)
  for (const board of thousand) {
    const chart = chartOf(board.view.map)
    const names = boardNames(board.view, chart, placesNow(chart.map, board.marks))
    expect(clashes(board, names, [])).toEqual([])
    expect(names.filter(({ rect }) => !contains(MAP_INSIDE, rect))).toEqual([])
  }
})

test('in 1,000 positions the city of the stagecoach and those where something has just happened are named', () => {
  for (const { view, marks } of thousand) {
    const chart = chartOf(view.map)
    const now = placesNow(chart.map, marks)
    const named = new Set(boardNames(view, chart, now).map(({ place }) => place))
    const nameless = [view.stagecoach, ...now].filter((place) => !named.has(place)).map((place) => chart.map.places[place]?.name)
    expect(nameless).toEqual([])
  }
})

test('no road that has just been built lies under the stagecoach, not even its edge', () => {
  const fresh = boards.flatMap(({ view, marks }) =>
    marks.flatMap((mark) => (mark.kind === 'built' ? [{ view, line: mark.line }] : [])),
  )
  expect(fresh.length).toBeGreaterThan(300)
  const hidden = fresh.filter(({ view, line }) => {
    const chart = chartOf(view.map)
    const [from, to] = chart.lines[line] ?? expect.fail('no such line')
    const share = CITY / Math.hypot(to.x - from.x, to.y - from.y)
    const [across, down] = [(to.x - from.x) * share, (to.y - from.y) * share]
    const visible = [
      { x: from.x + across, y: from.y + down },
      { x: to.x - across, y: to.y - down },
    ] as const
    return crossing(inset(standingOn(view, chart).stagecoach, -ROAD_REACH), visible) > 0
  })
  expect(hidden.map(({ view, line }) => `${view.map} ${view.stagecoach} ${line}`)).toEqual([])
})

test('a line leads to a name only where there is no room beside the city, and never along a line that one can travel on', () => {
  let led = 0
  for (const { view, marks } of thousand.filter((_, index) => index % 20 === 0)) {
    const chart = chartOf(view.map)
    for (const name of boardNames(view, chart, placesNow(chart.map, marks))) {
      if (name.led === undefined) continue
      led++
      const [from, to] = name.led.line
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(AROUND / 2)
      const along = chart.lines.filter(
        (ends) => ends.some((end) => end === chart.places[name.place]) && crossing(around([to], 1), ends) > 0,
      )
      expect(along).toEqual([])
    }
  }
  expect(led).toBeGreaterThan(30)
})

test('no name lies on the number of a choice', () => {
  const states = played(4, 'numbers').decisions.filter((_, index) => index % 4 === 0)
  const steps = states.flatMap(({ state }) =>
    walk(state).map(({ marks }) => ({ view: pioneersRules.view(state, 'table'), marks })),
  )
  expect(steps.filter(({ marks }) => marks.length > 0).length).toBeGreaterThan(20)
  for (const step of steps) {
    const chart = chartOf(step.view.map)
    const numbers = placeBadges(chart, step.marks, standingOn(step.view, chart, step.marks)).map(({ rect }) => rect)
    expect(clashes(step, boardNames(step.view, chart, placesNow(chart.map, step.marks), numbers, step.marks), numbers)).toEqual(
      [],
    )
  }
})

test('names stay where they are while the stagecoach drives over an unchanged map', () => {
  const view = boards.findLast((each) => each.view.map === 'large')?.view ?? expect.fail('no game on the large map')
  const chart = chartOf('large')
  const drives = [...chart.places.keys()].map((stagecoach) => boardNames({ ...view, stagecoach }, chart, []))
  for (const place of chart.places.keys()) {
    const rects = drives.flatMap((names, stagecoach) =>
      stagecoach === place ? [] : names.filter((name) => name.place === place).map(({ rect: { x, y } }) => `${x} ${y}`),
    )
    expect(new Set(rects).size, chart.map.places[place]?.name).toBeLessThanOrEqual(1)
  }
})

const coveredOf = (rects: readonly Rect[], ends: Ends) => rects.reduce((sum, rect) => sum + crossing(rect, ends), 0)
const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

test('in whole games names seldom lie on built roads, and nine of ten find room', () => {
  const found = thousand.map(({ view, marks }) => {
    const chart = chartOf(view.map)
    const rects = boardNames(view, chart, placesNow(chart.map, marks)).map(({ rect }) => rect)
    const onRoads = chart.lines.reduce((sum, ends, line) => sum + (view.roads[line] === 0 ? 0 : coveredOf(rects, ends)), 0)
    return { onRoads, share: rects.length / chart.places.length }
  })
  expect(average(found.map(({ onRoads }) => onRoads))).toBeLessThan(100)
  expect(average(found.map(({ share }) => share))).toBeGreaterThan(0.89)
})

test('no names together hide that there is a line between two cities, or whose road it is, unless one has to be shown', () => {
  const hidden = thousand.flatMap(({ view, marks }) => {
    const chart = chartOf(view.map)
    const now = [view.stagecoach, ...placesNow(chart.map, marks)]
    const names = boardNames(view, chart, now)
    const rects = names.map(({ rect }) => rect)
    const lines = chart.lines.flatMap((ends, line) =>
      hidesLine(ends, coveredOf(rects, ends), view.roads[line] === 0 ? SEEN.line : SEEN.road) ? [ends] : [],
    )
    const above = lines.map((ends) => names.filter(({ rect }) => crossing(rect, ends) > 0))
    expect(above.filter((each) => each.every(({ place }) => !now.includes(place)))).toEqual([])
    return lines
  })
  expect(hidden.length).toBeLessThan(12)
})
