/** What Discord refuses for good. Everything else that fails, passes. */
import { DiscordAPIError } from '@discordjs/rest'
import { RESTJSONErrorCodes } from 'discord-api-types/v10'

/** Too slow, or too many. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 429])

/** Errors of Discord's that are over after a while. During outages Cloudflare has refused all kinds of requests for it. */
const PASSING_CODES: ReadonlySet<number> = new Set([
  RESTJSONErrorCodes.CloudflareIsBlockingYourRequest,
  RESTJSONErrorCodes.OpeningDirectMessagesTooFast,
  RESTJSONErrorCodes.SendMessagesHasBeenTemporarilyDisabled,
  RESTJSONErrorCodes.FeatureTemporarilyDisabledServerSide,
  RESTJSONErrorCodes.ServiceResourceIsBeingRateLimited,
  RESTJSONErrorCodes.APIResourceOverloaded,
])

/**
 * Whether Discord refuses a request, and would refuse it again. A response without an error code is not Discord's own, whatever
 * its status: it comes from a server in between, such as a page of Cloudflare's.
 */
export function isFinalRefusal(thrown: unknown): thrown is DiscordAPIError {
  if (!(thrown instanceof DiscordAPIError)) return false
  const { code, status } = thrown
  if (typeof code !== 'number' || PASSING_CODES.has(code)) return false
  return isRefusal(status)
}

/** Whether something in front of Discord refuses a request. That passes, unless only one message keeps meeting with it. */
export function isRefusedInFront(thrown: unknown): thrown is DiscordAPIError {
  if (!(thrown instanceof DiscordAPIError)) return false
  const { code, status } = thrown
  const isDiscordsOwn = typeof code === 'number' && code !== RESTJSONErrorCodes.CloudflareIsBlockingYourRequest
  return !isDiscordsOwn && isRefusal(status)
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && !PASSING_STATUSES.has(status)
}
