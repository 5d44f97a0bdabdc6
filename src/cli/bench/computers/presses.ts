/** How much longer the presses of others take while computer players think. */
import { setTimeout as after } from 'node:timers/promises'
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { quantile } from '../../ordeal/load/measure.js'
import { FEW_PICTURES, startCrowded } from '../../wire/crowded.js'
import { nextPress, type Player, playerAt, publicOffer } from '../../wire/player.js'
import { isAnswered, settledIn } from '../../wire/settled.js'
import { MEASURED_GAME } from '../measured-game.js'
import type { Metric } from '../metric.js'
import { withBot } from '../wire/hosted.js'
import { isOver } from '../wire/seating.js'
import { type Round, roundOf } from '../wire/sides.js'

export interface Beside {
  /** Tables with one person and computer players. */
  readonly tables: number
  /** Presses of the others in each half of a round. */
  readonly presses: number
  readonly rounds: number
  /** How long computer players may need until all of them wait for somebody. */
  readonly restMs: number
}

const USUAL: Beside = { tables: 50, presses: 200, rounds: 3, restMs: 15_000 }
const LEVEL = 'veteran'
/** The time that a person takes before a press. */
const THINKING_MS = 1_000
const OTHERS = ['Annie', 'Bill', 'Katie', 'Jim']
const OPENING_AT_ONCE = 5

export const pressBesideComputers: Metric = {
  name: 'press_p99_beside_computers',
  what: `99 of 100 presses at a table of people while ${USUAL.tables} tables of ${LEVEL}s are played, over the same while those wait`,
  unit: 'ratio',
  better: 'lower',
  async measure({ progress }) {
    const { played, waiting } = await pressTimesBeside(USUAL)
    const [busy, quiet] = [quantile(played, 0.99), quantile(waiting, 0.99)]
    progress(`99 of 100 presses take up to ${busy.toFixed(0)} ms, and ${quiet.toFixed(0)} ms while the computer players wait`)
    return busy / quiet
  },
}

/** Milliseconds of the others' presses. */
export interface Besides {
  /** While the tables with computer players are played. */
  readonly played: readonly number[]
  /** While each of them waits for its person. */
  readonly waiting: readonly number[]
}

/** Both are measured by turns, so that other load on the machine affects both. */
export async function pressTimesBeside({ tables, presses, rounds, restMs }: Beside): Promise<Besides> {
  const channels = Array.from({ length: tables + 1 }, (_, number) => `table-${number}`)
  const sandbox = await startCrowded({ names: [...OTHERS, ...channels.map(hostOf)], channels, ...FEW_PICTURES })
  try {
    return await withBot(sandbox, async () => {
      const [own = '', ...others] = channels
      const round = await roundOf(sandbox, sandbox.channel(own).id, OTHERS, hostOf(own), seededRandom('beside'))
      const hosts = others.map((name) => playerAt(sandbox, hostOf(name), sandbox.channel(name).id))
      await openAll(sandbox, hosts, others)
      await timesOf(round, presses)
      const [played, waiting]: [number[], number[]] = [[], []]
      for (let count = 0; count < rounds; count++) {
        await after(restMs)
        waiting.push(...(await timesOf(round, presses)))
        let isEnd = false
        const playing = hosts.map((host, index) => playOn(sandbox, host, at(others, index), () => isEnd))
        played.push(...(await timesOf(round, presses)))
        isEnd = true
        await Promise.all(playing)
      }
      return { played, waiting }
    })
  } finally {
    await sandbox.close()
  }
}

const hostOf = (channel: string) => `Host of ${channel}`

async function openAll(sandbox: Sandbox, hosts: readonly Player[], channels: readonly string[]): Promise<void> {
  const waiting = hosts.entries()
  const openSome = async () => {
    for (const [index, host] of waiting) await open(sandbox, host, at(channels, index))
  }
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openSome))
}

/** Opens a full table with one person, and begins. */
async function open(sandbox: Sandbox, host: Player, channel: string): Promise<void> {
  const { id } = sandbox.channel(channel)
  const computers = MEASURED_GAME.seats.max - 1
  await settledIn(sandbox.command(host.id, id, MEASURED_GAME.id, { new: { computers, level: LEVEL } }))
  await settledIn(host.use(await sandbox.until(() => publicOffer(host, 'start'), undefined, id)))
  // Until the first turn is shown, the channel ends with the game before.
  await sandbox.until(() => !isOver([host]), undefined, id)
}

/** Plays for the person at a table with computer players, one game after another. */
async function playOn(sandbox: Sandbox, host: Player, channel: string, isEnd: () => boolean): Promise<void> {
  const answered = new Map<Player, string>()
  const random = seededRandom(`beside/${channel}`)
  while (!isEnd()) {
    await after(THINKING_MS / 2 + random.below(THINKING_MS))
    if (isOver([host])) await open(sandbox, host, channel)
    const next = nextPress([host], answered, random)
    if (next === null) continue
    // Whoever gets no answer presses again.
    if (!isAnswered(await settledIn(next.player.use(next.offer)))) answered.delete(host)
  }
}

async function timesOf(round: Round, presses: number): Promise<readonly number[]> {
  const times: number[] = []
  while (times.length < presses) {
    const answered = await round.press()
    if (answered === null) throw new Error('The game stands still: nobody sees anything to press.')
    if (!answered.isInTime) throw new Error('A press was not answered in time: this machine is too busy to measure on.')
    times.push(answered.ms)
  }
  return times
}
