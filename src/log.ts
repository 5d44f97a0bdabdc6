/** The program's log: structured lines on standard error, without tokens and without what players sent. */
import { DiscordAPIError, HTTPError } from '@discordjs/rest'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** What no line may contain: what stands between an interaction's id and its answer, and whatever looks like a token or secret. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\/(interactions|webhooks)\/(\d+)\/[^/\s?"'\\]+/g, '/$1/$2/***'],
  [/(\\?"(?:token|secret|authorization)\\?":\s*\\?")[^"\\]*/gi, '$1***'],
  [/\b(Bot|Bearer) [\w.-]{20,}/g, '$1 ***'],
  [/\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, '***'],
]

/** A text without tokens and secrets; `known` are some that look like nothing in particular. */
export function withoutSecrets(text: string, known: readonly string[] = []): string {
  const rest = known.filter((secret) => secret !== '').reduce((left, secret) => left.replaceAll(secret, '***'), text)
  return SECRETS.reduce((left, [pattern, stars]) => left.replace(pattern, stars), rest)
}

/** An exception as the log shows it: those of requests carry addresses with tokens and the bodies of requests, which are left out. */
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

/** A log from `level` on. Whatever is told to it, no line holds a token or a secret, least of all the `known` ones. */
export function createLog(
  level: string,
  known: readonly string[] = [],
  stream: DestinationStream = destination({ dest: 2, sync: true }),
): Logger {
  const hooks = { streamWrite: (line: string) => withoutSecrets(line, known) }
  return pino({ level, base: null, serializers: { err: describeError }, hooks }, stream)
}
