/** Recorded games are replayed action by action and end as recorded, for each number of players and each reason for the end. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { CHOSEN_COVERS, END_REASONS, type Fixture, fixtureName, SEAT_COUNTS } from '../fixtures/fixture.js'

const folder = new URL('../fixtures/', import.meta.url)
const byEnd = SEAT_COUNTS.flatMap((seats) => END_REASONS.map((reason) => fixtureName(seats, reason)))
const names = [...byEnd, CHOSEN_COVERS]

test('there is a game for every way to end, and one whose players chose the covers', () => {
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort(),
  ).toEqual([...names].sort())
})

test.each(names)('%s ends as it did', (name) => {
  const fixture: Fixture = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  let state = pioneersRules.setup(fixture.seats, fixture.options)
  let facts = 0
  for (const [by, text] of fixture.log) {
    const action = pioneersRules.decode(text)
    if (action === null) throw new Error(`unreadable: ${text}`)
    if (by !== 'chance') expect(pioneersRules.refuse(state, by, action)).toBeNull()
    const step = pioneersRules.apply(state, by, action)
    facts += step.facts.length
    state = step.state
  }
  expect(pioneersRules.toMove(state)).toEqual({ kind: 'over', outcome: fixture.outcome })
  expect(facts).toBe(fixture.facts)
  if (name === CHOSEN_COVERS) expect(fixture.options).toEqual({ covers: 'chosen' })
  else expect(name).toBe(fixtureName(fixture.seats, fixture.outcome.reason))
})
