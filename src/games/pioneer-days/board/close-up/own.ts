/** What the player who decides owns: goods and space in a strip, wagons with their load, and how near the disasters are. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { partOf, type Rect } from '../../../../pictures/geometry.js'
import { hintedThings, STAR } from '../../../../pictures/hinted.js'
import { ALARM, INK, PAPER_SHADE, WHITE, WOOD } from '../../../../pictures/palette.js'
import { SECTION_WIDTH, type Section } from '../../../../pictures/paper/sheet.js'
import { circle, fillAndStroke } from '../../../../pictures/shapes.js'
import { COLOURS, DISASTER_OF, DISASTERS, type Disaster, TRACK_SPACES } from '../../data/dice.js'
import type { Mark, PlayerView, View } from '../../rules/types.js'
import { drawColour } from '../pieces/dice.js'
import { goodsThings, rowOf } from '../pieces/goods-row.js'
import { drawIcon } from '../pieces/icons.js'
import { loadOf } from '../pieces/load.js'
import { NUMBER_WIDTH, numberThing } from '../pieces/number.js'
import { counted, drawLine, type Group, lineWidth, words } from '../pieces/signs.js'
import { badgeSpot, type Train, trainHeight, trainOf, trainThings, wagonBox } from '../pieces/wagons.js'

const SPACE_SIGNS = 38

/** Goods and equipment, and how many spaces of the wagons they fill. */
export function stripSection(player: PlayerView): Section {
  const filled: readonly Group[] = [
    [counted('equipment'), words(String(player.equipment.length))],
    [counted('wagons'), words(`${player.spacesNeeded}/${player.spaces}`)],
  ]
  const width = Math.ceil(lineWidth(filled, SPACE_SIGNS))
  return {
    height: 56,
    things: (box) => {
      const tail = { ...box, x: box.x + box.width - width, width }
      const key = `filled ${player.equipment.length} ${player.spacesNeeded} ${player.spaces}`
      return [
        ...goodsThings(rowOf(player), { ...box, width: box.width - width - 16 }),
        stamped(key, tail, (own) => drawLine(own, filled, 0, box.height / 2, SPACE_SIGNS)),
      ]
    },
  }
}

const LARGEST_SPACE = 92
const WAGON_ROW = 230
const MANY_WAGONS = 3

/** The player's wagons with the marked ones numbered. */
export function wagonsSection(player: PlayerView, marks: readonly Mark[]): Section {
  const load = loadOf(player)
  const vehicles = load.vehicles.length + (load.left.length > 0 ? 1 : 0)
  const most = vehicles < MANY_WAGONS ? WAGON_ROW : 2 * WAGON_ROW
  // Three wagons in one line leave much of two rows empty.
  const roomy = trainOf(load, { x: 0, y: 0, width: SECTION_WIDTH, height: most }, LARGEST_SPACE)
  return {
    height: Math.min(most, trainHeight(roomy)),
    things: (box) => {
      const train = trainOf(load, box, LARGEST_SPACE)
      return [
        ...trainThings(train, load.left.length > 0),
        ...marks.flatMap((mark) => (mark.kind === 'wagon' ? markThings(mark, train) : [])),
      ]
    },
  }
}

/** The star of a hint stands on the bed, to the left of the number. */
function markThings({ wagon, label, hinted }: Mark & { readonly kind: 'wagon' }, train: Train): Thing[] {
  const [spot, box] = [badgeSpot(train, wagon), wagonBox(train, wagon)]
  if (spot === null || box === null) return []
  const star = { x: spot.x - (NUMBER_WIDTH + STAR) / 2, y: spot.y }
  return [...(hinted === true ? hintedThings(box, star) : []), numberThing(label, spot)]
}

const TRACK = { height: 48, sign: 40, step: 32, radius: 12 } as const

/** The four disasters, each with the spaces that its marker has advanced. */
export function tracksSection({ tracks }: Pick<View, 'tracks'>): Section {
  return {
    height: TRACK.height,
    things: (box) => DISASTERS.map((disaster, i) => trackThing(disaster, tracks[disaster], partOf(box, i, DISASTERS.length, 0))),
  }
}

function trackThing(disaster: Disaster, advanced: number, rect: Rect): Thing {
  return stamped(`small track ${disaster} ${advanced}`, rect, (own) => paintTrack(own, disaster, advanced, rect))
}

function paintTrack(pen: Pen, disaster: Disaster, advanced: number, { width, height }: Rect): void {
  const colour = COLOURS.find((each) => each !== 'black' && DISASTER_OF[each] === disaster) ?? 'black'
  const whole = TRACK.sign + 8 + (TRACK_SPACES - 1) * TRACK.step
  const left = (width - whole) / 2
  drawColour(pen, colour, left + TRACK.sign / 2, height / 2, TRACK.sign)
  for (let space = 1; space < TRACK_SPACES; space++) {
    const isLast = space === TRACK_SPACES - 1
    const x = left + TRACK.sign + 8 + (space - 0.5) * TRACK.step
    circle(pen, x, height / 2, isLast ? TRACK.radius + 2 : TRACK.radius)
    fillAndStroke(pen, isLast ? ALARM : space <= advanced ? WOOD : PAPER_SHADE, 2.5, INK)
    if (isLast) drawIcon(pen, disaster, x, height / 2, 20, WHITE)
  }
}
