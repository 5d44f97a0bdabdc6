import { describe, expect, test } from 'vitest'
import { ALT_TEXT_LIMIT, type Reader } from '../../../../src/games/face.js'
import { MAPS } from '../../../../src/games/pioneers/data/maps.js'
import { face } from '../../../../src/games/pioneers/index.js'
import type { Fact } from '../../../../src/games/pioneers/rules/facts.js'
import { isUndealt } from '../../../../src/games/pioneers/rules/phases/laying.js'
import type { State } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { LOCALES, type Locale } from '../../../../src/i18n/locale.js'
import { buttonsOf, moverOf, PLAYERS, rowsOf, shown } from '../panel-walk.js'
import { played } from '../played.js'
import { buying } from '../rules/position.js'

const LONG = ['W'.repeat(60), 'Ж_*'.repeat(20), `${'x'.repeat(40)}\n@everyone`, '漢'.repeat(40)]

function altOf(state: State, news: readonly Fact[], locale: Locale, names: readonly string[], viewer: Reader['viewer']): string {
  return face.alt(pioneersRules.view(state, viewer), news, { locale, names, viewer })
}

/** The alt text beside a panel, after the prompts of `path`, with the news of the whole game so far. */
function altOfPanel(state: State, news: readonly Fact[], locale: Locale, path: readonly string[] = []): string {
  const seat = moverOf(state)
  const { panel } = shown(state, path, locale)
  return face.alt(pioneersRules.view(state, seat), news, { locale, names: PLAYERS, viewer: seat }, panel)
}

describe.each([2, 3, 4])('whole games of %i', (seats) => {
  const games = Array.from({ length: 5 }, (_, game) => played(seats, `alt${game}`))
  const [{ decisions, last } = played(seats, 'alt')] = games

  test.each(LOCALES)('the alt texts fit in %s, even with the longest names, for every viewer', (locale) => {
    const lengths = games.flatMap((game) =>
      game.decisions.flatMap(({ state }, index) => {
        const seat = moverOf(state)
        const news = game.decisions.slice(Math.max(0, index - 30), index + 1).flatMap((each) => each.news)
        const { panel } = shown(state, [], locale)
        const view = pioneersRules.view(state, seat)
        const own = face.alt(view, news, { locale, names: LONG, viewer: seat }, panel)
        return [own, altOf(state, news, locale, LONG, 'table'), altOf(state, news, locale, LONG, (seat + 1) % seats)].map(
          (alt) => alt.length,
        )
      }),
    )
    expect(lengths.length).toBeGreaterThan(1000)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
  })
  test.each(LOCALES)(
    'beside every panel they tell the latest news, the place of the stagecoach and all choices in %s',
    (locale) => {
      const facts: Fact[] = []
      for (const { state, news } of decisions) {
        facts.push(...news)
        if (isUndealt(state)) throw new Error('nobody acts in the deal')
        const seat = moverOf(state)
        const told = facts
          .filter(({ to }) => to === 'table' || to === seat)
          .map((fact) => face.story(fact, { locale, names: PLAYERS, viewer: seat }))
          .filter((sentence) => sentence !== null)
        const alt = altOfPanel(state, facts, locale)
        const { panel } = shown(state, [], locale)
        expect(alt).toContain(told.at(-1))
        expect(alt).toContain(MAPS[state.map].places[state.stagecoach]?.name)
        for (const { label, disabled } of buttonsOf(panel)) expect(alt.includes(label)).toBe(disabled !== true)
        for (const row of rowsOf(panel)) {
          if (row.kind !== 'menu') continue
          // Beside many buttons there is room for a menu's name or the number of its options alone.
          const ways = [row.options[0]?.label ?? '', `${row.placeholder} (`, `${row.options.length} `]
          const told = ways.filter((words) => alt.includes(words))
          expect(told).not.toEqual([])
        }
      }
    },
  )
  test.each(LOCALES)('they name the place of the stagecoach, everybody, and whose move it is in %s', (locale) => {
    for (const { state, news } of decisions) {
      if (isUndealt(state)) continue
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

test('the player who has to act reads what to do, the others whom they wait for', () => {
  const state = buying({})
  expect(altOf(state, [], 'en', PLAYERS, 0)).toContain('Your turn: buy roads or a coach, or move on.')
  expect(altOf(state, [], 'en', PLAYERS, 1)).toContain('Annie is choosing what to buy.')
})
describe('what the reader may do', () => {
  test('stands there as on the panel, with the numbers that it has on the picture', () => {
    const alt = altOfPanel(buying({}), [], 'en', ['road'])
    expect(alt).toMatch(
      /You can choose: 1 · [^;]+; 2 · [^;]+; East: 3–23 \(3 · [^,]+, \d+ more\); South: 24–43 \(24 · .*; Back to purchases\.$/,
    )
  })
  test('leaves out what is not possible now', () => {
    const alt = altOfPanel(buying({ players: [{ cash: 1 }, {}] }), [], 'en')
    expect(alt).toMatch(/You can choose: Coach \$1; Done\.$/)
  })
  test('is to wait for players who are not to move, and is left out in public', () => {
    const waiting = LOCALES.map((locale) => altOf(buying({}), [], locale, PLAYERS, 1))
    expect(waiting).toEqual([
      expect.stringContaining('There is nothing for you to do right now.'),
      expect.stringContaining('Pour l’instant, il ne vous reste qu’à attendre.'),
      expect.stringContaining('Im Moment kannst du nur abwarten.'),
    ])
    for (const viewer of ['table', 0] as const) {
      expect(altOf(buying({}), [], 'en', PLAYERS, viewer)).not.toContain('There is nothing for you to do right now.')
    }
  })
})
test('the standings make room for the news where names are long', () => {
  const income: readonly Fact[] = [{ to: 'table', kind: 'income', seat: 1, amount: 7 }]
  for (const locale of LOCALES) expect(altOf(buying({}), income, locale, LONG, 'table')).toMatch(/\$7|7\u202f\$/)
})
test('the latest of too much news is kept', () => {
  const incomes: readonly Fact[] = Array.from({ length: 60 }, (_, amount) => ({ to: 'table', kind: 'income', seat: 1, amount }))
  const alt = altOf(buying({}), incomes, 'en', PLAYERS, 'table')
  expect(alt).toContain('income of $59.')
  expect(alt).not.toContain('income of $0.')
  expect(alt.startsWith('News: Bill receives')).toBe(true)
})
test('names are printed as written, on one line', () => {
  expect(altOf(buying({}), [], 'en', ['a_*b*', 'c\nd', 'e', 'f'], 'table')).toMatch(/a_\*b\*: 0 VP.*c d: 0 VP/)
})
