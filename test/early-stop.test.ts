/** A signal that comes before the bot is ready. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { createProgram } from '../src/program.js'
import { openDatabase } from '../src/store/open.js'
import { systemClock, systemEntropy } from '../src/tables/service/system.js'
import { finish, userOf } from './standings/games.js'
import { tally } from './tables/kit/tally-game.js'

const folder = mkdtempSync(join(tmpdir(), 'stagecoach-early-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A database file with two games that earlier rules have counted. */
async function countedBefore(path: string): Promise<void> {
  const { store, close } = await openDatabase({ path })
  for (const tableId of ['game0001', 'game0002']) await finish(store, { tableId, users: [userOf(1), userOf(2)], points: [1, 0] })
  await close()
  const database = new Database(path)
  database.exec('update results set counted_under = 0; update ladders set wins = 7')
  database.close()
}

test('in the middle of a count of a file, it closes the file, and nothing is counted', async () => {
  const path = join(folder, 'tables.sqlite')
  await countedBefore(path)
  const [stopping, reason] = [new AbortController(), new Error('a signal')]
  const told: string[] = []
  const tell = (_about: object, sentence: string) => {
    told.push(sentence)
    setImmediate(() => stopping.abort(reason))
  }
  const starting = { stop: stopping.signal, unheard: <T>(work: () => Promise<T>) => work() }
  const program = createProgram({
    ...{ token: '', apiUrl: 'http://127.0.0.1:9', database: { path }, games: [tally], starting },
    ...{ clock: systemClock, entropy: systemEntropy, log: { debug: () => {}, info: tell, warn: tell, error: tell } },
  })
  await expect(program).rejects.toBe(reason)
  expect(told).toEqual([expect.stringContaining('must be counted anew')])
  expect(existsSync(`${path}-wal`)).toBe(false)
  const left = new Database(path, { readonly: true })
  // Nobody holds the file.
  expect(left.pragma('user_version', { simple: true })).toBe(0)
  expect(left.prepare('select distinct wins from ladders').pluck().all()).toEqual([7])
  left.close()
  const again = await openDatabase({ path })
  expect(await again.recount.isDue()).toBe(true)
  await again.close()
})
