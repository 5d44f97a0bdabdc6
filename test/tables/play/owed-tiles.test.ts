/**
 * Pioneer Days asks for tiles that provide space. The table can play that step for an absent player, and so can tables of earlier
 * versions.
 */
import { afterAll, describe, expect, test } from 'vitest'
import type { Game, GameState } from '../../../src/games/game.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import type { State } from '../../../src/games/pioneer-days/rules/types.js'
import { inTown, type PositionSpec, taking } from '../../games/pioneer-days/rules/position.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, openHouse, pass } from '../kit/house.js'

afterAll(cleanUp)

const MINUTE = 60_000
/** Longer than a decision may take at the pace `live`. */
const EXPIRY = 4 * MINUTE

/** Without the saddlebags there is no space for any of it, and the workshop costs two tiles. */
const PACKED = { wagons: 'S2', equipment: ['saddlebags', 'shovel', 'toolbox'] } as const
const LAST_WEEK: PositionSpec = { week: 4, towns: ['workshop'], players: [PACKED] }

/** The game from this position on. */
function from(state: State): Game {
  return { ...pioneerDays, setup: () => state as unknown as GameState }
}

async function seated(game: Game) {
  const house = openHouse({ games: [game] })
  await house.tables.resume()
  const table = await begun(house, [ANN, BEN, CAT], { gameId: game.id, capacity: 3, terms: { pace: 'live' } })
  return { house, id: table.id, packed: table.players[0] ?? ANN }
}

/** Lets everybody's time run out until the game is over. */
async function runOut(house: House, id: string): Promise<void> {
  for (let times = 0; times < 20 && (await house.tables.find(id))?.status === 'playing'; times++) await pass(house, EXPIRY)
}

/** How the packed seat gave its tiles, and that the game is over. */
async function givenBy(house: House, id: string) {
  expect((await house.tables.find(id))?.status).toBe('over')
  expect(house.reports).toEqual([])
  const entries = await house.tables.log(id, 0)
  return entries.flatMap((entry) =>
    entry.kind === 'action' && entry.seat === 0 && /^(satisfy|give|discard)/.test(entry.action)
      ? [`${entry.action} by ${entry.cause}`]
      : [],
  )
}

const by = (cause: string) =>
  ['satisfy.workshop', 'give.saddlebags', 'give.shovel', 'discard-tile.toolbox'].map((action) => `${action} by ${cause}`)

describe('a seat that gives its space away with the first of two tiles', () => {
  test('is played to the end by the clock', async () => {
    const { house, id } = await seated(from(inTown(['workshop'], { ...LAST_WEEK, seats: 3 })))
    await runOut(house, id)
    expect(await givenBy(house, id)).toEqual(by('clock'))
  })

  test('is played to the end when its player resigns', async () => {
    const { house, id, packed } = await seated(from(inTown(['workshop'], { ...LAST_WEEK, seats: 3 })))
    good(await house.tables.resign(id, packed))
    await runOut(house, id)
    expect(await givenBy(house, id)).toEqual(by('autopilot'))
  })

  test('is played to the end by the autopilot', async () => {
    const bag = { blue: 0, red: 4, yellow: 4, green: 0, black: 0 }
    const { house, id } = await seated(from(taking({ ...LAST_WEEK, day: 3, bag })))
    await runOut(house, id)
    expect((await house.tables.log(id, 0)).some((entry) => entry.kind === 'away' && entry.seat === 0)).toBe(true)
    expect(await givenBy(house, id)).toEqual(by('autopilot'))
  })
})

test('a table of version 1 that was stuck goes on under the present rules, and says that it cannot be checked', async () => {
  const stuck = inTown(['workshop'], { ...LAST_WEEK, players: [{ wagons: 'S2' }] })
  if (stuck.phase !== 'town') throw new Error('not in town')
  const visits = stuck.visits.map((visit, seat) =>
    seat === 0 ? { ...visit, satisfied: ['workshop' as const], giving: { town: 'workshop' as const, left: 1 } } : visit,
  )
  const { house, id } = await seated({ ...from({ ...stuck, visits }), rulesVersion: 1 })
  const now = house.restart({ games: [pioneerDays] })
  await now.tables.resume()
  await runOut(now, id)
  expect(await givenBy(now, id)).toEqual([])
  expect(await now.tables.verify(id)).toMatchObject({ kind: 'revealed', finding: { kind: 'other-rules' } })
})
