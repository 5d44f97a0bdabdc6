/** Steps of which nobody else may know change nothing that others could notice. */
import { afterAll, describe, expect, test } from 'vitest'
import { pioneer } from '../../../src/games/pioneer/index.js'
import { REACH } from '../../../src/tables/model/reach.js'
import { ATTACK, beforeBattle } from '../kit/battle-game.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, heard, openHouse, pass, playing, press } from '../kit/house.js'

afterAll(cleanUp)

const MINUTE = 60_000

test('a secret step is no news for the channel, and leaves the time of its player as it was', async () => {
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN, CAT], { terms: { pace: 'evening' } })
  const dues = async () => (await playing(house, id)).attendance.map(({ wait }) => wait?.due ?? null)
  await pass(house, MINUTE)
  heard(house)
  const before = await dues()
  await press(house, id, 'peek')
  await pass(house, MINUTE)
  expect([heard(house), await dues()]).toEqual([[], before])
  await press(house, id, 'add')
  await pass(house, 0)
  expect(heard(house)).toMatchObject([{ kind: 'progress' }])
  expect(await dues()).not.toEqual(before)
})

/** Steps of the attacker of which the defender may not know. */
const UNKNOWN = ['hit.1.1.scout', 'aim-anew'] as const

/** A battle, and what the attacker does in it. */
async function battle(actions: readonly string[]) {
  const house = openHouse({ games: [beforeBattle] })
  const { id } = await begun(house, [ANN, BEN], { gameId: pioneer.id, capacity: 2, terms: { seating: 'joined' } })
  const act = async (each: string) => good(await house.tables.act(id, ANN, (await playing(house, id)).position, each))
  for (const each of ATTACK) await act(each)
  const { position } = await playing(house, id)
  for (const each of actions) await act(each)
  return { house, id, position }
}

const secretly = (times: number) => Array.from({ length: times }, () => UNKNOWN).flat()

/** What the defender finds out by these presses on what they saw before the attacker did anything. */
const ANSWERS: readonly (readonly [string, (house: House, id: string, seen: number) => Promise<unknown>])[] = [
  ['acts', (house, id, seen) => house.tables.act(id, BEN, seen, 'hit.1.0.warship')],
  ['tries what the rules forbid', (house, id, seen) => house.tables.act(id, BEN, seen, 'aim-anew')],
  ['undoes', (house, id, seen) => house.tables.undo(id, BEN, seen)],
  ['asks for an undo', (house, id, seen) => house.tables.askUndo(id, BEN, seen)],
]

describe.each([
  { after: 'secret steps alone', last: [] },
  { after: 'secret steps and an open one', last: ['hit.1.1.warship', 'fire'] },
])('no late press tells how many steps others have made: after $after', ({ last }) => {
  test.each(ANSWERS)('whoever %s', async (_, press) => {
    const answers = []
    for (const times of [0, 1, REACH]) {
      const { house, id, position } = await battle([...secretly(times), ...last])
      const answer = await press(house, id, position)
      const isDone = typeof answer === 'object' && answer !== null && 'value' in answer
      answers.push(isDone ? 'done' : answer)
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  })
})
