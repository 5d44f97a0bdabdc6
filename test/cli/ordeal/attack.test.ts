import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { QUESTIONS } from '../../../src/cli/bench/worst/questions.js'
import { verdictOn, withstand } from '../../../src/cli/ordeal/attack.js'
import { startProgram } from '../../../src/cli/wire/process.js'
import { movableClock } from '../../e2e/kit/movable-clock.js'
import { soundTally } from '../../tables/kit/tally-game.js'

const BOT = fileURLToPath(new URL('small-bot.ts', import.meta.url))

test('a user who makes all requests at once is answered, and so are the others', { timeout: 200_000 }, async () => {
  const asked = { amount: 0.1, seed: 'test', progress: () => {} }
  const attacked = { tables: 2, thinkingMs: 500, spread: 2, steps: 3, games: 200, players: 20, leastAnswers: 3 }
  const launch = (settings: Readonly<Record<string, string>>) => startProgram(settings, [], BOT)
  const { figures } = await withstand(asked, attacked, {
    games: [soundTally],
    launch,
    // No answer is too late for this Discord, however busy the machine is.
    discord: { clock: movableClock().discord },
  })
  const kinds = QUESTIONS.filter(({ once, by }) => !once || by === 'forget')
  expect(figures).toMatchObject({ tables: 2, 'different questions': kinds.length })
  expect(figures['questions of the attacker']).toBeGreaterThanOrEqual(360)
  expect(figures['of them answered']).toBeGreaterThan(0)
  expect(figures['presses of the others']).toBeGreaterThanOrEqual(3)
})

const answers = Array.from({ length: 200 }, (_, index) => ({ at: index, ms: index }))

test("the verdict depends on the others' waiting times, not on the attacker's", () => {
  const { figures, failures } = verdictOn(
    answers,
    [true, false, false],
    [{ ms: 12, of: { collection: 9, storing: 1, ending: 0 } }],
  )
  expect(failures).toEqual([])
  expect(figures).toMatchObject({
    'questions of the attacker': 3,
    'of them answered': 1,
    'presses of the others': 200,
    'answer to the others, 99 of 100 (ms)': 197,
    'longest pause without waiting for a processor (ms)': 12,
    '- of it collecting garbage (ms)': 9,
    '- of it anything else (ms)': 2,
  })
})

test.each([
  ['waiting', answers.map(({ at, ms }) => ({ at, ms: ms + 60 })), 'take up to 257 ms, not less than 250'],
  ['no answer', [...answers, { at: 1, ms: null }], '1 presses of the others were not answered'],
  ['no answer at all', [], 'nothing was answered to the others'],
])('the verdict fails because of %s', (_what, given, sentence) => {
  expect(verdictOn(given, [], []).failures).toEqual([expect.stringContaining(sentence)])
})
