import { expect, test } from 'vitest'
import { turnTitled } from '../../../src/cli/ordeal/wire/retelling.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'

const { title } = TEXTS.en.turn

test('a turn is found by its title, with a heading of the game or without', () => {
  expect(turnTitled(`### ${title('Pioneers', 12)}`)).toBe(12)
  expect(turnTitled(`### ${title('Pioneers', 12)} · Round 4 · Annie\n- Annie builds a road.`)).toBe(12)
})

test('a message about something else is no turn', () => {
  expect(turnTitled(`### ${title('Pioneers', 0)}`)).toBeNull()
  expect(turnTitled('### Pioneers: who plays?\n- turn 12')).toBeNull()
})
