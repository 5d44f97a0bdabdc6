import { afterAll, expect, test } from 'vitest'
import type { FinishedTable } from '../../../src/tables/model/table.js'
import { pointsByTurn } from '../../../src/tables/past/points-by-turn.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, BEN, begun, cleanUp, good, type House, openHouse, playing } from '../kit/house.js'

afterAll(cleanUp)

/** A game of three turns in which the first player adds points and undoes something. */
async function finished(house: House): Promise<FinishedTable> {
  const { id } = await begun(house, [ANN, BEN])
  const doing = async (...actions: readonly string[]) => {
    for (const action of actions) {
      const table = await playing(house, id)
      const mover = table.players[seatOnTurn(table)] ?? ANN
      good(await house.tables.act(id, mover, table.position, action))
    }
  }
  await doing('add', 'add')
  const table = await playing(house, id)
  good(await house.tables.undo(id, table.players[seatOnTurn(table)] ?? ANN, table.position))
  await doing('end', 'end', 'add', 'add', 'end')
  const over = await house.tables.find(id)
  if (over?.status !== 'over') throw new Error('the game is not over')
  return over
}

test('tells everybody’s points as the first turn began and after each turn, without what was undone', async () => {
  const house = openHouse()
  const table = await finished(house)
  const points = pointsByTurn(table, await house.tables.log(table.id, 0))
  expect(points.map((each) => Math.max(...each))).toEqual([0, 1, 1, 3])
  expect(points.at(-1)).toEqual(table.outcome.points)
})

test('tells nothing if the log leads elsewhere', async () => {
  const house = openHouse()
  const table = await finished(house)
  const log = await house.tables.log(table.id, 0)
  const lastAdded = log.findLastIndex((entry) => entry.kind === 'action' && entry.action === 'add')
  expect(
    pointsByTurn(
      table,
      log.filter((_, i) => i !== lastAdded),
    ),
  ).toEqual([])
})

test('tells nothing if the log no longer fits the rules', async () => {
  const house = openHouse()
  const table = await finished(house)
  const log = await house.tables.log(table.id, 0)
  const strict = {
    ...table.game,
    replay(): never {
      throw new Error('this does not fit')
    },
  }
  expect(pointsByTurn({ ...table, game: strict }, log)).toEqual([])
})
