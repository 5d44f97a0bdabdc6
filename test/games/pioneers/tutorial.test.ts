/** What the words of the guided game say of its script. */
import { expect, test } from 'vitest'
import { pioneers } from '../../../src/games/pioneers/index.js'
import type { Fact } from '../../../src/games/pioneers/rules/facts.js'

const { tutorial } = pioneers

/** The facts since the step before this one, with those of the press that solved it. */
function led(id: string): readonly Fact[] {
  const { outcome, since } = (id === 'end' ? tutorial?.end() : tutorial?.lesson(id)) ?? { outcome: [], since: [] }
  return [...outcome, ...since] as unknown as readonly Fact[]
}
const emptied = (facts: readonly Fact[]) =>
  facts.flatMap((fact) => (fact.kind === 'coach-emptied' ? [`${fact.seat}: ${fact.coach} ${fact.points}`] : []))

test('Bessie joins the learner, builds a road and travels on it for free', () => {
  expect(led('invited')).toContainEqual(expect.objectContaining({ kind: 'joined', seat: 1, by: 0, paid: 2 }))
  expect(led('invited')).toContainEqual(expect.objectContaining({ kind: 'moved', seat: 1, bank: 0, owners: {} }))
})

test('the road is free for the learner, and Bessie pays for it', () => {
  expect(led('coach')).toContainEqual(expect.objectContaining({ kind: 'moved', seat: 0, bank: 0, owners: {} }))
  expect(led('coach')).toContainEqual(expect.objectContaining({ kind: 'nugget-value', value: 4 }))
  expect(led('coach')).toContainEqual(expect.objectContaining({ kind: 'moved', seat: 1, owners: { 0: 1 } }))
})

test('coaches are emptied when the words say so', () => {
  expect(emptied(led('network'))).toEqual(['0: s1 12'])
  expect(led('network')).toContainEqual(expect.objectContaining({ kind: 'sergeant-road', seat: 0 }))
  expect(emptied(led('last')).filter((each) => each.startsWith('0'))).toEqual(['0: c05 4', '0: c23 10'])
  expect(emptied(led('end'))).toEqual(['0: c22 10', '1: c18 10'])
})

test('the stack of coaches runs out by what the learner buys', () => {
  expect(led('last')).toContainEqual(expect.objectContaining({ kind: 'end-triggered', seat: 0, reason: 'stack' }))
})

test('what each road adds to the network is told above the map, as the answer says', () => {
  const lesson = tutorial?.lesson('network')
  if (lesson === undefined || lesson === null) throw new Error('there is no lesson about the network')
  const { panel } = pioneers.panel(lesson.state, 0, [], { locale: 'en', names: ['Annie', 'Bessie'], viewer: 0 })
  const roads = panel.blocks.findIndex((block) => block.kind === 'text' && block.text.includes('+4 VP for your network'))
  expect(roads).toBeGreaterThan(-1)
  // The picture is between a panel's words and its first row.
  expect(roads).toBeLessThan(panel.blocks.findIndex(({ kind }) => kind !== 'text'))
  expect(lesson.words('en').wrong['one-road']).toContain('above the map')
})

test('the answer about the last pioneer on a coach is true of every wrong way', () => {
  const lesson = tutorial?.lesson('emptied')
  if (lesson === undefined || lesson === null) throw new Error('there is no lesson about emptying a coach')
  // A Hotel also empties the coach, so the answer must not deny it.
  expect(lesson.words('en').wrong.other).toContain('A Hotel takes any pioneer')
  expect(lesson.words('en').task).toContain('whose tile needs one')
})
