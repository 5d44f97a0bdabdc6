/** The same game on both databases, press by press. */
import { expect, test } from 'vitest'
import { pick, seededRandom } from '../../../src/engine/random.js'
import type { Game } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import type { Database } from '../../../src/store/open.js'
import { emptyDatabase } from '../../store/postgres/server.js'
import { offersOn, player, sitDown, textOf, verbOf } from '../kit/player.js'
import { openScene } from '../kit/scene.js'
import { EVERYBODY } from '../kit/whole-games.js'

const ROUNDS = 12
/** What each player presses of a panel before the next one does. */
const STEPS = 4

/** The verbs of what moves the game, on a panel. */
const MOVES = ['a', 'p', 'm']

/**
 * What the players are answered, each to the same questions in the same order. Other than the channel's messages, answers do not
 * depend on how fast anything is.
 */
async function answersOn(game: Game, database?: Database): Promise<readonly string[]> {
  const scene = await openScene({ seed: 'alike', ...(database === undefined ? {} : { database }) })
  const players = EVERYBODY.slice(0, game.seats.min).map((name) => player(scene.sandbox, name))
  await sitDown(players, { seats: players.length }, game.id)
  const random = seededRandom('alike')
  const answers: string[] = []
  const note = (message: SandboxMessage | null) => {
    // How many messages the channel got before depends on how fast they followed each other, and so do their ids.
    answers.push(message === null ? 'nothing' : textOf(message).replaceAll(/\d{17,20}/g, 'id'))
    return message
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const self of players) {
      let panel = note((await self.command(game.id, { hand: {} })).message)
      for (let step = 0; step < STEPS && panel !== null; step++) {
        const moves = offersOn(panel).filter((offer) => MOVES.includes(verbOf(offer)))
        if (moves.length === 0) break
        panel = note((await self.use(pick(moves, random))).message)
      }
    }
  }
  for (const self of players) {
    for (const question of [{ text: {} }, { stats: {} }, { tables: {} }, { verify: {} }])
      note((await self.command(game.id, question)).message)
  }
  await scene.close()
  expect(scene.troubles).toEqual([])
  return answers
}

test.each(GAMES.map((game) => ({ id: game.id, game })))('$id is told in the same words', async ({ game }) => {
  const inFile = await answersOn(game)
  expect(new Set(inFile).size).toBeGreaterThan(ROUNDS)
  expect(await answersOn(game, { url: await emptyDatabase() })).toEqual(inFile)
})
