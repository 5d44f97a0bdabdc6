/** Kills the bot again and again in the middle of games and restarts it. */
import { setTimeout as after } from 'node:timers/promises'
import { seededRandom } from '../../engine/random.js'
import { openLanes } from './lanes.js'
import type { Asked, Trial, Verdict } from './trial.js'
import { type Terms, whileRunning, withArena } from './wire/arena.js'
import { reckon } from './wire/reckoning.js'

/** Tables played at the same time. */
const TABLES = 6
/** The longest time between the bot's start, or its being ready, and a kill. */
const LONGEST_LIFE_MS = 2_500
const LONGEST_START_MS = 2_000
/** One in this many bots may be killed before it is ready. */
const EARLY_EVERY = 6

export const killTrial: Trial = {
  name: 'kills',
  what: `N times SIGKILL at a random moment while ${TABLES} tables are played on the wire; all are then played to their end`,
  unit: 'count',
  usual: 200,
  runsOnServer: true,
  run: killOften,
}

/** Differences in tests: fewer tables, or another bot. */
export interface KillOptions extends Terms {
  readonly tables?: number
}

/** Kills and restarts the bot `amount` times. */
export function killOften({ amount, seed, progress }: Asked, options: KillOptions = {}): Promise<Verdict> {
  const { tables = TABLES } = options
  return withArena(
    tables,
    async (arena) => {
      const random = seededRandom(`${seed}/kills`)
      let isGoingOn = true
      const lanes = openLanes(arena, tables, seed, () => isGoingOn)
      let early = 0
      for (let kills = 0; kills < amount; kills++) {
        const bot = arena.launch()
        const isEarly = random.below(EARLY_EVERY) === 0
        if (isEarly) early++
        else await bot.ready
        await after(random.below(isEarly ? LONGEST_START_MS : LONGEST_LIFE_MS))
        bot.child.kill('SIGKILL')
        const { signal, stderr } = await bot.ended
        if (signal !== 'SIGKILL') throw new Error(`The bot ended by itself: ${stderr.slice(-1000)}`)
        if (kills % 10 === 9) progress(`${kills + 1} kills`)
      }
      isGoingOn = false
      const bot = arena.launch()
      await bot.ready
      progress('the games are played to their end')
      const { figures, failures } = await reckon(arena, await whileRunning(bot, lanes.played), bot)
      return { figures: { kills: amount, 'kills during start-up': early, ...figures }, failures }
    },
    options,
  )
}
