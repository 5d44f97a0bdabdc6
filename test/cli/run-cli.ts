/** Runs a command of package.json as an operator does, in its own process. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs `src/cli/<name>/main.ts` with exactly these settings. */
export function runCli(name: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}): Ran {
  const script = fileURLToPath(new URL(`../../src/cli/${name}/main.ts`, import.meta.url))
  const { PATH = '', HOME = '' } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { PATH, HOME, ...settings },
    encoding: 'utf8',
  })
  return { code: status, stdout, stderr }
}
