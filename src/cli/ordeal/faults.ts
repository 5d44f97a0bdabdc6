/** Subjects tables to one failure of Discord after another while they are played. */
import { setTimeout as after } from 'node:timers/promises'
import { pick, seededRandom } from '../../engine/random.js'
import { openLanes } from './lanes.js'
import { mishaps } from './mishaps.js'
import type { Asked, Trial, Verdict } from './trial.js'
import { type Arena, type Terms, whileRunning, withArena } from './wire/arena.js'
import { reckon } from './wire/reckoning.js'

const TABLES = 8
/** The pause between two mishaps. */
const LONGEST_PAUSE_MS = 300

export const faultTrial: Trial = {
  name: 'faults',
  what: `N random mishaps of Discord, its gateway and its channels while ${TABLES} tables are played on the wire`,
  unit: 'count',
  usual: 2_000,
  runsOnServer: true,
  run: (asked, stage) => sufferOften(asked, TABLES, stage),
}

/** Lets `amount` mishaps happen at `tables` tables. */
export function sufferOften({ amount, seed, progress }: Asked, tables: number, terms: Terms = {}): Promise<Verdict> {
  const work = async (arena: Arena): Promise<Verdict> => {
    const { sandbox } = arena
    const random = seededRandom(`${seed}/faults`)
    const coming = mishaps(random)
    const kinds = new Map<string, number>()
    const lasting: Promise<void>[] = []
    const bot = arena.launch()
    await bot.ready
    let isGoingOn = true
    const lanes = openLanes(arena, tables, seed, () => isGoingOn)
    const suffer = async () => {
      for (let faults = 0; faults < amount; ) {
        await after(random.below(LONGEST_PAUSE_MS))
        const matches = lanes.current()
        if (matches.length === 0) break
        const mishap = coming.next().value
        kinds.set(mishap.name, (kinds.get(mishap.name) ?? 0) + 1)
        lasting.push(mishap.happen({ sandbox, channelId: pick(matches, random).channelId, random }))
        if (++faults % 100 === 0) progress(`${faults} mishaps`)
      }
      isGoingOn = false
      await Promise.all(lasting)
      sandbox.faults.clear()
      progress('the games are played to their end')
      return lanes.played
    }
    const { figures, failures } = await reckon(arena, await whileRunning(bot, suffer()), bot)
    return { figures: { ...Object.fromEntries(kinds), ...figures }, failures }
  }
  return withArena(tables, work, terms)
}
