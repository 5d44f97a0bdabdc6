/**
 * Groups JSON values of the same shape and stores them column by column, so that a compressor finds similar values side by side.
 * Taking values apart and putting them together again gives the same values, with keys in the same order.
 */
import { isList, type Json, type Leaf, withLeaves } from './json.js'

export interface Columns {
  /** Each shape is JSON with a 0 for everything that differs from value to value. */
  readonly shapes: readonly string[]
  /** The index of each value's shape, in the order of the values. */
  readonly order: readonly number[]
  /** By shape and by place in the shape: the leaf of each value. */
  readonly leaves: readonly (readonly (readonly Leaf[])[])[]
}

/** Keys whose texts tell kinds of things apart. Such a text is part of the shape. */
const TELLING: ReadonlySet<string> = new Set(['kind', 'to', 'cause'])

const isTelling = (leaf: Leaf, key: string) => typeof leaf === 'string' && TELLING.has(key)

export function takeApart(values: readonly Json[]): Columns {
  const numbers = new Map<string, number>()
  const columns: Leaf[][][] = []
  const order = values.map((value) => {
    const { shape, leaves } = shapeOf(value)
    const number = numbers.get(shape) ?? numbers.size
    numbers.set(shape, number)
    const column = columns[number] ?? leaves.map(() => [])
    columns[number] = column
    for (const [place, leaf] of leaves.entries()) column[place]?.push(leaf)
    return number
  })
  return { shapes: [...numbers.keys()], order, leaves: columns }
}

function shapeOf(value: Json): { readonly shape: string; readonly leaves: readonly Leaf[] } {
  const leaves: Leaf[] = []
  return { shape: written(value, '', leaves), leaves }
}

/** The JSON of a value's shape. What differs from value to value is appended to `leaves`. */
function written(value: Json, key: string, leaves: Leaf[]): string {
  if (isList(value)) return `[${value.map((item) => written(item, '', leaves)).join()}]`
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}:${written(item, name, leaves)}`)
    return `{${items.join()}}`
  }
  if (isTelling(value, key)) return JSON.stringify(value)
  leaves.push(value)
  return '0'
}

/** The number of places in a shape. */
export function placesOf(shape: string): number {
  let places = 0
  withLeaves(JSON.parse(shape), (leaf) => {
    if (leaf === 0) places++
    return leaf
  })
  return places
}

/** The values that were taken apart. Throws if the columns are not consistent. */
export function putTogether({ shapes, order, leaves }: Columns): readonly Json[] {
  const forms = new Map([...new Set(order)].map((number): readonly [number, Json] => [number, JSON.parse(shapes[number] ?? '')]))
  const taken = shapes.map(() => 0)
  return order.map((number) => {
    const [form, column, nth] = [forms.get(number), leaves[number], taken[number]]
    if (form === undefined || column === undefined || nth === undefined) throw new Error(`there is no shape ${number}`)
    taken[number] = nth + 1
    let place = 0
    return withLeaves(form, (leaf) => {
      if (leaf !== 0) return leaf
      const found = column[place++]?.[nth]
      if (found === undefined) throw new Error(`a value of shape ${number} is not whole`)
      return found
    })
  })
}
