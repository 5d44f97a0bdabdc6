/** Where the ships, the values and the name of a tile stand, so that nothing that is written lies below anything else. */
import type { Rect } from '../../../../pictures/geometry.js'
import { createRecent } from '../../../../recent.js'
import type { SystemId } from '../../data/systems.js'
import { type Plaque, type Stack, stacksOf } from '../pieces/fleets.js'
import { FORMS, type Form, valueRects, WORLD } from './tiles.js'

/** All that a tile has besides its ships. Rectangles are from its middle, in pixels. */
export interface Ground {
  readonly radius: number
  /** How much larger all of it is shown than drawn. */
  readonly shown: number
  /** Null without values. */
  readonly system: SystemId | null
  /** `y` is its lowest place. Null without a name. */
  readonly name: Rect | null
  /** The numbers of this tile and of those around. */
  readonly numbers: readonly Rect[]
  /** What may be hidden, though rather not: a colony, an eye. */
  readonly below: readonly Rect[]
}

export interface Placing {
  readonly stack: Stack
  /** Upper edges: of the ships, and of the name. Null where a name has no room. */
  readonly top: number
  readonly name: number | null
  readonly form: Form
}

/** What is given up for room: the least sum wins. Of what is hidden, each counts by its share. */
const COST = {
  written: 100,
  counted: 2,
  nameless: 1,
  smaller: 1.2,
  below: { ships: 0.5, name: 0.3 },
  world: 0.15,
  outside: 0.3,
  form: { below: 0, on: 0.2, low: 0.25 },
} as const
/**
 * In radii: the broadest stack, its lowest foot, the lowest with which it is within the tile, where it or a name begins at the
 * highest, and half the world.
 */
const REACH = { breadth: 1.74, foot: 0.9, inside: 0.7, highest: -0.5, world: 0.34 } as const
/** From one place that is tried to the next, in pixels. */
const STEP = 3

/** The same tiles are shown again and again. */
const known = createRecent<Placing>(500)

/** The best of all places, sizes and forms. */
export function placingOf(plaques: readonly Plaque[], ground: Ground): Placing {
  const near = { ...ground, numbers: ground.numbers.filter(({ x, y }) => Math.hypot(x, y) < 2.4 * ground.radius) }
  const key = JSON.stringify([plaques, near])
  const placing = known.get(key) ?? best(plaques, near)
  known.set(key, placing)
  return placing
}

function best(plaques: readonly Plaque[], ground: Ground): Placing {
  const { radius, shown, system, numbers, name } = ground
  const names = name === null ? [null] : [...upwards(name.y, radius), null]
  let found: (Placing & { readonly cost: number }) | null = null
  const room = { width: radius * REACH.breadth, height: radius * (REACH.foot - REACH.highest) }
  for (const stack of stacksOf(plaques, room, shown))
    for (const form of system === null ? (['below'] as const) : FORMS) {
      const values = system === null ? [] : valueRects(system, form, radius)
      const base = costOfForm(stack, form) + COST.written * hidden(values, numbers)
      const written = [...numbers, ...values]
      for (const top of upwards(radius * REACH.foot - stack.height, radius)) {
        if (found !== null && base >= found.cost) break
        const ships = stack.each.map(({ x, y, width, height }) => ({ x, y: top + y, width, height }))
        const own = base + costOfShips(ships, written, ground)
        if (found !== null && own >= found.cost) continue
        for (const each of names) {
          const cost = own + costOfName(each, [...written, ...ships], ground)
          if (found === null || cost < found.cost) found = { stack, form, top, name: each, cost }
        }
      }
    }
  if (found === null) throw new Error('ships can always be shown')
  return found
}

/** From this upper edge to the highest one, as long as that is not higher. */
function upwards(lowest: number, radius: number): readonly number[] {
  const steps = Math.max(0, Math.floor((lowest - radius * REACH.highest) / STEP))
  return Array.from({ length: steps + 1 }, (_, step) => lowest - step * STEP)
}

const costOfForm = ({ isInFull, scale }: Stack, form: Form) =>
  (isInFull ? 0 : COST.counted) + (1 - scale) * COST.smaller + COST.form[form]

function costOfShips(ships: readonly Rect[], written: readonly Rect[], { radius, below }: Ground): number {
  const foot = Math.max(...ships.map(({ y, height }) => y + height)) / radius
  const half = REACH.world * radius
  const world = { x: -half, y: WORLD * radius - half, width: 2 * half, height: 2 * half }
  return (
    COST.written * hidden(written, ships) +
    COST.below.ships * hidden(below, ships) +
    COST.world * hidden([world], ships) +
    COST.outside * Math.max(0, foot - REACH.inside)
  )
}

function costOfName(top: number | null, others: readonly Rect[], { name, below }: Ground): number {
  if (name === null) return 0
  if (top === null) return COST.nameless
  const rect = { ...name, y: top }
  return COST.written * hidden(others, [rect]) + COST.below.name * hidden(below, [rect])
}

/** The shares of these that lie below others, added up. Whatever is touched counts a tenth at least. */
function hidden(rects: readonly Rect[], above: readonly Rect[]): number {
  let sum = 0
  for (const rect of rects)
    for (const other of above) {
      const width = Math.min(rect.x + rect.width, other.x + other.width) - Math.max(rect.x, other.x)
      const height = Math.min(rect.y + rect.height, other.y + other.height) - Math.max(rect.y, other.y)
      if (width > 0 && height > 0) sum += Math.max(0.1, (width * height) / (rect.width * rect.height))
    }
  return sum
}
