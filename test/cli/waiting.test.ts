import { Client } from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../store/postgres/server.js'
import { runCli } from './run-cli.js'

test.each([
  ['tables', '--list'],
  ['standings', '--rebuild'],
] as const)('%s %s tells in one sentence that a database in PostgreSQL keeps it waiting', async (name, option) => {
  const url = await freshDatabase()
  const other = new Client({ connectionString: url })
  await other.connect()
  try {
    await other.query('begin; lock table tables')
    const { code, stderr } = runCli(name, [option], { DATABASE_URL: url })
    const told = new RegExp(`^${name}: [^\n]+others are in the way[^\n]+\\.\n$`)
    expect([code, stderr]).toEqual([1, expect.stringMatching(told)])
  } finally {
    await other.end()
  }
})
