/** The bot is killed again and again in the middle of games, and started anew. */
import { setTimeout as after } from 'node:timers/promises'
import { at, seededRandom } from '../../engine/random.js'
import { GAMES } from '../../games/index.js'
import type { Asked, Trial, Verdict } from './trial.js'
import { type Arena, type Launch, namesAt, withArena } from './wire/arena.js'
import { gather, playMatch } from './wire/match.js'
import { type Played, reckon } from './wire/reckoning.js'

/** So many tables are played at the same time. */
const TABLES = 6
/** A kill comes so long after the bot was ready, or after it was started. */
const LONGEST_LIFE_MS = 2_500
const LONGEST_START_MS = 2_000
/** One of so many bots is killed before it may be ready. */
const EARLY_EVERY = 6

export const killTrial: Trial = {
  name: 'kills',
  what: `N times SIGKILL at a random moment while ${TABLES} tables are played on the wire; all are then played to their end`,
  unit: 'count',
  usual: 200,
  run: (asked) => killOften(asked),
}

/** Kills and starts the bot `amount` times. `launch` starts it. */
export function killOften({ amount, seed, progress }: Asked, launch?: Launch): Promise<Verdict> {
  return withArena(
    TABLES,
    async (arena) => {
      const random = seededRandom(`${seed}/kills`)
      let isGoingOn = true
      const lanes = Promise.all(Array.from({ length: TABLES }, (_, lane) => playLane(arena, lane, seed, () => isGoingOn)))
      let startedLate = 0
      for (let kills = 0; kills < amount; kills++) {
        const bot = arena.launch()
        const isEarly = random.below(EARLY_EVERY) === 0
        if (isEarly) startedLate++
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
      const played = (await lanes).flat()
      const { figures, failures } = await reckon(arena, played, bot)
      return { figures: { kills: amount, 'kills during start-up': startedLate, ...figures }, failures }
    },
    launch,
  )
}

/** One game after the other with the same players, as long as it is going on; the last one is played to its end. */
async function playLane(arena: Arena, lane: number, seed: string, isGoingOn: () => boolean): Promise<readonly Played[]> {
  const played: Played[] = []
  do {
    const random = seededRandom(`${seed}/${lane}/${played.length}`)
    const game = at(GAMES, played.length % GAMES.length)
    const seats = seatsOf(lane + played.length, game.seats)
    const match = gather(arena.sandbox, game.id, `table-${lane}-${played.length}`, namesAt(lane).slice(0, seats), random)
    played.push({ match, ending: await playMatch(match) })
  } while (isGoingOn() && played.at(-1)?.ending === 'over')
  return played
}

/** All numbers of seats come by turns. */
function seatsOf(turn: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return min + (turn % (max - min + 1))
}
