/** A player's panel beside the board: paper under the owner's name. */
import type { Pen } from '../canvas.js'
import { paintThings, stamped, type Thing } from '../drawing.js'
import type { Point, Rect } from '../geometry.js'
import { drawCommonIcon } from '../icons.js'
import { numeral, text, textWidth } from '../lettering/text.js'
import { GOLD, INK, INK_SOFT, PAPER_LIGHT, seatStyle, WHITE } from '../palette.js'
import { drawPiece } from '../pieces.js'
import { fillAndStroke, fillWith, roundRect, strokeWith } from '../shapes.js'

/** Height of the part with the name, unless a panel has room for more. */
export const HEADER = 48
/** Margins of a panel for its rim, and for the pointer at its left. */
const MARGIN = { pointer: 22, rim: 3 } as const
/** The largest letters of a name, unless a panel has room for more, the step down to smaller ones, and the smallest. */
const NAME = { largest: 44, step: 1, smallest: 24 } as const
/** Margin in pixels for the parts of a letter or a sign outside its own width. */
const ROOM = 5
/** The gap between two signs, and from them to the panel's right edge. */
const SIGN_GAP = 14

/** The player in a seat, and the colour they play with. */
export interface Owner {
  readonly name: string
  readonly colour: number
}

/** Names and colours by seat, as their reader sees them. */
interface Seated {
  readonly names: readonly string[]
  readonly colours?: readonly number[]
}

/** The owner of a seat. A seat without a colour of its own has that of its number. */
export function ownerOf({ names, colours }: Seated, seat: number): Owner {
  return { name: names[seat] ?? '', colour: colours?.[seat] ?? seat }
}

/** The owners of the seats. */
export function ownersOf(seats: number, seated: Seated): readonly Owner[] {
  return Array.from({ length: seats }, (_, seat) => ownerOf(seated, seat))
}

/** The colour of a seat's pieces. */
export type ColourOf = (seat: number) => number

/** The colours by which pieces are painted for this reader. */
export function coloursOf(seated: Seated): ColourOf {
  return (seat) => ownerOf(seated, seat).colour
}

/** The panel of a seat. All seats share the column equally, with `gap` pixels between them. */
export function panelIn(column: Rect, gap: number, seat: number, seats: number): Rect {
  const height = (column.height - (seats - 1) * gap) / seats
  return { ...column, y: column.y + seat * (height + gap), height }
}

/** A sign at the right end of a nameplate. */
export interface Sign {
  /** Equal names draw equal signs, in all games. */
  readonly name: string
  readonly width: number
  readonly draw: (pen: Pen, middle: Point) => void
}

export interface Nameplate {
  readonly owner: Owner
  /** Whether the name stands on the full colour. */
  readonly strong: boolean
  /** Whether the game waits for the owner. */
  readonly awaited: boolean
  /** From right to left. */
  readonly signs: readonly Sign[]
  /** In pixels. Absent for {@link HEADER}. */
  readonly height?: number
  /** The largest letters of the name in pixels. Absent for the usual ones. */
  readonly letters?: number
}

const heightOf = ({ height = HEADER }: Nameplate) => height

/** Marks the first player, or the holder of the start player token. */
export const FIRST: Sign = {
  name: 'first',
  width: 28,
  draw: (pen, { x, y }) => drawCommonIcon(pen, 'horseshoe', x, y, 30, INK, WHITE),
}

const POINT_LETTERS = 34

/** Tells the points so far. */
export function pointsSign(points: number): Sign {
  const words = numeral(points)
  const width = 42 + textWidth(words, 'display', POINT_LETTERS)
  return {
    name: `points ${points}`,
    width,
    draw(pen, { x, y }) {
      drawCommonIcon(pen, 'star', x - width / 2 + 17, y, 36, GOLD, INK)
      text(pen, words, x - width / 2 + 39, y + 12, { face: 'display', size: POINT_LETTERS, fill: INK, halo: PAPER_LIGHT })
    },
  }
}

/** The box of a plate with its pointer. */
function nameplateBox({ x, y, width }: Rect, plate: Nameplate): Rect {
  return { x: x - MARGIN.pointer, y, width: width + MARGIN.pointer, height: heightOf(plate) + 2 }
}

/** The rim as a separate thing, because it changes with every turn and the paper never does. */
function rimThing(rect: Rect, { awaited, owner }: Pick<Nameplate, 'awaited' | 'owner'>): Thing {
  const { x, y, width, height } = rect
  const strip = 10
  return {
    key: `rim ${awaited ? owner.colour : 'at rest'}`,
    boxes: [
      { x, y, width, height: strip },
      { x, y: y + height - strip, width, height: strip },
      { x, y, width: strip, height },
      { x: x + width - strip, y, width: strip, height },
    ],
    paint: (pen) => drawRim(pen, rect, awaited, owner.colour),
  }
}

/** The rectangle of everything that belongs to a panel. */
function withRim({ x, y, width, height }: Rect): Rect {
  const { rim } = MARGIN
  return { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim }
}

/** Something painted into a panel's rectangle with its margin. `paint` gets the position of the rectangle. */
export function withMargin(key: string, { x, y, width, height }: Rect, paint: (pen: Pen, rect: Rect) => void): Thing {
  const { pointer, rim } = MARGIN
  const box = { x: x - pointer, y: y - rim, width: width + pointer + rim, height: height + 2 * rim }
  return stamped(key, box, (own) => paint(own, { x: pointer, y: rim, width, height }))
}

/** The empty panel under its owner's name, as things. */
export function emptyPanel(rect: Rect, plate: Nameplate): Thing[] {
  const paper: Thing = { key: 'panel', boxes: [withRim(rect)], paint: (pen) => drawPanelPaper(pen, rect) }
  return [paper, rimThing(rect, plate), ...nameplateThings(rect, plate)]
}

/** The empty panel under its owner's name. */
export function drawNamedPanel(pen: Pen, rect: Rect, plate: Nameplate): void {
  drawPanelPaper(pen, rect)
  drawRim(pen, rect, plate.awaited, plate.owner.colour)
  paintThings(pen, nameplateThings(rect, plate))
}

/** A panel's paper without its rim. */
function drawPanelPaper(pen: Pen, { x, y, width, height }: Rect): void {
  roundRect(pen, x, y, width, height, 10)
  fillAndStroke(pen, PAPER_LIGHT, 2.5, INK)
}

function drawRim(pen: Pen, { x, y, width, height }: Rect, awaited: boolean, colour: number): void {
  roundRect(pen, x + 5, y + 5, width - 10, height - 10, 6)
  strokeWith(pen, awaited ? 5 : 1, awaited ? seatStyle(colour).fill : INK_SOFT)
}

/** The top of a panel, as things that many panels share: the plate with piece and pointer, each sign, and the name. */
function nameplateThings(rect: Rect, plate: Nameplate): Thing[] {
  const { owner, strong, awaited, signs } = plate
  const placed = placedSigns(rect, signs)
  const end = placed.at(-1)?.left ?? rect.x + rect.width
  const begin = rect.x + nameBegin(heightOf(plate))
  const fill = strong ? seatStyle(owner.colour).on : INK
  return [
    stamped(`plate ${owner.colour} ${strong} ${awaited}`, nameplateBox(rect, plate), (own) => paintPlate(own, rect.width, plate)),
    ...placed.map(({ sign, left }) => signThing(sign, left, rect.y, heightOf(plate))),
    nameThing(plate, fill, { x: begin, y: rect.y }, end - 20 - begin),
  ]
}

/** The plate without name and signs, and with room for the pointer. */
function paintPlate(pen: Pen, width: number, plate: Nameplate): void {
  const { owner, strong, awaited } = plate
  const style = seatStyle(owner.colour)
  const height = heightOf(plate)
  const [x, middle] = [MARGIN.pointer, height / 2]
  pen.beginPath()
  pen.roundRect(x + 2, 2, width - 4, height - 2, [8, 8, 0, 0])
  fillWith(pen, strong ? style.fill : style.wash)
  pen.fillStyle = INK
  pen.fillRect(x + 1, height - 1, width - 2, 2)
  drawPiece(pen, owner.colour, x + nameBegin(height) / 2 + 1, middle, pieceSize(height))
  if (awaited) drawCommonIcon(pen, 'pointer', x + 5, middle, 27, style.fill, PAPER_LIGHT)
}

/** The piece before a name, in a header of this height, and where the name begins after it. */
const pieceSize = (header: number) => Math.round((28 * header) / HEADER)
const nameBegin = (header: number) => pieceSize(header) + 30

/** From right to left, each with its left edge. */
function placedSigns({ x, width }: Rect, signs: readonly Sign[]): readonly { readonly sign: Sign; readonly left: number }[] {
  let right = x + width
  return signs.map((sign) => {
    right -= sign.width + SIGN_GAP
    return { sign, left: right }
  })
}

function signThing({ name, width, draw }: Sign, left: number, top: number, height: number): Thing {
  const box = { x: left - ROOM, y: top, width: width + 2 * ROOM, height }
  return stamped(`sign ${name}`, box, (own) => draw(own, { x: ROOM + width / 2, y: height / 2 }))
}

/** The largest letters that fit, or with an ellipsis. */
function nameThing(plate: Nameplate, fill: string, { x, y }: Point, maxWidth: number): Thing {
  const { name } = plate.owner
  const height = heightOf(plate)
  const widthAt = (size: number) => textWidth(name, 'text', size)
  let size = plate.letters ?? NAME.largest
  while (size > NAME.smallest && widthAt(size) > maxWidth) size -= NAME.step
  const isCut = widthAt(size) > maxWidth
  const box = { x: x - ROOM, y, width: (isCut ? maxWidth : widthAt(size)) + 2 * ROOM, height }
  return stamped(`name ${fill} ${size}${isCut ? ` in ${maxWidth}` : ''} ${name}`, box, (own) => {
    text(own, name, ROOM, height / 2 + size * 0.3, { face: 'text', size, fill, maxWidth })
  })
}

const BAND = 66

/** The paper of a card about one player, under a band with the name. */
export function drawNameBand(pen: Pen, { x, y, width, height }: Rect, { name, colour }: Owner, isFirst: boolean): void {
  const style = seatStyle(colour)
  roundRect(pen, x, y, width, height, 12)
  fillAndStroke(pen, PAPER_LIGHT, 3, INK)
  pen.beginPath()
  pen.roundRect(x + 2, y + 2, width - 4, BAND - 2, [10, 10, 0, 0])
  fillWith(pen, style.fill)
  pen.fillStyle = INK
  pen.fillRect(x, y + BAND, width, 3)
  const middle = y + BAND / 2
  drawPiece(pen, colour, x + 42, middle, 38)
  if (isFirst) drawCommonIcon(pen, 'horseshoe', x + width - 42, middle, 42, INK, PAPER_LIGHT)
  text(pen, name, x + 82, middle + 14, { face: 'text', size: 40, fill: style.on, maxWidth: width - 180 })
}
