import { afterAll, describe, expect, test } from 'vitest'
import { type Past, type Played, playedOf, turnEnds } from '../../../src/tables/past/history.js'
import { pastOf } from '../../../src/tables/service/past-of.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, begun, cleanUp, good, type House, openHouse, playing, press, request } from '../kit/house.js'
import { tally, tallyWithSetup } from '../kit/tally-game.js'

afterAll(cleanUp)

async function pastAt(house: House, table: Played): Promise<Past> {
  const past = await pastOf(table, await house.tables.log(table.id, 0))
  if (past === null) throw new Error('the log does not lead to where the table stands')
  return past
}

async function found(house: House, tableId: string): Promise<Played> {
  const table = await house.tables.find(tableId)
  const played = table === null ? null : playedOf(table)
  if (played === null) throw new Error('nothing was played')
  return played
}

const told = (past: Past) => past.map(({ entry, turn }) => `${turn} ${entry?.action ?? 'start'}`)

describe('the past of a game', () => {
  test('has every position since the first turn began, each with its entry', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await press(house, id, 'add', 'end', 'add')
    const past = await pastAt(house, await found(house, id))
    expect(told(past)).toEqual(['1 start', '1 add', '2 end', '2 add'])
    expect(turnEnds(past)).toEqual([1, 3])
  })

  test('includes decisions before the first turn', async () => {
    const house = openHouse({ games: [tallyWithSetup] })
    const { id } = await begun(house)
    await press(house, id, 'add', 'end', 'add')
    expect(told(await pastAt(house, await found(house, id)))).toEqual(['0 start', '0 add', '1 end', '1 add'])
  })

  test('leaves out what was undone', async () => {
    const house = openHouse()
    const { id, players } = await begun(house)
    const { position } = await press(house, id, 'add', 'add')
    const table = await found(house, id)
    const mover = players[seatOnTurn(table)] ?? ANN
    good(await house.tables.undo(id, mover, position))
    await press(house, id, 'end')
    expect(told(await pastAt(house, await found(house, id)))).toEqual(['1 start', '1 add', '2 end'])
  })

  test('leaves out secret steps as long as the game goes on', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await press(house, id, 'add', 'peek', 'add', 'peek', 'peek')
    expect(told(await pastAt(house, await found(house, id)))).toEqual(['1 start', '1 add', '1 add'])
    await press(house, id, 'end', 'end')
    const { players, position, state } = await playing(house, id)
    good(await house.tables.act(id, players[seatOnTurn({ game: tally, state })] ?? ANN, position, 'end'))
    const steps = ['1 start', '1 add', '1 peek', '1 add', '1 peek', '1 peek', '2 end', '3 end', '3 end']
    expect(told(await pastAt(house, await found(house, id)))).toEqual(steps)
  })

  test('of hundreds of entries yields to others', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await press(house, id, ...Array.from({ length: 150 }, () => 'add'))
    const table = await found(house, id)
    const log = await house.tables.log(id, 0)
    let turns = 0
    let isDone = false
    const others = () => {
      turns++
      if (!isDone) setImmediate(others)
    }
    setImmediate(others)
    expect(await pastOf(table, log)).toHaveLength(151)
    isDone = true
    expect(turns).toBeGreaterThan(3)
  })

  test('is unknown if the log leads elsewhere, or cannot be replayed', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await press(house, id, 'add', 'add')
    const table = await found(house, id)
    const log = await house.tables.log(id, 0)
    expect(await pastOf(table, log.slice(0, -1))).toBeNull()
    const broken = log.map((entry) => (entry.kind === 'action' ? { ...entry, action: 'boom' } : entry))
    expect(await pastOf(table, broken)).toBeNull()
    expect(await pastOf(table, [])).toBeNull()
  })
})

describe('the table that a channel played last', () => {
  test('is the one under way, else the one that ended last; a lobby does not count', async () => {
    const house = openHouse()
    const { tables } = house
    expect(await tables.lastPlayedIn('c1', 'tally')).toBeNull()
    const first = await begun(house)
    expect((await tables.lastPlayedIn('c1', 'tally'))?.id).toBe(first.id)
    house.clock.advance(1000)
    good(await tables.cancel(first.id, ANN, false))
    house.clock.advance(1000)
    const lobby = good(await tables.open(request({ host: ANN })))
    expect((await tables.lastPlayedIn('c1', 'tally'))?.id).toBe(first.id)
    good(await tables.cancel(lobby.id, ANN, false))
    expect((await tables.lastPlayedIn('c1', 'tally'))?.id).toBe(first.id)
    expect(await tables.lastPlayedIn('c2', 'tally')).toBeNull()
    expect(await tables.lastPlayedIn('c1', 'other')).toBeNull()
  })
})
