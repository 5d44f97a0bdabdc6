import { expect, test } from 'vitest'
import { PICTURE, panelRect } from '../../../../src/games/pioneers/board/layout.js'
import { DIGIT_HEIGHT, type Figure, figuresOf } from '../../../../src/games/pioneers/board/scene/panels.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import type { PlayerView } from '../../../../src/games/pioneers/rules/view-types.js'
import { createLayer } from '../../../../src/pictures/canvas.js'
import { contains, overlap, type Rect } from '../../../../src/pictures/geometry.js'
import { font, registerFonts } from '../../../../src/pictures/lettering/fonts.js'
import { textWidth } from '../../../../src/pictures/lettering/text.js'
import { played } from '../played.js'

/** The width at which a phone shows a picture, and the least height of digits that everybody has to read there. */
const PHONE = { width: 400, digits: 11 }

const boxOf = ({ words, x, y, size }: Figure): Rect => ({
  x,
  y: y - size * DIGIT_HEIGHT,
  width: textWidth(words, 'display', size),
  height: size * DIGIT_HEIGHT,
})
const heightOnPhone = ({ size }: Figure) => (size * DIGIT_HEIGHT * PHONE.width) / PICTURE.width

test('digits are as high as the layout supposes', () => {
  registerFonts()
  const pen = createLayer(1, 1).getContext('2d')
  pen.font = font('display', 1_000, '0')
  const heights = [...'0123456789'].map((digit) => pen.measureText(digit).actualBoundingBoxAscent / 1_000)
  expect(Math.min(...heights)).toBeCloseTo(DIGIT_HEIGHT, 1)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(DIGIT_HEIGHT - 0.01)
})

test.each([2, 3, 4])('with %i players a phone can read the money and the points of all', (seats) => {
  const views = played(seats, 'panels').decisions.map(({ state }) => pioneersRules.view(state, 'table'))
  const played99 = views.flatMap(({ players }) => players).filter(({ cash, track }) => cash < 100 && track < 100)
  expect(played99.length).toBeGreaterThan(50)
  for (const player of played99) {
    for (const figure of figuresOf(player, panelRect(0, seats))) {
      const isMain = figure.name === 'money' || figure.name === 'points'
      expect(heightOnPhone(figure), `${figure.name} ${figure.words}`).toBeGreaterThanOrEqual(
        isMain ? PHONE.digits : figure.name === 'outlook' ? 7.5 : 4.5,
      )
    }
  }
})

test.each([2, 3, 4])('with %i players no number in a panel touches another one, a sign, or the edge', (seats) => {
  const [first] = pioneersRules.view(played(seats, 'panels').last, 'table').players
  const known: PlayerView = first ?? expect.fail('a game without players')
  const rect = panelRect(seats - 1, seats)
  const amounts = [0, 8, 44, 88, 100, 237]
  for (const cash of amounts) {
    for (const track of amounts) {
      const figures = figuresOf({ ...known, cash, track, nuggetCount: 2, nuggets: null, networkPioneers: 4 }, rect)
      const boxes = figures.flatMap((figure) => [boxOf(figure), ...(figure.sign === null ? [] : [figure.sign])])
      for (const [index, box] of boxes.entries()) {
        expect(contains(rect, box), `${cash} ${track}`).toBe(true)
        expect(
          boxes.slice(index + 1).some((other) => overlap(box, other)),
          `$${cash}, ${track} points`,
        ).toBe(false)
      }
    }
  }
})
