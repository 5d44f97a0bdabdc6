/**
 * Chooses the 256 colours that a game's pictures are printed with from its approved pictures. Writes `assets/<game>/inks.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '../engine/lists.js'
import type { Game } from '../games/game.js'
import { GAMES } from '../games/index.js'
import { type Layer, paintedLayer } from '../pictures/canvas.js'
import { registerFonts } from '../pictures/lettering/fonts.js'
import { messageOf } from '../tables/model/message-of.js'
import { drawingOf, positionNames } from './stored-positions.js'

const USAGE = `Usage: npx tsx src/cli/build-inks.ts --game GAME [--out FILE]    (default: assets/GAME/inks.json)
`

const INKS = 256
/** Colours with at least this share of all pixels are kept unchanged. The others share the remaining inks. */
const FLAT = 1 / 12_000
/** The most colours that are kept unchanged. */
const FLAT_INKS = 28
/** The bound on the weight of a colour when inks are spread: see `spread`. */
const MOST_PULL = 20
const ROUNDS = 60
/** How many inks are moved to colours that are off. If more were moved, others would become off instead. */
const MENDS = 20
/** A colour counts by its number of pixels to this power, the smallest with which few pixels are far off. */
const SETTLING = 0.4
/** The bits of red, green and blue by which inks are looked up (`src/pictures/inks.ts`). */
const CELL = 0xfcfcfc
/** A picture counts as so many pixels whatever its size: close-ups are smaller than whole boards, and seen as often. */
const PIXELS = 1_000_000
/** The most that red, green or blue may differ from what was painted before a pixel is off (`test/pictures/printing.ts`). */
const MOST_OFF = 16
/** How many of the most frequent colours that are off can become inks. */
const CANDIDATES = 250
/** How much one more step of difference in a pixel's colour counts, compared with a pixel that is off. */
const SHADE = 1 / 500

type Rgb = readonly [number, number, number]

/** Red, green and blue from 0 to 255, and the number of pixels. */
interface Colour {
  readonly rgb: Rgb
  readonly count: number
}

function countColours(layers: Iterable<Layer>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const layer of layers) {
    const bytes = layer.data()
    const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
    const weight = PIXELS / pixels.length
    for (let start = 0; start < pixels.length; ) {
      const pixel = pixels[start] ?? 0
      let end = start + 1
      while (pixels[end] === pixel) end++
      counts.set(pixel, (counts.get(pixel) ?? 0) + (end - start) * weight)
      start = end
    }
  }
  return counts
}

const whole = ({ rgb: [red, green, blue], count }: Colour): Colour => ({
  rgb: [Math.round(red), Math.round(green), Math.round(blue)],
  count,
})

const rgbOf = (pixel: number) => [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255] as const

/** What a printed picture cannot tell apart counts as its most frequent colour: gradients have more colours than all else. */
function merged(counts: ReadonlyMap<number, number>): Map<number, number> {
  const cells = new Map<number, { readonly pixel: number; readonly most: number; readonly sum: number }>()
  for (const [pixel, count] of counts) {
    const { pixel: before, most, sum } = cells.get(pixel & CELL) ?? { pixel, most: 0, sum: 0 }
    cells.set(pixel & CELL, { pixel: count > most ? pixel : before, most: Math.max(most, count), sum: sum + count })
  }
  return new Map([...cells.values()].map(({ pixel, sum }) => [pixel, sum]))
}

function colours(counts: ReadonlyMap<number, number>): { readonly flat: readonly Colour[]; readonly mixed: readonly Colour[] } {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const all = [...merged(counts)].map(([pixel, count]) => ({
    rgb: rgbOf(pixel),
    count,
  }))
  const mixed = all.toSorted((a, b) => b.count - a.count)
  return { flat: mixed.filter(({ count }) => count > total * FLAT).slice(0, FLAT_INKS), mixed }
}

/** Squared distance, weighted because the eye is most sensitive to green. */
function distance([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb): number {
  return 2 * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + 3 * (b1 - b2) ** 2
}

/**
 * Adds candidates one by one, each time the one with the greatest product of weight and distance from all chosen so far.
 * Edges consist of many colours with few pixels each: the square root, up to a bound, keeps rare colours.
 */
function spread(chosen: readonly Colour[], candidates: readonly Colour[]): Colour[] {
  const result = [...chosen]
  const away = candidates.map(({ rgb }) => Math.min(...result.map((other) => distance(rgb, other.rgb))))
  while (result.length < INKS) {
    const scores = away.map((far, i) => far * Math.min(Math.sqrt(candidates[i]?.count ?? 0), MOST_PULL))
    const next = candidates[scores.reduce((best, score, i) => (score > (scores[best] ?? 0) ? i : best), 0)]
    if (next === undefined) break
    result.push(next)
    for (const [i, { rgb }] of candidates.entries()) away[i] = Math.min(away[i] ?? 0, distance(rgb, next.rgb))
  }
  return result
}

/** Moves all colours except the first `fixed` to the mean of the colours they represent (Lloyd's algorithm). */
function settled(start: readonly Colour[], fixed: number, all: readonly Colour[]): Colour[] {
  let inks = [...start]
  for (let round = 0; round < ROUNDS; round++) {
    const sums = inks.map(() => [0, 0, 0, 0])
    for (const { rgb, count } of all) {
      const weight = count ** SETTLING
      const sum = sums[nearestTwo(rgb, inks).first]
      if (sum === undefined) continue
      for (const part of [0, 1, 2] as const) sum[part] = (sum[part] ?? 0) + rgb[part] * weight
      sum[3] = (sum[3] ?? 0) + weight
    }
    inks = inks.map((ink, i) => {
      const [red = 0, green = 0, blue = 0, weight = 0] = sums[i] ?? []
      return i < fixed || weight === 0 ? ink : { ...ink, rgb: [red / weight, green / weight, blue / weight] }
    })
  }
  return inks
}

/**
 * Moves the ink that is missed least to the colour around which most pixels are off, again and again, and returns the inks with
 * which the fewest were: means suit many pixels, and leave edges between two colours out.
 */
function mended(start: readonly Colour[], fixed: number, all: readonly Colour[]): readonly Colour[] {
  let [inks, best, least] = [start, start, Number.POSITIVE_INFINITY]
  for (let round = 0; round < MENDS; round++) {
    const { off, missed } = fitOf(inks, fixed, all)
    const sum = off.reduce((total, { colour }) => total + colour.count, 0)
    if (sum < least) [best, least] = [inks, sum]
    const gains = off.slice(0, CANDIDATES).map(({ colour }) => gainOf(colour, off))
    const most = off[gains.indexOf(Math.max(...gains))]?.colour
    const spared = missed.indexOf(Math.min(...missed))
    if (most === undefined) break
    inks = inks.map((ink, i) => (i === spared ? most : ink))
  }
  return best
}

/** A colour that is off, and the distance of its ink. */
interface Off {
  readonly colour: Colour
  readonly away: number
}

/** The colours that are off, and how many pixels more would be without each ink. */
function fitOf(inks: readonly Colour[], fixed: number, all: readonly Colour[]) {
  const missed = inks.map((_, i) => (i < fixed ? Number.POSITIVE_INFINITY : 0))
  const off: Off[] = []
  for (const colour of all) {
    const { first, second, away } = nearestTwo(lookedUp(colour.rgb), inks)
    const [now, then] = [difference(colour, at(inks, first)), difference(colour, at(inks, second))]
    if (now > MOST_OFF) off.push({ colour, away })
    else missed[first] = (missed[first] ?? 0) + colour.count * (then > MOST_OFF ? 1 : Math.max(0, then - now) * SHADE)
  }
  return { off, missed }
}

/** How many pixels an ink of this colour would put right. */
function gainOf(ink: Colour, off: readonly Off[]): number {
  return off.reduce((sum, { colour, away }) => {
    const isRight = difference(colour, ink) <= MOST_OFF && distance(lookedUp(colour.rgb), ink.rgb) < away
    return isRight ? sum + colour.count : sum
  }, 0)
}

function difference({ rgb: [r1, g1, b1] }: Colour, { rgb: [r2, g2, b2] }: Colour): number {
  return Math.max(Math.abs(r1 - r2), Math.abs(g1 - g2), Math.abs(b1 - b2))
}

/** The middle of the cell by which the ink of a colour is looked up. */
const lookedUp = ([red, green, blue]: Rgb): Rgb => [(red & 0xfc) | 2, (green & 0xfc) | 2, (blue & 0xfc) | 2]

/** The indices of the two nearest inks, and the distance of the first. */
function nearestTwo(rgb: Rgb, inks: readonly Colour[]) {
  let [first, second, away, further] = [0, 0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [i, ink] of inks.entries()) {
    const far = distance(rgb, ink.rgb)
    if (far < away) [first, second, away, further] = [i, first, far, away]
    else if (far < further) [second, further] = [i, far]
  }
  return { first, second, away }
}

function* paintedPictures(game: Game): Iterable<Layer> {
  for (const fixture of positionNames(game.id)) {
    const { width, height, paint } = drawingOf(game, { fixture })
    yield paintedLayer(width, height, paint)
  }
}

function main(): void {
  const { values } = parseArgs({ options: { game: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } } })
  const game = GAMES.find(({ id }) => id === values.game)
  if (values.help || game === undefined) {
    process.stdout.write(USAGE)
    return
  }
  registerFonts()
  const { flat, mixed } = colours(countColours(paintedPictures(game)))
  const means = settled(spread(flat, mixed), flat.length, mixed)
  const inks = mended(means.map(whole), flat.length, mixed)
  const words = inks.map(({ rgb }) => rgb.reduce((word, part) => word * 256 + part, 0))
  const file = values.out ?? `assets/${game.id}/inks.json`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(words)}\n`)
  process.stdout.write(`${words.length} inks, ${flat.length} of them flat colours of the pictures.\n`)
}

try {
  main()
} catch (thrown) {
  process.stderr.write(`build-inks: ${messageOf(thrown)}\n`)
  process.exitCode = 1
}
