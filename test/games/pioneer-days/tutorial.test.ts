/** What the words of the guided game say of its script. */
import { expect, test } from 'vitest'
import type { GameState, Lesson } from '../../../src/games/game.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import type { Fact } from '../../../src/games/pioneer-days/rules/facts.js'

const { tutorial } = pioneerDays

/** The facts since the step before this one, with those of the press that solved it. */
function led(id: string): readonly Fact[] {
  const { outcome, since } = (id === 'end' ? tutorial?.end() : tutorial?.lesson(id)) ?? { outcome: [], since: [] }
  return [...outcome, ...since] as unknown as readonly Fact[]
}
const fact = (some: object) => expect.objectContaining(some)

test('the blue die is left over twice, and after the learner has taken it there is no storm', () => {
  expect(led('recruit')).toContainEqual(fact({ kind: 'left-over', colour: 'blue' }))
  expect(led('turn')).toContainEqual(fact({ kind: 'left-over', colour: 'blue' }))
  expect(led('town')).not.toContainEqual(fact({ kind: 'disaster', disaster: 'storm' }))
})

test('four cattle score in the first town, and cattle score in all four', () => {
  expect(led('town')).toContainEqual(fact({ kind: 'herd-scored', seat: 0, points: 4 }))
  const herds = (tutorial?.ids ?? []).flatMap(led).filter((each) => each.kind === 'herd-scored' && each.seat === 0)
  expect(herds).toHaveLength(4)
})

test('a wood saves the learner from the storm, and Bessie has none', () => {
  expect(led('gold')).toContainEqual(fact({ kind: 'stormed', seat: 0, how: 'paid' }))
  expect(led('gold')).toContainEqual(fact({ kind: 'stormed', seat: 1, how: 'damaged' }))
})

test('gold, income, the raid and the dairy are as told', () => {
  expect(led('wagon')).toContainEqual(fact({ kind: 'gold-value', nuggets: 3 }))
  expect(led('wagon')).toContainEqual(fact({ kind: 'income', seat: 0, amount: 5 }))
  expect(led('disease')).toContainEqual(fact({ kind: 'raided', seat: 0, lost: 2 }))
  expect(led('disease')).toContainEqual(fact({ kind: 'satisfied', seat: 0, town: 'dairy', favours: 3 }))
})

test('the last two weeks bring three townsfolk, three favors and a damage token', () => {
  const own = led('last').filter((each) => 'seat' in each && each.seat === 0)
  expect(own.filter(({ kind }) => kind === 'recruited')).toHaveLength(3)
  expect(own).toContainEqual(fact({ kind: 'satisfied', favours: 3 }))
  expect(own.filter((each) => each.kind === 'stormed' && each.how === 'damaged')).toHaveLength(1)
})

test('every source of points is in the final score of the learner', () => {
  const scored = led('end').find((each) => each.kind === 'scored' && each.seat === 0)
  expect(scored).toEqual(fact({ track: 18, gold: 5, favours: 24, majority: 5, townsfolk: 14, damage: -2 }))
})

test('every way to keep the same two is right, and no other', () => {
  const disease = tutorial?.lesson('disease')
  const verdictOn = (press: string) => disease?.verdict(press, 'en').kind
  expect(verdictOn('shield-townsfolk.rancher+pay-medicine.lumberjack')).toBe('right')
  expect(verdictOn('lose-townsfolk.nurse+pay-all')).toBe('right')
  expect(verdictOn('lose-townsfolk.lumberjack+pay-all')).toBe('wrong')
  expect(verdictOn('shield-townsfolk.rancher')).toBe('partly')
})

/** The tables that single decisions about the townsfolk can lead to, up to the end of the disease. */
function reachedFrom(state: GameState): readonly GameState[] {
  const ways = ['shield-townsfolk', 'pay-medicine', 'lose-townsfolk']
  const who = ['rancher', 'lumberjack', 'nurse']
  return ways.flatMap((way) =>
    who.flatMap((each) => {
      const step = pioneerDays.submit(state, 0, `${way}.${each}`)
      return step.kind === 'accepted' ? [step.state, ...reachedFrom(step.state)] : []
    }),
  )
}

test('nobody who can still keep the same two is told that somebody with more points would leave', () => {
  const lessonOf = (id: string): Lesson => {
    const lesson = tutorial?.lesson(id) ?? null
    if (lesson === null) throw new Error(`no lesson ${id}`)
    return lesson
  }
  const [begun, shielded] = [lessonOf('disease'), lessonOf('disease.1')]
  const solved = pioneerDays.submit(shielded.state, 0, 'pay-medicine.lumberjack')
  if (solved.kind !== 'accepted') throw new Error('the solution is not accepted')
  const end = JSON.stringify(solved.state)
  const singly = ['shield-townsfolk', 'pay-medicine', 'lose-townsfolk'].flatMap((way) =>
    ['rancher', 'lumberjack', 'nurse'].map((who) => `${way}.${who}`),
  )
  const several = ['lose-townsfolk.rancher+lose-townsfolk.nurse', 'lose-townsfolk.lumberjack+lose-townsfolk.nurse']
  let fine = 0
  for (const lesson of [begun, shielded])
    for (const press of [...singly, ...several]) {
      const step = press.split('+').reduce((state: GameState | null, action) => {
        const next = state === null ? null : pioneerDays.submit(state, 0, action)
        return next?.kind === 'accepted' ? next.state : null
      }, lesson.state)
      const verdict = lesson.verdict(press, 'en')
      if (step === null || verdict.kind !== 'wrong') continue
      const isFine = reachedFrom(step).some((each) => JSON.stringify(each) === end)
      expect(verdict.because === lesson.words('en').wrong.other, `${lesson.id}: ${press}`).toBe(!isFine)
      if (isFine) fine++
    }
  expect(fine).toBe(5)
})
