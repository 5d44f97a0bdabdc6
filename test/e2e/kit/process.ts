import { type Ended, startProgram } from '../../../src/cli/wire/process.js'

/** Waits for a program that should end by itself, and kills it if it does not. */
export async function endOf(settings: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<Ended> {
  const { child, ended, ready } = startProgram(settings, args)
  ready.then(
    () => child.kill('SIGKILL'),
    () => {},
  )
  return ended
}
