/** The script of a thread on which computer players think. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { seededRandom } from '../engine/random.js'
import { gameById } from '../games/index.js'
import { choose, lookAhead } from '../players/levels.js'
import type { Findings } from '../players/search.js'
import type { Answered, Asked, MindData } from './question.js'

type IsHurried = (id: number) => boolean

function found(
  { id, gameId, state, seat, level, seed, until, for: wanted }: Asked,
  isHurried: IsHurried,
): string | Findings<string> {
  const game = gameById(gameId)
  if (game === null) throw new Error(`there is no game ${gameId}`)
  const think = wanted === 'action' ? choose : lookAhead
  const isOver = () => Date.now() >= until || isHurried(id)
  return think(game, game.load(state, game.rulesVersion), seat, level, seededRandom(seed), isOver)
}

function answer(question: Asked, isHurried: IsHurried): Answered {
  const { id } = question
  try {
    return { kind: 'found', id, found: found(question, isHurried) }
  } catch (thrown) {
    return { kind: 'failed', id, error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }
}

function listen(port: MessagePort, { hurry }: MindData): void {
  const hurried = new Int32Array(hurry)
  const isHurried = (id: number) => Atomics.load(hurried, 0) === id
  const tell = (answered: Answered) => port.postMessage(answered)
  port.on('message', (question: Asked) => tell(answer(question, isHurried)))
  tell({ kind: 'ready' })
}

if (parentPort !== null) listen(parentPort, workerData as MindData)
