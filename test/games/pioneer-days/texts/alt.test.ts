import { describe, expect, test } from 'vitest'
import { ALT_TEXT_LIMIT, type Reader } from '../../../../src/games/face.js'
import { face } from '../../../../src/games/pioneer-days/index.js'
import type { Fact } from '../../../../src/games/pioneer-days/rules/facts.js'
import type { State } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { LOCALES, type Locale } from '../../../../src/i18n/locale.js'
import { buttonsOf, moversOf, PLAYERS, shown } from '../panel-walk.js'
import { played } from '../rules/played.js'
import { taking } from '../rules/position.js'

const LONG = ['W'.repeat(60), 'Ж_*'.repeat(20), `${'x'.repeat(40)}\n@everyone`, '漢'.repeat(40)]

function altOf(state: State, news: readonly Fact[], reader: Reader): string {
  const { viewer, locale } = reader
  const panel = viewer === 'table' || !moversOf(state).includes(viewer) ? undefined : shown(state, [], locale, viewer).panel
  return face.alt(pioneerDaysRules.view(state, viewer), news, reader, panel)
}

const readerOf = (locale: Locale, viewer: Reader['viewer'], names = PLAYERS): Reader => ({ locale, names, viewer })

describe.each([2, 3, 4])('over a game of %i', (seats) => {
  const steps = played(seats, { boards: 'unique', sets: 'drawn' }, `alt ${seats}`)
  const asked = steps.flatMap(({ state, facts }) => moversOf(state).map((seat) => ({ state, facts, seat })))

  test.each(LOCALES)('the alt texts fit in %s, even with the longest names and the news of the whole game', (locale) => {
    const news = steps.flatMap(({ facts }) => facts).filter(({ to }) => to === 'table')
    const some = asked.filter((_, index) => index % 6 === 0)
    const lengths = some.flatMap(({ state, seat }) =>
      ([seat, (seat + 1) % seats, 'table'] as const).map((viewer) => altOf(state, news, readerOf(locale, viewer, LONG)).length),
    )
    expect(lengths.length).toBeGreaterThan(70)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
  })
  test.each(LOCALES)('beside a panel they tell the latest news, the day, and every button in %s', (locale) => {
    for (const { state, facts, seat } of asked.filter((_, index) => index % 3 === 0)) {
      const reader = readerOf(locale, seat)
      const alt = altOf(
        state,
        facts.filter(({ to }) => to === 'table' || to === seat),
        reader,
      )
      const told = facts.filter(({ to }) => to === 'table').map((fact) => face.story(fact, reader))
      const latest = told.findLast((sentence) => sentence !== null)
      if (latest !== undefined && latest !== null && latest.length < 150) expect(alt).toContain(latest)
      for (const { label } of buttonsOf(shown(state, [], locale, seat).panel)) expect(alt).toContain(label)
    }
  })
  test('they say whom the game is waiting for', () => {
    for (const { state } of asked) {
      const reader = readerOf('en', 'table')
      expect(altOf(state, [], reader)).toContain(face.status(pioneerDaysRules.view(state, 'table'), reader))
    }
  })
  test('if players have different tasks, all of them are told', () => {
    const [state] = asked.filter((each) => each.state.phase === 'take')
    if (state === undefined) throw new Error('nobody takes a die')
    const view = pioneerDaysRules.view(state.state, 'table')
    const mixed = { ...view, phase: 'town' as const, toMove: [0, 1], lacksSpace: [1] }
    const told = face.status(mixed, readerOf('en', 'table'))
    expect(told).toBe(`In town; not done yet: ${PLAYERS[0]}. Too many goods; still to make room: ${PLAYERS[1]}.`)
  })
  test('at the end they give the final points', () => {
    const last = steps.at(-1)?.state
    if (last?.phase !== 'over') throw new Error('the game did not end')
    const alt = altOf(last, [], readerOf('en', 'table'))
    for (const [seat, { total }] of last.scores.entries()) {
      expect(alt).toContain(`${PLAYERS[seat]}: ${`${total}`.replace('-', '−')} VP`)
    }
  })
})

test('dice, disasters, town, offers and slots stand in them', () => {
  const alt = altOf(taking(), [], readerOf('en', 'table'))
  expect(alt).toContain('Week 1 of 4, day 1 of 5. Available dice: Wild (blue), Mine (red), Cattle (yellow), Wood (green).')
  expect(alt).toContain('Storm 0 of 3, Raid 0 of 3')
  expect(alt).toMatch(/Town cards: Sawmill \(\d wood for \d favors\); Hospital/)
  expect(alt).toContain('Equipment: Axe, Saw, Map, Toolbox.')
  expect(alt).toContain('Blacksmith Silas Boone (Wild), Carpenter Anders Lindqvist (Mine)')
})

test('players who are not asked can only wait', () => {
  expect(altOf(taking(), [], readerOf('en', 1))).toContain('There is nothing for you to do right now.')
  expect(face.alt(pioneerDaysRules.view(taking(), 0), [], readerOf('en', 0))).not.toContain(
    'There is nothing for you to do right now.',
  )
})
