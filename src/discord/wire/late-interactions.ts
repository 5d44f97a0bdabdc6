/**
 * Interactions that arrive too late because their connection was away. After a resume Discord sends everything that was missed,
 * but it accepts an answer for three seconds only, and has told the user since then that the bot did not respond. If the bot
 * acted on it all the same, it might make a move that the user has given up, or has meanwhile made again.
 */
import { DiscordSnowflake } from '@sapphire/snowflake'
import { GatewayDispatchEvents as Event, type GatewayDispatchPayload } from 'discord-api-types/v10'
import type { Clock } from '../../tables/model/ports.js'
import type { Log } from './log.js'

interface LateInteractionsDeps {
  readonly shard: number
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'info'>
}

export interface LateInteractions {
  /** A connection begins. What it brings may be old until it says that the session is resumed, or new. */
  begin(): void
  /**
   * Whether an event is an interaction that is too old to be acted on. Asked once for each event, in order. After the connection
   * has caught up none is, whatever this machine's clock says.
   */
  isLate(payload: GatewayDispatchPayload): boolean
}

/** Discord's time for the first answer. */
const ANSWER_MS = 3_000

export function createLateInteractions({ shard, clock, log }: LateInteractionsDeps): LateInteractions {
  let isCatchingUp = false
  let ignored = 0

  function caughtUp(): void {
    isCatchingUp = false
    if (ignored > 0) log.info({ shard, ignored }, 'interactions came too late to be answered, because their connection was away')
    ignored = 0
  }

  return {
    begin() {
      isCatchingUp = true
    },
    isLate(payload) {
      if (payload.t === Event.Ready || payload.t === Event.Resumed) caughtUp()
      if (!isCatchingUp || payload.t !== Event.InteractionCreate) return false
      const isLate = clock.now().getTime() - DiscordSnowflake.timestampFrom(payload.d.id) > ANSWER_MS
      if (isLate) ignored++
      return isLate
    },
  }
}
