/**
 * Chooses the 256 colours that a game's pictures are printed with from its approved pictures. Writes `assets/<game>/inks.json`.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Game } from '../games/game.js'
import { GAMES } from '../games/index.js'
import { type Layer, paintedLayer } from '../pictures/canvas.js'
import { registerFonts } from '../pictures/fonts.js'
import { drawingOf, namedPositions } from './stored-positions.js'

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
/** The power of a colour's number of pixels with which it draws its ink: the least for which few pixels are far off. */
const SETTLING = 0.4
/** The bits of red, green and blue by which inks are looked up (`src/pictures/inks.ts`). */
const CELL = 0xfcfcfc

/** Red, green and blue from 0 to 255, and the number of pixels. */
interface Colour {
  readonly rgb: readonly [number, number, number]
  readonly count: number
}

function countColours(layers: Iterable<Layer>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const layer of layers) {
    const bytes = layer.data()
    const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
    for (let start = 0; start < pixels.length; ) {
      const pixel = pixels[start] ?? 0
      let end = start + 1
      while (pixels[end] === pixel) end++
      counts.set(pixel, (counts.get(pixel) ?? 0) + end - start)
      start = end
    }
  }
  return counts
}

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
function distance([r1, g1, b1]: Colour['rgb'], [r2, g2, b2]: Colour['rgb']): number {
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
      const sum = sums[nearest(rgb, inks)]
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

function nearest(rgb: Colour['rgb'], inks: readonly Colour[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [i, ink] of inks.entries()) {
    const away = distance(rgb, ink.rgb)
    if (away < least) [best, least] = [i, away]
  }
  return best
}

function* paintedPictures(game: Game): Iterable<Layer> {
  for (const fixture of Object.keys(namedPositions(game.id))) {
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
  const inks = settled(spread(flat, mixed), flat.length, mixed)
  const words = inks.map(({ rgb }) => rgb.reduce((word, part) => word * 256 + Math.round(part), 0))
  writeFileSync(values.out ?? `assets/${game.id}/inks.json`, `${JSON.stringify(words)}\n`)
  process.stdout.write(`${words.length} inks, ${flat.length} of them flat colours of the pictures.\n`)
}

main()
