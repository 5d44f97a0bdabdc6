/** The program's settings, read from environment variables. */
import { config as loadFile } from 'dotenv'
import { z } from 'zod'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The path of a file in SQLite, or the URL of a database in PostgreSQL. */
type DatabaseSetting = { readonly path: string } | { readonly url: string }

export interface Config {
  /** Null means playing in the local sandbox. */
  readonly token: string | null
  /** Base URL of Discord's REST API, without the version. Null for Discord's own. */
  readonly apiUrl: string | null
  readonly database: DatabaseSetting
  readonly sandboxPort: number
  /** Path of Discord's OpenAPI description, against which the sandbox validates every request. Null for no validation. */
  readonly openApiPath: string | null
  /** Where `/healthz` and `/metrics` are served. Null for nowhere. */
  readonly operator: { readonly host: string; readonly port: number; readonly names: readonly string[] } | null
  /** Requests that Discord allows the bot in a second. Null for the usual number. */
  readonly requestsPerSecond: number | null
  /** Presses and commands accepted from one user in ten seconds. Null for the usual number. */
  readonly pressLimit: number | null
  /** Number of threads that draw pictures. Null for a number that suits the machine. */
  readonly pictureThreads: number | null
  readonly logLevel: (typeof LOG_LEVELS)[number]
}

/** A setting is invalid. The message is one sentence that says what to do. */
export class ConfigInvalid extends Error {
  override readonly name = 'ConfigInvalid'
}

const portAdvice = (name: string) =>
  `${name} must be a whole number from 0 to 65535 (0: any free port); change it or leave it out.`
const URL_ADVICE =
  'DISCORD_API_URL must be an http or https address such as http://127.0.0.1:4000/api; change it or leave it out.'
const LEVEL_ADVICE = `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}; change it or leave it out.`
const REQUESTS_ADVICE = 'REQUESTS_PER_SECOND must be a whole number from 1 to 99999; change it or leave it out.'
const PRESS_ADVICE = 'PRESS_LIMIT must be a whole number from 1 to 999999; change it or leave it out.'
const THREADS_ADVICE = 'PICTURE_THREADS must be a whole number from 0 to 16; change it or leave it out.'
const VERSION_ADVICE = 'DISCORD_API_URL must be without the version at its end; take it away.'
const PATH_ADVICE = 'DATABASE_PATH must be the path of a file such as data/stagecoach.sqlite; change it or leave it out.'
const URL_OF_DATABASE_ADVICE =
  'DATABASE_URL must be the address of one database such as postgres://user:password@host:5432/name; correct it or leave it out.'
const TLS_ADVICE =
  'sslmode in DATABASE_URL must be disable, prefer, require, verify-ca or verify-full; correct it or leave it out.'
const ISSUER_ADVICE =
  'sslmode=verify-ca in DATABASE_URL needs sslrootcert: name the issuer’s certificate, or set sslmode to verify-full.'
const TWO_ADVICE = 'DATABASE_PATH and DATABASE_URL are both set, but there is one database: leave one of them out.'
const TOKEN_ADVICE =
  'DISCORD_TOKEN must be the bot’s token alone, without spaces or quotation marks; copy it again from the Developer Portal.'
const MISSING_ADVICE =
  'DISCORD_TOKEN is missing: in production set it to your bot’s token, or unset NODE_ENV to play in the local sandbox.'

const NAMES_ADVICE =
  'METRICS_NAMES must be names without ports, separated by commas, such as bot,bot.example.org; change it or leave it out.'

const portOf = (name: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, portAdvice(name))
    .transform(Number)
    .refine((port) => port <= 65_535, portAdvice(name))

const numberLike = (pattern: RegExp, advice: string) => z.string().regex(pattern, advice).transform(Number).optional()

// Folders would be made for an address, and one of them would have its password as its name.
const DATABASE_PATH = z
  .string()
  .regex(/^(?![a-z][a-z\d+.-]*:\/\/|:memory:$)/i, PATH_ADVICE)
  .optional()

const DATABASE_URL = z
  .string()
  .trim()
  .refine(isDatabaseAddress, URL_OF_DATABASE_ADVICE)
  .refine((text) => TLS_MODES.has(tlsOf(text).mode), TLS_ADVICE)
  .refine((text) => tlsOf(text).mode !== 'verify-ca' || tlsOf(text).issuer !== null, ISSUER_ADVICE)
  .optional()

/** How PostgreSQL's own programs name them. */
const TLS_MODES: ReadonlySet<string | null> = new Set([null, 'disable', 'prefer', 'require', 'verify-ca', 'verify-full'])

const DEFAULT_PATH = 'data/stagecoach.sqlite'

const SCHEMA = z.object({
  DISCORD_TOKEN: z
    .string()
    .trim()
    .regex(/^[\w.-]+$/, TOKEN_ADVICE)
    .optional(),
  DISCORD_API_URL: z
    .url({ protocol: /^https?$/, error: URL_ADVICE })
    .refine((url) => !/\/v\d+\/*\s*$/.test(url), VERSION_ADVICE)
    .optional(),
  DATABASE_PATH,
  DATABASE_URL,
  SANDBOX_PORT: portOf('SANDBOX_PORT').default(3210),
  METRICS_PORT: portOf('METRICS_PORT').optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_NAMES: z
    .string()
    .toLowerCase()
    .transform((names) => names.split(',').map((name) => name.trim()))
    .refine((names) => names.every((name) => /^[\w.-]+$/.test(name)), NAMES_ADVICE)
    .default([]),
  REQUESTS_PER_SECOND: numberLike(/^[1-9]\d{0,4}$/, REQUESTS_ADVICE),
  PRESS_LIMIT: numberLike(/^[1-9]\d{0,5}$/, PRESS_ADVICE),
  PICTURE_THREADS: numberLike(/^(\d|1[0-6])$/, THREADS_ADVICE),
  LOG_LEVEL: z.enum(LOG_LEVELS, LEVEL_ADVICE).default('info'),
  DISCORD_OPENAPI: z.string().optional(),
  NODE_ENV: z.string().optional(),
})

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings. Empty variables count as unset. Throws {@link ConfigInvalid} on the first invalid one. */
export function readConfig(environment: Environment): Config {
  const read = SCHEMA.safeParse(given(environment))
  if (!read.success) throw new ConfigInvalid(read.error.issues[0]?.message ?? 'The settings cannot be read.')
  const { DISCORD_TOKEN, DISCORD_API_URL, SANDBOX_PORT, LOG_LEVEL, DISCORD_OPENAPI } = read.data
  if (DISCORD_TOKEN === undefined && read.data.NODE_ENV === 'production') throw new ConfigInvalid(MISSING_ADVICE)
  const { METRICS_PORT, METRICS_HOST, METRICS_NAMES } = read.data
  return {
    token: DISCORD_TOKEN ?? null,
    apiUrl: DISCORD_API_URL?.trim().replace(/\/+$/, '') ?? null,
    database: databaseOf(read.data),
    sandboxPort: SANDBOX_PORT,
    openApiPath: DISCORD_OPENAPI ?? null,
    operator: METRICS_PORT === undefined ? null : { host: METRICS_HOST.trim(), port: METRICS_PORT, names: METRICS_NAMES },
    requestsPerSecond: read.data.REQUESTS_PER_SECOND ?? null,
    pressLimit: read.data.PRESS_LIMIT ?? null,
    pictureThreads: read.data.PICTURE_THREADS ?? null,
    logLevel: LOG_LEVEL,
  }
}

/** A sentence about settings of the operator's port that do nothing, because there is no such port. Null if there are none. */
export function idleSettings(environment: Environment): string | null {
  const { METRICS_PORT, ...others } = given(environment)
  const idle = ['METRICS_HOST', 'METRICS_NAMES'].filter((name) => name in others)
  if (METRICS_PORT !== undefined || idle.length === 0) return null
  return `Without METRICS_PORT nothing listens: set it, or leave out ${idle.join(' and ')}.`
}

/** The database, for programs that need no other setting. Throws {@link ConfigInvalid}. */
export function readDatabase(environment: Environment): DatabaseSetting {
  const read = z.object({ DATABASE_PATH, DATABASE_URL }).safeParse(given(environment))
  if (!read.success) throw new ConfigInvalid(read.error.issues[0]?.message ?? PATH_ADVICE)
  return databaseOf(read.data)
}

interface DatabaseSettings {
  readonly DATABASE_PATH?: string | undefined
  readonly DATABASE_URL?: string | undefined
}

function databaseOf({ DATABASE_PATH, DATABASE_URL }: DatabaseSettings): DatabaseSetting {
  if (DATABASE_URL === undefined) return { path: DATABASE_PATH ?? DEFAULT_PATH }
  if (DATABASE_PATH !== undefined) throw new ConfigInvalid(TWO_ADVICE)
  return { url: DATABASE_URL }
}

/** Whether a text is the address of a database, on one server. */
export function isDatabaseAddress(text: string): boolean {
  try {
    const { protocol, hostname, pathname } = new URL(text)
    // A password with a slash would end up in the path, and so in messages.
    return /^postgres(ql)?:$/.test(protocol) && /^\/[^@]+$/.test(pathname) && !hostname.includes(',')
  } catch {
    return false
  }
}

/** What an address says about TLS. Nothing if it is none. */
function tlsOf(text: string): { readonly mode: string | null; readonly issuer: string | null } {
  const asked = URL.canParse(text) ? new URL(text).searchParams : new URLSearchParams()
  return { mode: asked.get('sslmode'), issuer: asked.get('sslrootcert') }
}

/**
 * Adds the lines of the file `.env`, if there is one, to the environment of this process. Variables that are set win. Throws
 * {@link ConfigInvalid} if the file cannot be read.
 */
export function loadEnvironment(): void {
  const { error } = loadFile({ quiet: true })
  if (error === undefined || error.code === 'ENOENT') return
  throw new ConfigInvalid(`The file .env cannot be read (${error.code}): let the bot's user read it, or remove it.`, {
    cause: error,
  })
}

function given(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}
