/** The strip of a close-up with a seat's own things: money, roads, points, and the coaches with the passengers still aboard. */
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { lettering } from '../../../../pictures/lettering/lettering.js'
import { textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, INK_SOFT } from '../../../../pictures/palette.js'
import { paintCard } from '../../../../pictures/paper/tray.js'
import { drawCoin, pieceThing } from '../../../../pictures/pieces.js'
import type { PlayerView } from '../../rules/view-types.js'
import { coachThings, seatSize } from '../pieces/coaches.js'
import { drawRoad } from '../pieces/figures.js'
import { drawIcon } from '../pieces/icons.js'

/** Width of the part with the numbers. */
const NUMBERS = 218
/** Height of the part with the numbers in a tall box. */
const TALL_NUMBERS = 200
const MONEY = 44
const LETTERS = 30
const PADDING = 6
/** The size of seats from which coaches show their numbers, by which buttons name them. */
const ALWAYS = 0

/** Everything in `box`, in pixels of the strip before it is enlarged: side by side, or one below the other in a tall box. */
export function ownThings(player: PlayerView, colour: number, box: Rect): Thing[] {
  const { x, y, width, height } = box
  const isTall = height > width
  const rows = isTall ? { top: y + 36, low: y + 124 } : { top: y + height * 0.3, low: y + height * 0.75 }
  const coaches = isTall
    ? { x: x + PADDING, y: y + TALL_NUMBERS, width: width - 2 * PADDING, height: height - TALL_NUMBERS - PADDING }
    : { x: x + NUMBERS, y: y + PADDING, width: width - NUMBERS - PADDING, height: height - 2 * PADDING }
  return [
    stamped('own things', box, (own) => paintCard(own, { ...box, x: 0, y: 0 }, false)),
    pieceThing(colour, { x: x + 32, y: rows.top }, 32),
    ...moneyThings(player, { x: x + 62, y: rows.top }, isTall),
    ...stockThings(player, colour, { x: x + 12, y: rows.low }, isTall),
    ...coachThings(player.coaches, coaches, { size: seatSize(player.coaches, coaches, ALWAYS), numbersFrom: ALWAYS }),
  ]
}

/** The income stands behind the money, or below it. */
function moneyThings({ cash, income }: PlayerView, { x, y }: Pick<Rect, 'x' | 'y'>, isTall: boolean): Thing[] {
  const begin = x + MONEY + 6
  const base = y + MONEY * 0.36
  const [left, down] = isTall ? [begin, MONEY] : [begin + textWidth(String(cash), 'display', MONEY) + 8, 0]
  return [
    stamped('own money', { x, y: y - MONEY / 2 - 1, width: MONEY + 2, height: MONEY + 2 }, (own) =>
      drawCoin(own, MONEY / 2 + 1, MONEY / 2 + 1, MONEY),
    ),
    lettering(String(cash), begin, base, { face: 'display', size: MONEY, fill: INK }),
    lettering(`+${income}`, left, base + down, { face: 'display', size: LETTERS, fill: INK_SOFT }),
  ]
}

/** Roads left, and points beside them or below. */
function stockThings({ roads, track }: PlayerView, colour: number, { x, y }: Pick<Rect, 'x' | 'y'>, isTall: boolean): Thing[] {
  const letters = { face: 'display', size: LETTERS, fill: INK } as const
  const star = isTall ? { x: x + 6, y: y + MONEY } : { x: x + 100, y }
  const base = LETTERS * 0.36
  return [
    stamped(`own roads ${colour}`, { x, y: y - 20, width: 50, height: 40 }, (own) =>
      drawRoad(own, colour, { x: 4, y: 29 }, { x: 46, y: 11 }),
    ),
    lettering(String(roads), x + 54, y + base, letters),
    stamped('own points', { x: star.x, y: star.y - 20, width: 40, height: 40 }, (own) =>
      drawIcon(own, 'star', 20, 20, 36, GOLD, INK),
    ),
    lettering(String(track), isTall ? x + 54 : star.x + 44, star.y + base, letters),
  ]
}
