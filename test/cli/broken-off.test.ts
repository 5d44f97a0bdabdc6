import { afterAll, describe, expect, test } from 'vitest'
import { checkGame } from '../../src/cli/verify/check-transcript.js'
import { at } from '../../src/engine/lists.js'
import { GAMES } from '../../src/games/index.js'
import { type FinishedTable, seatsToMove } from '../../src/tables/model/table.js'
import { ANN, BEN, begun, cleanUp, good, type House, openHouse, request } from '../tables/kit/house.js'
import { tally } from '../tables/kit/tally-game.js'
import { ALL, kindOf, settled, transcriptOfTable, withSetup } from './recorded-games.js'

afterAll(cleanUp)

const pioneers = at(GAMES, 0)

describe('the transcript of a game that was broken off', () => {
  interface Line {
    readonly fact: {
      readonly kind: string
      readonly seat?: number
      readonly winners?: readonly number[]
      readonly reason?: string
    }
  }
  const ends = {
    resigned: async ({ tables }: House, id: string) => void good(await tables.resign(id, BEN)),
    cancelled: async ({ tables }: House, id: string) => void good(await tables.cancel(id, ANN, false)),
  } as const

  async function brokenOff(reason: keyof typeof ends): Promise<readonly string[]> {
    const house = openHouse({ entropy: settled, games: GAMES })
    const { id } = await begun(house, [ANN, BEN], { gameId: pioneers.id })
    for (let step = 0; step < 9; step++) {
      const table = await house.tables.find(id)
      if (table?.status !== 'playing') throw new Error('over too early')
      const seat = at(seatsToMove(table), 0)
      good(await house.tables.act(id, at(table.players, seat), table.position, at(pioneers.legalActions(table.state, seat), 0)))
    }
    await ends[reason](house, id)
    const verification = await house.tables.verify(id)
    return verification?.kind === 'revealed' ? (verification.transcript ?? []) : []
  }

  test.each([
    ['resigned', [0]],
    ['cancelled', []],
  ] as const)('has closing lines and is right: %s', async (reason, winners) => {
    const lines = await brokenOff(reason)
    const facts = lines.slice(1).map((line) => (JSON.parse(line) as Line).fact)
    expect(facts.slice(-4).map(({ kind }) => kind)).toEqual(['end-triggered', 'scored', 'scored', 'over'])
    expect(facts.at(-1)).toMatchObject({ winners, reason })
    expect(facts.filter(({ kind }) => kind === 'end-triggered')).toMatchObject([{ reason }])
    expect(checkGame(lines, 1, ALL)).toMatchObject({ kind: 'right', isOver: true })
    expect(lines.map((_, index) => kindOf(lines.filter((_line, other) => other !== index)))).not.toContain('right')
    for (const ended of [undefined, { reason: 'resigned', winners: [1] }, { reason: 'won', winners }])
      expect(kindOf(withSetup(lines, {}, { ended }))).toBe('wrong')
  })

  test.each([
    [{ reason: 'cancelled', winners: [0] }, 'a game cannot be broken off like this'],
    [{ reason: 'resigned', winners: [] }, 'a game cannot be broken off like this'],
    [{ reason: 'resigned', winners: [2] }, 'a game cannot be broken off like this'],
  ])('is not right as %j', async (ended, problem) => {
    const forged = withSetup(await brokenOff('cancelled'), {}, { ended })
    expect(checkGame(forged, 1, ALL)).toMatchObject({ kind: 'wrong', problem })
  })

  test('is right if computer players with equal points share the win, and wrong if others are said to', async () => {
    const house = openHouse({ entropy: settled, games: GAMES })
    const computers = { gameId: pioneers.id, capacity: 3, computers: ['newcomer', 'newcomer'] } as const
    const { id } = good(await house.tables.open(request(computers)))
    good(await house.tables.start(id, ANN))
    const { outcome } = good(await house.tables.resign(id, ANN)).table as FinishedTable
    expect(new Set(outcome.points)).toEqual(new Set([0]))
    const verification = await house.tables.verify(id)
    const lines = verification?.kind === 'revealed' ? (verification.transcript ?? []) : []
    expect(outcome.winners).toHaveLength(2)
    expect(checkGame(lines, 1, ALL)).toMatchObject({ kind: 'right', isOver: true })
    for (const winners of [outcome.winners.toReversed(), [...outcome.winners, 3], [0, 1, 2], [0, 0]]) {
      const forged = withSetup(lines, {}, { ended: { reason: 'resigned', winners } })
      expect(checkGame(forged, 1, ALL)).toMatchObject({ kind: 'wrong', problem: 'a game cannot be broken off like this' })
    }
  })

  test('is not that of a game that came to its end', async () => {
    const lines = await transcriptOfTable(openHouse({ entropy: settled }), tally, 't1')
    const forged = withSetup(lines, {}, { ended: { reason: 'cancelled', winners: [] } })
    expect(checkGame(forged, 1, ALL)).toMatchObject({ problem: 'the game had ended by its rules and was not broken off' })
  })
})
