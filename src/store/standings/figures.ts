/** Figures in two parts: keys, which are the same for almost all credits of a game and are stored once, and values. */
import type { Figures } from '../../games/figures.js'
import { intact } from './intact.js'

/** The keys as JSON: figures in which each value is the index of the real value in `[id of the keys, ...values]`. */
export function partsOf(figures: Figures): { readonly keys: string; readonly values: readonly number[] } {
  const values: number[] = []
  // Indexes count from 1, because the first item of the list is the id of the keys.
  const keys = JSON.stringify(withValues(figures, (figure) => values.push(figure)))
  return { keys, values }
}

/** The id of the keys of stored figures. Null if they hold their keys themselves, or cannot be read. */
export function keysIn(stored: string): unknown {
  const read = intact<unknown>(stored)
  return Array.isArray(read) ? read[0] : null
}

/** The figures in JSON, with or without keys. Null if they cannot be read. */
export function figuresIn(stored: string, keysOf: (id: unknown) => Figures | undefined): Figures | null {
  const read = intact<unknown>(stored)
  if (!Array.isArray(read)) return read as Figures | null
  const places = keysOf(read[0])
  return places === undefined ? null : withValues(places, (place) => Number(read[place]))
}

function withValues(figures: Figures, change: (value: number) => number): Figures {
  const changed = (group: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(group).map(([key, value]) => [key, change(value)]))
  const { sources, choices, feats } = figures
  return { sources: changed(sources), choices: changed(choices), feats: changed(feats) }
}
