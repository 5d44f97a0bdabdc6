import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs `work` with a database file in a temporary folder. */
export async function withDatabase<T>(work: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stagecoach-'))
  try {
    return await work(join(folder, 'tables.sqlite'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
