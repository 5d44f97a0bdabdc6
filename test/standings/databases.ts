/** The databases on which tests of the standings run. */
import Database from 'better-sqlite3'
import { Client } from 'pg'
import type { Recount } from '../../src/store/ports.js'
import { type Link, openLink } from '../../src/store/postgres/link.js'
import { portsOn } from '../../src/store/postgres/open.js'
import { openFileForOperator } from '../../src/store/sqlite/operator-connection.js'
import type { Store } from '../../src/tables/model/ports.js'
import { freshDatabase } from '../store/postgres/server.js'
import { cleanUp, type House, type HouseOptions, openHouse } from '../tables/kit/house.js'

/** A house with standings on one of the databases. */
export interface Office extends Pick<House, 'store' | 'posts' | 'settings' | 'standings' | 'tables' | 'clock' | 'statements'> {
  readonly recount: Recount
  /** Runs statements as another program would. */
  meddle(statements: string): Promise<void>
  /** The rows that a statement finds. */
  rows(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** The store of another program on the same database. */
  beside(): Promise<Pick<Store, 'append'>>
  /** Lets time pass, until everything that came due in it is done. */
  pass(ms: number): Promise<void>
  /** Opens the database again, with nothing in memory. */
  restart(): Promise<Office>
}

export interface DatabaseUnderTest {
  readonly name: string
  /** The first moment of 1970 in a statement. */
  readonly epoch: string
  open(options?: HouseOptions): Promise<Office>
}

const opened: (() => Promise<void> | void)[] = []

/** Closes and removes what is open. To be called in `afterAll`. */
export async function closeAll(): Promise<void> {
  for (const close of opened.splice(0)) await close()
  cleanUp()
}

const sqlite: DatabaseUnderTest = { name: 'SQLite', epoch: '0', open: async (options) => inFile(options) }

function inFile(options: HouseOptions = {}, path?: string): Office {
  const { between, pass } = busyness()
  const house = openHouse({ ...options, between }, path)
  const using = async <T>(work: (database: Database.Database) => T): Promise<T> => {
    const database = new Database(house.path)
    try {
      return work(database)
    } finally {
      database.close()
    }
  }
  return {
    ...house,
    meddle: (statements) => using((database) => void database.exec(statements)),
    rows: (statement) => using((database) => database.prepare<[], Record<string, unknown>>(statement).all()),
    async beside() {
      const { store, close } = openFileForOperator(house.path, false)
      opened.push(close)
      return store
    },
    pass: (ms) => pass(house, ms),
    async restart() {
      house.close()
      return inFile(options, house.path)
    },
  }
}

const postgres: DatabaseUnderTest = {
  name: 'PostgreSQL',
  epoch: "'1970-01-01T00:00Z'",
  open: async (options) => onServer(await freshDatabase(), options),
}

function onServer(url: string, options: HouseOptions = {}): Office {
  const { between, pass } = busyness()
  const traced: string[] = []
  const link = linkTo(url, (statement) => traced.push(statement))
  const ports = portsOn(link, () => false)
  const house = openHouse({ ...options, between: () => between(ports.store) })
  const using = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  return {
    ...ports,
    ...{ tables: house.tables, clock: house.clock },
    statements: () => traced.splice(0),
    meddle: (statements) => using(async (client) => void (await client.query(statements))),
    rows: (statement) => using(async (client) => (await client.query<Record<string, unknown>>(statement)).rows),
    beside: async () => storeOn(linkTo(url)),
    pass: (ms) => pass(house, ms),
    restart: async () => onServer(url, options),
  }
}

/** A link that is closed after the tests. */
export function linkTo(url: string, trace: (statement: string) => void = () => {}): Link {
  const link = openLink({ url, trace })
  opened.push(() => link.close())
  return link
}

/** All parts of the store on a link. */
export const storeOn = (link: Link): Store => portsOn(link, () => false).store

/** Notices when nothing is being asked of a store. */
function busyness() {
  let asked = 0
  const counted =
    <A extends unknown[], T>(ask: (...given: A) => T | Promise<T>) =>
    (...given: A): T | Promise<T> => {
      const answer = ask(...given)
      if (!(answer instanceof Promise)) return answer
      asked++
      return answer.finally(() => asked--)
    }
  const between = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name: keyof Store) => counted(target[name] as (...given: unknown[]) => unknown),
    })
  async function pass({ clock }: Pick<House, 'clock'>, ms: number): Promise<void> {
    clock.advance(ms)
    for (let quiet = 0; quiet < 20; ) {
      await new Promise((resolve) => setImmediate(resolve))
      quiet = asked === 0 ? quiet + 1 : 0
    }
  }
  return { between, pass }
}

export const DATABASES: readonly DatabaseUnderTest[] = [sqlite, postgres]
