/** Recorded games are replayed action by action and end as they did: for each number of players, and in each galaxy. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pioneer, pioneerRules } from '../../../../src/games/pioneer/index.js'
import { type Fixture, positionsIn } from '../../../kit/recording.js'
import { RECORDED } from '../fixtures/fixture.js'
import { WANTED } from '../fixtures/wanted.js'

const folder = new URL('../fixtures/', import.meta.url)
const names = Object.keys(RECORDED)
const read = (name: string): Fixture => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))

test('there is a game for every kind of table', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  expect(files.sort()).toEqual(names.map((name) => `${name}.json`).sort())
})

test.each(names)('%s ends as it did', (name) => {
  const fixture = read(name)
  let state = pioneer.setup(fixture.seats, fixture.options)
  if (state === null) throw new Error('it cannot be set up')
  let facts = 0
  for (const [by, action] of fixture.log) {
    if (by !== 'chance') expect(pioneer.legalActions(state, by)).toContain(action)
    const step = pioneer.replay(state, by, action)
    facts += step.facts.length
    state = step.state
  }
  expect(pioneer.toMove(state)).toEqual({ kind: 'over', outcome: fixture.outcome })
  expect(facts).toBe(fixture.facts)
})

test('the positions of the goldens are those that a new recording would look for', () => {
  const positions = JSON.parse(readFileSync(new URL('../goldens/positions.json', folder), 'utf8'))
  const recordings = new Map(names.map((name) => [name, read(name)]))
  expect(positionsIn(pioneerRules, recordings, WANTED)).toEqual(positions)
})
