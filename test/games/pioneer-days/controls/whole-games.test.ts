/** Panels over whole games: they offer everything legal and nothing else, Discord accepts them, and few presses are needed. */
import { describe, expect, test } from 'vitest'
import { at, replaced } from '../../../../src/engine/lists.js'
import { actionsOfPress, inOnePress } from '../../../../src/engine/panel.js'
import { GOODS_PER_SPACE } from '../../../../src/games/pioneer-days/data/wagons.js'
import { spaces, spacesNeeded } from '../../../../src/games/pioneer-days/rules/holdings.js'
import type { State } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { panelProblems } from '../../../conformance/checks/panels.js'
import { buttonsOf, moversOf, offersOf, optionsOf, shown, walk } from '../panel-walk.js'
import { played } from '../rules/played.js'

/** Discord's recommended maximum for the label of a button. */
const PHONE_LABEL = 34

/** Every state in which a seat has to decide. */
function decisionsOf(seats: number): readonly State[] {
  const steps = played(seats, { boards: 'unique', sets: 'drawn' }, `panels ${seats}`)
  return steps.map(({ state }) => state).filter((state) => moversOf(state).length > 0)
}

/** By action, the number of presses from the first panel. */
function presses(state: State, seat: number): ReadonlyMap<string, number> {
  const found = walk(state, 'en', seat).flatMap(({ panel, path }) =>
    offersOf(panel).flatMap(({ target }) => (target.kind === 'action' ? [[target.action, 1 + path.length] as const] : [])),
  )
  return new Map(found.sort(([, one], [, other]) => other - one))
}

/** A state in which a seat takes a die, with so much wood that there is room for up to two more, or for none. */
function nearlyFull(state: State): readonly State[] {
  if (state.phase !== 'take') return []
  const { players, active } = state
  const player = at(players, active)
  const free = GOODS_PER_SPACE * (spaces(player) - spacesNeeded(player))
  return [0, 1, 2].map((left) => {
    const wood = Math.max(0, player.wood + free - left)
    return { ...state, players: replaced(players, active, { ...player, wood }) }
  })
}

describe.each([2, 3, 4])('a game of %i', (seats) => {
  const decisions = decisionsOf(seats)

  test('offers every awaited player exactly the legal actions, in at most two presses', () => {
    expect(decisions.length).toBeGreaterThan(150)
    for (const state of decisions) {
      for (const seat of moversOf(state)) {
        const legal = pioneerDaysRules.legalActions(state, seat).map(pioneerDaysRules.encode)
        const found = presses(state, seat)
        // Whoever can do nothing more in town leaves by the same press.
        const single = [...found.keys()].map((press) => press.replace(/^((satisfy|give)\..*)\+leave-town$/, '$1'))
        // Discards without a choice are one press.
        const offered = single.map((press) => (legal.length === 1 ? press.replace(/^(discard\..*?)(\+\1)+$/, '$1') : press))
        expect(offered.filter((press) => actionsOfPress(press).length === 1).sort()).toEqual(legal.toSorted())
        expect(Math.max(...found.values())).toBeLessThanOrEqual(2)
      }
    }
  })
  test('offers every use of every die that needs nothing in between, taken and used by one press', () => {
    for (const state of decisions.filter(({ phase }) => phase === 'take')) {
      const [seat = 0] = moversOf(state)
      const takes = pioneerDaysRules.legalActions(state, seat).filter(({ kind }) => kind === 'take')
      const wanted = takes.flatMap((take) => {
        const { state: next } = pioneerDaysRules.apply(state, seat, take)
        if (next.phase !== 'use') return []
        const uses = pioneerDaysRules.legalActions(next, seat).filter(({ kind }) => kind !== 'change' && kind !== 'buy-wagon')
        return uses.map((use) => inOnePress([take, use].map(pioneerDaysRules.encode)))
      })
      expect([...presses(state, seat).keys()].filter((press) => actionsOfPress(press).length > 1).sort()).toEqual(wanted.sort())
    }
  })
  test('warns beforehand of exactly those uses of a die after which goods have to be given back', () => {
    for (const state of decisions.flatMap(nearlyFull)) {
      const [seat = 0] = moversOf(state)
      for (const { label, description = '', target } of optionsOf(shown(state, [], 'en', seat).panel)) {
        const actions =
          target.kind === 'action' ? actionsOfPress(target.action).flatMap((press) => pioneerDaysRules.decode(press) ?? []) : []
        const used = actions.reduce((before, action) => pioneerDaysRules.apply(before, seat, action).state, state)
        const { spacesNeeded, spaces } = at(pioneerDaysRules.view(used, seat).players, seat)
        // Gold that has still to be drawn needs room, too.
        const isFull = spacesNeeded + (used.phase === 'deal' ? 0 : used.draws.length) > spaces
        expect(`${label}: ${description.startsWith('⚠')}`).toBe(`${label}: ${isFull}`)
      }
    }
  })
  test('lets a seat leave the town by itself exactly where nothing is left to supply', () => {
    for (const state of decisions.filter(({ phase }) => phase === 'town')) {
      for (const seat of moversOf(state)) {
        const supplies = pioneerDaysRules.legalActions(state, seat).filter(({ kind }) => kind === 'satisfy' || kind === 'give')
        for (const supply of supplies) {
          const { state: next } = pioneerDaysRules.apply(state, seat, supply)
          const left = pioneerDaysRules.legalActions(next, seat).map(pioneerDaysRules.encode)
          const press = inOnePress([pioneerDaysRules.encode(supply), 'leave-town'])
          const isNeedless = left.length === 1 && left[0] === 'leave-town'
          expect(presses(state, seat).has(press), press).toBe(isNeedless)
        }
      }
    }
  })
  test('decides about several wagons or townsfolk by one press, as the rules allow', () => {
    const plans = decisions
      .filter(({ phase }) => phase === 'disaster')
      .flatMap((state) =>
        moversOf(state).flatMap((seat) =>
          [...presses(state, seat).keys()]
            .filter((press) => actionsOfPress(press).length > 1)
            .map((press) => ({ state, seat, press })),
        ),
      )
    for (const { state, seat, press } of plans) {
      const after = actionsOfPress(press).reduce((now, text) => {
        const action = pioneerDaysRules.decode(text)
        expect(action && pioneerDaysRules.refuse(now, seat, action), press).toBeNull()
        return action === null ? now : pioneerDaysRules.apply(now, seat, action).state
      }, state)
      const tolls = after.phase === 'disaster' && state.phase === 'disaster' ? after.resolving : null
      const isSame = tolls !== null && state.phase === 'disaster' && tolls.disaster === state.resolving.disaster
      const owed = isSame ? tolls.tolls[seat] : undefined
      expect([...(owed?.wagons ?? []), ...(owed?.townsfolk ?? [])], press).toEqual([])
    }
  })
  test.each(LOCALES)('stays inside the limits of Discord in %s', (locale) => {
    const problems = decisions.flatMap((state) =>
      moversOf(state).flatMap((seat) => walk(state, locale, seat).flatMap(({ panel }) => panelProblems(panel))),
    )
    expect([...new Set(problems)]).toEqual([])
  })
  test.each(LOCALES)('has buttons short enough for a phone in %s', (locale) => {
    const labels = decisions.flatMap((state) =>
      moversOf(state).flatMap((seat) =>
        walk(state, locale, seat).flatMap(({ panel }) => buttonsOf(panel).map(({ label }) => label)),
      ),
    )
    expect([...new Set(labels)].filter((label) => label.length > PHONE_LABEL)).toEqual([])
  })
  test('gives a reason for everything that is not possible, and for nothing else', () => {
    for (const state of decisions) {
      for (const seat of moversOf(state)) {
        for (const { panel, path } of walk(state, 'en', seat)) {
          const offered = offersOf(panel).map(({ label }) => label)
          for (const { what, why } of panel.notNow ?? []) {
            expect(why, path.join()).toMatch(/^\p{Lu}.*[^.]\.$/u)
            for (const label of what.split(', ')) expect(offered).not.toContain(label)
          }
        }
      }
    }
  })
  test('numbers on the picture are those of buttons and menus', () => {
    for (const state of decisions.filter(({ phase }) => phase === 'take' || phase === 'use' || phase === 'disaster')) {
      for (const { panel, marks } of walk(state)) {
        const offers = [...buttonsOf(panel), ...optionsOf(panel)].map(({ label }) => /^(\d+) · /.exec(label)?.[1])
        const numbers = new Set(offers.filter((number) => number !== undefined))
        const marked = marks.map(({ label }) => label).filter((label) => /^\d+$/.test(label))
        // Where a storm or a disease is decided at once, each choice is about several of them.
        const isAtOnce = buttonsOf(panel).some(({ label }) => label === 'One by one')
        expect([...numbers].sort()).toEqual(isAtOnce ? [] : marked.toSorted())
      }
    }
  })
})
