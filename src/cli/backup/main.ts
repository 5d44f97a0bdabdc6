/** `npm run backup`: copies the database while the bot runs. */
import { config as loadEnvironment } from 'dotenv'
import { readDatabasePath } from '../../config.js'
import { BackupFailed, backUp } from '../../store/file/backup.js'
import { run } from '../arguments.js'
import { BACKUP } from './command.js'

// Exiting in order removes the unfinished file when the backup is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

await run(BACKUP, async ({ out, force }) => {
  loadEnvironment({ quiet: true })
  try {
    const { tables, bytes } = await backUp(readDatabasePath(process.env), out, { force })
    process.stdout.write(`Backed up ${tables} ${tables === 1 ? 'table' : 'tables'} (${Math.ceil(bytes / 1024)} KB) to ${out}.\n`)
    return 0
  } catch (thrown) {
    if (!(thrown instanceof BackupFailed)) throw thrown
    process.stderr.write(`backup: ${thrown.message}\n`)
    return 1
  }
})
