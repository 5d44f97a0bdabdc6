/** The databases on which tests of the store run. */
import Database from 'better-sqlite3'
import { Client } from 'pg'
import type { Census } from '../../src/store/ports.js'
import { openLink } from '../../src/store/postgres/link.js'
import { portsOn } from '../../src/store/postgres/open.js'
import { type House, type HouseOptions, openHouse } from '../tables/kit/house.js'
import { freshDatabase } from './postgres/server.js'

/** A house on one of the databases. */
export interface Premises extends Pick<House, 'store' | 'posts' | 'settings' | 'tables' | 'statements'> {
  census(): Promise<Census>
  /** Runs a statement as another program would. */
  meddle(statement: string): Promise<unknown>
  /** Opens the database again, with nothing in memory. */
  restart(): Promise<Premises>
}

export interface DatabaseUnderTest {
  readonly name: string
  /** A text as the database gives it back. */
  kept(text: string): string
  open(options?: HouseOptions): Promise<Premises>
}

/** Half a character becomes the character for what is no text. */
const wellFormed = (text: string): string => Buffer.from(text).toString()

const sqlite: DatabaseUnderTest = {
  name: 'SQLite',
  // The bytes of half a character are no text, and each of them becomes a character.
  kept: (text) => wellFormed(text).replaceAll('\ufffd', '\ufffd'.repeat(3)),
  open: async (options) => inFile(openHouse(options)),
}

function inFile(house: House): Premises {
  return {
    ...house,
    async meddle(statement) {
      const database = new Database(house.path)
      try {
        database.exec(statement)
      } finally {
        database.close()
      }
    },
    restart: async () => inFile(house.restart()),
  }
}

const postgres: DatabaseUnderTest = {
  name: 'PostgreSQL',
  kept: (text) => wellFormed(text).replaceAll('\0', ''),
  open: async (options) => onServer(await freshDatabase(), options),
}

const opened: (() => Promise<void>)[] = []

/** Closes what is open in PostgreSQL. To be called in `afterAll`. */
export async function closeAll(): Promise<void> {
  for (const close of opened.splice(0)) await close()
}

function onServer(url: string, options: HouseOptions = {}): Premises {
  const traced: string[] = []
  const link = openLink({ url, trace: (statement) => traced.push(statement) })
  opened.push(() => link.close())
  const ports = portsOn(link, () => false)
  return {
    ...ports,
    tables: openHouse({ ...options, between: () => ports.store }).tables,
    statements: () => traced.splice(0),
    async meddle(statement) {
      const client = new Client({ connectionString: url })
      await client.connect()
      try {
        await client.query(statement)
      } finally {
        await client.end()
      }
    },
    restart: async () => onServer(url, options),
  }
}

export const DATABASES: readonly DatabaseUnderTest[] = [sqlite, postgres]
