/** The program's log: structured lines on standard error, without tokens and without what players sent. */
import { DiscordAPIError, HTTPError } from 'discord.js'
import { destination, type Logger, pino } from 'pino'

/** An exception as the log shows it: discord.js's carry addresses with tokens and the bodies of requests, which are left out. */
export function describeError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { message: withoutTokens(String(thrown)) }
  const { name, message, stack, cause } = thrown
  const request =
    thrown instanceof DiscordAPIError || thrown instanceof HTTPError ? { method: thrown.method, status: thrown.status } : {}
  return {
    type: name,
    message: withoutTokens(message),
    ...request,
    ...('code' in thrown ? { code: thrown.code } : {}),
    stack: withoutTokens(stack ?? ''),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}

/** Cuts the secret part of webhook and interaction addresses. */
function withoutTokens(text: string): string {
  return text.replace(/\/(interactions|webhooks)\/(\d+)\/[^/\s?]+/g, '/$1/$2/***')
}

export function createLog(level: string): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination({ dest: 2, sync: true }))
}
