/** Dice to choose from, each with what it pays and what it brings. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { partOf, type Rect } from '../../../../pictures/geometry.js'
import { hintedThings } from '../../../../pictures/hinted.js'
import type { Section } from '../../../../pictures/paper/sheet.js'
import { paintCard } from '../../../../pictures/paper/tray.js'
import { type Face, GOOD_FACES, type GoodFace } from '../../data/dice.js'
import type { Die, Mark, PlayerView } from '../../rules/types.js'
import { drawDie } from '../pieces/dice.js'
import { NUMBER_WIDTH, numberThing } from '../pieces/number.js'
import { counted, drawLine, type Group, lineWidth, words } from '../pieces/signs.js'

/** A die with its number. */
export type DieChoice = Die & Pick<Mark, 'label' | 'hinted'>

type Worth = Pick<PlayerView, 'incomes' | 'yields'>

const GAP = 6
const DIE = 96
const LARGEST = 40
const HEIGHT = 202

/** Side by side. */
export function diceSection(dice: readonly DieChoice[], player: Worth): Section {
  return {
    height: HEIGHT,
    things: (box) => dice.flatMap((die, i) => dieThings(die, player, partOf(box, i, dice.length, GAP))),
  }
}

/** Where a card leaves room below the number of its die. */
const BELOW_NUMBER = 78

const HELD = 112

/** The die in hand, with what it is good for beside it. */
export function heldSection({ colour, face }: Die, player: Worth): Section {
  return {
    height: HELD,
    things: (box) => [
      stamped(`held ${keyOf(face, player)} ${colour}`, box, (own) => {
        paintCard(own, { ...box, x: 0, y: 0 })
        drawDie(own, colour, face, 12 + DIE / 2, HELD / 2, DIE)
        const uses = [incomeOf(face, player), ...broughtBy(face, player)]
        const [left, step] = [DIE + 40, (box.width - DIE - 56) / uses.length]
        for (const [i, use] of uses.entries()) drawLine(own, [use], left + i * step, HELD / 2, LARGEST)
      }),
    ],
  }
}

const keyOf = (face: Face, { incomes, yields }: Worth) => `${face} ${incomes[face]} ${Object.values(yields).join(' ')}`

function dieThings(die: DieChoice, player: Worth, rect: Rect): Thing[] {
  const { colour, face, label, hinted } = die
  const left = rect.x + NUMBER_WIDTH / 2 - 1
  return [
    stamped(`die choice ${colour} ${keyOf(face, player)}`, rect, (own) => paintChoice(own, die, player, { ...rect, x: 0, y: 0 })),
    ...(hinted === true ? hintedThings(rect, { x: left, y: rect.y + BELOW_NUMBER }) : []),
    numberThing(label, { x: left, y: rect.y + 32 }),
  ]
}

function paintChoice(pen: Pen, { colour, face }: DieChoice, player: Worth, rect: Rect): void {
  const { width } = rect
  const left = NUMBER_WIDTH - 14
  const side = Math.min(DIE, width - left - 14)
  paintCard(pen, rect)
  drawDie(pen, colour, face, left + (width - left) / 2, 10 + DIE / 2, side)
  drawMiddle(pen, [incomeOf(face, player)], width, 132)
  drawMiddle(pen, broughtBy(face, player), width, 176)
}

const incomeOf = (face: Face, { incomes }: Worth): Group => [counted('silver'), words(String(incomes[face]))]

/** What the action of a face brings. Wild has the actions of all others. */
function broughtBy(face: Face, { yields }: Worth): readonly Group[] {
  if (face === 'equip') return [[words('1'), counted('equipment')]]
  if (face !== 'wild') return [[words(String(yields[face])), goodOf(face)]]
  return [[...GOOD_FACES.map(goodOf), counted('equipment')]]
}

const goodOf = (face: GoodFace) => counted(face === 'mine' ? 'gold' : face)

/** As large as it fits. */
function drawMiddle(pen: Pen, line: readonly Group[], width: number, middle: number): void {
  let size = LARGEST
  while (size > 22 && lineWidth(line, size) > width - 8) size -= 2
  drawLine(pen, line, (width - lineWidth(line, size)) / 2, middle, size)
}
