/** Makes life hard for a program under test: other programs keep the processors busy, and the disk is as slow as one likes. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Hardship {
  /** Whether a program that never rests runs for each processor. */
  readonly isBusy: boolean
  /** How long each sync to disk takes, in milliseconds. Null for what the disk itself takes. */
  readonly syncMs: number | null
}

const SLOW_SYNCS = fileURLToPath(new URL('slow-syncs.c', import.meta.url))

/**
 * Does `work`, which is given what has to be added to the environment of the programs under test. Another length of syncs takes
 * Linux and a C compiler. Throws without them.
 */
export async function underHardship<T>(
  { isBusy, syncMs }: Hardship,
  work: (environment: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const spinning = isBusy ? Array.from({ length: availableParallelism() }, spin) : []
  const folder = mkdtempSync(join(tmpdir(), 'stagecoach-hardship-'))
  try {
    return await work(syncMs === null ? {} : { LD_PRELOAD: compiled(folder), SYNC_MS: String(syncMs) })
  } finally {
    await Promise.all(spinning.map(end))
    rmSync(folder, { recursive: true })
  }
}

function spin(): ChildProcess {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
}

async function end(program: ChildProcess): Promise<void> {
  program.kill('SIGKILL')
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
}

/** The path of the library that slows syncs down. */
function compiled(folder: string): string {
  const library = join(folder, 'slow-syncs.so')
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, SLOW_SYNCS])
  return library
}
