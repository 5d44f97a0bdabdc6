/** Panels over whole games: they offer everything legal and nothing else, Discord accepts them, and few presses are needed. */

import { describe, expect, test } from 'vitest'
import { grouped } from '../../../../src/engine/lists.js'
import { actionsOfPress, inOnePress, type Panel, type Target } from '../../../../src/engine/panel.js'
import { fareOf } from '../../../../src/games/pioneers/controls/fare.js'
import { sceneOf } from '../../../../src/games/pioneers/controls/scene.js'
import { JOIN_PRICE, ROAD_PRICES } from '../../../../src/games/pioneers/data/prices.js'
import type { Fact } from '../../../../src/games/pioneers/rules/facts.js'
import type { State } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { panelProblems } from '../../../conformance/checks/panels.js'
import { buttonsOf, moverOf, optionsOf, PLAYERS, shown, textOf, walk } from '../panel-walk.js'
import { played } from '../played.js'

/** Discord's recommended maximum for the label of a button. */
const PHONE_LABEL = 34

/** By action, or actions of one press, the number of presses from the first panel. */
function presses(state: State): ReadonlyMap<string, number> {
  const found = walk(state).flatMap(({ panel, path }) =>
    [...buttonsOf(panel).filter(({ disabled }) => disabled !== true), ...optionsOf(panel)]
      .map(({ target }) => target)
      .filter((target): target is Extract<Target, { kind: 'action' }> => target.kind === 'action')
      .map(({ action }) => [action, path.length === 0 ? 1 : 2 + path.length - 1] as const),
  )
  return new Map(found.sort(([, one], [, other]) => other - one))
}

/** Numbers and letters that stand before a line of text. */
const numbersTold = (panel: Panel) =>
  [...textOf(panel).matchAll(/(?:^|· )\*\*(\d+(?:\.\d+)?|[A-C])\*\* /gm)].flatMap(([, number]) => number ?? [])

/** `2.1–2.3` stands for three entries. */
function numbersIn(label: string): readonly string[] {
  const [first = '', last] = label.split('–')
  if (last === undefined) return [first]
  const [city, count] = last.split('.')
  return Array.from({ length: Number(count) }, (_, index) => `${city}.${index + 1}`)
}

describe.each([2, 3, 4])('a game of %i', (seats) => {
  const { decisions, facts } = played(seats, 'panels')

  test('offers every legal action and no other', () => {
    for (const { state } of decisions) {
      const legal = pioneersRules.legalActions(state, moverOf(state)).map(pioneersRules.encode)
      // A ride may come with who settles.
      const offered = [...presses(state).keys()].map((press) => press.replace(/^(move\..*)\+settle\..*$/, '$1'))
      const single = offered.filter((press) => actionsOfPress(press).length === 1)
      expect([...new Set(single)].sort()).toEqual(legal.toSorted())
    }
  })
  test('offers every ride that may follow the purchases, and ends these by the same press', () => {
    for (const { state } of decisions) {
      const chained = [...presses(state).keys()].filter((press) => press.startsWith('done-buying+'))
      const offered = new Set(chained.map((press) => press.replace(/\+settle\..*$/, '')))
      const done = pioneersRules.legalActions(state, moverOf(state)).find(({ kind }) => kind === 'done-buying')
      const next = done === undefined ? null : pioneersRules.apply(state, moverOf(state), done).state
      const rides = next?.phase === 'move' ? pioneersRules.legalActions(next, moverOf(next)).map(pioneersRules.encode) : []
      expect([...offered].sort()).toEqual(rides.map((ride) => inOnePress(['done-buying', ride])).sort())
    }
  })
  test('offers a ride together with everybody who may settle there, or with nobody', () => {
    for (const { state } of decisions) {
      const settling = [...presses(state).keys()].filter((press) => press.includes('+settle.'))
      const rides = grouped(settling, (press) => press.replace(/\+settle\..*$/, ''))
      for (const [ride, together] of rides) {
        const arrived = actionsOfPress(ride).reduce((now, text) => {
          const action = pioneersRules.decode(text)
          return action === null ? now : pioneersRules.apply(now, moverOf(now), action).state
        }, state)
        const settles = pioneersRules.legalActions(arrived, moverOf(arrived)).map(pioneersRules.encode)
        expect(together.toSorted()).toEqual(settles.map((settle) => inOnePress([ride, settle])).sort())
      }
    }
  })
  test('needs at most three presses for any action', () => {
    for (const { state } of decisions) expect(Math.max(...presses(state).values())).toBeLessThanOrEqual(3)
  })
  test.each(LOCALES)('stays inside the limits of Discord in %s', (locale) => {
    const problems = decisions
      .filter((_, index) => index % 5 === 0)
      .flatMap(({ state }) => walk(state, locale).flatMap(({ panel }) => panelProblems(panel)))
    expect(problems).toEqual([])
  })
  test.each(LOCALES)('has buttons short enough for a phone in %s', (locale) => {
    const labels = decisions.flatMap(({ state }) => buttonsOf(shown(state, [], locale).panel).map(({ label }) => label))
    expect([...new Set(labels)].filter((label) => label.length > PHONE_LABEL)).toEqual([])
  })
  test('has the price on all buttons of rides, or on none, so that none looks free', () => {
    const panels = decisions.map(({ state }) => {
      const labels = buttonsOf(shown(state).panel).map(({ label }) => label)
      return labels.filter((label) => /^\d[\d.]* · /.test(label)).map((label) => / · (?:from )?(?:\$\d+|free)\b/.test(label))
    })
    expect(panels.flat().filter((hasPrice) => hasPrice).length).toBeGreaterThan(30)
    expect(panels.filter((prices) => new Set(prices).size > 1)).toEqual([])
  })
  test('names in a few lines of a phone what one reason holds back', () => {
    const named = decisions.flatMap(({ state }) => (shown(state).panel.notNow ?? []).map(({ what }) => what))
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((what) => what.length > 120)).toEqual([])
  })
  test('numbers on the picture are those of the menus', () => {
    for (const { state } of decisions) {
      for (const { panel, marks } of walk(state)) {
        const numbered = optionsOf(panel).flatMap(({ label }) => /^\d[\d.]*(?= · )/.exec(label) ?? [])
        const told = new Set([...numbered, ...numbersTold(panel)])
        expect(new Set(marks.flatMap(({ label }) => numbersIn(label)))).toEqual(told)
      }
    }
  })
  test('the fare on a panel is the fare that is charged', () => {
    for (const [index, { state, done }] of decisions.entries()) {
      const action = pioneersRules.decode(done)
      const moved = decisions[index + 1]?.news.find((fact) => fact.kind === 'moved')
      if (action?.kind !== 'move' || moved?.kind !== 'moved') continue
      const seat = moverOf(state)
      const scene = sceneOf({
        view: pioneersRules.view(state, seat),
        seat,
        legal: [],
        refuse: () => null,
        path: [],
        encode: pioneersRules.encode,
        reader: { locale: 'en', names: PLAYERS, viewer: seat },
      })
      const { bank, owners } = fareOf(scene, action.path)
      expect(bank).toBe(moved.bank)
      expect(Object.fromEntries(owners.map(({ seat: owner, amount }) => [owner, amount]))).toEqual(moved.owners)
    }
  })
  test('the prices on a panel are the prices that are charged', () => {
    const paid = (pick: (fact: Fact) => number | null) => new Set(facts.map(pick).filter((price) => price !== null && price > 0))
    expect(paid((fact) => (fact.kind === 'road-bought' && fact.action === 'one-road' ? fact.paid : null))).toEqual(
      new Set([ROAD_PRICES['one-road']]),
    )
    expect(paid((fact) => (fact.kind === 'road-bought' && fact.action === 'two-roads' ? fact.paid : null))).toEqual(
      new Set([ROAD_PRICES['two-roads']]),
    )
    expect(paid((fact) => (fact.kind === 'joined' ? fact.paid : null))).toEqual(new Set([JOIN_PRICE]))
  })
})

test('a purchase says that the stagecoach stays where no ride is possible, and only there', () => {
  const buying = [2, 3, 4].flatMap((seats) => played(seats, 'panels').decisions.filter(({ state }) => state.phase === 'purchase'))
  const told = buying.map(({ state }) => {
    const { coachDuty, rides } = pioneersRules.view(state, moverOf(state))
    const mayRide = coachDuty === 'due' || rides.length > 0
    return { mayRide, stays: /the stagecoach stays where it is/i.test(textOf(shown(state).panel)) }
  })
  expect(told.filter(({ mayRide }) => !mayRide).length).toBeGreaterThan(10)
  expect(told.filter(({ mayRide, stays }) => mayRide === stays)).toEqual([])
})

describe('a turn with one road, one coach and a move', () => {
  /** Presses of each such turn, including the one that opens the panel. */
  function pressesOfTurns(seats: number, seed: string): readonly number[] {
    const turns: { kinds: string[]; presses: number }[] = []
    for (const { state, news, done } of played(seats, seed).decisions) {
      if (news.some((fact) => fact.kind === 'turn') || turns.length === 0) turns.push({ kinds: [], presses: 1 })
      const turn = turns.at(-1)
      if (turn === undefined || state.phase === 'invitation') continue
      turn.kinds.push(done.split('.')[0] ?? '')
      turn.presses += presses(state).get(done) ?? 0
    }
    return turns
      .filter(({ kinds }) => ['one-road', 'buy-coach', 'move'].every((kind) => kinds.includes(kind)))
      .map((turn) => turn.presses)
  }

  test('takes at most twelve presses', () => {
    const counts = [2, 3, 4].flatMap((seats) => pressesOfTurns(seats, 'turns'))
    expect(counts.length).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThanOrEqual(12)
  })
})
