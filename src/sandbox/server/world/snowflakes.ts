import type { Clock } from '../clock.js'

/** Discord's ids count milliseconds from the start of 2015. */
const EPOCH = 1_420_070_400_000

/** Long before any id drawn by a clock. */
const FOUNDED = Date.UTC(2024, 0, 1)

/** A source of strictly increasing ids in Discord's format (17 to 19 digits). Each contains the time at which it was drawn. */
export function snowflakes(clock: Clock): () => string {
  let last = 0n
  return () => {
    const earliest = BigInt(clock.now() - EPOCH) << 22n
    last = earliest > last ? earliest : last + 1n
    return String(last)
  }
}

/** Ids that are the same in every run, so that a bot with a database recognises the initial world of a sandbox. */
export function foundingIds(): () => string {
  let last = BigInt(FOUNDED - EPOCH) << 22n
  return () => String(++last)
}

/** When the id was drawn, in milliseconds since 1970. */
export function drawnAt(snowflake: string): number {
  return Number(BigInt(snowflake) >> 22n) + EPOCH
}
