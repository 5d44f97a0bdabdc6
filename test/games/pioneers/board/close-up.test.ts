import { describe, expect, test } from 'vitest'
import { layoutOf, STRIP_SCALE } from '../../../../src/games/pioneers/board/close-up/close-up.js'
import { WIDTH } from '../../../../src/games/pioneers/board/close-up/detail.js'
import { letteringOf, standingIn } from '../../../../src/games/pioneers/board/close-up/map.js'
import { PICTURE } from '../../../../src/games/pioneers/board/layout.js'
import { placeBadges } from '../../../../src/games/pioneers/board/scene/badges.js'
import { chartOf } from '../../../../src/games/pioneers/board/scene/chart.js'
import { crossingsOf } from '../../../../src/games/pioneers/board/scene/crossings.js'
import { standingOn } from '../../../../src/games/pioneers/board/scene/standing.js'
import { face } from '../../../../src/games/pioneers/face.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import { contains, overlap, type Rect } from '../../../../src/pictures/geometry.js'
import { smallestLetters } from '../../../../src/pictures/lettering/letters.js'
import { expectInsideBoxes, expectTrueColours, parted } from '../../../pictures/printing.js'
import { walk } from '../panel-walk.js'
import { played } from '../played.js'
import { clashesIn, panesOf, type Step, underHint } from './lettered.js'

/** The width at which a phone shows a picture, and the smallest letters that can be read there. */
const PHONE = { width: 400, letters: 11 }

/** Pixels of a line that a corner of the stagecoach may cover. */
const GRAZED = 2

/** So many choices leave no room on the map. */
const FULL = 20

const scaled = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
})

/** Every step of the panels of many games. */
const steps: readonly Step[] = [2, 3, 4].flatMap((seats) =>
  ['one', 'two'].flatMap((seed) =>
    played(seats, `close-up ${seed}`).decisions.flatMap(({ state }): Step[] => {
      const next = pioneersRules.toMove(state)
      if (next.kind !== 'seats') return []
      const [seat = 0] = next.seats
      return walk(state).map(({ marks }) => ({ view: pioneersRules.view(state, seat), seat, marks }))
    }),
  ),
)

describe('the close-up of a decision', () => {
  const thousand = steps.filter((_, index) => index % Math.max(1, Math.floor(steps.length / 1_000)) === 0).slice(0, 1_000)

  test('has in 1,000 positions every choice with its number, and no number on a name, another number or a city', () => {
    expect(thousand).toHaveLength(1_000)
    for (const step of thousand) {
      const { view, marks } = step
      const panes = panesOf(step)
      const numbers = panes.flatMap((pane) => letteringOf(view, chartOf(view.map), marks, pane).badges.map(({ label }) => label))
      expect(numbers.toSorted()).toEqual(marks.map(({ label }) => label).toSorted())
      expect(clashesIn(step)).toEqual([])
    }
  })

  test('has the stagecoach, as on the board, beside all lines that are offered and all numbers', () => {
    const lines = thousand.flatMap((step) => {
      const { view, marks } = step
      const chart = chartOf(view.map)
      const panes = panesOf(step)
      const { stagecoach } = standingIn(view, chart, marks, panes[0].detail)
      const onBoard = placeBadges(chart, marks, standingOn(view, chart, marks))
      const badges = [...panes.flatMap((pane) => letteringOf(view, chart, marks, pane).badges), ...onBoard]
      expect(badges.filter(({ rect }) => overlap(rect, stagecoach))).toEqual([])
      const offered = marks.flatMap((mark) => (mark.kind === 'line' ? [mark.line] : []))
      const covered = crossingsOf(chart, stagecoach)
      expect(offered.filter((line) => (covered.get(line) ?? 0) > GRAZED)).toEqual([])
      return offered
    })
    expect(lines.length).toBeGreaterThan(5_000)
  })

  test('shows the choices twice as large as the board, or 1.75 times as large, or the whole map, which few choices rarely need', () => {
    const onBoard = PHONE.width / PICTURE.width
    const shown = thousand.flatMap((step) => panesOf(step).map(({ detail }) => ({ marks: step.marks, detail })))
    for (const { detail } of shown.filter((each) => !each.detail.whole)) {
      expect((detail.scale * PHONE.width) / WIDTH).toBeGreaterThanOrEqual((detail.counted ? 2 : 1.75) * onBoard)
    }
    const twice = shown.filter(({ detail }) => detail.counted).length
    expect(twice / shown.length).toBeGreaterThan(0.55)
    const few = shown.filter(({ marks }) => marks.length > 0 && marks.length <= 5)
    expect(few.filter(({ detail }) => detail.whole).length / few.length).toBeLessThan(0.1)
    expect(shown.filter(({ detail }) => detail.whole).length).toBeGreaterThan(0)
  })

  test('has the own things beside a map that would be smaller above them, and every strip clear of the map', () => {
    const layouts = thousand.map(({ view, seat, marks }) => layoutOf(view, seat, marks))
    const beside = layouts.filter(({ map }) => map.width < WIDTH)
    expect(beside.length).toBeGreaterThan(5)
    for (const { panes, map } of beside) {
      expect(panes.map(({ detail }) => detail.whole)).toEqual([false])
      expect(map.height).toBeGreaterThan(map.width * 0.6)
    }
    for (const { map, strips, height } of layouts) {
      const boxes = strips.map(({ box }) => box).map((box) => scaled(box, STRIP_SCALE))
      for (const [index, box] of boxes.entries()) {
        expect(contains({ x: 0, y: 0, width: WIDTH, height }, box)).toBe(true)
        expect([{ x: 0, y: 0, ...map }, ...boxes.slice(index + 1)].some((other) => overlap(other, box))).toBe(false)
      }
    }
  })

  test('points out what a hint recommends by a frame and a star that, but for full maps, touch nothing else', () => {
    const some = thousand.filter(({ marks }, index) => index % 5 === 0 && marks.length > 0)
    expect(some.length).toBeGreaterThan(100)
    const touching = some.flatMap((step, index) => {
      const under = underHint(step, index % step.marks.length)
      return under.length === 0 ? [] : [{ under, choices: step.marks.length }]
    })
    expect(touching.filter(({ choices }) => choices < FULL)).toEqual([])
    expect(touching.length / some.length).toBeLessThan(0.05)
  })

  test('has one frame and one star in its true colours', async () => {
    const reader = { locale: 'en', names: [], viewer: 'table' } as const
    const drawings = thousand
      .filter(({ marks }, index) => index % 150 === 0 && marks.length > 0)
      .flatMap(({ view, seat, marks }) => {
        const hinted = marks.map((mark, index) => ({ ...mark, hinted: index === 0 }))
        return face.closeUp?.(view, seat, hinted, reader) ?? []
      })
    expect(drawings.length).toBeGreaterThan(1)
    for (const drawing of drawings) {
      const keys = parted(drawing)
        .things()
        .map(({ key }) => /^(frame|star) of a hint/.exec(key)?.[1] ?? '')
      expect(keys.filter((key) => key !== '')).toEqual(['frame', 'star'])
      expectInsideBoxes(drawing)
    }
    await expectTrueColours(drawings.slice(0, 1))
  })

  test('names the cities that can be chosen where the choices are shown twice as large', () => {
    const choices = thousand.flatMap((step) =>
      panesOf(step).flatMap((pane) => {
        if (!pane.detail.counted) return []
        const names = letteringOf(step.view, chartOf(step.view.map), step.marks, pane).names.map(({ place }) => place)
        return pane.choices.flatMap((mark) => (mark.kind === 'place' ? [names.includes(mark.place)] : []))
      }),
    )
    expect(choices.length).toBeGreaterThan(200)
    expect(choices.filter((isNamed) => isNamed).length / choices.length).toBeGreaterThan(0.99)
  })

  test('names nineteen of twenty cities that it shows, those at the edge too, unless it is the whole map', () => {
    const named = thousand.flatMap((step) =>
      panesOf(step).flatMap((pane) => {
        if (pane.detail.whole) return []
        const chart = chartOf(step.view.map)
        const names = letteringOf(step.view, chart, step.marks, pane).names.map(({ place }) => place)
        return chart.places.flatMap((at, place) =>
          contains(pane.detail.part, { ...at, width: 0, height: 0 }) ? [names.includes(place)] : [],
        )
      }),
    )
    expect(named.length).toBeGreaterThan(5_000)
    expect(named.filter((isNamed) => isNamed).length / named.length).toBeGreaterThan(0.95)
  })

  test('is no higher than wide, so that the buttons below it stay in sight', () => {
    for (const { view, seat, marks } of thousand) expect(layoutOf(view, seat, marks).height).toBeLessThanOrEqual(1.05 * WIDTH)
  })

  test('is lower while coaches and roads are offered at once, which have many buttons', () => {
    const ofPurchases = thousand
      .filter(({ marks }) => marks.some(({ kind }) => kind === 'line'))
      .map(({ view, seat, marks }) => layoutOf(view, seat, marks))
      .filter(({ strips }) => strips.length > 1)
    expect(ofPurchases.length).toBeGreaterThan(100)
    for (const { height } of ofPurchases) expect(height).toBeLessThanOrEqual(0.96 * WIDTH)
  })

  test('has no letters that a phone shows smaller than 11 pixels', () => {
    const reader = { locale: 'en', names: ['Annie', 'Bill', 'Katie', 'Jim'], viewer: 'table' } as const
    for (const { view, seat, marks } of thousand.filter((_, index) => index % 40 === 0)) {
      const drawing = face.closeUp?.(view, seat, marks, reader) ?? null
      if (drawing === null) throw new Error('a decision without a close-up')
      expect((smallestLetters(drawing) * PHONE.width) / drawing.width).toBeGreaterThanOrEqual(PHONE.letters)
    }
  })

  test('has, like the board, the ring around the stagecoach’s city below all names, which it would hide', () => {
    const reader = { locale: 'en', names: [], viewer: 'table' } as const
    let named = 0
    for (const { view, seat, marks } of thousand.filter((_, index) => index % 100 === 0)) {
      for (const drawing of [face.closeUp?.(view, seat, marks, reader), face.board(view, marks, reader)]) {
        const keys = (drawing?.things?.() ?? []).map(({ key }) => key)
        const ring = keys.findIndex((key) => /^stop\b/.test(key))
        expect(ring).toBeGreaterThan(0)
        // The map of all lines has no room for names.
        const names = keys.flatMap((key, index) => (key.startsWith('name ') ? [index] : []))
        expect(Math.min(...names)).toBeGreaterThan(ring)
        named += names.length
      }
    }
    expect(named).toBeGreaterThan(100)
  })

  test('is shown to nobody who decides nothing', () => {
    const [{ view, seat }] = steps as readonly [Step]
    const reader = { locale: 'en', names: [], viewer: 'table' } as const
    expect(face.closeUp?.(view, (seat + 1) % view.seats, [], reader)).toBeNull()
  })
})
