/** Figures as credits store them. Their keys are stored once instead of with each game. */
import { eq, sql } from 'drizzle-orm'
import type { Figures } from '../../../games/figures.js'
import type { Db } from '../schema/db.js'
import { figureKeys } from '../schema/schema.js'

export interface StoredFigures {
  /** Figures as JSON: the id of their keys and then their values. Called inside a transaction. */
  write(figures: Figures): string
  /** The figures in that JSON, or in the older form with keys. Null if they cannot be read. */
  read(stored: string): Figures | null
}

export function prepareFigures(db: Db): StoredFigures {
  const { id, keys } = figureKeys
  const value = sql.placeholder
  const find = db
    .select({ id })
    .from(figureKeys)
    .where(sql`${keys} = ${value('keys')}`)
    .prepare()
  const put = db
    .insert(figureKeys)
    .values({ keys: sql`${value('keys')}` })
    .prepare()
  const get = db
    .select({ keys })
    .from(figureKeys)
    .where(eq(id, value('id')))
    .prepare()
  /** Keys that were already read. They never change. */
  const known = new Map<unknown, Figures>()

  function placesOf(number: unknown): Figures | undefined {
    const places = known.get(number) ?? get.get({ id: number })?.keys
    if (places !== undefined) known.set(number, places)
    return places
  }

  return {
    write(figures) {
      const values: number[] = []
      // Indexes count from 1, because the first item of the list is the id of the keys.
      const places = JSON.stringify(withValues(figures, (figure) => values.push(figure)))
      const number = find.get({ keys: places })?.id ?? Number(put.run({ keys: places }).lastInsertRowid)
      return JSON.stringify([number, ...values])
    },
    read(stored) {
      const read = intact(stored)
      if (!Array.isArray(read)) return read as Figures | null
      const places = placesOf(read[0])
      return places === undefined ? null : withValues(places, (place) => Number(read[place]))
    },
  }
}

function withValues(figures: Figures, change: (value: number) => number): Figures {
  const changed = (group: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(group).map(([key, value]) => [key, change(value)]))
  const { sources, choices, feats } = figures
  return { sources: changed(sources), choices: changed(choices), feats: changed(feats) }
}

/** The parsed JSON. Null if it is damaged, which must not keep other games from being counted. */
function intact(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}
