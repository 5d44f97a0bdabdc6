/** Figures as credits store them. Their keys are stored once instead of with each game. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Figures } from '../../../games/figures.js'
import { figuresIn, keysIn, partsOf } from '../../standings/figures.js'
import type { Db } from '../link.js'
import { figureKeys } from '../schema/schema.js'

const { id } = figureKeys
const stored = sql<string>`${figureKeys.keys}`
/** Worded exactly like the index. */
const hash = sql`md5(keys)`

/**
 * What credits hold of these figures: the id of their keys and then their values. Figures with keys that are not stored yet are
 * held in full, because storing the keys could make games of different servers wait for each other. Archiving shortens them.
 */
export async function shortened(db: Db, figures: readonly Figures[]): Promise<readonly (Figures | readonly number[])[]> {
  const parts = figures.map((each) => ({ figures: each, ...partsOf(each) }))
  const known = await idsOf(db, [...new Set(parts.map(({ keys }) => keys))])
  return parts.map(({ figures, keys, values }) => {
    const number = known.get(keys)
    return number === undefined ? figures : [number, ...values]
  })
}

/** Figures as JSON: the id of their keys and then their values. New keys are stored. Called inside a transaction. */
export async function write(db: Db, figures: Figures): Promise<string> {
  const { keys, values } = partsOf(figures)
  const number = (await idsOf(db, [keys])).get(keys) ?? (await put(db, keys))
  return JSON.stringify([number, ...values])
}

/** The figures in that JSON, or in the form with keys. Null if they cannot be read. */
export async function read(db: Db, figures: string): Promise<Figures | null> {
  const [found = null] = await readAll(db, [figures])
  return found
}

/** The same for many figures, in one statement. */
export async function readAll(db: Db, figures: readonly string[]): Promise<readonly (Figures | null)[]> {
  const ids = [...new Set(figures.map(keysIn))].filter(isId)
  const rows = ids.length === 0 ? [] : await db.select({ id, keys: figureKeys.keys }).from(figureKeys).where(inArray(id, ids))
  const known = new Map<unknown, Figures>(rows.map((row) => [row.id, row.keys]))
  return figures.map((each) => figuresIn(each, (number) => known.get(number)))
}

/** Whether it can be an id. Damaged figures may hold any number in its place. */
function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31
}

/** By keys. Keys that are not stored are left out. */
async function idsOf(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id, keys: stored })
    .from(figureKeys)
    .where(sql`${hash} = any(select md5(wanted) from unnest(${sql.param(keys)}::text[]) wanted)`)
  return new Map(rows.map((row) => [row.keys, row.id]))
}

async function put(db: Db, keys: string): Promise<number> {
  const inserted = await db
    .insert(figureKeys)
    .values({ keys: sql`${keys}` })
    .onConflictDoNothing()
    .returning({ id })
  const [row] =
    inserted.length > 0
      ? inserted
      : await db
          .select({ id })
          .from(figureKeys)
          .where(eq(hash, sql`md5(${keys})`))
  if (row === undefined) throw new Error('The keys of figures were stored and then not found.')
  return row.id
}
