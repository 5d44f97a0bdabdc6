/** The same games with their tables in PostgreSQL and in SQLite, pressed by turns, so that other load affects both. */
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import type { OpenStore } from '../../../store/ports.js'
import { openPostgres } from '../../../store/postgres/open.js'
import { openStore } from '../../../store/sqlite/open.js'
import type { Store } from '../../../tables/model/ports.js'
import type { Publisher } from '../../../tables/model/tables.js'
import { withServer } from '../../postgres/own-server.js'
import { withDatabase } from '../../scratch.js'
import { type House, playedTable, withTablesIn } from '../storage/stored-tables.js'
import { pressTime } from './text-press.js'

/** As many as no game of the measured kind ends before all presses are made. */
const TABLES = 8
/** Presses that compile hot code and fill caches on both sides. The first panel at a table reads its log. Not counted. */
const WARM_UP = 40
const PRESSES = 320
/** Log entries of a table before it is pressed. */
const ENTRIES = 5

/** One press on both sides. */
export interface Pressed {
  /** Milliseconds until the panel that answers it was there. */
  readonly sqlite: number
  readonly postgres: number
  /** How often PostgreSQL was waited for until then. */
  readonly roundTrips: number
  /** What PostgreSQL was sent until then, and afterwards so that the channel was told of it. */
  readonly statements: number
}

type Ports = Pick<OpenStore, 'store' | 'settings' | 'posts'>

interface Side {
  /** Makes the press of this number. Resolves once its channel was told, with the milliseconds until `answer` was called. */
  press(number: number, answer?: () => void): Promise<number>
}

/** Presses at tables in both databases. Throws {@link NoPrograms} if this machine has no PostgreSQL. */
export function pressBoth(): Promise<readonly Pressed[]> {
  return withServer(async ({ url }) => (await pressAlternately(url, WARM_UP + PRESSES)).slice(WARM_UP))
}

/** Makes so many presses on both sides. The database at `url` has nothing else in it. */
export function pressAlternately(url: string, presses: number): Promise<readonly Pressed[]> {
  return withDatabase((path) => alternating(url, path, presses))
}

async function alternating(url: string, path: string, presses: number): Promise<readonly Pressed[]> {
  let sent = 0
  const postgres = await openPostgres(url, { trace: () => sent++ })
  const sqlite = openStore(path)
  try {
    return await withSide(postgres, (far) =>
      withSide(sqlite, async (near) => {
        const pressed: Pressed[] = []
        for (let number = 0; number < presses; number++) {
          const nearMs = await near.press(number)
          const before = sent
          let roundTrips = 0
          const farMs = await far.press(number, () => {
            roundTrips = sent - before
          })
          pressed.push({ sqlite: nearMs, postgres: farMs, roundTrips, statements: sent - before })
        }
        return pressed
      }),
    )
  } finally {
    sqlite.close()
    await postgres.close()
  }
}

/** Opens the tables of a database and begins the games at them. */
async function withSide<T>({ store, settings, posts }: Ports, work: (side: Side) => Promise<T>): Promise<T> {
  let answered = Promise.resolve()
  /** The tables whose channels are being told something. */
  const telling = new Set<string>()
  // What a press has to tell is told after its answer, so that each can be counted.
  const patient: Store = {
    ...store,
    async queued(tableId, limit) {
      telling.add(tableId)
      await answered
      const queued = await store.queued(tableId, limit)
      if (queued.length === 0) telling.delete(tableId)
      return queued
    },
  }
  const publisher: Publisher = {
    async publish({ id, channelId }, { position }) {
      await posts.put(id, { key: `turn:${position}`, channelId, messageId: String(position) })
      return null
    },
    setAside: async () => {},
  }
  const told = async () => {
    do await pause(1)
    while (telling.size > 0)
  }
  return withTablesIn({ store: patient, settings, publisher }, async (house) => {
    const tableIds = await begun(house)
    await told()
    return work({
      async press(number, answer = () => {}) {
        let tell = () => {}
        answered = new Promise((resolve) => {
          tell = resolve
        })
        const ms = await pressTime(house, at(tableIds, number % TABLES), seededRandom(`${number}`))
        answer()
        tell()
        await told()
        return ms
      },
    })
  })
}

async function begun({ tables }: House): Promise<readonly string[]> {
  const ids: string[] = []
  for (let number = 0; number < TABLES; number++) {
    const { id } = await playedTable(tables, `channel ${number}`, ({ position }) => position >= ENTRIES, `game ${number}`)
    ids.push(id)
  }
  return ids
}
