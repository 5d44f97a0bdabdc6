/** Prints drawings with known parts. Each thing is painted and cut into a block once, then printed wherever it stands. */
import { setImmediate } from 'node:timers/promises'
import { createRecent } from '../../recent.js'
import { type Layer, paintedLayer } from '../canvas.js'
import type { Drawing, Thing } from '../drawing.js'
import { common, contains, overlap } from '../geometry.js'
import { type InkFinder, type Inks, inkFinder } from '../inks.js'
import type { Box } from '../sprites.js'
import { type Block, print, type Strip, weightOf } from './blocks.js'
import { createCutter } from './cut.js'

/** Rows of pixels that are printed and compressed together. The last band of a picture may have fewer. */
const ROWS = 50
/** Bytes of cached blocks. Enough for the boards of 200 tables, so that nothing on them is repainted each turn. */
const KEPT_BYTES = 32 * 2 ** 20
/** Painting time in milliseconds after which the event loop gets a turn. */
const LONGEST_BREATH_MS = 6

/** A drawing with known parts. */
export type Parted = Drawing & Required<Pick<Drawing, 'inks' | 'things'>>

/** Some rows of a picture, ready to be printed. */
export interface Plan {
  /** Equal keys print equal rows. */
  readonly key: string
  readonly height: number
  /** Prints into a strip of the picture's width and this height. */
  print(strip: Strip): void
}

export interface Printer {
  /** The bands to print, from top to bottom. Rejects with any error of a thing's painting. */
  plans(drawing: Parted): Promise<readonly Plan[]>
  /** Gives the event loop a turn after much work. */
  maybeBreathe(): Promise<void>
}

/** A block and its position. */
interface Placed {
  readonly block: Block
  readonly x: number
  readonly y: number
  /** All that is seen of it, if not everything. */
  readonly window: Box | null
}

/** Each printer has its own blocks. */
export function createPrinter(): Printer {
  const cut = createCutter()
  const blocks = createRecent<Block>(KEPT_BYTES, weightOf)
  const finders = new Map<string, InkFinder>()
  let breath = 0

  function finderOf(inks: Inks): InkFinder {
    const finder = finders.get(inks.name) ?? inkFinder(inks)
    finders.set(inks.name, finder)
    return finder
  }

  function placed(thing: Thing, name: string, finder: InkFinder): Placed {
    const box = around(thing.boxes)
    const { x, y, width, height } = box
    const key = `${name} ${thing.key} ${width} ${height}${thing.stamp === undefined ? ` ${x} ${y}` : ''}`
    const window = thing.window ?? null
    const known = blocks.get(key)
    if (known !== undefined) return { block: known, x, y, window }
    const block = cut(painted(thing, box), finder)
    blocks.set(key, block)
    return { block, x, y, window }
  }

  async function maybeBreathe(): Promise<void> {
    if (performance.now() - breath < LONGEST_BREATH_MS) return
    await setImmediate()
    breath = performance.now()
  }

  return {
    async plans({ width, height, inks, things }) {
      const { name } = inks()
      const finder = finderOf(inks())
      const all: Placed[] = []
      for (const thing of things()) {
        all.push(placed(thing, name, finder))
        await maybeBreathe()
      }
      const tops = Array.from({ length: Math.ceil(height / ROWS) }, (_, strip) => strip * ROWS)
      return tops.map((top) => planOf(all, { top, width, height: Math.min(ROWS, height - top) }, finder))
    },
    maybeBreathe,
  }
}

/** The smallest rectangle of whole pixels around several boxes. */
function around(boxes: readonly Box[]): Box {
  const [first] = boxes
  if (boxes.length === 1 && first !== undefined && Object.values(first).every(Number.isInteger)) return first
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)))
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)))
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)))
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)))
  return { x, y, width: right - x, height: bottom - y }
}

function painted({ paint, stamp }: Thing, { x, y, width, height }: Box): Layer {
  return paintedLayer(width, height, (pen) => {
    if (stamp !== undefined) return stamp(pen)
    pen.translate(-x, -y)
    paint(pen)
  })
}

interface Part {
  readonly top: number
  readonly width: number
  readonly height: number
}

function planOf(all: readonly Placed[], { top, width, height }: Part, finder: InkFinder): Plan {
  const strip = { x: 0, y: 0, width, height }
  const present = all.flatMap(({ block, x, y: from, window }) => {
    const y = from - top
    const seen = window === null ? strip : common(strip, { ...window, y: window.y - top })
    return seen !== null && overlap({ x, y, width: block.width, height: block.height }, seen) ? [{ block, x, y, seen }] : []
  })
  const named = present.map(({ block, x, y, seen }) => `${block.id},${x},${y}${contains(seen, strip) ? '' : nameOf(seen)}`)
  return {
    key: `${width} ${height} ${named.join(' ')}`,
    height,
    print(into) {
      for (const { block, x, y, seen } of present) print(block, x, y, into, finder, seen)
    },
  }
}

const nameOf = ({ x, y, width, height }: Box) => `,${x},${y},${width},${height}`
