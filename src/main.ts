/** `npm start`: runs the bot on Discord or, without a token, the bot and a local sandbox. */
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import type { Logger } from 'pino'
import { type Config, ConfigInvalid, idleSettings, loadEnvironment, readConfig } from './config.js'
import { BotUnavailable } from './discord/wire/unavailable.js'
import { SIGNALS, type Starting, stopEarly } from './early-stop.js'
import { GAMES } from './games/index.js'
import { endInTime } from './last-resort.js'
import { createLog } from './log.js'
import { boundMemory } from './memory.js'
import type { Metrics } from './operator/metrics.js'
import { type OperatorPort, OperatorUnavailable, startOperatorPort } from './operator/server.js'
import type { Vitals } from './operator/vitals.js'
import { AssetMissing } from './pictures/assets.js'
import { createProgram, type Program, type ProgramOptions } from './program.js'
import { secretsOf } from './store/secrets.js'
import { StoreUnavailable } from './store/unavailable.js'
import { messageOf } from './tables/model/message-of.js'
import { NotStored } from './tables/model/not-stored.js'
import { systemClock, systemEntropy } from './tables/service/system.js'
import { threadsForThinking } from './thinking/thinking.js'

const USAGE = `usage: npm start
Starts the bot: on Discord if DISCORD_TOKEN is set, otherwise in a local sandbox.
It prints the address of the sandbox's page, which you then open in a browser.
Settings are environment variables, or lines of the file .env; .env.example tells which there are.
`

const MOST_PICTURE_THREADS = 4

/** A look back at a game takes at most about 40 s of one processor, when nothing else is to be thought about. */
const REVIEW_EFFORT = 400

/** Where the sandbox keeps its channels if the database is no file beside which it could. */
const SANDBOX_MEMORY = 'data/sandbox.json'

/** An error for the operator. Its message is one sentence that says what to do. */
class CannotStart extends Error {}

/** The bot, together with the sandbox if it runs there. */
interface Running extends Pick<Program, 'connect' | 'lost' | 'close'> {
  /** What is printed once it is connected. */
  readonly greeting: string
}

const READY = 'Stagecoach is ready.\n'

/** Opens everything but the connection to Discord. If it is stopped, it closes what it has opened, and rejects. */
async function open(config: Config, log: Logger, starting: Starting): Promise<Running> {
  const { token, apiUrl } = config
  return token === null ? openLocally(config, log, starting) : openBot(config, { token, apiUrl }, log, starting)
}

/** Loads the sandbox only when it is used, so that a bot on Discord carries none of it. */
async function openLocally(config: Config, log: Logger, starting: Starting): Promise<Running> {
  const { startSandbox, SandboxUnavailable } = await import('./sandbox/server/start.js')
  const openapi = config.openApiPath === null ? {} : { openapi: config.openApiPath }
  const memory = {
    path: 'path' in config.database ? join(dirname(config.database.path), 'sandbox.json') : SANDBOX_MEMORY,
    complain: (sentence: string) => log.warn(sentence),
  }
  const sandbox = await startSandbox({ port: config.sandboxPort, memory, ...openapi }).catch((thrown: unknown) => {
    throw thrown instanceof SandboxUnavailable ? new CannotStart(thrown.message, { cause: thrown }) : thrown
  })
  const bot = await openBot(config, { token: sandbox.botToken, apiUrl: sandbox.apiUrl }, log, starting).catch(
    async (thrown: unknown) => {
      await sandbox.close()
      throw thrown
    },
  )
  return {
    ...bot,
    greeting: `Play in your browser: ${sandbox.pageUrl}\n${READY}`,
    async close() {
      await bot.close()
      await sandbox.close()
    },
  }
}

type Discord = Pick<ProgramOptions, 'token' | 'apiUrl'>

async function openBot(config: Config, discord: Discord, log: Logger, starting: Starting): Promise<Running> {
  const { database, operator, pressLimit, requestsPerSecond } = config
  const metrics = operator === null ? null : (await import('./operator/metrics.js')).createMetrics()
  const program = await createProgram({
    ...discord,
    starting,
    database,
    games: GAMES,
    clock: systemClock,
    entropy: systemEntropy,
    log,
    uploadIcons: true,
    compareClocks: true,
    ...(metrics === null ? {} : { watcher: metrics }),
    ...(pressLimit === null ? {} : { pressLimit }),
    ...(requestsPerSecond === null ? {} : { requestsPerSecond }),
    pictureThreads: config.pictureThreads ?? threadsForPictures(),
    thinkingThreads: threadsForThinking(),
    reviewEffort: REVIEW_EFFORT,
  })
  const bot = { ...program, greeting: READY }
  if (operator === null || metrics === null) return bot
  const port = await openPort(operator, metrics, program.vitals).catch(async (thrown: unknown) => {
    await program.close()
    throw thrown
  })
  return { ...bot, close: () => program.close().finally(port.close) }
}

/** One processor is left for answers. More threads than this have nothing to do until a bot has thousands of tables. */
function threadsForPictures(): number {
  return Math.min(MOST_PICTURE_THREADS, Math.max(1, availableParallelism() - 1))
}

/** Opens the operator's port before the bot connects. Until then it reports the bot as not connected. */
async function openPort(address: NonNullable<Config['operator']>, metrics: Metrics, vitals: Vitals): Promise<OperatorPort> {
  metrics.watch(vitals, systemClock.now)
  const port = await startOperatorPort({ ...address, metrics, vitals, now: systemClock.now })
  process.stdout.write(`Metrics: ${port.url}/metrics\n`)
  return port
}

/** Opens the bot and connects it. If a signal stops it meanwhile, it exits once what has been opened is closed. */
async function start(config: Config, log: Logger): Promise<void> {
  const early = stopEarly(log)
  try {
    const running = await open(config, log, early)
    if (!early.stop.aborted) {
      early.end()
      return await run(running, log)
    }
    await running.close()
  } catch (thrown) {
    // Whatever failed while it was stopping has stopped with it.
    if (!early.stop.aborted) throw thrown
  }
  process.exit(0)
}

/**
 * Connects the bot. What may end it is heard of before that, because connecting takes as long as Discord makes it wait.
 */
async function run(running: Running, log: Logger): Promise<void> {
  const stopping = stopInTime(running, log)
  try {
    await running.connect()
  } catch (thrown) {
    if (!stopping.isOn()) stopping.fail(isForOperator(thrown) ? thrown.message : inspect(thrown))
  }
  if (!stopping.isOn()) process.stdout.write(running.greeting)
}

interface Stopping {
  isOn(): boolean
  /** Says why, and closes the program. It then exits with status 1, whatever is still waiting for Discord. */
  fail(why: string): void
}

/**
 * Closes the program on a signal, when Discord closes the connection for good, or when the database is lost, and exits in time.
 */
function stopInTime(running: Running, log: Logger): Stopping {
  let status = 0
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    endInTime(() => status)
    running
      .close()
      .catch((err: unknown) => log.error({ err }, 'stopping was not orderly; nothing that was accepted is lost'))
      .finally(() => process.exit(status))
  }
  const fail = (why: string) => {
    // One failure may lead to another one, of which nobody need read.
    if (status === 0) process.stderr.write(`${why}\n`)
    status = 1
    stop()
  }
  const onSignal = (signal: string) => {
    log.info({ signal }, 'stopping')
    stop()
  }
  for (const signal of SIGNALS) process.once(signal, onSignal)
  running.lost.then(({ message }) => fail(message))
  return { isOn: () => isStopping, fail }
}

function secretsIn({ token, database }: Config): readonly string[] {
  return [...(token === null ? [] : [token]), ...('url' in database ? secretsOf(database.url) : [])]
}

/** Whether the exception's message is meant for the operator. */
function isForOperator(thrown: unknown): thrown is Error {
  return [CannotStart, ConfigInvalid, AssetMissing, StoreUnavailable, NotStored, BotUnavailable, OperatorUnavailable].some(
    (kind) => thrown instanceof kind,
  )
}

/** Whether the arguments ask for the usage text. Null if they are invalid, after printing why. */
function wantsUsage(): boolean | null {
  try {
    return parseArgs({ options: { help: { type: 'boolean' } } }).values.help === true
  } catch (thrown) {
    process.stderr.write(`${messageOf(thrown).replace(/\.?$/, '.')} npm start -- --help tells what there is.\n`)
    return null
  }
}

async function main(): Promise<number> {
  const usage = wantsUsage()
  if (usage === null) return 2
  if (usage) {
    process.stdout.write(USAGE)
    return 0
  }
  try {
    loadEnvironment()
    const config = readConfig(process.env)
    const log = createLog(config.logLevel, secretsIn(config))
    const idle = idleSettings(process.env)
    if (idle !== null) log.warn(idle)
    await start(config, log)
    return 0
  } catch (thrown) {
    if (!isForOperator(thrown)) throw thrown
    process.stderr.write(`${thrown.message}\n`)
    return 1
  }
}

boundMemory()
process.exitCode = await main()
