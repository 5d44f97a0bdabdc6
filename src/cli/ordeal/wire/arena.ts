/** The arena of an ordeal on the wire: a local Discord in this process, the bot in one or more others, and a database. */

import type { Game } from '../../../games/game.js'
import { GAMES } from '../../../games/index.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import type { SandboxOptions } from '../../../sandbox/server/start.js'
import type { Guild } from '../../../sandbox/server/world/records.js'
import type { Database } from '../../../store/open.js'
import { withDatabase } from '../../scratch.js'
import { startCrowded } from '../../wire/crowded.js'
import { databaseSetting, discordSettings, type Running, startProgram } from '../../wire/process.js'
import type { Stage } from '../trial.js'
import { openServers } from './servers.js'

/** Starts the bot with these settings. */
export type Launch = (settings: Readonly<Record<string, string>>) => Running

/** Deviations from the usual setup. */
export interface Terms extends Stage {
  readonly launch?: Launch
  /** The games to play. Default all. */
  readonly games?: readonly Game[]
  readonly settings?: Readonly<Record<string, string>>
  readonly discord?: Pick<SandboxOptions, 'fileBudget' | 'clock' | 'shards' | 'maxConcurrency'>
  /** The number of servers with tables, which lie on all shards alike. Default one. */
  readonly servers?: number
}

export interface Arena {
  readonly sandbox: Sandbox
  readonly games: readonly Game[]
  readonly database: Database
  /** The servers with tables. */
  readonly guilds: readonly Guild[]
  /** Starts a bot in the arena, with these settings on top. On a database file, the previous one must have ended. */
  launch(more?: Readonly<Record<string, string>>): Running
}

/** Those of games that ended long ago are compared in the end. */
const ALL_PICTURES = Number.POSITIVE_INFINITY

/** The players of table number `table`. They never sit at another one at the same time. */
export function namesAt(table: number): readonly string[] {
  return ['Annie', 'Bill', 'Katie', 'Jim'].map((name) => `${name} ${table}`)
}

/** Opens an arena with players for `tables` tables at once. Removes all processes and files afterwards. */
export function withArena<T>(
  tables: number,
  work: (arena: Arena) => Promise<T>,
  { launch = startProgram, games = GAMES, settings = {}, discord = {}, servers, database: given }: Terms = {},
): Promise<T> {
  return withDatabase(async (path) => {
    const database = given ?? { path }
    const names = Array.from({ length: tables }, (_, table) => namesAt(table)).flat()
    const sandbox = await startCrowded({ names, fileBudget: ALL_PICTURES, ...discord })
    const started: Running[] = []
    const usual = { ...discordSettings(sandbox), ...databaseSetting(database), LOG_LEVEL: 'error', ...settings }
    try {
      const guilds = servers === undefined ? [sandbox.guild()] : await openServers(sandbox, servers, discord.shards ?? 1)
      return await work({
        sandbox,
        games,
        database,
        guilds,
        launch(more = {}) {
          const running = launch({ ...usual, ...more })
          started.push(running)
          return running
        },
      })
    } finally {
      for (const { child } of started) child.kill('SIGKILL')
      await Promise.all(started.map(({ ended }) => ended))
      await sandbox.close()
    }
  })
}

/** The result of `work`. Rejects with the bot's last words if the bot ends before. */
export function whileRunning<T>({ ended }: Running, work: Promise<T>): Promise<T> {
  const early = ended.then(({ code, signal, stderr }): never => {
    throw new Error(`The bot ended by itself (${signal ?? code}): ${stderr.slice(-2_000)}`)
  })
  return Promise.race([work, early])
}

/** Stops a bot as its operator would, and waits for its end. Returns its last words if it failed. */
export async function stop({ child, ended }: Running): Promise<readonly string[]> {
  child.kill('SIGTERM')
  const { code, stderr } = await ended
  return code === 0 ? [] : [`the bot ended with ${code}: ${stderr.slice(-500)}`]
}
