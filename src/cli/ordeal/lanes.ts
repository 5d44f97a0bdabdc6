/** Plays several tables side by side. Each lane plays one game after another while the ordeal goes on. */

import { at } from '../../engine/lists.js'
import { seededRandom } from '../../engine/random.js'
import type { Arena } from './wire/arena.js'
import { companyOf } from './wire/company.js'
import { gather, type Match, playMatch } from './wire/match.js'
import type { Played } from './wire/reckoning.js'

export interface Lanes {
  /** The games being played now. */
  readonly current: () => readonly Match[]
  /** Resolves when every lane has finished the game that was under way when `isGoingOn` turned false. */
  readonly played: Promise<readonly Played[]>
}

/** `thinkingMs` is how long the players think before a press, by default not at all. */
export function openLanes(
  { sandbox, games, guilds }: Arena,
  count: number,
  seed: string,
  isGoingOn: () => boolean,
  thinkingMs: Match['thinkingMs'] = () => 0,
): Lanes {
  const current = new Map<number, Match>()

  async function playLane(lane: number): Promise<readonly Played[]> {
    const played: Played[] = []
    do {
      // Cycles through all games, and each game through all numbers of seats.
      const number = lane + played.length
      const game = at(games, number % games.length)
      const company = companyOf(number, lane, game, games.length)
      const random = seededRandom(`${seed}/${lane}/${played.length}`)
      const channel = `table-${lane}-${played.length}`
      const guildId = at(guilds, lane % guilds.length).id
      const match = gather(sandbox, { gameId: game.id, guildId, channel, company, random, thinkingMs })
      current.set(lane, match)
      played.push({ match, ending: await playMatch(match) })
    } while (isGoingOn() && played.at(-1)?.ending === 'over')
    current.delete(lane)
    return played
  }

  const lanes = Promise.all(Array.from({ length: count }, (_, lane) => playLane(lane)))
  return { current: () => [...current.values()], played: lanes.then((each) => each.flat()) }
}
