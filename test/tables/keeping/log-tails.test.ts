import { afterAll, describe, expect, test } from 'vitest'
import { at } from '../../../src/engine/lists.js'
import type { Table } from '../../../src/tables/model/table.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, begun, cleanUp, good, type House, openHouse, told } from '../kit/house.js'

afterAll(cleanUp)

const mover = (table: Table) => (table.status === 'playing' ? at(table.players, seatOnTurn(table)) : ANN)

async function acted(house: House, id: string): Promise<void> {
  const table = await house.tables.find(id)
  if (table === null) throw new Error('no such table')
  good(await house.tables.act(id, mover(table), table.position, 'add'))
}

describe('the latest log entries', () => {
  test('are read once, and known after each press', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await house.tables.log(id, 0)
    for (let press = 0; press < 5; press++) await acted(house, id)
    await told(house, id)
    house.statements()
    const known = await house.tables.log(id, 0)
    const latest = await house.tables.log(id, 4)
    expect(house.statements()).toEqual([])
    expect(known).toEqual(await house.store.log(id, 0))
    expect(latest).toEqual(await house.store.log(id, 4))
  })

  test('are read again after another process has acted', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await house.tables.log(id, 0)
    await acted(openHouse({ between: () => house.store }), id)
    const before = await house.tables.find(id)
    expect(await house.tables.act(id, ANN, before?.position ?? 0, 'add')).toMatchObject({ ok: false })
    await acted(house, id)
    expect(await house.tables.log(id, 0)).toEqual(await house.store.log(id, 0))
  })

  test('are as many as a long game may need, and earlier ones are read', async () => {
    const house = openHouse()
    const { id } = await begun(house, undefined, { options: { turns: '1000' } })
    await house.tables.log(id, 0)
    for (let press = 0; press < 140; press++) await acted(house, id)
    expect(await house.tables.log(id, 0)).toEqual(await house.store.log(id, 0))
    expect(await house.tables.log(id, 100)).toEqual(await house.store.log(id, 100))
  })
})
