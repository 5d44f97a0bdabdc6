/** Tables at which nobody does anything end by themselves. How long that takes, and how long before they are told of it. */
import { type Idle, isLive, type Lobby, type PlayingTable, type Table } from './table.js'

const DAY_MS = 24 * 60 * 60_000

type Live = Lobby | PlayingTable

/** After so long without anything that others see, a table is told that it will end. In milliseconds. */
const QUIET_MS: Readonly<Record<Live['status'], number>> = { lobby: 6 * DAY_MS, playing: 23 * DAY_MS }

/** So long after that it ends. In milliseconds. */
const NOTICE_MS: Readonly<Record<Live['status'], number>> = { lobby: DAY_MS, playing: 7 * DAY_MS }

/** The idleness of a table at which something happens at `at`. */
export function idleFrom(status: Live['status'], at: Date): Idle {
  return { until: at.getTime() + QUIET_MS[status], isTold: false }
}

/** The idleness of a table that is told at `at` that it ends. */
export function idleTold(status: Live['status'], at: Date): Idle {
  return { until: at.getTime() + NOTICE_MS[status], isTold: true }
}

/** The table after something happened at it that others see. It no longer ends by itself before long. */
export function stirred<T extends Table>(table: T, at: Date): T {
  return isLive(table) ? { ...table, idle: idleFrom(table.status, at) } : table
}
