/** Runs the program as an operator does, in its own process. */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Sandbox } from '../../sandbox/server/sandbox.js'
import type { Database } from '../../store/open.js'
import { COMPILED_MAIN } from '../compiled.js'

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly child: ChildProcess
  /** Resolves with the output once a line says `ready`. Rejects if the process ends before that. */
  readonly ready: Promise<string>
  readonly ended: Promise<Ended>
}

/** The Node flags with which package.json starts the program. */
export const NODE_FLAGS = ['--max-semi-space-size=4']

/** The settings with which a bot finds its Discord. */
export function discordSettings({ botToken, apiUrl }: Pick<Sandbox, 'botToken' | 'apiUrl'>) {
  return { DISCORD_TOKEN: botToken, DISCORD_API_URL: apiUrl }
}

/** The setting with which the program finds its database. */
export function databaseSetting(database: Database): Readonly<Record<string, string>> {
  return 'url' in database ? { DATABASE_URL: database.url } : { DATABASE_PATH: database.path }
}

/** Starts the compiled program, or another `script` that prints `ready`, with exactly these settings. */
export function startProgram(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  script: string = COMPILED_MAIN,
): Running {
  // Tests slow down the syncs of this process, and those of the program with them.
  const { PATH = '', HOME = '', LD_PRELOAD, SYNC_MS } = process.env
  const flags = script === COMPILED_MAIN ? NODE_FLAGS : ['--import', 'tsx']
  const child = spawn(process.execPath, [...flags, script, ...args], {
    // Scripted players press faster than people.
    env: { PATH, HOME, LD_PRELOAD, SYNC_MS, PRESS_LIMIT: '999999', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<Ended>((resolve) => child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr })))
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk
      if (/^.*\bready\b.*\n/m.test(stdout)) resolve(stdout)
    })
    ended.then((end) => reject(new Error(`ended before it was ready: ${JSON.stringify(end)}`)))
  })
  // Callers that only wait for the end never await this promise.
  ready.catch(() => {})
  return { child, ready, ended }
}
