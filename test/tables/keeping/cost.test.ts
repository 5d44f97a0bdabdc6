import { afterAll, describe, expect, test, vi } from 'vitest'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { begun, cleanUp, good, type House, openHouse, playing, told } from '../kit/house.js'

afterAll(cleanUp)

const WRITES = /^(insert|update|delete|commit)/

/** How often the database itself syncs to disk, which blocks everybody. */
function blocks(statements: readonly string[]): number {
  let [isNoted, isOpen, count] = [false, false, 0]
  for (const statement of statements.map((each) => each.toLowerCase())) {
    if (statement.startsWith('pragma synchronous')) isNoted = statement.endsWith('normal')
    if (statement.startsWith('begin')) isOpen = true
    if (statement.startsWith('commit')) isOpen = false
    if (WRITES.test(statement) && !isOpen && !isNoted) count++
  }
  return count
}

async function longGame(house: House): Promise<PlayingTable> {
  const table = await begun(house, undefined, { options: { turns: '1000' } })
  await told(house, table.id)
  return table
}

/** The statements of a press, before anything is told. */
async function ofPress(house: House, { id }: PlayingTable): Promise<readonly string[]> {
  const table = await playing(house, id)
  const mover = table.players[seatOnTurn(table)]
  if (mover === undefined) throw new Error('nobody is to move')
  house.statements()
  good(await house.tables.act(id, mover, table.position, 'add'))
  return house.statements()
}

describe('a press at a table in memory', () => {
  test('waits for the disk once, without blocking others and however much of it is announced', async () => {
    const house = openHouse()
    const table = await longGame(house)
    house.syncs()
    const statements = [...(await ofPress(house, table))]
    await told(house, table.id)
    await house.posts.put(table.id, { key: 'turn:1', channelId: 'c1', messageId: '1' })
    await house.posts.remove(table.id, { key: 'turn:1', messageId: '1' })
    statements.push(...house.statements())
    for (const noted of ['delete from "outbox"', 'insert into "posts"', 'delete from "posts"']) {
      expect(statements.some((statement) => statement.startsWith(noted))).toBe(true)
    }
    expect(blocks(statements)).toBe(0)
    expect(house.syncs()).toBe(1)
  })

  test('parses nothing, and serialises nothing twice', async () => {
    const house = openHouse()
    const table = await longGame(house)
    await house.tables.log(table.id, 0)
    const [parse, stringify] = [vi.spyOn(JSON, 'parse'), vi.spyOn(JSON, 'stringify')]
    try {
      await ofPress(house, table)
      await house.tables.log(table.id, 0)
      expect(parse).not.toHaveBeenCalled()
      // The options, the affairs, the entry, the state, and the announcements.
      expect(stringify).toHaveBeenCalledTimes(5)
    } finally {
      parse.mockRestore()
      stringify.mockRestore()
    }
  })
})
