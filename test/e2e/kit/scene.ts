/** The whole program against a local Discord: the sandbox in this process, real discord.js, a real database file, a free port. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Log } from '../../../src/discord/wire/log.js'
import { seededRandom } from '../../../src/engine/random.js'
import type { Game } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import { createProgram, type Program, type Watcher } from '../../../src/program.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import { type SandboxOptions, startSandbox } from '../../../src/sandbox/server/start.js'
import type { Database } from '../../../src/store/open.js'
import type { Clock, Entropy } from '../../../src/tables/model/ports.js'
import { movableClock } from './movable-clock.js'

export interface Scene {
  readonly sandbox: Sandbox
  /** The file, unless the scene was given another database. */
  readonly databasePath: string
  readonly database: Database
  /** The bot's log entries at `warn` and above. */
  readonly troubles: string[]
  /** All its log entries. */
  readonly logged: string[]
  /** Stops the bot. The sandbox and the database stay. */
  stopBot(): Promise<void>
  /** With other games than before, if any are given. */
  startBot(others?: readonly Game[]): Promise<void>
  /** Resolves with the reason when the bot has to stop. */
  lost(): Promise<Error>
  /** Removes everything. Throws if the sandbox had complaints about the bot, or if a mishap that was armed never happened. */
  close(): Promise<void>
}

export interface SceneOptions {
  /** Seeds the tables' draws. They are the same each time, and do not follow from what a table has committed to. */
  readonly seed?: string
  /** Replaces the seeded draws. `systemEntropy` where draws are to be verified. */
  readonly entropy?: Entropy
  /** The bot's clock. By default it stands still, like the sandbox's. */
  readonly clock?: Clock
  readonly sandbox?: SandboxOptions
  /** An empty database. By default a file. */
  readonly database?: Database
  /** If false, the test starts a bot itself. */
  readonly withBot?: boolean
  readonly games?: readonly Game[]
  readonly watcher?: Watcher
  /** Practically unlimited by default, because tests press faster than people. */
  readonly pressLimit?: number
  /** Whether the games' icons are uploaded as emoji. Not by default. */
  readonly uploadIcons?: boolean
  /** How much a look back at a finished game may take. By default nobody looks back. */
  readonly reviewEffort?: number
}

/** The path of Discord's official API description, from `DISCORD_OPENAPI`. Null without it. */
const OPENAPI = process.env.DISCORD_OPENAPI && existsSync(process.env.DISCORD_OPENAPI) ? process.env.DISCORD_OPENAPI : null

/** A clock that nobody advances. */
const STILL = movableClock()

export async function openScene({
  seed = 'scene',
  entropy = seededEntropy(seed),
  clock = STILL,
  sandbox: options,
  withBot = true,
  games = GAMES,
  watcher,
  pressLimit = 1_000_000,
  uploadIcons = false,
  reviewEffort,
  database: given,
}: SceneOptions = {}): Promise<Scene> {
  const sandbox = await startSandbox({
    port: 0,
    clock: STILL.discord,
    ...(OPENAPI === null ? {} : { openapi: OPENAPI }),
    ...options,
  })
  const folder = mkdtempSync(join(tmpdir(), 'stagecoach-scene-'))
  const databasePath = join(folder, 'tables.sqlite')
  const database = given ?? { path: databasePath }
  const troubles: string[] = []
  const logged: string[] = []
  let bot: Program | null = null

  const scene: Scene = {
    sandbox,
    databasePath,
    database,
    troubles,
    logged,
    async startBot(others = games) {
      const { apiUrl, botToken: token } = sandbox
      const watched = watcher === undefined ? {} : { watcher }
      const log = listener(troubles, logged)
      bot = await createProgram({
        token,
        apiUrl,
        database,
        games: others,
        clock,
        entropy,
        log,
        pressLimit,
        uploadIcons,
        ...(reviewEffort === undefined ? {} : { reviewEffort }),
        ...watched,
      })
      await bot.connect()
    },
    async stopBot() {
      await bot?.close()
      bot = null
    },
    async lost() {
      if (bot === null) throw new Error('there is no bot')
      return bot.lost
    },
    async close() {
      await scene.stopBot()
      await sandbox.close()
      rmSync(folder, { recursive: true })
      expect(sandbox.complaints).toEqual([])
      expect(sandbox.faults.inVain).toEqual([])
      expect(sandbox.requests.filter(({ spec }) => spec === 'invalid')).toEqual([])
      for (const { body, files } of sandbox.requests) demandManners(body, files.length)
    },
  }
  if (withBot) await scene.startBot()
  return scene
}

interface SentBody {
  readonly data?: SentBody
  readonly components?: unknown
  readonly content?: unknown
  readonly embeds?: unknown
  readonly allowed_mentions?: { readonly parse?: readonly string[] }
  readonly attachments?: readonly { readonly description?: string }[]
}

/** Every message of the bot says who it may notify, and has alt texts for its pictures. */
function demandManners(body: unknown, files: number): void {
  const { data = body, attachments } = (body ?? {}) as SentBody
  const message = data as SentBody | undefined
  if (message === undefined || (message.components ?? message.content ?? message.embeds) === undefined) return
  expect(message.allowed_mentions?.parse).toEqual([])
  const described = (message.attachments ?? attachments ?? []).filter(({ description }) => (description ?? '') !== '')
  expect(described).toHaveLength(files)
}

function listener(troubles: string[], logged: string[]): Log {
  const log = (about: object, message: string) => {
    const line = `${message} ${JSON.stringify(about, (_key, value) => (value instanceof Error ? value.stack : value))}`
    logged.push(line)
    return line
  }
  const note = (about: object, message: string) => {
    troubles.push(log(about, message))
  }
  return { debug: log, info: log, warn: note, error: note }
}

/** Ids and secrets are the same each time as well, because the choices of computer players follow from them. */
function seededEntropy(seed: string): Entropy {
  const letters = seededRandom(`${seed}/letters`)
  const word = (length: number, base: number) => Array.from({ length }, () => letters.below(base).toString(base)).join('')
  return {
    tableId: () => word(8, 36),
    secret: () => word(64, 16),
    draw: (_tableId, draw) => seededRandom(`${seed}/${draw}`),
  }
}
