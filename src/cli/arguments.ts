/** Argument handling shared by all commands. A command declares its options once, for parsing and for `--help`. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ConfigInvalid } from '../config.js'
import { messageOf } from '../tables/model/message-of.js'

interface Option {
  readonly type: 'string' | 'boolean'
  /** May be given more than once. */
  readonly multiple?: true
  /** The placeholder for the value, such as `FILE`. */
  readonly takes?: string
  /** What the option does. Further lines are indented below the first. */
  readonly what: string
}

type Options = Readonly<Record<string, Option>>

/** The parsed options, by name. */
export type Given<Declared extends Options> = ReturnType<typeof parseArgs<{ options: Declared }>>['values']

/** A command of package.json. */
export interface Command<Declared extends Options, Job> {
  /** As called through `npm run`. */
  readonly name: string
  /** The argument lines, one for each way to call the command. */
  readonly calls: readonly string[]
  readonly about: string
  readonly options: Declared
  /** Text that `--help` prints below the options. */
  readonly after?: string
  /** The job to do, or a sentence that says what is wrong. `names` are the positional arguments. */
  readonly job: (given: Given<Declared>, names: readonly string[]) => Job | string
  readonly takesNames?: boolean
}

/** Invalid arguments. `problem` is one line that says what to do. */
type Wrong = { readonly kind: 'wrong'; readonly problem: string }

type Asked<Job> = { readonly kind: 'job'; readonly job: Job } | { readonly kind: 'help' } | Wrong

const HELP = { help: { type: 'boolean', what: 'print this' } } as const

/** Declares a command and infers the types of its options. */
export function command<const Declared extends Options, Job>(declared: Command<Declared, Job>): Command<Declared, Job> {
  return declared
}

/** Parses the arguments after a command's name. */
export function parse<Declared extends Options, Job>(
  { options, job, takesNames = false }: Command<Declared, Job>,
  args: readonly string[],
): Asked<Job> {
  const read = readArguments({ options: { ...options, ...HELP }, args: [...args], allowPositionals: takesNames })
  if (typeof read === 'string') return wrong(read)
  if (read.values.help === true) return { kind: 'help' }
  // `parseArgs` returns the declared types for the declared options.
  const asked = job(read.values as Given<Declared>, read.positionals)
  return typeof asked === 'string' ? wrong(asked) : { kind: 'job', job: asked }
}

const wrong = (problem: string): Wrong => ({ kind: 'wrong', problem: `${problem} --help lists the options.` })

function readArguments(config: ParseArgsConfig): ReturnType<typeof parseArgs> | string {
  try {
    return parseArgs(config)
  } catch (error) {
    if (isParseError(error)) return error.message.replace(/\s+/g, ' ').replace(/\.?$/, '.')
    throw error
  }
}

function isParseError(error: unknown): error is TypeError & { readonly code: string } {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** What `--help` prints. */
export function usageOf<Declared extends Options, Job>(of: Command<Declared, Job>): string {
  const calls = of.calls.map((call, index) => `${index === 0 ? 'Usage:' : '      '} npm run ${of.name} -- ${call}`)
  const lines = Object.entries<Option>({ ...of.options, ...HELP }).map(([name, { takes, what }]) => ({
    head: `--${name}${takes === undefined ? '' : ` ${takes}`}`,
    what: what.split('\n'),
  }))
  const width = Math.max(...lines.map(({ head }) => head.length))
  const options = lines.map(({ head, what }) => `  ${head.padEnd(width)}  ${what.join(`\n${' '.repeat(width + 4)}`)}`)
  const parts = [calls.join('\n'), of.about, options.join('\n'), ...(of.after === undefined ? [] : [of.after])]
  return `${parts.join('\n\n')}\n`
}

/** Exceptions with which a job fails for reasons that are the operator's to mend, and the exit status then. */
interface Failures {
  /** Their messages are one sentence that says what to do. */
  readonly kinds: readonly (abstract new (
    ...given: never
  ) => Error)[]
  readonly status: number
}

/** Runs a command and sets the exit status of the process: 0 after `--help`, 2 for invalid arguments or settings. */
export async function run<Declared extends Options, Job>(
  of: Command<Declared, Job>,
  carryOut: (job: Job) => number | Promise<number>,
  failures: Failures = { kinds: [], status: 1 },
): Promise<void> {
  // A reader that closes the pipe early (`| head`) is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  const asked = parse(of, process.argv.slice(2))
  if (asked.kind === 'job') {
    process.exitCode = await statusOf(of.name, () => carryOut(asked.job), failures)
    return
  }
  process.exitCode = asked.kind === 'help' ? 0 : 2
  if (asked.kind === 'help') process.stdout.write(usageOf(of))
  else process.stderr.write(`${of.name}: ${asked.problem}\n`)
}

/** Does a job, and says so if it fails or if one of the settings that it reads is invalid. */
async function statusOf(name: string, job: () => number | Promise<number>, { kinds, status }: Failures): Promise<number> {
  try {
    return await job()
  } catch (thrown) {
    const isInvalid = thrown instanceof ConfigInvalid
    if (!isInvalid && !kinds.some((kind) => thrown instanceof kind)) throw thrown
    process.stderr.write(`${name}: ${messageOf(thrown)}\n`)
    return isInvalid ? 2 : status
  }
}
