/** However much is stored, PostgreSQL reads only a limited number of rows by an index. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEASURES } from '../../src/standings/ladders.js'
import { HISTORY_GAMES, LATEST_GAMES, RANKED_LINES, type Standings } from '../../src/standings/ports.js'
import { COUNTED_UNDER } from '../../src/standings/rating.js'
import type { Db } from '../../src/store/postgres/link.js'
import { addResult } from '../../src/store/postgres/standings/results.js'
import { createStandings } from '../../src/store/postgres/standings/standings.js'
import { freshDatabase } from '../store/postgres/server.js'
import { closeAll, linkTo, storeOn } from './databases.js'
import { endOf, userOf } from './games.js'

const GAMES = 10_000
const PLAYERS = 12_000

/** Two servers with games of four players each. `p1` sits at every table, the others in turns. */
const CROWD = `
  insert into tables (guild_id, id, channel_id, game_id, options, locale, host_id, host_name, capacity, pace, bank, hints, relief,
    seating, thread, opened_in, status, position, draws, revision, created_at, changed_at)
  select guild_id, guild_id || lpad(n::text, 7, '0'), 'c', 'tally', '{}', 'en', 'p1', 'P', 4, 'none', 'none', 'practice', 'none',
    'joined', false, 'c' || n % 40, 'over', 9, 9, 1, to_timestamp(n * 600), to_timestamp(n * 600)
  from generate_series(1, ${GAMES}) n, (values ('g1'), ('g2')) server (guild_id);
  insert into results (guild_id, table_id, sequence, game_id, opened_in, ended_at, rounds, seats, by_rules, counted_under, broken)
  select guild_id, id, row_number() over (partition by guild_id order by id), game_id, opened_in, changed_at, 9, 4, true,
    ${COUNTED_UNDER}, '[]' from tables;
  insert into credits (guild_id, sequence, game_id, user_id, name, nth, seat, place, points, resigned, counts, weight, mu_before,
    sigma_before, mu, sigma, figures, decisions, decision_ms)
  select guild_id, sequence, game_id, 'p' || case seat when 0 then 1 else 2 + (sequence * 3 + seat) % (${PLAYERS} - 1) end, 'P', seat,
    seat, 1 + (sequence + seat) % 4, sequence % 50, false, true, 1, 25, 8, 25, 8, '[1,2]', 9, 9
  from results, generate_series(0, 3) seat;
  insert into seats (guild_id, table_id, seat, user_id, user_name, place, points)
  select guild_id, table_id, seat, user_id, 'P', place, points from credits join results using (guild_id, sequence);
  insert into players (guild_id, user_id, name)
  select guild_id, 'p' || n, 'P' from generate_series(1, ${PLAYERS}) n, (values ('g1'), ('g2')) server (guild_id);
  insert into ladders (guild_id, game_id, period, user_id, games, wins, points, mu, sigma, rating)
  select guild_id, game_id, period, user_id, 5 + length(user_id) * n % 90, n % 5, n * 7 % 1000, 25, 8, n % 1500
  from (select *, substr(user_id, 2)::integer as n from players) player,
    (values ('tally'), ('')) game (game_id), (values ('all'), ('1970-Q1')) period (period);
  insert into posts (guild_id, table_id, key, channel_id, message_id)
  select guild_id, id, key, 'c', 'm' from tables, (values ('over'), ('panel')) post (key);
  insert into records (guild_id, game_id, record, value, table_id, at)
  select 'g' || n, game_id, record, 9999, 'x', now() from generate_series(1, 2000) n, (values ('tally'), ('other')) game (game_id),
    (values ('points'), ('quickest'), ('longest')) record (record);
  insert into guilds (guild_id, games) values ('g1', ${GAMES}), ('g2', ${GAMES});
  insert into users (user_id, unlisted) select 'p' || n, n % 10 = 0 from generate_series(1, ${PLAYERS}) n;
  analyze`

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

let pool: Pool
let db: Db
const steps: Plan[] = []

function flat(plan: Plan): readonly Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)]
}

/** Explains each statement before it is run. */
async function explained(config: QueryConfig, values?: unknown[]) {
  const { rows } = await pool.query<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `explain (analyze, format json) ${config.text}`,
    values,
  )
  for (const row of rows) for (const { Plan } of row['QUERY PLAN']) steps.push(...flat(Plan))
  return pool.query(config, values)
}

beforeAll(async () => {
  pool = new Pool({ connectionString: await freshDatabase(), max: 1 })
  await pool.query(CROWD)
  db = drizzle({ query: explained } as unknown as Pool)
})

afterAll(async () => {
  await pool.end()
  await closeAll()
})

/** The steps of all statements of a query. */
async function stepsOf(ask: (standings: Standings) => Promise<unknown>): Promise<readonly Plan[]> {
  steps.splice(0)
  await ask(createStandings({ db }))
  return steps.splice(0)
}

const rowsOf = (plan: Plan) => (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
const indexesOf = (plans: readonly Plan[]) => new Set(plans.map((plan) => plan['Index Name']))
/** Steps that read a whole table, or more rows than `most`. */
const tooLong = (plans: readonly Plan[], most: number) =>
  plans
    .filter((plan) => (plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] !== 'figure_keys') || rowsOf(plan) > most)
    .map(named)
const named = (plan: Plan) =>
  `${plan['Node Type']} ${plan['Relation Name'] ?? ''} ${plan['Index Name'] ?? ''} with ${rowsOf(plan)} rows`

const ASKED = { guildId: 'g1', gameId: 'tally', period: 'all-time', viewerId: 'p77', at: new Date(0), page: 3 } as const

describe('a query of a server with very many games', () => {
  test.each(MEASURES)('about the leaderboard by %s reads its index in order', async (measure) => {
    for (const page of [1, 300]) {
      const plans = await stepsOf((standings) => standings.leaderboard({ ...ASKED, measure, page }))
      expect(indexesOf(plans)).toContain(`ladders_by_${measure.replace('-', '_')}`)
      expect(tooLong(plans, RANKED_LINES)).toEqual([])
      expect(plans.filter((plan) => plan['Node Type'].includes('Sort') && rowsOf(plan) > 100).map(named)).toEqual([])
    }
  })

  test('about all games together goes game by game', async () => {
    const plans = await stepsOf((standings) => standings.leaderboard({ ...ASKED, gameId: null, measure: 'wins', viewerId: 'p1' }))
    expect(indexesOf(plans)).toContain('credits_of_user')
    expect(tooLong(plans, RANKED_LINES)).toEqual([])
  })

  test('about a player reads the latest games', async () => {
    const plans = await stepsOf((standings) => standings.stats('g1', 'tally', 'p1', 'p1'))
    expect(tooLong(plans, Math.max(LATEST_GAMES, RANKED_LINES))).toEqual([])
    expect(indexesOf(plans)).toContain('credits_of_user')
    const met = await stepsOf((standings) => standings.headToHead('g1', 'tally', 'p1', 'p2', 'p1'))
    expect(tooLong(met, LATEST_GAMES)).toEqual([])
  })

  test.each([null, 'p1'])('about its finished games reads the latest ones, of %s', async (userId) => {
    for (const viewerId of ['p1', 'stranger']) {
      const asked = { guildId: 'g1', gameId: 'tally', userId, viewerId, channelIds: ['c7'], page: 2 }
      const plans = await stepsOf((standings) => standings.history(asked))
      expect(tooLong(plans, 4 * HISTORY_GAMES)).toEqual([])
    }
  })

  test('about one game, or its records, reads only that', async () => {
    const plans = await stepsOf((standings) => standings.verdict('g10000077'))
    expect(tooLong(plans, 20)).toEqual([])
  })
})

test('a game is recorded by a few statements, each of which reads a few rows', async () => {
  const store = storeOn(linkTo(pool.options.connectionString ?? ''))
  const users = [1, 2, 3].map((number) => ({ ...userOf(number), id: `p${number}` }))
  const { begun, change } = endOf({ tableId: 'new00000', users, points: [3, 2, 1], at: new Date(GAMES * 600_000) })
  await store.create(begun)
  const { report } = change
  if (report === null) throw new Error('the game has no report')
  const statements: string[] = []
  steps.splice(0)
  const reading = drizzle({
    query(config: QueryConfig, values?: unknown[]) {
      statements.push(config.text)
      return /^(with|select)/.test(config.text) ? explained(config, values) : pool.query(config, values)
    },
  } as unknown as Pool)
  await addResult(reading, { guildId: 'g1', tableId: 'new00000' }, report)
  expect(statements.length).toBeLessThanOrEqual(11)
  // The games of a day.
  expect(tooLong(steps, 200)).toEqual([])
})
