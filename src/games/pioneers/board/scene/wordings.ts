/** How a city's name is written: on one line or on two, in full or as maps shorten it, and the room that takes. */
import type { Rect } from '../../../../pictures/geometry.js'
import { textWidth } from '../../../../pictures/lettering/text.js'

export interface Wording {
  readonly lines: readonly string[]
  /** How broad the letters are: 1 as they were designed. */
  readonly breadth: number
  /** In pixels, with the {@link ROOM} that keeps it apart from other names. */
  readonly width: number
  readonly height: number
}

/** A name as it is written somewhere. */
export interface Label {
  readonly wording: Wording
  readonly rect: Rect
}

/** At each side of a name, as a share of the letters' size: names side by side or above each other must not read as one. */
const ROOM = { across: 0.13, down: 0.07 } as const
/** From the baseline up to the tallest letter and down to the deepest one, and between two baselines, as shares of the same. */
const RISE = 0.75
const FALL = 0.26
const LEADING = 0.86

const known = new Map<string, readonly Wording[]>()

/** The name on one line, and on two, in letters of this size; then with a word shortened, and in narrow letters. */
export function wordingsOf(name: string, letters: number): readonly Wording[] {
  const key = `${letters} ${name}`
  const made = known.get(key) ?? everyWording(name, letters)
  known.set(key, made)
  return made
}

/** Letters that are narrower can no longer be told apart on a phone. */
const NARROW = 0.8

function everyWording(name: string, letters: number): readonly Wording[] {
  const all = [...broken(name), ...shortened(name).flatMap(broken)]
  return [1, NARROW].flatMap((breadth) => all.map((lines) => measured(lines, letters, breadth)))
}

/** As on maps of the time. */
function shortened(name: string): readonly string[] {
  const short = name.replace(/\bFort\b/, 'Ft.')
  return short === name ? [] : [short]
}

/** Breaks stand between any two words, but not behind an abbreviation or a very short word: `El Paso`, `St. Paul`. */
function broken(name: string): readonly (readonly string[])[] {
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  return [[name], ...breaks.filter(([first = '']) => first.length > 2 && !first.endsWith('.'))]
}

function measured(lines: readonly string[], letters: number, breadth: number): Wording {
  const width = breadth * Math.max(...lines.map((line) => textWidth(line, 'map', letters))) + 2 * ROOM.across * letters
  const fall = (/[gjpqy]/.test(lines.at(-1) ?? '') ? FALL : 0) + ROOM.down
  return { lines, breadth, width, height: baselineOf(lines.length - 1, letters) + fall * letters }
}

/** The baseline of a line, counted from 0, below the top edge. */
export const baselineOf = (line: number, letters: number): number => (ROOM.down + RISE + line * LEADING) * letters
