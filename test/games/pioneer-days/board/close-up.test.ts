import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { drawCloseUp } from '../../../../src/games/pioneer-days/board/close-up/close-up.js'
import { namesIn } from '../../../../src/games/pioneer-days/board/names.js'
import { companionRow } from '../../../../src/games/pioneer-days/board/pieces/entries.js'
import type { Mark, State } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { stepOf } from '../../../../src/games/pioneer-days/texts/status.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { createPictures } from '../../../../src/pictures/encoding/encode.js'
import { contains, type Rect } from '../../../../src/pictures/geometry.js'
import { expectInsideBoxes, expectTrueColours, parted } from '../../../pictures/printing.js'
import { moversOf, PLAYERS, shown } from '../panel-walk.js'
import { played } from '../rules/played.js'

/** At this width on a phone, letters have half of their size. */
const WIDTH = 800
/** About square: below it buttons have room on the same screen. */
const TALLEST = 900
const PATHS = [[], ['equip'], ['turn']] as const

const steps = [3, 4].flatMap((seats) => played(seats, { boards: 'unique', sets: 'drawn' }, `close-up ${seats}`))
const decisions = steps.flatMap(({ state }) => moversOf(state).map((seat) => ({ state, seat })))

function closeUpOf(state: State, seat: number, marks: readonly Mark[], change: Partial<Reader> = {}) {
  const view = pioneerDaysRules.view(state, seat)
  const drawing = drawCloseUp(view, seat, marks, { locale: 'en', names: PLAYERS, viewer: seat, ...change })
  if (drawing === null) throw new Error(`nothing to see in ${state.phase}`)
  return drawing
}

/** The first decision of each step with each thing that is numbered in it. */
function decisionOf(step: string, numbered: Mark['kind'] | 'nothing') {
  for (const { state, seat } of decisions) {
    if (stepOf(pioneerDaysRules.view(state, seat), seat) !== step) continue
    for (const path of PATHS) {
      const { marks } = shown(state, path, 'en', seat)
      if ((marks[0]?.kind ?? 'nothing') === numbered) return closeUpOf(state, seat, marks)
    }
  }
  throw new Error(`nobody had to decide about ${numbered} in ${step}`)
}

const STEPS = [
  ['boards', 'nothing'],
  ['take', 'die'],
  ['use', 'slot'],
  ['use', 'tile'],
  ['use', 'face'],
  ['storm', 'wagon'],
  ['disease', 'townsfolk'],
  ['town', 'town'],
  ['turn-end', 'nothing'],
] as const

describe.each(STEPS)('a decision in %s with numbers for %s', (step, numbered) => {
  test('is painted inside its boxes and in its true colours', async () => {
    const drawing = decisionOf(step, numbered)
    expectInsideBoxes(drawing)
    await expectTrueColours([drawing])
  })
})

test.each(LOCALES)(
  'in whole games every number of a button is in the picture once, which is no taller than a phone allows, in %s',
  (locale) => {
    for (const { state, seat } of decisions.filter((_, i) => i % 3 === 0)) {
      for (const path of PATHS) {
        const { marks } = shown(state, path, locale, seat)
        const drawing = closeUpOf(state, seat, marks, { locale })
        const { things } = parted(drawing)
        const sheet: Rect = { x: 0, y: 0, width: WIDTH, height: drawing.height }
        const all = things()
        const numbers = all.flatMap(({ key }) => /^large badge (.+)$/.exec(key)?.[1] ?? [])
        const done = marks.filter(({ kind }) => kind !== 'slot' && kind !== 'town')
        expect(numbers).toEqual(expect.arrayContaining(done.map(({ label }) => label)))
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(all.flatMap(({ boxes }) => boxes).filter((box) => !contains(sheet, box))).toEqual([])
        expect([drawing.width, drawing.height <= TALLEST]).toEqual([WIDTH, true])
      }
    }
  },
)

test('wagons fill the height that their section has', () => {
  const heights = new Set<number>()
  for (const { state, seat } of decisions) {
    if (stepOf(pioneerDaysRules.view(state, seat), seat) !== 'turn-end') continue
    const drawing = closeUpOf(state, seat, [])
    const wagons = parted(drawing)
      .things()
      .filter(({ key }) => /^wagon of /.test(key))
    const boxes = wagons.flatMap(({ boxes }) => boxes)
    const top = Math.min(...boxes.map(({ y }) => y))
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
    heights.add(drawing.height)
    // The strip below, the frame, and the padding take 94 pixels.
    expect(drawing.height - 94 - (bottom - top)).toBeLessThan(24)
  }
  expect(heights.size).toBeGreaterThan(1)
})

test('nobody but those who are asked has a decision to see', () => {
  const [{ state, seat }] = decisions.filter((each) => each.state.phase === 'take').slice(0, 1) as [(typeof decisions)[number]]
  const other = (seat + 1) % 3
  const reader = { locale: 'en', names: PLAYERS, viewer: other } as const
  expect(drawCloseUp(pioneerDaysRules.view(state, other), other, [], reader)).toBeNull()
})

test('the letters of the longest names are painted at a size that can be read', async () => {
  const pictures = createPictures({ keep: 1 })
  for (const locale of LOCALES) {
    const found = decisions.find(({ state }) => state.phase === 'take')
    if (found === undefined) throw new Error('nobody took a die')
    const { marks } = shown(found.state, [], locale, found.seat)
    // Letters below 22 pixels, 11 at 400 pixels of width, throw.
    expect((await pictures.png(closeUpOf(found.state, found.seat, marks, { locale }))).length).toBeGreaterThan(0)
  }
})

test('somebody who always scores the same has one number, and anybody else what they score now and for what', () => {
  const rateOf = (id: 'teacher' | 'surveyor') => companionRow(id, 5, '1', namesIn('en')).lines[0]?.[1]
  expect(rateOf('teacher')).toEqual([])
  expect(rateOf('surveyor')).not.toEqual([])
})
