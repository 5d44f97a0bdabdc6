/** The script of a thread on which computer players think. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { seededRandom } from '../engine/random.js'
import { gameById } from '../games/index.js'
import { choose, lookAhead } from '../players/levels.js'
import { study } from '../players/study.js'
import { goBehindOthers } from './priority.js'
import type { Answered, Asked, WorkerData } from './question.js'

type IsHurried = (id: number) => boolean

function answerTo(question: Asked, isHurried: IsHurried): Answered {
  const { id, gameId } = question
  const game = gameById(gameId)
  if (game === null) throw new Error(`there is no game ${gameId}`)
  const state = game.load(question.state, game.rulesVersion)
  if (question.for === 'study') return { kind: 'studied', id, insight: study(game, { ...question.study, state }) }
  const { seat, level, seed, until } = question
  const think = question.for === 'action' ? choose : lookAhead
  const isOver = () => Date.now() >= until || isHurried(id)
  return { kind: 'found', id, found: think(game, state, seat, level, seededRandom(seed), isOver) }
}

function answer(question: Asked, isHurried: IsHurried): Answered {
  const { id } = question
  try {
    return answerTo(question, isHurried)
  } catch (thrown) {
    return { kind: 'failed', id, error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }
}

function listen(port: MessagePort, { hurry }: WorkerData): void {
  // Answers to presses do not wait for thoughts.
  goBehindOthers()
  const hurried = new Int32Array(hurry)
  const isHurried = (id: number) => Atomics.load(hurried, 0) === id
  const tell = (answered: Answered) => port.postMessage(answered)
  port.on('message', (question: Asked) => tell(answer(question, isHurried)))
  tell({ kind: 'ready' })
}

if (parentPort !== null) listen(parentPort, workerData as WorkerData)
