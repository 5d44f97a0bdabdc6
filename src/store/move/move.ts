/** Moves one database into another: copies every table, reads the copy, and keeps it only if it is the same. */
import { every } from '../standings/recounting.js'
import { type Digest, digesting } from './digest.js'
import { MoveFailed, type Readable, type Source, type Target } from './ends.js'
import { MOVED, type MovedTable, type Row } from './moved-tables.js'

/** A table that was moved. */
export interface Moved extends Digest {
  readonly table: string
}

/** Progress. First every row is copied, then every row of the copy is read. */
export interface MoveProgress {
  readonly step: 'copied' | 'compared'
  readonly rows: number
  readonly of: number
  readonly table: string
}

export interface MoveOptions {
  /** Called from time to time. */
  readonly tell?: (progress: MoveProgress) => void
  /** How often, in milliseconds. The default is two seconds. */
  readonly tellEveryMs?: number
}

/** Opens both ends, moves the one into the other, and closes both. Throws {@link MoveFailed}. */
export async function moveBetween(
  openSource: () => Source | Promise<Source>,
  openTarget: () => Target | Promise<Target>,
  options: MoveOptions = {},
): Promise<readonly Moved[]> {
  const source = await openSource()
  try {
    const target = await openTarget()
    try {
      return await move(source, target, options)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/**
 * Copies everything from `source` to the empty `target`, all or nothing. Throws {@link MoveFailed}. The caller closes both, which
 * leaves nothing in the target if this failed.
 */
export async function move(source: Source, target: Target, options: MoveOptions = {}): Promise<readonly Moved[]> {
  const counts = new Map<string, number>()
  for (const table of MOVED) counts.set(table.name, await source.count(table))
  const of = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const copied = telling('copied', of, options)
  const sent: Moved[] = []
  for (const table of MOVED) {
    const digest = await digestOf(source, table, copied, (rows) => target.put(table, rows))
    demandAll(table.name, counts.get(table.name), digest.rows)
    sent.push({ table: table.name, ...digest })
  }
  await target.complete(source)
  const compared = telling('compared', of, options)
  for (const [index, table] of MOVED.entries()) demandSame(sent[index], await digestOf(target, table, compared), table.name)
  await target.keep()
  return sent
}

/** Rows are read by way of those to which they refer. Damage can leave rows without them. */
function demandAll(table: string, count: number | undefined, read: number): void {
  if (count === read) return
  const advice = 'restore a backup, or remove those rows.'
  throw new MoveFailed(
    `The table ${table} has ${count} rows, and ${read} that belong to something, so it cannot be moved: ${advice}`,
  )
}

type Tell = (table: string, rows: number) => void

/** Tells of rows as they are done. */
function telling(step: MoveProgress['step'], of: number, { tell = () => {}, tellEveryMs = 2_000 }: MoveOptions): Tell {
  let rows = 0
  const told = every(tellEveryMs, tell)
  return (table, more) => {
    rows += more
    told({ step, rows, of, table })
  }
}

async function digestOf(
  from: Readable,
  table: MovedTable,
  tell: Tell,
  each: (rows: readonly Row[]) => Promise<void> = async () => {},
): Promise<Digest> {
  const digest = digesting(table)
  for await (const rows of from.rows(table)) {
    digest.add(rows)
    await each(rows)
    tell(table.name, rows.length)
  }
  return digest.end()
}

function demandSame(sent: Moved | undefined, found: Digest, table: string): void {
  if (sent !== undefined && sent.rows === found.rows && sent.sha256 === found.sha256) return
  const counts = sent?.rows === found.rows ? `${found.rows} rows with another checksum` : `${found.rows} of ${sent?.rows} rows`
  throw new MoveFailed(`The table ${table} arrived as ${counts}, so nothing was kept: please report this.`)
}
