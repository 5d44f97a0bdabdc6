/** `npm run backup`: copies the database while the bot runs. */
import { config as loadEnvironment } from 'dotenv'
import { readDatabasePath } from '../config.js'
import { BackupFailed, backUp } from '../store/file/backup.js'
import { instruct } from './arguments.js'
import { parseBackup, USAGE } from './backup-options.js'

async function main(args: readonly string[]): Promise<number> {
  const job = parseBackup(args)
  if (job.kind === 'help' || job.kind === 'wrong') return instruct('backup', USAGE, job)
  loadEnvironment({ quiet: true })
  try {
    const { tables, bytes } = await backUp(readDatabasePath(process.env), job.out, job)
    process.stdout.write(
      `Backed up ${tables} ${tables === 1 ? 'table' : 'tables'} (${Math.ceil(bytes / 1024)} KB) to ${job.out}.\n`,
    )
    return 0
  } catch (thrown) {
    if (!(thrown instanceof BackupFailed)) throw thrown
    process.stderr.write(`backup: ${thrown.message}\n`)
    return 1
  }
}

// Whoever interrupts it finds no half of a file: leaving in order takes that away.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

process.exitCode = await main(process.argv.slice(2))
