/** The program's log: structured lines on standard error, without tokens and without anything players sent. */
import { DiscordAPIError, HTTPError } from '@discordjs/rest'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** What no line may contain: an interaction's token in a URL, and anything that looks like a token or secret. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\/(interactions|webhooks)\/(\d+)\/[^/\s?"'\\]+/g, '/$1/$2/***'],
  [/(\\?"(?:token|secret|authorization)\\?":\s*\\?")[^"\\]*/gi, '$1***'],
  [/\b(Bot|Bearer) [\w.-]{20,}/g, '$1 ***'],
  [/\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, '***'],
]

/** The text without tokens and secrets. `known` are secrets that no pattern recognises. */
export function withoutSecrets(text: string, known: readonly string[] = []): string {
  const rest = known.filter((secret) => secret !== '').reduce((left, secret) => left.replaceAll(secret, '***'), text)
  return SECRETS.reduce((left, [pattern, stars]) => left.replace(pattern, stars), rest)
}

/** An exception as the log shows it. Exceptions of requests carry URLs with tokens and request bodies, which are left out. */
export function describeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { message: withoutSecrets(String(thrown)) }
  const { name, message, stack, cause } = thrown
  const request =
    thrown instanceof DiscordAPIError || thrown instanceof HTTPError ? { method: thrown.method, status: thrown.status } : {}
  return {
    type: name,
    message: withoutSecrets(message),
    ...request,
    ...('code' in thrown ? { code: thrown.code } : {}),
    stack: withoutSecrets(stack ?? ''),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}

/** Creates a log from `level` on. Tokens and secrets, including the `known` ones, are removed from every line. */
export function createLog(
  level: string,
  known: readonly string[] = [],
  stream: DestinationStream = destination({ dest: 2, sync: true }),
): Logger {
  const hooks = { streamWrite: (line: string) => withoutSecrets(line, known) }
  return pino({ level, base: null, serializers: { err: describeError }, hooks }, stream)
}
