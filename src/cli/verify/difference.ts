/** Describes where two JSON values differ, in one sentence. */
import { isDeepStrictEqual } from 'node:util'
import { beginningOf } from '../../i18n/beginnings.js'

type Json = Readonly<Record<string, unknown>>

/** Objects in which a transcript's writer may add keys of its own: a line, and its fact. */
const OPEN: readonly string[] = ['', 'fact']

/** The first difference from what was expected. Null if there is none. */
export function differenceOf(found: unknown, expected: unknown, place = ''): string | null {
  if (isObject(found) && isObject(expected)) {
    const added = OPEN.includes(place) ? [] : Object.keys(found).filter((key) => !Object.hasOwn(expected, key))
    for (const key of [...Object.keys(expected), ...added]) {
      const difference = differenceOf(valueAt(found, key), valueAt(expected, key), place === '' ? key : `${place}.${key}`)
      if (difference !== null) return difference
    }
    return null
  }
  if (isDeepStrictEqual(found, expected)) return null
  return `${place === '' ? 'the line' : place} is ${shown(found)}, but ${shown(expected)} follows`
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function valueAt(object: Json, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

const LONGEST = 120

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length <= LONGEST ? text : `${beginningOf(text, LONGEST)}…`
}
