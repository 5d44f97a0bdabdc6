/** Cards as they lie in a hand: picture, name, and what they do in signs. */
import type { Locale } from '../../../../i18n/locale.js'
import type { Pen } from '../../../../pictures/canvas.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { SMALLEST_TEXT, text, textWidth } from '../../../../pictures/lettering/text.js'
import { ALARM, GOLD, INK, PAPER_LIGHT, PAPER_SHADE, WHITE } from '../../../../pictures/palette.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import { circle, fillAndStroke, fillWith, roundRect } from '../../../../pictures/shapes.js'
import { type CardId, cardOf } from '../../data/cards.js'
import { cardLabel } from '../../texts/naming.js'
import { ART, drawArt } from '../art/card-art.js'
import { CHART, SPACE, STARLIGHT, VOID } from '../art/colours.js'
import { drawIcon, type Icon } from '../art/icons.js'
import { paintSparkle, paintStars } from '../art/stars.js'

const PADDING = 6
const NAME = { height: 38, size: 27 } as const
/** The share of their width to which letters can be squeezed. */
const TIGHTEST = 0.72
const EFFECT = { height: 52, sign: 36, letters: 29 } as const
/** Of each card that lies below the first of a kind. */
const SHIFT = 7
const MOST_BELOW = 4

/** Height of a card of this width. */
export function cardHeight(width: number): number {
  return Math.round(((width - 2 * PADDING) * ART.height) / ART.width) + NAME.height + EFFECT.height + 2 * PADDING
}

/** Room beside a pile of so many equal cards. */
export const pileRoom = (count: number): number => Math.min(count - 1, MOST_BELOW) * SHIFT

/** Equal cards, one above the other; (x, y) is the upper left corner of the topmost. */
export function drawPile(pen: Pen, id: CardId, count: number, { x, y, width, height }: Rect, locale: Locale): void {
  for (let below = pileRoom(count); below > 0; below -= SHIFT) paintSheet(pen, { x: x + below, y: y - below, width, height })
  paintSheet(pen, { x, y, width, height })
  const art = { x: x + PADDING, y: y + PADDING, width: width - 2 * PADDING, height: 0 }
  const artHeight = Math.round((art.width * ART.height) / ART.width)
  drawArt(pen, id, { ...art, height: artHeight })
  const foot = art.y + artHeight
  drawName(pen, cardLabel(id, locale), { x: art.x, y: foot, width: art.width, height: NAME.height })
  drawSigns(pen, cardSigns(id), { x: art.x, y: foot + NAME.height, width: art.width, height: EFFECT.height })
  if (count > 1) drawCount(pen, count, x + width - 16, y + 22)
}

function paintSheet(pen: Pen, { x, y, width, height }: Rect): void {
  roundRect(pen, x, y, width, height, 11)
  fillAndStroke(pen, PAPER_LIGHT, 2.5, INK)
}

/** The backs of a hidden hand. */
export function drawBack(pen: Pen, { x, y, width, height }: Rect): void {
  paintSheet(pen, { x, y, width, height })
  const inside = { x: x + PADDING, y: y + PADDING, width: width - 2 * PADDING, height: height - 2 * PADDING }
  pen.save()
  roundRect(pen, inside.x, inside.y, inside.width, inside.height, 7)
  pen.clip()
  const sky = pen.createLinearGradient(0, inside.y, 0, inside.y + inside.height)
  sky.addColorStop(0, VOID)
  sky.addColorStop(1, SPACE)
  pen.fillStyle = sky
  pen.fillRect(inside.x, inside.y, inside.width, inside.height)
  paintStars(pen, inside, 40, 'back')
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  pen.strokeStyle = CHART
  pen.lineWidth = 2
  for (const radius of [0.18, 0.28, 0.38]) {
    circle(pen, middleX, middleY, width * radius)
    pen.stroke()
  }
  paintSparkle(pen, middleX, middleY, width * 0.34, STARLIGHT)
  pen.restore()
}

/** In one line, squeezed if need be, and in smaller letters if that is not enough. */
function drawName(pen: Pen, name: string, { x, y, width, height }: Rect): void {
  const size = textWidth(name, 'text', NAME.size) * TIGHTEST > width ? SMALLEST_TEXT : NAME.size
  const squeeze = Math.max(TIGHTEST, Math.min(1, width / textWidth(name, 'text', size)))
  pen.save()
  pen.translate(x + width / 2, y + height - 10)
  pen.scale(squeeze, 1)
  text(pen, name, 0, 0, { face: 'text', size, fill: INK, align: 'center', maxWidth: width / squeeze })
  pen.restore()
}

function drawCount(pen: Pen, count: number, x: number, y: number): void {
  const words = `×${count}`
  const width = textWidth(words, 'display', 30) + 18
  roundRect(pen, x - width + 10, y - 20, width, 40, 20)
  fillAndStroke(pen, GOLD, 2.5, INK)
  text(pen, words, x + 10 - width / 2, y + 11, { face: 'display', size: 30, fill: INK, align: 'center' })
}

/** Words before a sign; a coin has its dollars on it. */
interface Sign {
  readonly words: string
  readonly icon: Icon | 'coin' | null
  readonly colour?: string
}

/** What playing a card costs, and what it does; of a metal its money. */
export function cardSigns(id: CardId): readonly Sign[] {
  const { metal, cost, effect } = cardOf(id)
  const { construct, fortify, money, actions, draw } = effect
  if (metal !== null) return [{ words: `+${metal}`, icon: 'coin' }]
  return [
    ...(cost === 0 ? [] : [{ words: `−${cost}`, icon: 'coin', colour: ALARM } as const]),
    ...(construct === undefined ? [] : [{ words: '', icon: construct }]),
    ...(fortify === undefined ? [] : [{ words: '', icon: 'fort' } as const]),
    ...(id === 'nova-bomb' ? [{ words: '', icon: 'bomber' } as const] : []),
    ...(id === 'improbability-drive' ? [{ words: '', icon: 'die' } as const] : []),
    ...(money === undefined ? [] : [{ words: `+${money}`, icon: 'coin' } as const]),
    ...(actions === undefined ? [] : [{ words: `+${actions}`, icon: 'action' } as const]),
    ...(draw === undefined ? [] : [{ words: `+${draw}`, icon: 'card' } as const]),
  ]
}

const signWidth = ({ words, icon }: Sign) =>
  (words === '' ? 0 : textWidth(words, 'display', EFFECT.letters) + 3) + (icon === null ? 0 : EFFECT.sign)

export function drawSigns(pen: Pen, signs: readonly Sign[], { x, y, width, height }: Rect): void {
  roundRect(pen, x, y, width, height, 7)
  fillWith(pen, PAPER_SHADE)
  const gap = 12
  const whole = signs.reduce((sum, sign) => sum + signWidth(sign), gap * (signs.length - 1))
  const scale = Math.min(1, (width - 8) / whole)
  pen.save()
  pen.translate(x + width / 2, y + height / 2)
  pen.scale(scale, scale)
  let left = -whole / 2
  for (const sign of signs) {
    const { words, icon, colour = INK } = sign
    const end = left + signWidth(sign)
    if (words !== '') text(pen, words, left, 10, { face: 'display', size: EFFECT.letters, fill: colour })
    if (icon === 'coin') drawCoin(pen, end - EFFECT.sign / 2, 0, 34)
    else if (icon !== null) drawIcon(pen, icon, end - EFFECT.sign / 2, 0, 34, INK, WHITE)
    left = end + gap
  }
  pen.restore()
}
