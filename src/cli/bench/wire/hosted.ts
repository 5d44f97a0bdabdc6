/** Starts the bots to measure, each in its own process and sandbox. */
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { withDatabase } from '../../scratch.js'
import { databaseSetting, discordSettings, type Running, startProgram } from '../../wire/process.js'

const PLAIN_BOT = fileURLToPath(new URL('../presses/plain-bot.ts', import.meta.url))

/** Runs `work` with the bot in a sandbox. Its database is at `databasePath`, or temporary by default. */
export function withBot<T>(sandbox: Sandbox, work: (bot: Running) => Promise<T>, databasePath?: string): Promise<T> {
  const start = (path: string) =>
    withProcess(startProgram({ ...discordSettings(sandbox), ...databaseSetting({ path }), LOG_LEVEL: 'warn' }), work)
  return databasePath === undefined ? withDatabase(start) : start(databasePath)
}

/** Runs `work` with the plain bot in a sandbox. */
export function withPlainBot<T>(sandbox: Sandbox, work: (bot: Running) => Promise<T>): Promise<T> {
  return withProcess(startProgram(discordSettings(sandbox), [], PLAIN_BOT), work)
}

/** Runs `work` while a bot's process is halted. */
export async function whileHalted<T>({ child }: Running, work: () => Promise<T>): Promise<T> {
  child.kill('SIGSTOP')
  try {
    return await work()
  } finally {
    child.kill('SIGCONT')
  }
}

async function withProcess<T>(running: Running, work: (running: Running) => Promise<T>): Promise<T> {
  try {
    await running.ready
    return await work(running)
  } finally {
    running.child.kill('SIGTERM')
    const { stderr } = await running.ended
    if (stderr !== '') process.stderr.write(stderr)
  }
}
