/**
 * Interactions that may be too old to be acted on, because the way from Discord stalled, or this process did. Discord accepts an
 * answer for three seconds only, and has told the user since then that the bot did not respond. How old one is cannot be told for
 * sure, because clocks are wrong, and get set. So this only tells when to ask Discord, which knows.
 */
import { DiscordAPIError } from '@discordjs/rest'
import { DiscordSnowflake } from '@sapphire/snowflake'
import { RESTJSONErrorCodes } from 'discord-api-types/v10'
import type { Clock } from '../../../tables/model/ports.js'
import type { Answer } from '../../context/answer.js'

/** An interaction that has just arrived. */
export interface Arrival {
  /** Whether Discord may have given it up. */
  readonly isDoubtful: boolean
  /** Discord still waits for its answer, so it came in time. */
  inTime(): void
}

/** Discord's time for the first answer. */
const ANSWER_MS = 3_000

/** Judges each interaction once, when it arrives, by its id. */
export function createLateness(clock: Pick<Clock, 'now'>): (interactionId: string) => Arrival {
  /**
   * The age, by this machine's clock, of one that comes without delay: how far the clock is ahead of Discord's. At first the
   * clock is taken to be right. If it is behind or set back, the next one shows that. If it is ahead or set forward, the next one
   * looks late, and Discord's answer shows that it is not.
   */
  let undelayed = 0
  /** The least age since interactions began to look late. Null once one does not, or came in time. */
  let doubted: number | null = null

  return (interactionId) => {
    const age = clock.now().getTime() - DiscordSnowflake.timestampFrom(interactionId)
    undelayed = Math.min(undelayed, age)
    const isDoubtful = age - undelayed > ANSWER_MS
    doubted = isDoubtful ? Math.min(doubted ?? age, age) : null
    return {
      isDoubtful,
      inTime() {
        if (doubted === null) return
        // Others that came meanwhile may have been delayed less.
        undelayed = Math.min(doubted, age)
        doubted = null
      },
    }
  }
}

/** Whether Discord has told the user that the bot did not respond. */
const isGivenUp = (thrown: unknown): boolean =>
  thrown instanceof DiscordAPIError && thrown.code === RESTJSONErrorCodes.UnknownInteraction

/**
 * Rejects if Discord no longer waits for an answer and has told the user so, who may have done something else meanwhile. Asks
 * Discord only about those that look late. Any other failure says nothing about that.
 */
export function demandWaiting({ isDoubtful, inTime }: Arrival, pending: Pick<Answer, 'demandTime'>): Promise<void> {
  if (!isDoubtful) return Promise.resolve()
  const mayAct = pending.demandTime().then(inTime, (thrown: unknown) => {
    if (isGivenUp(thrown)) throw thrown
  })
  // It is awaited only when the user's turn has come.
  mayAct.catch(() => {})
  return mayAct
}
