import { afterAll, describe, expect, test } from 'vitest'
import type { User } from '../../src/tables/model/people.js'
import { seatOnTurn } from '../seat-on-turn.js'
import { ANN, BEN, begun, CAT, good } from '../tables/kit/house.js'
import { winsOf } from './ask.js'
import { closeAll, DATABASES, type Office } from './databases.js'

afterAll(closeAll)

/** A game in which the winners add one on each of their turns and nobody else does. */
async function game(house: Office, users: readonly User[], winners: readonly User[], guildId = 'g1'): Promise<void> {
  const { id } = await begun(house, users, { guildId, channelId: guildId, options: { turns: '3' } })
  for (;;) {
    const table = await house.tables.find(id)
    if (table?.status !== 'playing') return
    const mover = table.players[seatOnTurn(table)]
    if (mover === undefined) throw new Error('nobody is to move')
    const added = (await house.tables.log(id, 0)).some(
      (entry) => entry.kind === 'action' && entry.userId === mover.id && entry.action === 'add',
    )
    const wins = winners.some((winner) => winner.id === mover.id)
    good(await house.tables.act(id, mover, table.position, wins && !added ? 'add' : 'end'))
  }
}

const line = (user: User, played: number, won: number) => ({ userId: user.id, name: user.name, played, won })

describe.each(DATABASES)('the leaderboard in $name', ({ open }) => {
  test('counts finished games: most wins first, then most games, then ids', async () => {
    const house = await open()
    await game(house, [ANN, BEN, CAT], [BEN])
    await game(house, [ANN, BEN, CAT], [BEN])
    await game(house, [ANN, CAT], [ANN])
    await game(house, [CAT, BEN], [CAT])
    const lines = [line(BEN, 3, 2), line(CAT, 4, 1), line(ANN, 3, 1)]
    expect(await winsOf(house)).toEqual(lines)
    expect(await winsOf(house, null)).toEqual(lines)
    expect(await winsOf(await house.restart())).toEqual(lines)
  })

  test('a shared win counts for all who share it', async () => {
    const house = await open()
    await game(house, [ANN, BEN], [])
    expect(await winsOf(house)).toEqual([line(ANN, 1, 1), line(BEN, 1, 1)])
  })

  test('each server and each game has its own', async () => {
    const house = await open()
    await game(house, [ANN, BEN], [ANN])
    await game(house, [ANN, BEN], [BEN], 'g2')
    expect(await winsOf(house, null)).toEqual([line(ANN, 1, 1), line(BEN, 1, 0)])
    expect(await winsOf(house, null, 'g2')).toEqual([line(BEN, 1, 1), line(ANN, 1, 0)])
    expect(await winsOf(house, 'chess')).toEqual([])
    expect(await winsOf(house, null, 'g3')).toEqual([])
  })

  test('lobbies, cancelled games and games under way do not count', async () => {
    const house = await open()
    const { id } = await begun(house)
    expect(await winsOf(house, null)).toEqual([])
    good(await house.tables.cancel(id, ANN, false))
    expect(await winsOf(house, null)).toEqual([])
  })

  test('a name is that of the latest game', async () => {
    const house = await open()
    await game(house, [ANN, BEN], [ANN])
    house.clock.advance(1_000)
    await game(house, [{ ...ANN, name: 'Annie' }, BEN], [ANN])
    for (const gameId of ['tally', null]) {
      expect((await winsOf(house, gameId))[0]).toEqual({
        userId: ANN.id,
        name: 'Annie',
        played: 2,
        won: 2,
      })
    }
  })

  test('equals the places stored with the seats', async () => {
    const house = await open()
    await game(house, [ANN, BEN, CAT], [BEN, CAT])
    await game(house, [ANN, BEN], [ANN])
    await begun(house)
    const lines = await winsOf(house)
    const recounted = await house.rows(
      `SELECT user_id AS "userId", CAST(count(*) AS integer) AS played, CAST(sum(CASE place WHEN 1 THEN 1 ELSE 0 END) AS integer) AS won
        FROM seats WHERE place IS NOT NULL GROUP BY user_id ORDER BY user_id`,
    )
    const counted = lines.map(({ userId, played, won }) => ({ userId, played, won }))
    expect(counted.sort((a, b) => a.userId.localeCompare(b.userId))).toEqual(recounted)
  })
})
