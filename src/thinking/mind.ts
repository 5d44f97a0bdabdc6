/** The script of a thread on which computer players think. */
import { type MessagePort, parentPort } from 'node:worker_threads'
import { seededRandom } from '../engine/random.js'
import { gameById } from '../games/index.js'
import { choose, lookAhead } from '../players/levels.js'
import { study } from '../players/study.js'
import type { Answered, Asked } from './question.js'

function answerTo(question: Asked): Answered {
  const { id, gameId } = question
  const game = gameById(gameId)
  if (game === null) throw new Error(`there is no game ${gameId}`)
  const state = game.load(question.state, game.rulesVersion)
  if (question.for === 'study') return { kind: 'studied', id, insight: study(game, { ...question.study, state }) }
  const { seat, level, seed, until } = question
  const think = question.for === 'action' ? choose : lookAhead
  return { kind: 'found', id, found: think(game, state, seat, level, seededRandom(seed), () => Date.now() >= until) }
}

function answer(question: Asked): Answered {
  const { id } = question
  try {
    return answerTo(question)
  } catch (thrown) {
    return { kind: 'failed', id, error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }
}

function listen(port: MessagePort): void {
  port.on('message', (question: Asked) => port.postMessage(answer(question)))
}

if (parentPort !== null) listen(parentPort)
