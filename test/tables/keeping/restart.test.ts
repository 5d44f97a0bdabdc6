import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { pick, seededRandom } from '../../../src/engine/random.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { sealedBids } from '../../conformance/tiny-game/index.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import {
  ANN,
  BEN,
  begun,
  CAT,
  cleanUp,
  freshFolder,
  good,
  type House,
  kinds,
  openHouse,
  refused,
  told,
  until,
} from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

const GAMES = [tally, sealedBids.game]
const gameById = (id: string) => GAMES.find((game) => game.id === id) ?? null

/** One random press by a player who may act. False if nobody may any more. */
async function randomPress(house: House, id: string, random: ReturnType<typeof seededRandom>): Promise<boolean> {
  const table = await house.tables.find(id)
  if (table?.status !== 'playing') return false
  const seat = pick(seatsToMove(table), random)
  const actions = table.game.legalActions(table.state, seat).filter((action) => action !== 'boom')
  good(await house.tables.act(id, table.players[seat] ?? ANN, table.position, pick(actions, random)))
  return true
}

describe('a house that drops everything except its database', () => {
  test.each(['tally', 'sealed-bids'])(
    'two tables of %s are played to the end, with a restart after every press',
    async (gameId) => {
      const random = seededRandom(`restarts of ${gameId}`)
      let house = openHouse({ games: GAMES })
      const one = await begun(house, [ANN, BEN, CAT], { gameId, capacity: 3 })
      const two = await begun(house, [BEN, CAT], { gameId, capacity: 3, channelId: 'c2' })
      for (let alive = true; alive; ) {
        house = house.restart()
        const first = await randomPress(house, one.id, random)
        alive = (await randomPress(house, two.id, random)) || first
      }
      for (const { id } of [one, two]) {
        expect(await auditTable(house.store, gameById, id)).toEqual({ kind: 'sound' })
        const table = await house.tables.find(id)
        expect(table?.status).toBe('over')
        expect((await house.tables.log(id, 0)).map(({ position }) => position)).toEqual(
          Array.from({ length: table?.position ?? 0 }, (_, index) => index + 1),
        )
      }
    },
  )

  test('buttons from before the restart still work', async () => {
    const house = openHouse()
    const table = await begun(house)
    const mover = table.players[seatOnTurn(table)] ?? ANN
    const after = house.restart()
    good(await after.tables.act(table.id, mover, 1, 'add'))
    expect(refused(await after.restart().tables.act(table.id, mover, 1, 'add'))).toBe('done-already')
  })

  test('what is cached is not read again, and what does not fit is read from the snapshot', async () => {
    const house = openHouse({ keep: 2 })
    const ids: string[] = []
    for (const channelId of ['c1', 'c2', 'c3']) ids.push((await begun(house, undefined, { channelId })).id)
    const [first = '', second = ''] = ids
    for (const id of ids) await told(house, id)
    await house.tables.find(second)
    house.statements()
    await house.tables.find(second)
    expect(house.statements()).toEqual([])
    await house.tables.find(first)
    expect(house.statements()).toHaveLength(2)
  })
})

describe('between commit and publish', () => {
  test('nothing that was committed goes untold', async () => {
    const house = openHouse()
    house.publisher.before = () => new Promise(() => {})
    const table = await begun(house)
    const mover = table.players[seatOnTurn(table)] ?? ANN
    good(await house.tables.act(table.id, mover, 1, 'add'))
    good(await house.tables.act(table.id, mover, 2, 'end'))
    const after = house.restart()
    await after.tables.resume()
    await told(after, table.id)
    expect(kinds(after)).toEqual(['lobby-pressed', 'turn', 'progress', 'turn'])
    expect(after.publisher.delivered.map(({ position }) => position)).toEqual([3, 3, 3, 3])
  })

  test('what was told but not yet recorded as told is told again', async () => {
    const house = openHouse({ between: (store) => ({ ...store, delivered: () => new Promise(() => {}) }) })
    const table = await begun(house)
    await until(() => kinds(house).length === 1)
    const after = house.restart({ between: (store) => store })
    await after.tables.resume()
    await told(after, table.id)
    expect(kinds(after)).toEqual(['lobby-pressed', 'turn'])
  })
})

describe('a process killed at once', () => {
  test('loses nothing that it had reported', { timeout: 120_000 }, async () => {
    const path = join(freshFolder(), 'killed.sqlite')
    let reported = 0
    for (const lines of [3, 40, 17]) {
      reported = await playUntilKilled(path, lines)
      const house = openHouse({ games: GAMES }, path)
      const table = await house.tables.liveIn('c1')
      expect(table?.position).toBeGreaterThanOrEqual(reported)
      expect(await auditTable(house.store, gameById, table?.id ?? '')).toEqual({ kind: 'sound' })
      house.close()
    }
    expect(reported).toBeGreaterThan(50)
  })
})

/** Starts a player process, kills it after this many reports, and returns the last position that it reported. */
async function playUntilKilled(path: string, lines: number): Promise<number> {
  const script = fileURLToPath(new URL('../kit/endless-player.ts', import.meta.url))
  const player = spawn(process.execPath, ['--import', 'tsx', script, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = 0
  let seen = 0
  for await (const line of createInterface({ input: player.stdout })) {
    last = Number(line)
    seen += 1
    if (seen === lines) player.kill('SIGKILL')
  }
  if (player.exitCode === null && player.signalCode === null) await once(player, 'exit')
  expect(player.signalCode).toBe('SIGKILL')
  return last
}
