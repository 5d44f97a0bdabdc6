/** The panels of whole games: they offer all that is legal and no more, soon enough, and say why not. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../../../src/games/pioneer/rules/types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { panelProblems } from '../../../conformance/checks/panels.js'
import { buttonsOf, moversOf, offersOf, rowsOf, shown, walk } from '../panel-walk.js'
import { fondOf, played } from '../rules/played.js'

/** Discord's advice for the label of a button. */
const PHONE_LABEL = 34
const MOST_PRESSES = 3
const MENU = 25

/** Few random games have a battle with a choice of targets. */
const GAMES_OF_WARRIORS = 20
const ENOUGH_BATTLES = 5

/** States in which somebody has to decide, one in three: neighbours are much alike. */
function decisionsOf(seats: number): readonly State[] {
  const states = played(seats, `panels ${seats}`).map(({ state }) => state)
  return states.filter((state) => moversOf(state).length > 0).filter((_, index) => index % 3 === 0)
}

function battlesOf(seats: number): readonly State[] {
  const battles: State[] = []
  for (let game = 0; game < GAMES_OF_WARRIORS && battles.length < ENOUGH_BATTLES; game++) {
    const states = played(seats, `battles ${game}`, fondOf(/^hit|warship/), 'standard').map(({ state }) => state)
    battles.push(...states.filter((state) => state.phase === 'battle' && moversOf(state).length > 0))
  }
  return battles.slice(0, ENOUGH_BATTLES)
}

/** By action, how many presses lead a seat to it from the first panel. */
function presses(state: State, seat: number): ReadonlyMap<string, number> {
  const found = walk(state, 'en', seat).flatMap(({ panel, path }) =>
    offersOf(panel).flatMap(({ target }) => (target.kind === 'action' ? [[target.action, 1 + path.length] as const] : [])),
  )
  return new Map(found.sort(([, one], [, other]) => other - one))
}

describe.each([2, 3, 4])('a game of %i', (seats) => {
  const battles = battlesOf(seats)
  const decisions = [...decisionsOf(seats), ...battles]
  const asked = decisions.flatMap((state) => moversOf(state).map((seat) => ({ state, seat })))

  test('offers everybody who is asked every legal action and no other, in at most three presses', () => {
    expect(decisions.length).toBeGreaterThan(25)
    for (const { state, seat } of asked) {
      const legal = pioneerRules.legalActions(state, seat).map(pioneerRules.encode)
      const found = presses(state, seat)
      expect([...found.keys()].sort()).toEqual(legal.toSorted())
      expect(Math.max(...found.values())).toBeLessThanOrEqual(MOST_PRESSES)
    }
  })
  test('has no menu of more than 25 options', () => {
    const menus = asked.flatMap(({ state, seat }) => rowsOf(shown(state, [], 'en', seat).panel))
    for (const row of menus) if (row.kind === 'menu') expect(row.options.length).toBeLessThanOrEqual(MENU)
  })
  test.each(LOCALES)('stays inside the limits of Discord in %s', (locale) => {
    const problems = asked.flatMap(({ state, seat }) => walk(state, locale, seat).flatMap(({ panel }) => panelProblems(panel)))
    expect([...new Set(problems)]).toEqual([])
  })
  test.each(LOCALES)('has buttons short enough for a phone in a turn without a battle, in %s', (locale) => {
    const turns = asked.filter(({ state }) => state.phase === 'cards' || state.phase === 'moves')
    const labels = turns.flatMap(({ state, seat }) => buttonsOf(shown(state, [], locale, seat).panel).map(({ label }) => label))
    expect([...new Set(labels)].filter((label) => label.length > PHONE_LABEL)).toEqual([])
  })
  test('gives a reason for what it says is not possible, and for nothing that is', () => {
    for (const { state, seat } of asked)
      for (const { panel, path } of walk(state, 'en', seat)) {
        const offered = offersOf(panel).map(({ label }) => label)
        for (const { what, why } of panel.notNow ?? []) {
          expect(why, path.join()).toMatch(/^\p{Lu}.*[^.]\.$/u)
          for (const label of what.split(', ')) expect(offered).not.toContain(label)
        }
      }
  })
  test('marks on the picture the tiles that can be chosen, and where damage is to be assigned', () => {
    expect(battles).toHaveLength(ENOUGH_BATTLES)
    for (const { state, seat } of asked) {
      const { marks } = shown(state, [], 'en', seat)
      const legal = pioneerRules.legalActions(state, seat)
      const targets = legal.flatMap((each) =>
        each.kind === 'move' || each.kind === 'fly' || each.kind === 'colonize' ? [each.tile] : [],
      )
      const marked = marks.flatMap((mark) => (mark.kind === 'target' ? [mark.tile] : []))
      expect([...new Set(targets)].sort()).toEqual([...marked].sort())
      if (state.phase === 'battle') expect([...new Set(marks.map(({ kind }) => kind))]).toEqual(['battle'])
    }
  })
})
