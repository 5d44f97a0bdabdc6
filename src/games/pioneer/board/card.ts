/** A seat's hand as a picture of cards: what it holds, what it has laid out and thrown away, and what it has left to spend. */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { Pen } from '../../../pictures/canvas.js'
import { type Drawing, inOnePiece } from '../../../pictures/drawing.js'
import type { Rect } from '../../../pictures/geometry.js'
import { keyOf } from '../../../pictures/key.js'
import { text, textWidth } from '../../../pictures/lettering/text.js'
import { GOLD, INK, INK_SOFT, PAPER_SHADE } from '../../../pictures/palette.js'
import { drawNameBand, ownerOf } from '../../../pictures/paper/panel.js'
import { drawCoin } from '../../../pictures/pieces.js'
import { fillWith, roundRect } from '../../../pictures/shapes.js'
import type { Reader } from '../../face.js'
import { CARD_IDS, type CardId } from '../data/cards.js'
import type { Cards } from '../rules/types.js'
import type { PlayerView, View } from '../rules/view-types.js'
import { ART, drawArt } from './art/card-art.js'
import { VOID } from './art/colours.js'
import { drawIcon, type Icon } from './art/icons.js'
import { pioneerInks } from './inks.js'
import { cardHeight, drawBack, drawPile, pileRoom } from './pieces/cards.js'

/** Smaller than the board, so that it is larger where both are shown equally wide. */
const CARD = { width: 1000, height: 750 } as const
const FRAME: Rect = { x: 10, y: 10, width: CARD.width - 20, height: CARD.height - 20 }
const INSIDE = { x: 26, width: CARD.width - 52 } as const
const PURSE: Rect = { ...INSIDE, y: 84, height: 58 }
const HAND: Rect = { ...INSIDE, y: 148, height: 462 }
const ROWS: Readonly<Record<'played' | 'trash', Rect>> = {
  played: { ...INSIDE, y: 614, height: 58 },
  trash: { ...INSIDE, y: 676, height: 58 },
}
const GAP = 16
const LARGEST = 222
/** More kinds than this lie in two rows. */
const MOST_IN_A_ROW = 4

/** The hand of one seat as the view's viewer may see it. */
export function drawCard(view: View, seat: Seat, reader: Reader): Drawing {
  const player = view.players[seat]
  const owner = ownerOf(reader, seat)
  const isFirst = view.first === seat && view.round > 0
  const pool = view.active === seat && view.phase === 'cards' ? view.pool : null
  return inOnePiece({
    ...CARD,
    key: `pioneer-card-${keyOf([player, owner, isFirst, pool, reader.locale])}`,
    inks: pioneerInks,
    paint(pen) {
      pen.fillStyle = VOID
      pen.fillRect(0, 0, CARD.width, CARD.height)
      drawNameBand(pen, FRAME, owner, isFirst)
      if (player === undefined) return
      drawPurse(pen, player, pool)
      if (player.hand === null) drawHidden(pen, player.handCount)
      else drawHand(pen, player.hand, reader)
      drawRow(pen, 'played', player.played)
      drawRow(pen, 'trash', player.trash)
    },
  })
}

/** Actions and money, then the cards by where they are, and the points. */
function drawPurse(pen: Pen, player: PlayerView, pool: View['pool'] | null): void {
  const { x, y, width, height } = PURSE
  const middle = y + height / 2
  roundRect(pen, x - 6, y, width + 12, height, 10)
  fillWith(pen, pool === null ? PAPER_SHADE : '#fbe3a2')
  const items: readonly (readonly [Icon | 'coin', string])[] = [
    ['action', String(pool?.actions ?? player.actions)],
    ['coin', pool === null ? `+${player.bonus.money}` : String(pool.money)],
    ['hand', String(player.handCount)],
    ['deck', String(player.deckCount)],
    ['trash', String(player.trash.length)],
    ['star', String(player.score.total)],
  ]
  const step = width / items.length
  for (const [index, [icon, words]] of items.entries()) {
    const left = x + index * step + 16
    if (icon === 'coin') drawCoin(pen, left + 20, middle, 44)
    else drawIcon(pen, icon, left + 20, middle, 44, icon === 'star' ? GOLD : INK, icon === 'star' ? INK : undefined)
    text(pen, words, left + 50, middle + 15, { face: 'display', size: 42, fill: pool === null && index < 2 ? INK_SOFT : INK })
  }
}

interface Stack {
  readonly card: CardId
  readonly count: number
}

const stacksOf = (cards: Cards): readonly Stack[] =>
  CARD_IDS.flatMap((card) => {
    const count = cards.filter((each) => each === card).length
    return count === 0 ? [] : [{ card, count }]
  })

/** As large as all of them fit. */
function placesFor(stacks: readonly Stack[]): readonly Rect[] {
  const count = stacks.length
  const rows = count > MOST_IN_A_ROW ? 2 : 1
  const columns = Math.ceil(count / rows)
  const room = pileRoom(Math.max(1, ...stacks.map((stack) => stack.count)))
  const fits = (width: number) => rows * (cardHeight(width) + room) + (rows - 1) * 4 <= HAND.height
  let width = Math.min(LARGEST, Math.floor((HAND.width - (columns - 1) * GAP) / columns) - room)
  while (!fits(width)) width--
  const height = cardHeight(width)
  const step = { x: width + room + GAP, y: height + room + 4 }
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = row < rows - 1 ? columns : count - columns * (rows - 1)
    return {
      x: HAND.x + (HAND.width - inRow * step.x + GAP) / 2 + (index % columns) * step.x,
      y: HAND.y + room + (HAND.height - rows * step.y + 4) / 2 + row * step.y,
      width,
      height,
    }
  })
}

function drawHand(pen: Pen, hand: Cards, { locale }: Reader): void {
  const stacks = stacksOf(hand)
  const places = placesFor(stacks)
  for (const [index, { card, count }] of stacks.entries()) drawPile(pen, card, count, at(places, index), locale)
}

/** Others see how many. */
function drawHidden(pen: Pen, count: number): void {
  const width = Math.min(150, HAND.width / Math.max(count, 1) - 8)
  const left = HAND.x + (HAND.width - count * (width + 8)) / 2
  for (let card = 0; card < count; card++) {
    drawBack(pen, { x: left + card * (width + 8), y: HAND.y + HAND.height / 2 - width * 0.7, width, height: width * 1.4 })
  }
}

const MINIATURE = 70

/** Small pictures of what is laid out or thrown away. */
function drawRow(pen: Pen, row: keyof typeof ROWS, cards: Cards): void {
  const { x, y, width, height } = ROWS[row]
  const middle = y + height / 2
  pen.fillStyle = INK_SOFT
  pen.fillRect(x - 4, y - 2, width + 8, 1.5)
  drawIcon(pen, row === 'trash' ? 'trash' : 'card', x + 20, middle, 40, INK)
  const stacks = stacksOf(cards)
  const step = Math.min(MINIATURE + 58, (width - 56) / Math.max(stacks.length, 1))
  for (const [index, { card, count }] of stacks.entries()) {
    const words = `×${count}`
    const art = Math.min(MINIATURE, step - textWidth(words, 'display', 26) - 8)
    const left = x + 56 + index * step
    const artHeight = Math.round((art * ART.height) / ART.width)
    drawArt(pen, card, { x: left, y: middle - artHeight / 2, width: art, height: artHeight })
    text(pen, words, left + art + 3, middle + 10, { face: 'display', size: 26, fill: INK })
  }
}
