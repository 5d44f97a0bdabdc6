import { describe, expect, test } from 'vitest'
import { ALT_TEXT_LIMIT, type Reader } from '../../../../src/games/face.js'
import { face } from '../../../../src/games/pioneer/index.js'
import type { Fact } from '../../../../src/games/pioneer/rules/facts.js'
import type { State } from '../../../../src/games/pioneer/rules/types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { LOCALES, type Locale } from '../../../../src/i18n/locale.js'
import { buttonsOf, moversOf, PLAYERS, shown } from '../panel-walk.js'
import { played } from '../rules/played.js'
import { inMoves } from '../rules/position.js'

const LONG = ['W'.repeat(60), 'Ж_*'.repeat(20), `${'x'.repeat(40)}\n@everyone`, '漢'.repeat(40)]

function altOf(state: State, news: readonly Fact[], reader: Reader): string {
  const { viewer, locale } = reader
  const panel = viewer === 'table' || !moversOf(state).includes(viewer) ? undefined : shown(state, [], locale, viewer).panel
  return face.alt(pioneerRules.view(state, viewer), news, reader, panel)
}

const readerOf = (locale: Locale, viewer: Reader['viewer'], names = PLAYERS): Reader => ({ locale, names, viewer })

describe.each([2, 3, 4])('over a game of %i', (seats) => {
  const steps = played(seats, `alt ${seats}`)
  const asked = steps.flatMap(({ state, facts }) => moversOf(state).map((seat) => ({ state, facts, seat })))

  test.each(LOCALES)('the words fit in %s, even with the longest names and the news of the whole game', (locale) => {
    const news = steps.flatMap(({ facts }) => facts).filter(({ to }) => to === 'table')
    const some = asked.filter((_, index) => index % 5 === 0)
    const lengths = some.flatMap(({ state, seat }) =>
      ([seat, (seat + 1) % seats, 'table'] as const).map((viewer) => altOf(state, news, readerOf(locale, viewer, LONG)).length),
    )
    expect(lengths.length).toBeGreaterThan(30)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
  })
  test.each(LOCALES)('beside a panel they tell the latest news, the round and every button in %s', (locale) => {
    for (const { state, facts, seat } of asked.filter((_, index) => index % 8 === 0)) {
      const reader = readerOf(locale, seat)
      const known = facts.filter(({ to }) => to === 'table' || to === seat)
      const alt = altOf(state, known, reader)
      const latest = known.map((fact) => face.story(fact, reader)).findLast((sentence) => sentence !== null)
      if (latest !== undefined && latest !== null && latest.length < 150) expect(alt).toContain(latest)
      if (state.phase !== 'layout') expect(alt).toContain(` ${state.round}.`)
      for (const { label } of buttonsOf(shown(state, [], locale, seat).panel)) expect(alt).toContain(label)
    }
  })
  test('they say whom the game is waiting for', () => {
    for (const { state } of asked) {
      const reader = readerOf('en', 'table')
      expect(altOf(state, [], reader)).toContain(face.status(pioneerRules.view(state, 'table'), reader))
    }
  })
  test('at the end they give the final points', () => {
    const last = steps.at(-1)?.state
    if (last?.phase !== 'over') throw new Error('the game did not end')
    const alt = altOf(last, [], readerOf('en', 'table'))
    for (const [seat, { total }] of last.scores.entries()) expect(alt).toContain(`${PLAYERS[seat]}: ${total} VP`)
  })
})

const peeked = inMoves({ 1: { seen: { system: 'mint', by: [0] }, ships: '0 scout 2' }, 3: { up: 'aurelia', isBombed: true } })

test('units, bombed systems and what the viewer alone has seen stand in them', () => {
  const alt = altOf(peeked, [], readerOf('en', 0))
  expect(alt).toContain(`1 · Home world: 1 VP; ${PLAYERS[0]}: fortified colony.`)
  expect(alt).toContain(`${PLAYERS[0]}: 2 scouts.`)
  expect(alt).toContain('Mint')
  expect(alt).toContain('4 · destroyed.')
})

test('what lies face down is told to those alone who have seen it (X18, Y27)', () => {
  for (const viewer of ['table', 1] as const) expect(altOf(peeked, [], readerOf('en', viewer))).not.toContain('Mint')
})

test('whoever is not asked can only wait', () => {
  expect(altOf(peeked, [], readerOf('en', 1))).toContain('There is nothing for you to do right now.')
  expect(face.alt(pioneerRules.view(peeked, 0), [], readerOf('en', 0))).not.toContain('There is nothing for you to do right now.')
})
