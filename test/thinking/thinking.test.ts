/** Computer players on threads of their own. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { seededRandom } from '../../src/engine/random.js'
import type { GameState } from '../../src/games/game.js'
import { GAMES } from '../../src/games/index.js'
import { LEVELS, type Level } from '../../src/players/levels.js'
import { type Question, THINKER_HERE } from '../../src/tables/service/computers.js'
import { openThinking, type Thinking } from '../../src/thinking/thinking.js'

let thinking: Thinking | null = null
afterEach(() => thinking?.close())

/** The first decision after the deal, as a question to its seat. */
function questionOf(game: (typeof GAMES)[number], level: Level): Question {
  const random = seededRandom('deal')
  let state: GameState | null = game.setup(2, {})
  if (state === null) throw new Error('no such game')
  for (let next = game.toMove(state); next.kind !== 'over'; next = game.toMove(state)) {
    if (next.kind === 'seats') {
      const seat = next.seats[0] ?? 0
      return { game, sample: game.sample(state, seat, random), seat, level, seed: 'one' }
    }
    state = game.replay(state, 'chance', next.draw(random)).state
  }
  throw new Error('nobody decides')
}

test.each(GAMES.map((game) => [game.id, game] as const))('decide about %s as they would on this thread', async (_id, game) => {
  thinking = openThinking(1)
  for (const level of LEVELS.filter((each) => each === 'newcomer' || each === 'traveller')) {
    const question = questionOf(game, level)
    expect(await thinking.choose(question)).toBe(await THINKER_HERE.choose(question))
  }
})

test('answer every question of many, in turn', async () => {
  const thinker = openThinking(2)
  thinking = thinker
  const game = GAMES[0]
  if (game === undefined) throw new Error('no games')
  const question = questionOf(game, 'traveller')
  const answers = await Promise.all(Array.from({ length: 20 }, () => thinker.choose(question)))
  expect(new Set(answers)).toEqual(new Set([await THINKER_HERE.choose(question)]))
})

test('look back at a game as this thread would, but only when nobody waits for anything', async () => {
  const thinker = openThinking(1)
  thinking = thinker
  const game = GAMES[0]
  if (game === undefined) throw new Error('no games')
  const question = questionOf(game, 'traveller')
  const task = { state: question.sample, of: { seat: question.seat, only: null }, iterations: 5, seed: 'one' } as const
  const order: string[] = []
  const noted = async <T>(what: string, asked: Promise<T>) => {
    const answer = await asked
    order.push(what)
    return answer
  }
  const first = noted('first', thinker.choose(question))
  const studied = noted('study', thinker.study(game, task))
  const others = [noted('hint', thinker.lookAhead(question)), noted('move', thinker.choose(question))]
  expect(await studied).toEqual(await THINKER_HERE.study(game, task))
  await Promise.all([first, ...others])
  expect(order[0]).toBe('first')
  expect(order.at(-1)).toBe('study')
  const position = { state: question.sample, of: 'position', iterations: 3, seed: 'two' } as const
  expect(await thinker.study(game, position)).toEqual(await THINKER_HERE.study(game, position))
})

/** How far behind others this program's threads go for a processor, from its main thread on: 0 is as usual. */
function niceness(): readonly number[] {
  const threads = readdirSync('/proc/self/task').map(Number)
  return threads
    .sort((a, b) => a - b)
    .flatMap((id) => {
      const status = readThread(id)
      return status === null ? [] : [Number(status.slice(status.lastIndexOf(')')).split(' ')[17])]
    })
}

/** What the system says of a thread. Null if it has ended meanwhile. */
function readThread(id: number): string | null {
  try {
    return readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
  } catch {
    return null
  }
}

test.runIf(process.platform === 'linux')('leave the processor to whoever answers presses', async () => {
  const before = niceness()
  thinking = openThinking(1)
  const game = GAMES[0]
  if (game === undefined) throw new Error('no games')
  await thinking.choose(questionOf(game, 'traveller'))
  const own = before[0] ?? 0
  expect(niceness()[0]).toBe(own)
  expect(niceness().filter((nice) => nice > own)).toEqual(own === 19 ? [] : [Math.min(19, own + 10)])
})

test('pass on what goes wrong over there, and go on', async () => {
  thinking = openThinking(1)
  const game = GAMES[0]
  if (game === undefined) throw new Error('no games')
  const question = questionOf(game, 'traveller')
  await expect(thinking.choose({ ...question, game: { ...game, id: 'unknown' } })).rejects.toThrow('there is no game unknown')
  expect(await thinking.choose(question)).toBe(await THINKER_HERE.choose(question))
})

test('end at once when the program closes, and take no more questions', async () => {
  thinking = openThinking(1)
  const game = GAMES[0]
  if (game === undefined) throw new Error('no games')
  const question = questionOf(game, 'traveller')
  const pending = [thinking.choose(question), thinking.choose(question)]
  const ended = Promise.allSettled(pending)
  await thinking.close()
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(thinking.choose(question)).rejects.toThrow('closing')
})

test('never think on the calling thread, so that nothing else waits for them', async () => {
  thinking = openThinking(1)
  const game = GAMES[0]
  if (game === undefined) throw new Error('no games')
  const question = questionOf(game, 'newcomer')
  const elsewhere = () => {
    throw new Error('it thinks here')
  }
  const unthinking = { ...game, impressions: elsewhere, search: elsewhere, legalActions: elsewhere }
  await expect(THINKER_HERE.choose({ ...question, game: unthinking })).rejects.toThrow('it thinks here')
  expect(await thinking.choose({ ...question, game: unthinking })).toBe(await THINKER_HERE.choose(question))
})

describe('a thread', () => {
  const script = new URL('./strange-worker.mjs', import.meta.url)
  const asked = (seed: string): Question => {
    const game = GAMES[0]
    if (game === undefined) throw new Error('no games')
    return { ...questionOf(game, 'legend'), seed, withinMs: 10 }
  }

  test('that is stuck is given up, and another one answers what comes next', async () => {
    thinking = openThinking(1, { script, graceMs: 2000 })
    const [stuck, next] = [thinking.choose(asked('stuck')), thinking.choose(asked('next'))]
    await expect(stuck).rejects.toThrow('was stuck')
    expect(await next).toBe('next')
  })

  test('comes to its end when somebody has waited for a hint for long enough', async () => {
    thinking = openThinking(1, { script, graceMs: 60_000 })
    const order: string[] = []
    const action = thinking.choose(asked('endless')).then(() => order.push('action'))
    const hint = thinking.lookAhead(asked('hint')).then(() => order.push('hint'))
    const other = thinking.choose(asked('other')).then(() => order.push('other'))
    await Promise.all([action, hint, other])
    // By then the hint has waited longer than anybody should.
    expect(order).toEqual(['action', 'hint', 'other'])
  })
})
