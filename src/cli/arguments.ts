/** What all commands do with their arguments: reading them strictly, and saying in one line what is wrong with them. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The arguments make no sense; one sentence that says what to do. */
export interface Wrong {
  readonly kind: 'wrong'
  readonly problem: string
}

/** What options say, by their names. */
export type Values<Options extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values']

/** A wrong command line, with the way to its options. */
export function wrong(problem: string): Wrong {
  return { kind: 'wrong', problem: `${problem} --help lists the options.` }
}

/** For arguments that leave nothing to do: prints how the command is used, or what is wrong, and gives the exit status. */
export function instruct(command: string, usage: string, job: { readonly kind: 'help' } | Wrong): number {
  if (job.kind === 'help') {
    process.stdout.write(usage)
    return 0
  }
  process.stderr.write(`${command}: ${job.problem}\n`)
  return 2
}

/** The arguments after a command's name as `config` declares them, or in one line what is wrong with their form. */
export function readArguments<const Config extends ParseArgsConfig>(
  args: readonly string[],
  config: Config,
): ReturnType<typeof parseArgs<Config>> | string {
  try {
    return parseArgs<Config>({ ...config, args: [...args] })
  } catch (error) {
    if (isParseError(error)) return error.message.replace(/\s+/g, ' ')
    throw error
  }
}

function isParseError(error: unknown): error is TypeError & { readonly code: string } {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
