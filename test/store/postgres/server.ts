/** Databases of their own on a PostgreSQL server, for tests. */
import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://stagecoach@127.0.0.1:5999/postgres'

/** The URL of a database with the present schema and nothing in it. */
export async function freshDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asking(SERVER, (client) => client.query(`create database ${name}`))
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  await asking(url.href, (client) => migrate(drizzle(client), { migrationsFolder: 'migrations/postgres' }))
  return url.href
}

async function asking(url: string, ask: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await ask(client)
  } finally {
    await client.end()
  }
}
