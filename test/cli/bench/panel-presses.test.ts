import { expect, test } from 'vitest'
import { pressesIn } from '../../../src/cli/bench/panels/panel-presses.js'
import { GAMES } from '../../../src/games/index.js'

test.each(GAMES)('the presses of a whole game of $id are counted, in turns and in all that it asks', (game) => {
  const counts = pressesIn(game, [2, 3, 4], ['two'])
  const kinds = new Set(counts.map(({ kind }) => kind))
  expect(kinds).toContain('turn')
  expect(['turn', ...game.questions.kinds]).toEqual(expect.arrayContaining([...kinds]))
  // Each turn begins with one press, and each question is answered by one at least.
  expect(Math.min(...counts.map(({ presses }) => presses))).toBeGreaterThanOrEqual(1)
})
