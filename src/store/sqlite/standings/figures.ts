/** Figures as credits store them. Their keys are stored once instead of with each game. */
import { eq, sql } from 'drizzle-orm'
import type { Figures } from '../../../games/figures.js'
import { figuresIn, partsOf } from '../../standings/figures.js'
import type { Db } from '../schema/db.js'
import { figureKeys } from '../schema/schema.js'
import { bound, value } from '../schema/statements.js'

export interface StoredFigures {
  /** Figures as JSON: the id of their keys and then their values. Called inside a transaction. */
  write(figures: Figures): string
  /** The figures in that JSON, or in the older form with keys. Null if they cannot be read. */
  read(stored: string): Figures | null
}

export function prepareFigures(db: Db): StoredFigures {
  const { id, keys } = figureKeys
  const find = db
    .select({ id })
    .from(figureKeys)
    .where(sql`${keys} = ${value('keys')}`)
    .prepare()
  const put = db
    .insert(figureKeys)
    .values({ keys: bound('keys') })
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
      const { keys, values } = partsOf(figures)
      const number = find.get({ keys })?.id ?? Number(put.run({ keys }).lastInsertRowid)
      return JSON.stringify([number, ...values])
    },
    read: (stored) => figuresIn(stored, placesOf),
  }
}
