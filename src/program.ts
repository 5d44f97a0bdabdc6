/** Assembles the program: the same one on Discord, in the sandbox and under test. */
import { commandsFor } from '../commands/index.js'
import { createClusterHoldings } from './cluster/holdings.js'
import { type Bot, createBot } from './discord/bot.js'
import type { Log } from './discord/wire/log.js'
import type { Observer } from './discord/wire/observer.js'
import type { Starting } from './early-stop.js'
import type { Game } from './games/game.js'
import { countOldGames } from './old-games.js'
import type { Vitals } from './operator/vitals.js'
import { openPictureThreads } from './picture-threads/picture-threads.js'
import { type Database, openDatabase } from './store/open.js'
import type { OpenStore } from './store/ports.js'
import type { Clock, Entropy } from './tables/model/ports.js'
import type { Decided } from './tables/service/changing.js'
import { createTables } from './tables/service/create-tables.js'
import { systemClock } from './tables/service/system.js'
import { openThinking } from './thinking/thinking.js'
import { createWarmUp } from './warm-up.js'

/** Below Discord's limit of 10 MiB per file. */
const ANIMATION_LIMIT = 8 * 1024 * 1024

/** How often the program checks that the database is still there and writable. */
const LOOK_MS = 2_000

export interface ProgramOptions {
  readonly token: string
  /** Base URL of the REST API, without the version. Null for Discord's own. */
  readonly apiUrl: string | null
  readonly database: Database
  readonly games: readonly Game[]
  readonly clock: Clock
  readonly entropy: Entropy
  readonly log: Log
  /** How a signal stops it while it starts. Absent if nothing does. */
  readonly starting?: Starting
  readonly watcher?: Watcher
  /** Requests that Discord allows all processes of the bot together in a second. Absent for the usual number. */
  readonly requestsPerSecond?: number
  /** Presses and commands accepted from one user in ten seconds. Absent for the usual number. */
  readonly pressLimit?: number
  /** Whether the games' icons become emoji of the application. Not by default. */
  readonly uploadIcons?: boolean
  /** Whether to warn in the log if `clock` differs from Discord's. Not by default. */
  readonly compareClocks?: boolean
  /** Number of threads that draw pictures. Absent for none, so that pictures are drawn on the main thread. */
  readonly pictureThreads?: number
  /** Number of threads on which computer players think. Absent for none, so that they think on the main thread. */
  readonly thinkingThreads?: number
  /** How many times 100 ms of a quiet processor a look back at a finished game may take. Absent: nobody looks back. */
  readonly reviewEffort?: number
}

/** Observes the program: it hears what happens, by kinds and numbers only. */
export interface Watcher extends Observer {
  decided(outcome: Decided): void
  pictured(how: 'made' | 'kept'): void
  /** From now on nothing could be stored, for whatever time. */
  storingFailed(): void
}

export interface Program extends Omit<Bot, 'lost' | 'tables'> {
  /**
   * Resolves with the reason when Discord closes the connection for good or the database is lost. The program should then be
   * closed.
   */
  readonly lost: Promise<Error>
  readonly vitals: Vitals
}

/**
 * Opens the database and creates the bot on it. Closing the bot also closes the database. Throws {@link StoreUnavailable} if the
 * database cannot be used, {@link AssetMissing} if a font is missing. If it is stopped while it starts, it closes the database
 * and rejects.
 */
export async function createProgram(options: ProgramOptions): Promise<Program> {
  const { database, games, log, watcher, starting } = options
  let goOn = () => {}
  const open = () =>
    openDatabase(database, {
      warn: (sentence) => log.warn({}, sentence),
      troubled(trouble) {
        if (trouble === null) log.info({}, 'what is written is stored again')
        else log.error({}, trouble)
        if (trouble === null) goOn()
        else watcher?.storingFailed()
      },
    })
  starting?.stop.throwIfAborted()
  // A file is brought up to date in one go.
  const opened = await ('path' in database && starting !== undefined ? starting.unheard(open) : open())
  try {
    await countOldGames(opened, games, log, starting?.stop)
    starting?.stop.throwIfAborted()
    const program = programOn(opened, options)
    goOn = program.goOn
    return program
  } catch (thrown) {
    await opened.close()
    throw thrown
  }
}

interface StoringProgram extends Program {
  /** The database stores again: does at once what would otherwise be tried again some minutes later. */
  goOn(): void
}

function programOn(opened: OpenStore, options: ProgramOptions): StoringProgram {
  const { games, clock, entropy, log, watcher } = options
  const { standings, settings, census, guard, cluster, close } = opened
  const pictureThreads = openPictureThreads({ threads: options.pictureThreads ?? 0, ...watcher })
  const thinking = openThinking(options.thinkingThreads ?? 0)
  const warmUp = createWarmUp(games, pictureThreads, log)
  let stopLooking = () => {}
  // Leases are kept by the machine's own time, because no game depends on them.
  const ours = { clock: systemClock, log, rules: rulesOf(games), lost: guard.lost }
  const holdings = cluster === null ? null : createClusterHoldings({ ...ours, registry: cluster.registry })
  const bot = createBot({
    ...options,
    commands: commandsFor(games),
    standings,
    settings,
    ...(watcher === undefined ? {} : { observer: watcher }),
    ...(cluster === null ? {} : { coordination: cluster }),
    ...(holdings === null ? {} : { holdings }),
    painter: async ({ drawing, alt }, wanted) => ({ png: await pictureThreads.png(drawing, wanted), alt }),
    animate: (frames, options) =>
      pictureThreads.animation(
        frames.map((frame) => () => frame().drawing),
        { ...options, limit: ANIMATION_LIMIT },
      ),
    openTables(publisher, partition) {
      const { store, posts } = cluster === null ? opened : cluster.within(partition)
      const tables = createTables({
        games,
        store,
        settings,
        publisher,
        clock,
        entropy,
        logger: log,
        thinker: thinking,
        ...(options.reviewEffort === undefined ? {} : { reviewEffort: options.reviewEffort }),
        ...watcher,
      })
      return { tables, posts }
    },
  })

  const report = (err: unknown) => log.error({ err }, 'what had to wait for the database will be tried again')

  return {
    ...bot,
    goOn() {
      for (const tables of bot.tables()) tables.goOn().catch(report)
    },
    async connect() {
      stopLooking = lookRegularly(guard, clock, log)
      // Without the database it might wait for ever for its turn to connect.
      await Promise.race([bot.connect(), failing(guard.lost)])
      warmUp.begin()
    },
    lost: Promise.race([bot.lost, guard.lost]),
    vitals: {
      connected: bot.connected,
      shards: bot.shards,
      cluster: () => holdings?.figures() ?? null,
      picturesPending: pictureThreads.pending,
      census,
      traffic: opened.traffic,
      trouble: guard.trouble,
      untoldSince: () => earliest(bot.tables().map((tables) => tables.untoldSince())),
    },
    async close() {
      warmUp.stop()
      stopLooking()
      await bot.close()
      await pictureThreads.close()
      await thinking.close()
      // If the database file is gone, its contents are saved first.
      if (!(await close())) await guard.lost
    },
  }
}

/** A number that grows with every new version of the rules of any game, and with every new game. */
function rulesOf(games: readonly Game[]): number {
  return games.reduce((sum, { rulesVersion }) => sum + rulesVersion, 0)
}

/** Rejects with the reason once there is one. */
async function failing(reason: Promise<Error>): Promise<never> {
  throw await reason
}

/** The earliest of these times. Null if there is none. */
function earliest(times: readonly (Date | null)[]): Date | null {
  return times.reduce((first, time) => (first === null || (time !== null && time < first) ? time : first), null)
}

/** Looks after the database every {@link LOOK_MS}. The returned function ends that. */
function lookRegularly(guard: OpenStore['guard'], clock: Clock, log: Log): () => void {
  let callOff = clock.after(LOOK_MS, look)
  function look(): void {
    try {
      guard.look()
    } catch (err) {
      log.error({ err }, 'whether the database is still there cannot be seen')
    }
    callOff = clock.after(LOOK_MS, look)
  }
  return () => callOff()
}
