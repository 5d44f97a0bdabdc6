/** Recounts the standings from the finished games. */
import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { COUNTED_UNDER, type Skill } from '../../standings/rating.js'
import { type GameById, hold, TableUnreadable } from '../../tables/model/loaded-table.js'
import type { LogEntry } from '../../tables/model/log.js'
import { isStandIn, standInId } from '../../tables/model/stand-in.js'
import { type Ended, endedOf, reportOf } from '../../tables/past/report.js'
import { type CountOptions, PARTS, type Part, type Recounted } from '../ports.js'
import type { Db } from './schema/db.js'
import { credits, ladders, players, records, results, tables } from './schema/schema.js'
import { prepareFigures } from './standings/figures.js'
import { recordedReport } from './standings/recorded-report.js'
import { prepareRecording, type Remembered } from './standings/recording.js'
import { prepareReading, type Reading } from './tables/reading.js'

/** As the port, but without waiting: nothing else runs meanwhile. */
export interface Recount {
  /**
   * Whether a finished game is missing from the standings (games used not to be recorded), or games were counted under earlier
   * rules.
   */
  isDue(): boolean
  /** Clears the standings and records every finished game in one transaction, so that nobody else can write meanwhile. */
  run(gameById: GameById, options?: CountOptions): Recounted
  /** The SHA-256 of each part of the standings. Equal digests mean bit-identical contents. */
  digests(): Readonly<Record<Part, string>>
}

/** The tables that are recounted, in the order in which they can be cleared. */
const TABLES = { credits, records, results, ladders, players } as const

export function createRecount(db: Db): Recount {
  const finished = db
    .select({ id: tables.id })
    .from(tables)
    .leftJoin(results, eq(results.tableId, tables.id))
    .where(and(eq(tables.status, 'over'), isNull(results.sequence)))
    .limit(1)
    .prepare()
  // All games are counted under the same rules, unless the last count was under earlier ones.
  const first = db.select({ under: results.countedUnder }).from(results).orderBy(asc(results.sequence)).limit(1).prepare()
  return {
    isDue: () => finished.get() !== undefined || (first.get()?.under ?? COUNTED_UNDER) < COUNTED_UNDER,
    digests: () => ({
      credits: digestOf(db, 'credits', 'sequence, nth'),
      records: digestOf(db, 'records', 'guild_id, game_id, record'),
      results: digestOf(db, 'results', 'sequence'),
      ladders: digestOf(db, 'ladders', 'guild_id, game_id, period, user_id'),
      players: digestOf(db, 'players', 'guild_id, user_id'),
    }),
    run: (gameById, options = {}) => db.transaction(() => recount(db, gameById, options), { behavior: 'immediate' }),
  }
}

const SLICE = 10_000

function digestOf(db: Db, part: Part, order: string): string {
  const hash = createHash('sha256')
  const { read } = prepareFigures(db)
  // Resolved figures are compared, so that the way they are stored makes no difference.
  const inFull = (row: unknown) =>
    JSON.stringify(row, (key, value: unknown) =>
      key === 'figures' && typeof value === 'string' ? (read(value) ?? value) : value,
    )
  for (let offset = 0; ; offset += SLICE) {
    const rows = db.all(sql`select * from ${sql.identifier(part)} order by ${sql.raw(order)} limit ${SLICE} offset ${offset}`)
    for (const row of rows) hash.update(`${inFull(row)}\n`)
    if (rows.length < SLICE) return hash.digest('hex')
  }
}

function recount(db: Db, gameById: GameById, { tell = () => {}, tellEveryMs = 5_000 }: CountOptions): Recounted {
  const reading = prepareReading(db)
  const recording = prepareRecording(db)
  const games = inOrder(db)
  const remembered = rememberedOf(db)
  const told = every(tellEveryMs, tell)
  // If a table cannot be read, all that is known is what was recorded.
  const unread = games.filter((id, index) => {
    told({ step: 'looked at', games: index, of: games.length })
    return read(reading, gameById, id) === null
  })
  const recorded = new Map(unread.map((id) => [id, recordedReport(db, id)]))
  for (const part of PARTS) db.delete(TABLES[part]).run()
  for (const [index, id] of games.entries()) {
    told({ step: 'counted', games: index, of: games.length })
    const whole = recorded.has(id) ? null : read(reading, gameById, id)
    const report = whole === null ? recorded.get(id) : reportOf(whole.ended, whole.log)
    if (report !== undefined) recording.record(id, report, remembered.get(id))
  }
  return { games: games.length, unread }
}

/** Calls `tell` at most once in `ms` milliseconds, and not right away. */
function every<T>(ms: number, tell: (what: T) => void): (what: T) => void {
  let last = performance.now()
  return (what) => {
    const now = performance.now()
    if (now - last < ms) return
    last = now
    tell(what)
  }
}

/**
 * All finished games in the order in which they are rated, which is the order of their records. Games from before recording are
 * inserted by when they ended (then by id), before the first recorded game that ended later.
 */
function inOrder(db: Db): readonly string[] {
  const ended = sql<number>`coalesce((select max(at) from log where log.table_id = ${tables.id}), changed_at)`
  const games = db
    .select({ id: tables.id, sequence: results.sequence, at: sql<number>`coalesce(${results.endedAt}, ${ended})` })
    .from(tables)
    .leftJoin(results, eq(results.tableId, tables.id))
    .where(eq(tables.status, 'over'))
    .orderBy(asc(results.sequence), asc(tables.id))
    .all()
  const missing = games.filter(({ sequence }) => sequence === null).sort((one, other) => one.at - other.at)
  const recorded = games.filter(({ sequence }) => sequence !== null)
  const order: string[] = []
  let next = 0
  for (const { id, at } of recorded) {
    for (let game = missing[next]; game !== undefined && game.at < at; game = missing[++next]) order.push(game.id)
    order.push(id)
  }
  return [...order, ...missing.slice(next).map(({ id }) => id)]
}

/**
 * By table, what can no longer be computed because a player was forgotten: the stand-ins' skills before the game, and the weight
 * of the game for each player.
 */
function rememberedOf(db: Db): ReadonlyMap<string, Remembered> {
  const { tableId } = results
  const { userId, muBefore, sigmaBefore, weight } = credits
  const forgotten = sql`(select forgotten.sequence from credits forgotten where forgotten.user_id like ${standInId('%')})`
  const rows = db
    .select({ tableId, userId, mu: muBefore, sigma: sigmaBefore, weight })
    .from(credits)
    .innerJoin(results, eq(results.sequence, credits.sequence))
    .where(and(isNotNull(muBefore), isNotNull(sigmaBefore), sql`${credits.sequence} in ${forgotten}`))
    .all()
  const remembered = new Map<string, { skills: Map<string, Skill>; weights: Map<string, number> }>()
  for (const { tableId, userId, mu, sigma, weight } of rows) {
    const { skills, weights } = remembered.get(tableId) ?? { skills: new Map(), weights: new Map() }
    if (isStandIn({ id: userId }) && mu !== null && sigma !== null) skills.set(userId, { mu, sigma })
    if (weight !== null) weights.set(userId, weight)
    remembered.set(tableId, { skills, weights })
  }
  return remembered
}

/** A finished table with its log, which is needed to report it. */
interface Whole {
  readonly ended: Ended
  readonly log: readonly LogEntry[]
}

/** Null if one of them cannot be read. */
function read(reading: Reading, gameById: GameById, tableId: string): Whole | null {
  try {
    const stored = reading.table(tableId)
    const ended = stored === null ? null : endedOf(hold(stored, gameById))
    const log = reading.log(tableId, 0)
    return ended === null || log.length === 0 ? null : { ended, log }
  } catch (thrown) {
    if (thrown instanceof TableUnreadable) return null
    throw thrown
  }
}
