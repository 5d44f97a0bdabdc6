/** `npm run standings`: recounts the standings from the finished games, to check or to replace what is stored. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnvironment, readDatabase } from '../../config.js'
import { gameById } from '../../games/index.js'
import { backUpPostgres } from '../../store/move/backup.js'
import { type Database, openDatabase } from '../../store/open.js'
import { type CountProgress, PARTS, type Recounted } from '../../store/ports.js'
import { BackupFailed, backUp } from '../../store/sqlite/file/backup.js'
import { openStore } from '../../store/sqlite/open.js'
import { StoreUnavailable } from '../../store/unavailable.js'
import { NotStored } from '../../tables/model/not-stored.js'
import { run } from '../arguments.js'
import { withDatabase } from '../scratch.js'
import { STANDINGS } from './command.js'

/** The report, and whether all is well. */
interface Said {
  readonly ok: boolean
  readonly text: string
}

/** Reports the progress of a long count. */
function tell({ step, games, of }: CountProgress): void {
  process.stderr.write(`standings: ${games} of ${of} games ${step}\n`)
}

async function rebuild(database: Database): Promise<Said> {
  const { recount, close } = await openDatabase(database, { alone: true })
  try {
    const counted = await recount.run(gameById, { tell })
    return { ok: true, text: `Counted ${countOf(counted)} anew.` }
  } finally {
    await close()
  }
}

/** Recounts in a copy, so that the bot can keep running. */
async function check(database: Database): Promise<Said> {
  return withDatabase(async (scratch) => {
    const copy = join(dirname(scratch), 'copy.sqlite')
    await ('url' in database
      ? backUpPostgres(database.url, copy, { force: false })
      : backUp(database.path, copy, { force: false }))
    const { recount, close } = openStore(copy)
    try {
      const before = await recount.digests()
      const counted = await recount.run(gameById, { tell })
      const after = await recount.digests()
      const differing = PARTS.filter((part) => before[part] !== after[part])
      if (differing.length === 0) return { ok: true, text: `Counting ${countOf(counted)} anew comes to what is stored.` }
      const advice = 'stop the bot and run npm run standings -- --rebuild.'
      return {
        ok: false,
        text: `Counting ${countOf(counted)} anew comes to other ${differing.join(', ')} than are stored: ${advice}`,
      }
    } finally {
      close()
    }
  })
}

function countOf({ games, unread }: Recounted): string {
  const counted = `${games} finished ${games === 1 ? 'game' : 'games'}`
  return unread.length === 0 ? counted : `${counted} (${unread.length} of them, which cannot be read, as recorded)`
}

async function carryOut(kind: 'check' | 'rebuild'): Promise<Said> {
  const database = readDatabase(process.env)
  if ('path' in database && !existsSync(database.path))
    return { ok: false, text: `There is no database at ${database.path}: set DATABASE_PATH to the file that the bot uses.` }
  return kind === 'check' ? check(database) : rebuild(database)
}

async function main({ kind }: { readonly kind: 'check' | 'rebuild' }): Promise<number> {
  loadEnvironment()
  const { ok, text } = await carryOut(kind)
  if (ok) process.stdout.write(`${text}\n`)
  else process.stderr.write(`standings: ${text}\n`)
  return ok ? 0 : 1
}

await run(STANDINGS, main, { kinds: [StoreUnavailable, NotStored, BackupFailed], status: 1 })
