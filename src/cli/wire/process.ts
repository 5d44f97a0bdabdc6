/** The program as an operator runs it: a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { COMPILED_MAIN } from '../compiled.js'

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly child: ChildProcess
  /** Resolves with what was printed once a line says `ready`; rejects if the process ends before. */
  readonly ready: Promise<string>
  readonly ended: Promise<Ended>
}

/** What Node is told in package.json to start the program with. */
export const NODE_FLAGS = ['--max-semi-space-size=4']

/** Starts the compiled program, or another `script` that says `ready` too, with these settings and no others. */
export function startProgram(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  script: string = COMPILED_MAIN,
): Running {
  const { PATH = '', HOME = '' } = process.env
  const flags = script === COMPILED_MAIN ? NODE_FLAGS : ['--import', 'tsx']
  const child = spawn(process.execPath, [...flags, script, ...args], {
    // Machines press faster than people.
    env: { PATH, HOME, PRESS_LIMIT: '999999', ...settings },
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
  // Whoever waits for its end alone never looks at this.
  ready.catch(() => {})
  return { child, ready, ended }
}
