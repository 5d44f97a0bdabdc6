/** Processes of their own that use a database. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./database-process.ts', import.meta.url))

export interface Started {
  readonly child: ChildProcess
  /** The next line that it prints. */
  line(): Promise<string>
  ask(line: string): Promise<string>
}

/** Starts a process that tries to use the database. It is to be killed at the end of the test. */
export function startProcess(url: string, ...how: readonly 'alone'[]): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, url, ...how], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => {
    const { value, done } = await lines.next()
    return done === true ? 'nothing' : value
  }
  return {
    child,
    line,
    ask(text) {
      child.stdin?.write(`${text}\n`)
      return line()
    },
  }
}
