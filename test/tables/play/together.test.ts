import { afterAll, describe, expect, test } from 'vitest'
import { bidsTogether } from '../../conformance/tiny-game/variants.js'
import { ANN, BEN, begun, CAT, cleanUp, good, heard, openHouse, playing, told } from '../kit/house.js'

afterAll(cleanUp)

const { game } = bidsTogether

async function together() {
  const house = openHouse({ games: [game] })
  const { id } = await begun(house, [ANN, BEN, CAT], { gameId: game.id, capacity: 3 })
  const act = async (user: typeof ANN) => {
    const { position } = await playing(house, id)
    good(await house.tables.act(id, user, position, 'pass'))
    await told(house, id)
    return heard(house).map((news) => ('seat' in news ? `${news.kind} ${news.seat}` : news.kind))
  }
  await told(house, id)
  return { house, id, act }
}

describe('a round that belongs to everybody', () => {
  test('has one message of its own, and no further questions', async () => {
    const { house, act } = await together()
    expect(heard(house).map(({ kind }) => kind)).toEqual(['lobby-pressed', 'turn'])
    await act(ANN)
    await act(CAT)
    expect(await act(BEN)).toEqual(['answered 1', 'turn'])
  })

  test('ends when everybody has acted', async () => {
    const { house, act } = await together()
    heard(house)
    expect(await act(BEN)).toEqual(['answered 1', 'progress'])
    expect(await act(ANN)).toEqual(['answered 0', 'progress'])
    expect(await act(CAT)).toEqual(['answered 2', 'turn'])
  })

  test('counts as a round: three of them are a whole game', async () => {
    const { house, id, act } = await together()
    for (let round = 0; round < 3; round++) for (const user of [ANN, BEN, CAT]) await act(user)
    expect((await house.tables.find(id))?.status).toBe('over')
    const { games } = await house.standings.history({
      guildId: 'g1',
      gameId: game.id,
      userId: null,
      viewerId: '',
      channelIds: ['c1'],
      page: 1,
    })
    expect(games).toMatchObject([{ rounds: 3 }])
  })
})
