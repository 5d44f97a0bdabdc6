/** The script of a thread on which computer players think. */
import { type MessagePort, parentPort } from 'node:worker_threads'
import { seededRandom } from '../engine/random.js'
import { gameById } from '../games/index.js'
import { choose, lookAhead } from '../players/levels.js'
import type { Findings } from '../players/search.js'
import type { Answered, Asked } from './question.js'

function found({ gameId, state, seat, level, seed, until, for: wanted }: Asked): string | Findings<string> {
  const game = gameById(gameId)
  if (game === null) throw new Error(`there is no game ${gameId}`)
  const think = wanted === 'action' ? choose : lookAhead
  return think(game, game.load(state, game.rulesVersion), seat, level, seededRandom(seed), () => Date.now() >= until)
}

function answer(question: Asked): Answered {
  const { id } = question
  try {
    return { kind: 'found', id, found: found(question) }
  } catch (thrown) {
    return { kind: 'failed', id, error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }
}

function listen(port: MessagePort): void {
  port.on('message', (question: Asked) => port.postMessage(answer(question)))
}

if (parentPort !== null) listen(parentPort)
