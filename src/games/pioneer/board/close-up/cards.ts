/** Cards and technologies to choose from: the hand, what can be bought, and what can be researched. */
import type { Locale } from '../../../../i18n/locale.js'
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { partOf, type Rect } from '../../../../pictures/geometry.js'
import { hintedThings } from '../../../../pictures/hinted.js'
import { SMALLEST_TEXT, text, textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, PAPER_LIGHT } from '../../../../pictures/palette.js'
import type { Section } from '../../../../pictures/paper/sheet.js'
import { paintCard } from '../../../../pictures/paper/tray.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import { fillAndStroke, roundRect } from '../../../../pictures/shapes.js'
import { CARD_IDS, type CardId, cardOf } from '../../data/cards.js'
import { AREAS, type Area, type Level, TOP_LEVEL } from '../../data/technologies.js'
import type { Advised, Mark } from '../../rules/types.js'
import type { PlayerView, View } from '../../rules/view-types.js'
import { cardLabel, technologyLabel } from '../../texts/naming.js'
import { ART, drawArt } from '../art/card-art.js'
import { AREA_COLOURS } from '../art/colours.js'
import { drawIcon } from '../art/icons.js'
import { cardSigns, drawSigns } from '../pieces/cards.js'

/** The hand, what is affordable, and what can be researched now, with what a hint recommends. */
export function cardSections(
  { piles, prices, pool }: View,
  player: PlayerView,
  marks: readonly Mark[],
  locale: Locale,
): readonly Section[] {
  const isHinted = (kind: Advised['kind'], what: CardId | Area) =>
    marks.some((mark) => mark.kind === kind && what === ('card' in mark ? mark.card : 'area' in mark ? mark.area : null))
  const hand = player.hand ?? []
  const held = CARD_IDS.filter((id) => hand.includes(id)).map((id): Entry => {
    const count = hand.filter((each) => each === id).length
    return { ...cardEntry(id, null, count === 1 ? '' : `×${count}`, locale), isHinted: isHinted('held', id) }
  })
  const affordable = (price: number) => pool.actions > 0 && price <= pool.money
  const offered = CARD_IDS.filter((id) => piles[id] > 0 && affordable(prices[id]) && isUnlocked(id, player)).map(
    (id): Entry => ({
      ...cardEntry(id, prices[id], `×${piles[id]}`, locale),
      isHinted: isHinted('offered', id),
    }),
  )
  const known = AREAS.flatMap((area): Entry[] => {
    const price = player.researchPrices[area]
    const level = player.levels[area]
    return price === null || !affordable(price) || level === TOP_LEVEL
      ? []
      : [{ ...researchEntry(area, level, price, locale), isHinted: isHinted('researched', area) }]
  })
  return [held, offered, known].filter((entries) => entries.length > 0).map(entriesSection)
}

function isUnlocked(id: CardId, { levels }: PlayerView): boolean {
  const { area } = cardOf(id)
  return area === null || levels[area] === TOP_LEVEL
}

interface Entry {
  readonly isHinted?: boolean
  readonly key: string
  readonly drawSign: (pen: Pen, box: Rect) => void
  readonly name: string
  /** How many there are. */
  readonly count: string
  readonly price: number | null
  readonly drawEffect: (pen: Pen, box: Rect) => void
}

function cardEntry(id: CardId, price: number | null, count: string, locale: Locale): Entry {
  return {
    key: `${id} ${price} ${count}`,
    drawSign: (pen, box) => drawArt(pen, id, box),
    name: cardLabel(id, locale),
    count,
    price,
    drawEffect: (pen, box) => drawSigns(pen, cardSigns(id), box),
  }
}

function researchEntry(area: Area, level: Exclude<Level, 3>, price: number, locale: Locale): Entry {
  const next = (level + 1) as Exclude<Level, 0>
  return {
    key: `${area} ${next} ${price}`,
    drawSign: (pen, { x, y, width, height }) =>
      drawIcon(pen, area, x + width / 2, y + height / 2, height, AREA_COLOURS[area], INK),
    name: technologyLabel(area, next, locale),
    count: '',
    price,
    drawEffect: (pen, box) => drawSteps(pen, area, next, box),
  }
}

const STEP = { width: 44, gap: 8 } as const

/** The levels of an area up to the one that would be reached. */
function drawSteps(pen: Pen, area: Area, next: Level, { x, y, height }: Rect): void {
  for (let level = 1; level <= TOP_LEVEL; level++) {
    roundRect(pen, x + (level - 1) * (STEP.width + STEP.gap), y + 4, STEP.width, height - 8, 6)
    fillAndStroke(pen, level < next ? AREA_COLOURS[area] : level === next ? GOLD : PAPER_LIGHT, 2.5, INK)
  }
}

const COLUMNS = 2
/** Of a star from the corner of the art, above the coin. */
const FREE = 27
const GAP = 6
const HEIGHT = 84
const NAME_SIZES = [30, 27, 24] as const
const LETTERS = 30
const COIN = 38

/** Two side by side. */
function entriesSection(entries: readonly Entry[]): Section {
  return {
    height: Math.ceil(entries.length / COLUMNS) * (HEIGHT + GAP) - GAP,
    things: (box) =>
      entries.flatMap((entry, i): Thing[] => {
        const line = { ...box, y: box.y + Math.floor(i / COLUMNS) * (HEIGHT + GAP), height: HEIGHT }
        const rect = partOf(line, i % COLUMNS, COLUMNS, GAP)
        const painted = stamped(`entry ${entry.key} ${entry.name}`, rect, (own) => paintEntry(own, entry, rect.width))
        return entry.isHinted === true ? [painted, ...hintedThings(rect, { x: rect.x + FREE, y: rect.y + FREE })] : [painted]
      }),
  }
}

function paintEntry(pen: Pen, { drawSign, name, count, price, drawEffect }: Entry, width: number): void {
  paintCard(pen, { x: 0, y: 0, width, height: HEIGHT })
  const art = { x: 7, y: 7, height: HEIGHT - 14, width: Math.round(((HEIGHT - 14) * ART.width) / ART.height) }
  drawSign(pen, art)
  const left = art.x + art.width + 10
  const end = width - 10
  const counted = count === '' ? 0 : textWidth(count, 'display', LETTERS) + 10
  const room = end - counted - left
  const size = NAME_SIZES.find((each) => textWidth(name, 'text', each) <= room) ?? SMALLEST_TEXT
  text(pen, name, left, 32, { face: 'text', size, fill: INK, maxWidth: room })
  text(pen, count, end, 32, { face: 'display', size: LETTERS, fill: INK, align: 'right' })
  if (price !== null) drawCoin(pen, art.x + 18, art.y + art.height - 16, COIN, String(price))
  drawEffect(pen, { x: left, y: 42, width: end - left, height: 38 })
}
