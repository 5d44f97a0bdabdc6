/** Makes the most expensive requests in sequence and reports how long each one blocks everybody else. */
import { setTimeout as after } from 'node:timers/promises'
import { createChannelVisibility } from '../../../discord/wire/channel-visibility.js'
import { inColumns } from '../../columns.js'
import { openDesk } from '../../ordeal/fuzz/desk.js'
import { withDatabase } from '../../scratch.js'
import { median } from '../median.js'
import { type Machine, thisMachine } from '../report.js'
import { type Hold, longestHold } from './hold.js'
import { QUESTIONS, type Question } from './questions.js'
import { fill, type Stage, serverTold, setStage } from './stage.js'

/** A command or button with its most expensive request. */
export interface Worst {
  readonly by: string
  readonly what: string
  /** The longest block of the event loop in milliseconds, as the median of several runs. */
  readonly ms: number
  /** The most processor time within it, in milliseconds. The rest was disk I/O. */
  readonly busyMs: number
}

export interface WorstReport {
  readonly machine: Machine
  readonly games: number
  readonly players: number
  readonly worst: readonly Worst[]
}

export const USUAL_GAMES = 1_000_000
export const USUAL_PLAYERS = 100_000
const ROUNDS = 7
/** Time for the background work of a press to finish. */
const REST_MS = 20

/** Runs on a server with `games` finished games of `players` players, in a temporary database. */
export function askTheWorst(games: number, players: number, progress: (text: string) => void): Promise<WorstReport> {
  return withDatabase(async (path) => {
    progress(`storing ${games} games of ${players} players`)
    fill(path, games, players)
    const visibility = createChannelVisibility({ read: async () => null, log: { warn() {} } })
    visibility.hear(serverTold())
    const desk = openDesk(path, visibility)
    try {
      const stage = await setStage(desk.tables)
      const asked: Worst[] = []
      for (const question of QUESTIONS) asked.push(await ask(question, stage, desk.deliver, progress))
      if (desk.complaints.length > 0) throw new Error(`The bot complained: ${desk.complaints.join('\n')}`)
      return { machine: thisMachine(), games, players, worst: worstOf(asked) }
    } finally {
      await desk.close()
    }
  })
}

async function ask(
  { by, what, once, payload }: Question,
  stage: Stage,
  deliver: (payload: object) => Promise<unknown>,
  progress: (text: string) => void,
): Promise<Worst> {
  const holds: Hold[] = []
  const from = performance.now()
  for (let round = 0; round < (once ? 1 : ROUNDS); round++) {
    const made = payload(stage)
    holds.push(await longestHold(() => deliver(made)))
    await after(REST_MS)
  }
  const ms = median(holds.map((hold) => hold.ms))
  const busyMs = median(holds.map((hold) => hold.busyMs))
  progress(
    `${by}, ${what}: ${ms.toFixed(1)} ms, ${busyMs.toFixed(1)} of them busy (${Math.round(performance.now() - from)} ms for ${holds.length})`,
  )
  return { by, what, ms, busyMs }
}

/** The worst question for each command or button, in the order they were asked. */
export function worstOf(asked: readonly Worst[]): readonly Worst[] {
  const worst = new Map<string, Worst>()
  for (const each of asked) if (each.ms > (worst.get(each.by)?.ms ?? -1)) worst.set(each.by, each)
  return [...worst.values()]
}

/** The report as a table for people. */
export function worstTable({ machine, games, players, worst }: WorstReport): string {
  const rows = worst.map(({ by, what, ms, busyMs }) => [by, ms.toFixed(1), busyMs.toFixed(1), what])
  const head = `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; ${games} games, ${players} players; milliseconds without a turn for others, and how many of them the processor was busy`
  return `${head}\n\n${inColumns(rows, [1, 2])}\n`
}
