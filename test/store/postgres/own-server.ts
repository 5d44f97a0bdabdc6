/** A PostgreSQL server of a test's own, where possible in memory: every commit waits for the disk, as the program demands. */
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as own from '../../../src/cli/postgres/own-server.js'
import { NoPrograms } from '../../../src/cli/postgres/programs.js'

export { asking, type OwnServer } from '../../../src/cli/postgres/own-server.js'

const SETTINGS = {
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  // A server that starts answers sooner.
  autovacuum: 'off',
}

const ROOM = 2 ** 30

function baseFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= ROOM ? memory : tmpdir()
}

export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<own.OwnServer> {
  try {
    return await own.startServer({ within: baseFolder(), settings: { ...SETTINGS, ...settings } })
  } catch (thrown) {
    if (!(thrown instanceof NoPrograms)) throw thrown
    throw new Error(`${thrown.message} Or set TEST_DATABASE_URL to a server for the tests.`, { cause: thrown })
  }
}
