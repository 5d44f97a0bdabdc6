/**
 * Cuts pictures into square patches. A patch's key is what stands on it: one that was on an earlier picture is neither painted nor
 * given its inks again, so that after a turn only the surroundings of what happened are.
 */
import { setImmediate } from 'node:timers/promises'
import { createLayer, type Layer, type Pen } from './canvas.js'
import { type Drawing, paintThings, type Thing } from './drawing.js'
import { type InkFinder, type Inks, inked, inkFinder } from './inks.js'
import { createRecent } from './recent.js'
import type { Box } from './sprites.js'

/** Side in pixels; the last ones of a row and of a column may be smaller. */
const SIDE = 100
/** So many patches are kept, of ten thousand bytes each. */
const KEPT = 2_500
/** After so much painting the event loop has its turn. */
const LONGEST_BREATH_MS = 3

export interface Patch {
  /** Equal numbers are equal patches. */
  readonly id: number
  readonly width: number
  readonly height: number
  /** Indexes of inks, row by row. */
  readonly pixels: Buffer
}

/** A drawing whose parts are known. */
export type Parted = Drawing & Required<Pick<Drawing, 'inks' | 'things'>>

export interface Patchwork {
  /**
   * What `use` makes of each row of patches, given from left to right as soon as they are painted.
   * Rejects with whatever a thing throws.
   */
  rows<Result>(drawing: Parted, use: (row: readonly Patch[]) => Result): Promise<readonly Result[]>
}

/** A place for a patch and what stands there. */
interface Plot {
  readonly box: Box
  readonly things: Thing[]
  key: string
}

export function createPatchwork(): Patchwork {
  const known = createRecent<Patch>(KEPT)
  const finders = new Map<string, InkFinder>()
  let layer: Layer | null = null
  let made = 0
  let breath = 0

  function finderOf(inks: Inks): InkFinder {
    const finder = finders.get(inks.name) ?? inkFinder(inks)
    finders.set(inks.name, finder)
    return finder
  }

  /** Neighbouring plots, painted in one go. */
  function paint(run: readonly Plot[], all: readonly Thing[], finder: InkFinder): void {
    const first = run[0]
    if (first === undefined) return
    const { x, y, height } = first.box
    const width = run.reduce((sum, { box }) => sum + box.width, 0)
    const present = new Set(run.flatMap(({ things }) => things))
    const pen = painted(
      { x, y, width, height },
      all.filter((thing) => present.has(thing)),
    )
    // One by one: memory for the pixels of all of them at once is far slower to come by.
    for (const { key, box } of run) {
      const { data } = pen.getImageData(box.x - x, 0, box.width, height)
      const pixels = new Int32Array(data.buffer, data.byteOffset, box.width * height)
      known.set(key, { id: made++, width: box.width, height, pixels: inked(pixels, finder) })
    }
  }

  /** The pen of a layer with things on it, which is kept from one time to the next, unless something went wrong. */
  function painted(box: Box, things: readonly Thing[]): Pen {
    const paper = layer !== null && layer.width >= box.width ? layer : createLayer(box.width, SIDE)
    layer = null
    const pen = paper.getContext('2d')
    pen.save()
    pen.beginPath()
    pen.rect(0, 0, box.width, box.height)
    pen.clip()
    pen.translate(-box.x, -box.y)
    paintThings(pen, things)
    pen.restore()
    layer = paper
    return pen
  }

  async function maybeBreathe(): Promise<void> {
    if (performance.now() - breath < LONGEST_BREATH_MS) return
    await setImmediate()
    breath = performance.now()
  }

  return {
    async rows<Result>(drawing: Parted, use: (row: readonly Patch[]) => Result) {
      const inks = drawing.inks()
      const finder = finderOf(inks)
      const things = drawing.things()
      const plots = plotsOf(drawing, inks.name, things)
      const rows: Result[] = []
      for (const row of plots) {
        for (const run of runsOf(row, (plot) => known.get(plot.key) === undefined)) {
          paint(run, things, finder)
          await maybeBreathe()
        }
        rows.push(use(row.flatMap((plot) => known.get(plot.key) ?? [])))
      }
      return rows
    },
  }
}

/** What stands where. */
function plotsOf({ width, height }: Parted, name: string, things: readonly Thing[]): Plot[][] {
  const plots = Array.from({ length: Math.ceil(height / SIDE) }, (_, row) =>
    Array.from({ length: Math.ceil(width / SIDE) }, (_, column): Plot => {
      const [x, y] = [column * SIDE, row * SIDE]
      const box = { x, y, width: Math.min(SIDE, width - x), height: Math.min(SIDE, height - y) }
      return { box, things: [], key: `${name} ${x} ${y} ${box.width} ${box.height}` }
    }),
  )
  for (const thing of things) {
    for (const box of thing.boxes) addTo(plots, thing, box)
  }
  return plots
}

function addTo(plots: readonly (readonly Plot[])[], thing: Thing, { x, y, width, height }: Box): void {
  const key = `\n${thing.key} ${x} ${y} ${width} ${height}`
  const first = { row: Math.max(0, Math.floor(y / SIDE)), column: Math.max(0, Math.floor(x / SIDE)) }
  for (const row of plots.slice(first.row, Math.ceil((y + height) / SIDE))) {
    for (const plot of row.slice(first.column, Math.ceil((x + width) / SIDE))) {
      plot.key += key
      if (plot.things.at(-1) !== thing) plot.things.push(thing)
    }
  }
}

/** Neighbours of which all are wanted, together. */
function runsOf<Item>(row: readonly Item[], isWanted: (item: Item) => boolean): Item[][] {
  const runs: Item[][] = []
  let open: Item[] | null = null
  for (const item of row) {
    if (!isWanted(item)) {
      open = null
    } else if (open === null) {
      open = [item]
      runs.push(open)
    } else {
      open.push(item)
    }
  }
  return runs
}
