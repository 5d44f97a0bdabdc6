/** `npm run backup`: copies the database while the bot runs. */
import { loadEnvironment, readDatabase } from '../../config.js'
import { backUpPostgres } from '../../store/move/backup.js'
import { BackupFailed, backUp } from '../../store/sqlite/file/backup.js'
import { run } from '../arguments.js'
import { BACKUP, type BackupJob } from './command.js'
import { fileFor, removeOld } from './kept.js'

// Exiting in order removes the unfinished file when the backup is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

async function copyTo(out: string, force: boolean): Promise<string> {
  const from = readDatabase(process.env)
  const { tables, bytes } = await ('url' in from ? backUpPostgres(from.url, out, { force }) : backUp(from.path, out, { force }))
  return `Backed up ${counted(tables, 'table', 'tables')} (${Math.ceil(bytes / 1024)} KB) to ${out}.`
}

async function carryOut(job: BackupJob): Promise<string> {
  if (job.kind === 'file') return copyTo(job.out, job.force)
  const made = await copyTo(fileFor(job.folder, new Date()), false)
  const removed = removeOld(job.folder, job.keep)
  return removed === 0 ? made : `${made} Removed ${counted(removed, 'older copy', 'older copies')}.`
}

async function main(job: BackupJob): Promise<number> {
  loadEnvironment()
  process.stdout.write(`${await carryOut(job)}\n`)
  return 0
}

await run(BACKUP, main, { kinds: [BackupFailed], status: 1 })
