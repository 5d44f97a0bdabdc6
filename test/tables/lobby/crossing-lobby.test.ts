/** Everything that can be asked of a lobby, at random and at the same time, up to a rematch. */
import { afterAll, expect, test } from 'vitest'
import { pick, type Random, seededRandom } from '../../../src/engine/random.js'
import type { User } from '../../../src/tables/model/people.js'
import type { Settlements } from '../../../src/tables/model/services.js'
import { type Lobby, seatOf } from '../../../src/tables/model/table.js'
import type { Result } from '../../../src/tables/model/tables.js'
import { ANN, BEN, CAT, cleanUp, DAN, EVE, good, type House, openHouse, pass, request } from '../kit/house.js'

afterAll(cleanUp)

const EVERYBODY = [ANN, BEN, CAT, DAN, EVE]
const ROUNDS = 60

type Ask = (house: House, id: string, user: User, random: Random) => Promise<Result<unknown>>

const SETTLED: readonly Settlements[] = [
  { capacity: 2 },
  { capacity: 4 },
  { capacity: 9 },
  { pace: 'live', seating: 'shuffled' },
  { locale: 'de', thread: true },
  { options: { turns: '3' } },
  { options: { turns: '4' } },
]

const ASKS: readonly Ask[] = [
  ...Array.from(
    { length: 5 },
    (): Ask =>
      ({ tables }, id, user) =>
        tables.join(id, user),
  ),
  ({ tables }, id, user) => tables.leave(id, user),
  ({ tables }, id, user, random) => tables.chooseColour(id, user, random.below(6) - 1),
  ({ tables }, id, user, random) => tables.configure(id, user, pick(SETTLED, random)),
  ({ tables }, id, user, random) => tables.handOver(id, user, pick(EVERYBODY, random).id),
  ({ tables }, id, user, random) => tables.remove(id, user, pick(EVERYBODY, random).id),
  ({ tables }, id, user) => tables.decline(id, user),
  ({ tables }, id, _user, random) => tables.relocate(id, pick(['c1', 'c2', 'busy'], random)),
  ({ tables }, id, user) => tables.addWords(id, user, 'mine'),
]

function demandSense({ players, colours, capacity, host, game, options }: Lobby): void {
  expect(players.some(({ id }) => id === host.id)).toBe(true)
  expect(new Set(players.map(({ id }) => id)).size).toBe(players.length)
  expect(new Set(colours).size).toBe(players.length)
  expect(colours.every((colour) => colour >= 0 && colour < game.seats.max)).toBe(true)
  expect(players.length).toBeLessThanOrEqual(capacity)
  expect(game.setup(players.length, options)).not.toBeNull()
}

test.each([1, 2, 3, 4, 5, 6])('lobby %i survives all of it, and its game begins with the players who are there', async (seed) => {
  const random = seededRandom(`lobby/${seed}`)
  const house = openHouse({ seed: `lobby/${seed}` })
  good(await house.tables.open(request({ channelId: 'busy', host: EVE })))
  const { id } = good(await house.tables.open(request()))
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(
      Array.from({ length: 1 + random.below(4) }, () => pick(ASKS, random)(house, id, pick(EVERYBODY, random), random)),
    )
    const table = await house.tables.find(id)
    if (table?.status !== 'lobby') break
    demandSense(table)
  }
  await pass(house, 0)
  const table = await house.tables.find(id)
  expect(house.reports).toEqual([])
  if (table?.status !== 'lobby') return expect(table?.status).toBe('cancelled')
  const guest = EVERYBODY.find((user) => seatOf(table, user.id) === null)
  if (table.players.length === 1 && guest !== undefined) good(await house.tables.join(id, guest))
  const begun = good(await house.tables.start(id, table.host))
  expect(begun.attendance).toHaveLength(begun.players.length)
})
