/** Dice: the face is drawn as a sign, and the colour also as a sign of its disaster. */
import type { Pen } from '../../../../pictures/canvas.js'
import { INK, PAPER_LIGHT, WHITE } from '../../../../pictures/palette.js'
import { circle, fillAndStroke, roundRect } from '../../../../pictures/shapes.js'
import { stamp } from '../../../../pictures/sprites.js'
import type { Colour, Face } from '../../data/dice.js'
import { DIE_STYLES } from './colours.js'
import { drawIcon, type Icon } from './icons.js'

/** The corner badge's share of a die's side. */
const BADGE = 0.36

/** A die centred on (x, y), with the sign of its colour in the corner. */
export function drawDie(pen: Pen, colour: Colour, face: Face, x: number, y: number, size: number): void {
  const side = Math.ceil(size) + 8
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  stamp(pen, `die ${colour} ${face} ${size}`, box, (own) => {
    paintCube(own, colour, side / 2, side / 2, size)
    drawIcon(own, face, side / 2 - size * 0.03, side / 2 - size * 0.05, size * 0.62, DIE_STYLES[colour].on)
    paintBadge(own, DIE_STYLES[colour].sign, side / 2 + size * 0.34, side / 2 + size * 0.34, size * BADGE)
  })
}

/** A die of which only the colour matters. */
export function drawColour(pen: Pen, colour: Colour, x: number, y: number, size: number): void {
  const side = Math.ceil(size) + 8
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  stamp(pen, `colour ${colour} ${size}`, box, (own) => {
    paintCube(own, colour, side / 2, side / 2, size)
    drawIcon(own, DIE_STYLES[colour].sign, side / 2, side / 2, size * 0.72, DIE_STYLES[colour].on)
  })
}

/** A face as effects and slots show it. `icon` may be any sign that stands for a die. */
export function drawChip(pen: Pen, icon: Icon, x: number, y: number, size: number): void {
  const side = Math.ceil(size) + 4
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  stamp(pen, `chip ${icon} ${size}`, box, (own) => {
    roundRect(own, 2, 2, size, size, size * 0.2)
    fillAndStroke(own, WHITE, Math.max(2, size * 0.06), INK)
    drawIcon(own, icon, side / 2, side / 2, size * 0.74, INK)
  })
}

function paintCube(pen: Pen, colour: Colour, x: number, y: number, size: number): void {
  const half = size / 2
  const { fill } = DIE_STYLES[colour]
  roundRect(pen, x - half, y - half, size, size, size * 0.2)
  fillAndStroke(pen, fill, Math.max(2, size * 0.045), INK)
  const inset = size * 0.075
  roundRect(pen, x - half + inset, y - half + inset, size - 2 * inset, size - 2 * inset, size * 0.14)
  pen.lineWidth = Math.max(1, size * 0.02)
  pen.strokeStyle = PAPER_LIGHT
  pen.globalAlpha = 0.55
  pen.stroke()
  pen.globalAlpha = 1
}

function paintBadge(pen: Pen, sign: Icon, x: number, y: number, size: number): void {
  circle(pen, x, y, size / 2)
  fillAndStroke(pen, PAPER_LIGHT, 2, INK)
  drawIcon(pen, sign, x, y, size * 0.7, INK)
}
