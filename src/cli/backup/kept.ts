/** A folder of backups that are named after the time, of which only the latest are kept. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BackupFailed } from '../../store/sqlite/file/backup.js'
import { removeAbandoned } from '../../store/sqlite/file/draft.js'
import { messageOf } from '../../tables/model/message-of.js'

/** Sorted by name, these are sorted by time. */
const KEPT = /^stagecoach-\d{8}T\d{6}Z\.sqlite$/

/** The file for a backup made at a moment. Makes a missing folder, for its owner alone. Throws {@link BackupFailed}. */
export function fileFor(folder: string, at: Date): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (cause) {
    const advice = 'choose another one with --into'
    throw new BackupFailed(`The folder ${folder} cannot be made (${messageOf(cause)}): ${advice}.`, { cause })
  }
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '')
  return join(folder, `stagecoach-${stamp}.sqlite`)
}

/**
 * Removes all but the latest `keep` backups of a folder, and what interrupted ones left there. Other files stay. Returns how many
 * backups were removed.
 */
export function removeOld(folder: string, keep: number): number {
  const names = readdirSync(folder).filter((name) => KEPT.test(name))
  const old = names.sort().slice(0, -keep)
  for (const name of old) rmSync(join(folder, name))
  removeAbandoned(folder, (file) => KEPT.test(file))
  return old.length
}
