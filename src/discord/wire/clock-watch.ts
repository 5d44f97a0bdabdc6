/** Compares this machine's clock with Discord's, by the dates of Discord's responses. */
import type { Log } from './log.js'

/** The age of messages, time limits, and quiet hours go by this machine's clock. A difference of seconds does not matter. */
const TOLERATED_MS = 30_000

/** Dates of responses have no milliseconds. */
const SECOND_MS = 1000

/** Called with the moments at which a request was sent and its response was there, and with the response's `Date`. */
export type ClockWatch = (sent: Date, received: Date, date: string | null) => void

/** Warns once when the clock is wrong, and again only after it was right in between. */
export function createClockWatch(log: Pick<Log, 'info' | 'warn'>): ClockWatch {
  let isWrong = false
  return (sent, received, date) => {
    const discord = Date.parse(date ?? '')
    if (Number.isNaN(discord)) return
    const ahead = aheadOf(discord, sent.getTime(), received.getTime())
    const wasWrong = isWrong
    isWrong = Math.abs(ahead) > TOLERATED_MS
    if (isWrong && !wasWrong) log.warn({}, sentenceOn(ahead))
    if (!isWrong && wasWrong) log.info({}, "this machine's clock agrees with Discord's again")
  }
}

/** By how many milliseconds the clock is ahead at least, however long the request took. Negative if it is behind. */
function aheadOf(discord: number, sent: number, received: number): number {
  if (received < discord) return received - discord
  return Math.max(0, sent - (discord + SECOND_MS))
}

function sentenceOn(ahead: number): string {
  const seconds = Math.round(Math.abs(ahead) / SECOND_MS)
  const how = ahead > 0 ? 'ahead of' : 'behind'
  return `This machine's clock is ${seconds} seconds ${how} Discord's: set it over the network (NTP), since time limits go by it.`
}
