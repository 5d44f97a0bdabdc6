/** Why the bot cannot be on Discord, for the operator. */
import { GatewayCloseCodes } from 'discord-api-types/v10'
import { messageOf } from '../../tables/model/message-of.js'

/** The bot cannot connect to Discord. The message is one sentence that says what to do. */
export class BotUnavailable extends Error {
  override readonly name = 'BotUnavailable'
}

const TOKEN_ADVICE = 'set DISCORD_TOKEN to the one that the Developer Portal shows for your bot'
const SHARD_ADVICE = 'the bot has come to more servers than its connections may serve; start it again, and it opens more of them'
const INTENT_ADVICE = 'this bot needs no intent but Guilds; check the bot in the Developer Portal, then start it again'

/** Advice by the code with which Discord closes a connection for good. */
const CLOSE_ADVICE: ReadonlyMap<number, string> = new Map([
  [GatewayCloseCodes.AuthenticationFailed, TOKEN_ADVICE],
  [GatewayCloseCodes.InvalidShard, SHARD_ADVICE],
  [GatewayCloseCodes.ShardingRequired, SHARD_ADVICE],
  [GatewayCloseCodes.InvalidAPIVersion, 'this version of the program is too old for Discord; install a newer one'],
  [GatewayCloseCodes.InvalidIntents, INTENT_ADVICE],
  [GatewayCloseCodes.DisallowedIntents, INTENT_ADVICE],
])

/** The error for a connection that Discord closed with this code. Null if the connection comes back by itself. */
export function closedForGood(code: number): BotUnavailable | null {
  const advice = CLOSE_ADVICE.get(code)
  if (advice === undefined) return null
  return new BotUnavailable(`Discord has closed the connection for good (code ${code}): ${advice}.`)
}

/** `where` is the service that refused the token. */
export function refusedToken(where: string, cause?: unknown): BotUnavailable {
  return new BotUnavailable(`${where} refuses the token: ${TOKEN_ADVICE}.`, { cause })
}

/** `where` is the service that did not respond. */
export function unreachable(where: string, cause: unknown): BotUnavailable {
  return new BotUnavailable(`${where} cannot be reached (${messageOf(cause)}): check the network and DISCORD_API_URL.`, { cause })
}
