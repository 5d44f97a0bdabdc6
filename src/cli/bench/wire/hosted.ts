/** Starts the bots to measure, each in its own process and sandbox. */
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { withDatabase } from '../../scratch.js'
import { type Running, startProgram } from '../../wire/process.js'

/** Scripted players press faster than people. */
const AS_FAST_AS_IT_GOES = '999999'
const PLAIN_BOT = fileURLToPath(new URL('../presses/plain-bot.ts', import.meta.url))

/** Runs `work` with the bot in a sandbox. Its database is at `databasePath`, or temporary by default. */
export function withBot<T>(sandbox: Sandbox, work: (bot: Running) => Promise<T>, databasePath?: string): Promise<T> {
  const start = (path: string) =>
    withProcess(startProgram({ ...settingsIn(sandbox), DATABASE_PATH: path, PRESS_LIMIT: AS_FAST_AS_IT_GOES }), work)
  return databasePath === undefined ? withDatabase(start) : start(databasePath)
}

/** Runs `work` with the plain bot in a sandbox. */
export function withPlainBot<T>(sandbox: Sandbox, work: (bot: Running) => Promise<T>): Promise<T> {
  return withProcess(startProgram(settingsIn(sandbox), [], PLAIN_BOT), work)
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

const settingsIn = ({ botToken, apiUrl }: Sandbox) => ({
  DISCORD_TOKEN: botToken,
  DISCORD_API_URL: apiUrl,
  LOG_LEVEL: 'warn',
})

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
