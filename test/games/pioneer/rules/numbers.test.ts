/** Every numbered rule and gap has a test of its own, named after it. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REFUSAL_RULES } from '../../../../src/games/pioneer/rules/refusals.js'

const LAST = { X: 25, Y: 33 } as const

const numbers = Object.entries(LAST).flatMap(([letter, last]) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`),
)

const tested = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/^\s*test(?:\.each.*)?\('([XY]\d+) /gm)])
  .map((match) => match[1])

test('every number has a test that bears it', () => {
  expect(numbers.filter((number) => !tested.includes(number))).toEqual([])
})

test('no test bears a number that does not exist', () => {
  expect(tested.filter((number) => number !== undefined && !numbers.includes(number))).toEqual([])
})

test('every refusal names one of the numbers', () => {
  expect(Object.values(REFUSAL_RULES).filter((rule) => !numbers.includes(rule))).toEqual([])
})

test('SOURCES.md says what was made of every rule and gap, and names every refusal', () => {
  const sources = readFileSync(new URL('../../../../src/games/pioneer/SOURCES.md', import.meta.url), 'utf8')
  const rows = [...sources.matchAll(/^\| ([XY]\d+) \|/gm)].map((match) => match[1])
  expect(numbers.filter((number) => !rows.includes(number))).toEqual([])
  for (const [code, rule] of Object.entries(REFUSAL_RULES)) expect(sources).toContain(`| \`${code}\` | ${rule} |`)
})
