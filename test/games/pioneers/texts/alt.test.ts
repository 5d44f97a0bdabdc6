import { describe, expect, test } from 'vitest'
import { MAPS } from '../../../../src/games/pioneers/data/maps.js'
import { face } from '../../../../src/games/pioneers/index.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules/rules.js'
import type { Fact, State } from '../../../../src/games/pioneers/rules/types.js'
import { ALT_TEXT_LIMIT, type Reader } from '../../../../src/games/plug.js'
import { LOCALES, type Locale } from '../../../../src/i18n/locale.js'
import { moverOf, PLAYERS } from '../panel-walk.js'
import { played } from '../played.js'
import { buying } from '../rules/position.js'

const LONG = ['W'.repeat(60), 'Ж_*'.repeat(20), `${'x'.repeat(40)}\n@everyone`, '漢'.repeat(40)]

function altOf(state: State, news: readonly Fact[], locale: Locale, names: readonly string[], viewer: Reader['viewer']): string {
  return face.alt(pioneersRules.view(state, viewer), news, { locale, names, viewer })
}

describe.each([2, 3, 4])('whole games of %i', (seats) => {
  const { decisions, last } = played(seats, 'alt')

  test.each(LOCALES)('the words fit in %s, even with the longest names', (locale) => {
    const longest = decisions.map(({ state, news }) => altOf(state, news, locale, LONG, moverOf(state)).length)
    expect(Math.max(...longest)).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
  })
  test.each(LOCALES)('they name the place of the stagecoach, everybody, and whose move it is in %s', (locale) => {
    for (const { state, news } of decisions) {
      if (state.phase === 'deal') continue
      const alt = altOf(state, news, locale, PLAYERS, 'table')
      const city = MAPS[state.map].places[state.stagecoach]?.name ?? '?'
      const reader: Reader = { locale, names: PLAYERS, viewer: 'table' }
      expect(alt).toContain(city)
      for (const name of PLAYERS.slice(0, seats)) expect(alt).toContain(name)
      expect(alt).toContain(face.status(pioneersRules.view(state, 'table'), reader))
    }
  })
  test('at the end they give the final scores', () => {
    const scores = pioneersRules.view(last, 'table').scores ?? []
    const alt = altOf(last, [], 'en', PLAYERS, 'table')
    for (const [seat, { total }] of scores.entries()) expect(alt).toContain(`${PLAYERS[seat]}: ${total} VP`)
  })
})

test('the player who has to act is told what to do, the others about it', () => {
  const state = buying({})
  expect(altOf(state, [], 'en', PLAYERS, 0)).toContain('Your turn: buy roads or a coach, or go on.')
  expect(altOf(state, [], 'en', PLAYERS, 1)).toContain('Annie is choosing what to buy.')
})
test('of too much news the latest is kept', () => {
  const incomes: readonly Fact[] = Array.from({ length: 60 }, (_, amount) => ({ to: 'table', kind: 'income', seat: 1, amount }))
  const alt = altOf(buying({}), incomes, 'en', PLAYERS, 'table')
  expect(alt).toContain('income of $59.')
  expect(alt).not.toContain('income of $0.')
  expect(alt.startsWith('News: Bill receives')).toBe(true)
})
test('names are printed as written, on one line', () => {
  expect(altOf(buying({}), [], 'en', ['a_*b*', 'c\nd', 'e', 'f'], 'table')).toMatch(/a_\*b\*: 0 VP.*c d: 0 VP/)
})
