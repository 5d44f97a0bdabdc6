/** Recorded games are replayed action by action and end as recorded, for each number of players, sets and boards. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { type Fixture, RECORDED } from '../fixtures/fixture.js'

const folder = new URL('../fixtures/', import.meta.url)
const names = Object.keys(RECORDED)

test('there is a game for every kind of table', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  expect(files.sort()).toEqual(names.map((name) => `${name}.json`).sort())
})

test.each(names)('%s ends as it did', (name) => {
  const fixture: Fixture = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  let state = pioneerDaysRules.setup(fixture.seats, fixture.options)
  let facts = 0
  for (const [by, text] of fixture.log) {
    const action = pioneerDaysRules.decode(text)
    if (action === null) throw new Error(`unreadable: ${text}`)
    if (by !== 'chance') expect(pioneerDaysRules.refuse(state, by, action)).toBeNull()
    const step = pioneerDaysRules.apply(state, by, action)
    facts += step.facts.length
    state = step.state
  }
  expect(pioneerDaysRules.toMove(state)).toEqual({ kind: 'over', outcome: fixture.outcome })
  expect(facts).toBe(fixture.facts)
  expect({ seats: fixture.seats, options: fixture.options }).toEqual(RECORDED[name])
})
