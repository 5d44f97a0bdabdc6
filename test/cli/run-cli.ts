/** Runs a command of package.json as an operator does, in its own process. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs `src/cli/<name>/main.ts` with exactly these settings. */
export function runCli(name: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandOf(name, args), {
    env: environment(settings),
    encoding: 'utf8',
  })
  return { code: status, stdout, stderr }
}

/** As {@link runCli}, while this process goes on. */
export async function runBeside(name: string, args: readonly string[], settings: Readonly<Record<string, string>>): Promise<Ran> {
  const child = spawn(process.execPath, commandOf(name, args), { env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, stdout, stderr }
}

function commandOf(name: string, args: readonly string[]): readonly string[] {
  return ['--import', 'tsx', fileURLToPath(new URL(`../../src/cli/${name}/main.ts`, import.meta.url)), ...args]
}

function environment(settings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME, ...settings }
}
