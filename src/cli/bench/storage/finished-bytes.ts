import { setImmediate } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { pick, type Random, seededRandom } from '../../../engine/random.js'
import type { Game } from '../../../games/game.js'
import { GAMES } from '../../../games/index.js'
import { openStore } from '../../../store/sqlite/open.js'
import type { User } from '../../../tables/model/people.js'
import { isLive, seatsToMove, type Table } from '../../../tables/model/table.js'
import type { Tables } from '../../../tables/model/tables.js'
import { systemEntropy } from '../../../tables/service/system.js'
import { policyNamed } from '../../policies.js'
import { withDatabase } from '../../scratch.js'
import type { Metric } from '../metric.js'
import { type End, endOf, storeAgain } from './stored-again.js'
import { good, type House, UNHEARD, withTablesIn } from './stored-tables.js'

/** Games used to build the lexicons, games counted, and copies made of the counted games. */
const [BEFORE, COUNTED, COPIES] = [24, 36, 20]

/** The members of one server, who keep playing with each other. */
const PEOPLE: readonly User[] = Array.from({ length: 16 }, (_, number) => ({
  id: `${310_000_000_000_000_000n + BigInt(number) * 7_919_000_000_000n}`,
  name: `Somebody ${number}`,
}))

const YEARS_LATER = new Date(Date.UTC(2100, 0, 1))

export const bytesPerFinishedGame: Metric = {
  name: 'bytes_per_finished_game',
  what: `by how much the database grows with a finished game of two to four: all of it, by ${COUNTED} games of all kinds ${COPIES} times`,
  unit: 'bytes',
  better: 'lower',
  measure: ({ progress }) =>
    withFinishedGames(async (path, addMore) => {
      const before = bytesInUse(path)
      progress(`${BEFORE + COUNTED} games take ${before} bytes`)
      const added = addMore()
      return (bytesInUse(path) - before) / added
    }),
}

/** Runs `work` with a database of some finished games. `addMore` adds many more of them, and returns their number. */
export function withFinishedGames<T>(work: (path: string, addMore: () => number) => Promise<T>): Promise<T> {
  return withDatabase(async (path) => {
    const counted = await fill(path)
    return work(path, () => {
      storeAgain(path, counted, COPIES)
      return COUNTED * COPIES
    })
  })
}

/** Plays games and archives them. Resolves to the end of the database before those that are counted. */
async function fill(path: string): Promise<End> {
  const { store, settings, posts, close } = openStore(path)
  const { clock, pressed } = humanClock()
  const playAll = async (tables: Tables, from: number, to: number) => {
    for (let number = from; number < to; number++) {
      const { id, channelId } = await playedOut(tables, number, pressed)
      await posts.put(id, { key: 'over', channelId, messageId: `${1_200_000_000_000_000_000n + BigInt(clock.now().getTime())}` })
    }
    while (await store.archiveNext(YEARS_LATER)) await setImmediate()
  }
  const play = async ({ tables }: House) => {
    await playAll(tables, 0, BEFORE)
    const end = endOf(path)
    await playAll(tables, BEFORE, BEFORE + COUNTED)
    return end
  }
  try {
    return await withTablesIn({ store, settings, publisher: UNHEARD }, play, { clock, entropy: systemEntropy })
  } finally {
    close()
  }
}

/** Bytes of the pages in use. SQLite reuses free pages before the file grows. */
function bytesInUse(path: string): number {
  const database = new Database(path, { readonly: true })
  try {
    const number = (pragma: string) => Number(database.pragma(pragma, { simple: true }))
    return (number('page_count') - number('freelist_count')) * number('page_size')
  } finally {
    database.close()
  }
}

/** A clock that advances by seconds to minutes with each press, as at a real table. */
function humanClock() {
  const random = seededRandom('people')
  let now = Date.UTC(2024, 2, 1)
  return {
    clock: { now: () => new Date(now), after: () => () => {} },
    pressed() {
      now += 500 + random.below(2 ** (9 + random.below(8)))
    },
  }
}

interface Plan {
  readonly game: Game
  readonly seats: number
  readonly policy: (typeof PLAYED_BY)[number]
}

/** Policies that decide at once. Computer players that look ahead would take half an hour, and their logs are no longer. */
const PLAYED_BY = ['random', 'greedy'] as const

/** What is played in the game of this number: cycles through all games, all numbers of seats and {@link PLAYED_BY}. */
export function planOf(number: number): Plan {
  const game = at(GAMES, number % GAMES.length)
  const seats = 2 + (Math.floor(number / GAMES.length) % 3)
  return { game, seats, policy: at(PLAYED_BY, Math.floor(number / GAMES.length / 3) % PLAYED_BY.length) }
}

/** The game of this number, played to its end. */
async function playedOut(tables: Tables, number: number, pressed: () => void): Promise<Table> {
  const { game, seats, policy } = planOf(number)
  const player = policyNamed(policy, game)
  if (player === null) throw new Error(`nobody plays ${game.id} like ${policy}`)
  const random = seededRandom(`game ${number}`)
  const channelId = `${410_000_000_000_000_000n + BigInt(number % 40)}`
  const users = seated(seats, random)
  const host = at(users, 0)
  const ownPress = () => `${1_300_000_000_000_000_000n + BigInt(random.below(2 ** 31)) * 4_096n}`
  const verb = {
    gameId: game.id,
    capacity: seats,
    locale: 'en',
    options: {},
    guildId: '210000000000000000',
    channelId,
    host,
  } as const
  const { id } = good(await tables.open({ ...verb, entropy: ownPress() }))
  for (const guest of users.slice(1)) good(await tables.join(id, guest, 'elsewhere', ownPress()))
  let table: Table = good(await tables.start(id, host))
  while (isLive(table) && table.status === 'playing') {
    const seat: Seat = at(seatsToMove(table), 0)
    pressed()
    const { state } = table
    const action = player({ game, state, seat, legal: game.legalActions(state, seat), random })
    table = good(await tables.act(id, at(table.players, seat), table.position, action)).table
    // Deliveries caused by this press run between presses.
    await setImmediate()
  }
  await setImmediate()
  return table
}

/** Different people, chosen at random. */
function seated(seats: number, random: Random): readonly User[] {
  const users = new Set<User>()
  while (users.size < seats) users.add(pick(PEOPLE, random))
  return [...users]
}
