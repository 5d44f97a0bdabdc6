import { afterAll, describe, expect, test } from 'vitest'
import { bidsAlone } from '../../conformance/tiny-game/variants.js'
import { winsOf } from '../../standings/ask.js'
import { ANN, begun, cleanUp, good, type House, openHouse, playing, refused } from '../kit/house.js'

afterAll(cleanUp)

const { game } = bidsAlone

/** A game that Ann plays alone, with these draws. */
async function alone(seed: string): Promise<{ readonly house: House; readonly id: string }> {
  const house = openHouse({ games: [game], seed })
  const { id } = await begun(house, [ANN], { gameId: game.id, capacity: 1 })
  return { house, id }
}

/** Ann bids a card for every prize, or passes. */
async function playOut(house: House, id: string, choose: (legal: readonly string[]) => string | undefined): Promise<void> {
  for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
    good(await house.tables.act(id, ANN, table.position, choose(game.legalActions(table.state, 0)) ?? 'pass'))
  }
}

async function outcomeOf(house: House, id: string) {
  const table = await house.tables.find(id)
  if (table?.status !== 'over') throw new Error(`the table is ${table?.status}`)
  return table.outcome
}

describe('a lone player', () => {
  test('plays until the rules end the game, and wins if the rules say so', async () => {
    const { house, id } = await alone('generous')
    await playing(house, id)
    await playOut(house, id, ([bid]) => bid)
    expect(await outcomeOf(house, id)).toMatchObject({ winners: [0], places: [1], reason: 'rounds' })
    expect(await winsOf(house, game.id)).toMatchObject([{ name: 'Ann', played: 1, won: 1 }])
  })

  test('does not win a game that nobody wins', async () => {
    const { house, id } = await alone('generous')
    await playOut(house, id, () => 'pass')
    expect(await outcomeOf(house, id)).toEqual({ winners: [], places: [2], points: [0], reason: 'rounds' })
    expect(await winsOf(house, game.id)).toMatchObject([{ name: 'Ann', played: 1, won: 0 }])
  })

  test('is not rated for either', async () => {
    const { house, id } = await alone('generous')
    await playOut(house, id, ([bid]) => bid)
    expect(await house.standings.verdict(id)).toMatchObject({ unrated: 'too-few-players', changes: [] })
  })

  test('may resign: the game is over, and nobody wins', async () => {
    const { house, id } = await alone('generous')
    good(await house.tables.resign(id, ANN))
    expect(await outcomeOf(house, id)).toEqual({ winners: [], places: [2], points: [0], reason: 'resigned' })
    expect(refused(await house.tables.resign(id, ANN))).toBe('already-over')
  })

  test('may undo what nothing has answered, but not a draw, because nobody can agree', async () => {
    const { house, id } = await alone('generous')
    const { position, state } = await playing(house, id)
    const [bid = ''] = game.legalActions(state, 0)
    const moved = good(await house.tables.act(id, ANN, position, bid))
    // The next prize has been drawn.
    expect(refused(await house.tables.undo(id, ANN, moved.table.position))).toBe('nobody-to-ask')
  })
})
