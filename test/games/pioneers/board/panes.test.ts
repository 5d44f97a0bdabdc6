import { describe, expect, test } from 'vitest'
import { playGame } from '../../../../src/cli/play-game.js'
import { POLICIES } from '../../../../src/cli/policies.js'
import { at } from '../../../../src/engine/lists.js'
import { gameById } from '../../../../src/games/index.js'
import { layoutOf } from '../../../../src/games/pioneers/board/close-up/close-up.js'
import { WIDTH } from '../../../../src/games/pioneers/board/close-up/detail.js'
import { letteringOf, standingIn } from '../../../../src/games/pioneers/board/close-up/map.js'
import { PICTURE } from '../../../../src/games/pioneers/board/layout.js'
import { chartOf } from '../../../../src/games/pioneers/board/scene/chart.js'
import { face } from '../../../../src/games/pioneers/face.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import type { State } from '../../../../src/games/pioneers/rules/types.js'
import { contains, inset, overlap, type Rect } from '../../../../src/pictures/geometry.js'
import { smallestLetters } from '../../../../src/pictures/lettering/letters.js'
import { expectTrueColours } from '../../../pictures/printing.js'
import { walk } from '../panel-walk.js'
import { clashesIn, panesOf, type Step, underHint } from './lettered.js'

const PHONE = { width: 400, letters: 11 }

/** Every panel of greedy games from which a ride starts. */
const rides = [2, 3, 4].flatMap((seats) => ['c', 'g'].flatMap((seed) => ridesOf(seats, seed)))

function ridesOf(seats: number, seed: string): readonly Step[] {
  const game = gameById('pioneers') ?? expect.fail('no such game')
  let state = game.setup(seats, {}) ?? expect.fail('no game begins')
  return playGame({ game, seats, chosen: {}, seed, policy: POLICIES.greedy }).steps.flatMap((step): Step[] => {
    if (step.kind !== 'draw' && step.kind !== 'action') return []
    const before = state
    state = game.replay(state, step.kind === 'draw' ? 'chance' : step.seat, step.action).state
    if (step.kind === 'draw') return []
    const own = JSON.parse(game.save(before)) as State
    return walk(own).flatMap(({ marks }) => {
      const isRide = marks.some(({ kind }) => kind === 'place')
      return isRide ? [{ view: pioneersRules.view(own, step.seat), seat: step.seat, marks }] : []
    })
  })
}

describe('the close-up of a ride', () => {
  const divided = rides.filter((step) => panesOf(step).length > 1)

  test('is almost never the whole map: cities beyond the part around the stagecoach have parts of their own', () => {
    expect(rides.length).toBeGreaterThan(300)
    expect(divided.length).toBeGreaterThan(30)
    const whole = rides.filter((step) => panesOf(step)[0].detail.whole)
    expect(whole.length / rides.length).toBeLessThan(0.01)
  })

  test('has its parts side by side, and all of them at the same scale', () => {
    for (const step of divided) {
      const panes = panesOf(step)
      const boxes = panes.map(({ box }) => box)
      const area = ({ width, height }: Rect) => width * height
      expect(boxes.reduce((sum, box) => sum + area(box), 0)).toBe(WIDTH * at(boxes, 0).height)
      expect(boxes.some((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)))).toBe(false)
      for (const { detail, box } of panes) {
        expect(detail.scale).toBe(panes[0].detail.scale)
        expect(detail.part.width * detail.scale).toBeCloseTo(box.width)
        expect(detail.part.height * detail.scale).toBeCloseTo(box.height)
        expect((detail.scale * PHONE.width) / WIDTH).toBeGreaterThanOrEqual((1.75 * PHONE.width) / PICTURE.width)
      }
    }
    const twice = divided.filter((step) => panesOf(step)[0].detail.counted)
    expect(twice.length / divided.length).toBeGreaterThan(0.8)
  })

  test('has the stagecoach in the first part, every choice numbered once, and nothing on a number, a name or a city', () => {
    for (const step of divided) {
      const { view, marks } = step
      const [{ detail }] = panesOf(step)
      expect(contains(inset(detail.part, -1), standingIn(view, chartOf(view.map), marks, detail).stagecoach)).toBe(true)
      const numbers = panesOf(step).flatMap((pane) => letteringOf(view, chartOf(view.map), marks, pane).badges)
      expect(numbers.map(({ label }) => label).toSorted()).toEqual(marks.map(({ label }) => label).toSorted())
      expect(clashesIn(step)).toEqual([])
    }
  })

  test('names almost every city that can be chosen in a part of its own', () => {
    const named = divided.flatMap((step) =>
      panesOf(step).flatMap((pane) => {
        const names = letteringOf(step.view, chartOf(step.view.map), step.marks, pane).names.map(({ place }) => place)
        return pane.choices.flatMap((mark) => (mark.kind === 'place' ? [names.includes(mark.place)] : []))
      }),
    )
    expect(named.filter((isNamed) => isNamed).length / named.length).toBeGreaterThan(0.98)
  })

  test('names a city that can be chosen only where it is numbered: its name would stand beside the number of another city', () => {
    const twice = divided.flatMap((step) =>
      panesOf(step).flatMap((pane) => {
        const elsewhere = step.marks.filter((mark) => !pane.choices.includes(mark))
        const names = letteringOf(step.view, chartOf(step.view.map), step.marks, pane).names.map(({ place }) => place)
        return elsewhere.filter((mark) => mark.kind === 'place' && names.includes(mark.place)).map(({ label }) => label)
      }),
    )
    expect(twice).toEqual([])
  })

  test('is higher in a purchase without roads, which has fewer buttons below it', () => {
    const purchases = divided.filter(({ view, seat, marks }) => layoutOf(view, seat, marks).strips.length > 1)
    const [lower, higher] = [true, false].map((isWithRoads) =>
      purchases
        .filter(({ marks }) => marks.some(({ kind }) => kind === 'line') === isWithRoads)
        .map(({ view, seat, marks }) => layoutOf(view, seat, marks).height),
    ) as [number[], number[]]
    expect(lower.length).toBeGreaterThan(5)
    expect(Math.max(...lower)).toBeLessThan(0.85 * WIDTH)
    expect(higher.filter((height) => height > 0.85 * WIDTH).length).toBeGreaterThan(5)
    expect(Math.max(...higher)).toBeLessThan(0.95 * WIDTH)
  })

  test('points out what a hint recommends by a frame and a star that almost never touch anything else', () => {
    const under = divided.filter((step, index) => underHint(step, index % step.marks.length).length > 0)
    expect(under.length / divided.length).toBeLessThan(0.03)
  })

  test('has letters that a phone shows readably, true colours and small files, and room below for the buttons', async () => {
    const reader = { locale: 'en', names: ['Annie', 'Bill', 'Katie', 'Jim'], viewer: 'table' } as const
    const drawings = divided
      .filter((_, index) => index % 10 === 0)
      .map(({ view, seat, marks }) => face.closeUp?.(view, seat, marks, reader) ?? expect.fail('no close-up'))
    for (const drawing of drawings) {
      expect((smallestLetters(drawing) * PHONE.width) / drawing.width).toBeGreaterThanOrEqual(PHONE.letters)
    }
    expect(new Set(drawings.map(({ key }) => key)).size).toBe(drawings.length)
    await expectTrueColours(drawings.slice(0, 3))
    for (const { view, seat, marks } of divided) expect(layoutOf(view, seat, marks).height).toBeLessThanOrEqual(1.05 * WIDTH)
  })
})
