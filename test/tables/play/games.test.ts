/** The real games at real tables: whole random games by presses only. Everything except the database is dropped now and then. */

import { afterAll, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/game.js'
import { pick, type Random, seededRandom } from '../../../src/engine/random.js'
import type { Game } from '../../../src/games/game.js'
import { GAMES, gameById } from '../../../src/games/index.js'
import type { Takeback } from '../../../src/tables/model/attendance.js'
import type { LogEntry } from '../../../src/tables/model/log.js'
import type { User } from '../../../src/tables/model/people.js'
import { decides, freeSteps, type PlayingTable, seatsToMove } from '../../../src/tables/model/table.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { winsOf } from '../../standings/ask.js'
import { ANN, BEN, begun, CAT, cleanUp, DAN, good, type House, openHouse, pass, playing, told } from '../kit/house.js'

afterAll(cleanUp)

/** Presses between two restarts. */
const RESTART = 40

async function randomPress(house: House, id: string, random: Random): Promise<boolean> {
  const table = await house.tables.find(id)
  if (table?.status !== 'playing') return false
  const seat = pick(seatsToMove(table), random)
  const action = pick(table.game.legalActions(table.state, seat), random)
  good(await house.tables.act(id, table.players[seat] ?? ANN, table.position, action))
  return true
}

/** What the channel was told, by kind. */
function toldOf(houses: readonly House[], id: string): readonly string[] {
  return houses
    .flatMap(({ publisher }) => publisher.delivered.filter(({ tableId }) => tableId === id))
    .map(({ announcement }) => announcement.kind)
}

/** The seats that are left with nothing but to end their turn, and with nothing to take back. */
async function endedInVain(house: House, id: string): Promise<readonly Seat[]> {
  const table = await house.tables.find(id)
  if (table?.status !== 'playing') return []
  return seatsToMove(table).filter((seat) => table.game.onlyEnd(table.state, seat) !== null && freeSteps(table, seat) === 0)
}

const CASES = GAMES.flatMap((game) => [2, 3, 4].map((seats) => ({ id: game.id, game, seats })))

test.each(CASES)('two games of $id for $seats in parallel end, and match their logs', async ({ game, seats }) => {
  const users = [ANN, BEN, CAT, DAN].slice(0, seats)
  const random = seededRandom(`${game.id} at ${seats}`)
  let house = openHouse({ games: GAMES, entropy: systemEntropy })
  const houses = [house]
  const ids: string[] = []
  for (const channelId of ['c1', 'c2']) {
    ids.push((await begun(house, users, { gameId: game.id, capacity: seats, channelId })).id)
  }
  for (let presses = 1, alive = true; alive; presses++) {
    for (const id of ids) expect(await endedInVain(house, id)).toEqual([])
    alive = (await Promise.all(ids.map((id) => randomPress(house, id, random)))).includes(true)
    if (presses % RESTART === 0) {
      house = house.restart()
      houses.push(house)
      await house.tables.resume()
    }
  }
  for (const id of ids) {
    await told(house, id)
    const table = await house.tables.find(id)
    if (table?.status !== 'over') throw new Error(`the game is ${table?.status}`)
    expect(await auditTable(house.store, gameById, id)).toEqual({ kind: 'sound' })
    expect(await house.tables.verify(id)).toMatchObject({ kind: 'revealed', finding: { kind: 'follows' } })
    const kinds = toldOf(houses, id)
    expect(kinds.at(-1)).toBe('over')
    expect(kinds.filter((kind) => kind === 'turn').length).toBeGreaterThanOrEqual(table.game.turn(table.state).number)
    expect(kinds.filter((kind) => kind === 'asked').length).toBeGreaterThanOrEqual(
      kinds.filter((kind) => kind === 'answered').length,
    )
  }
  const board = await winsOf(house, game.id)
  expect(board.map(({ played }) => played)).toEqual(users.map(() => 2))
  expect(board.reduce((sum, { won }) => sum + won, 0)).toBeGreaterThanOrEqual(2)
})

test.each(GAMES)(
  'games of $id with everything that players may do end, and match their logs',
  { timeout: 120_000 },
  async (game) => {
    const seen = new Set<string>()
    const occasions = new Set<Occasion>()
    for (const [number, seats] of [2, 3, 4, 2, 3, 4].entries()) {
      for (const entry of await wildGame(game, seats, number, (occasion) => occasions.add(occasion))) {
        seen.add(entry.kind === 'action' ? entry.cause : entry.kind)
        if (entry.kind === 'undo' && entry.asked) seen.add('undo by consent')
      }
    }
    // In some games what orders are about comes up so seldom that none of these had anything of the kind.
    const everything = ['player', 'clock', 'autopilot', 'draw', 'undo', 'undo by consent', 'seated', 'away', 'back', ...occasions]
    expect([...seen].sort()).toEqual(everything.sort())
  },
)

/** What tables act on for players in some positions. */
type Occasion = 'order' | 'only-end'

function occasionsIn({ game, state }: PlayingTable): readonly Occasion[] {
  const movers = game.toMove(state)
  return (movers.kind === 'seats' ? movers.seats : []).flatMap((seat): readonly Occasion[] => [
    ...(game.standingOrders.some((order) => game.ordered(state, seat, order) !== null) ? (['order'] as const) : []),
    ...(game.onlyEnd(state, seat) === null ? [] : (['only-end'] as const)),
  ])
}

/** A game in which everything happens, played to its end, and its log. */
async function wildGame(
  game: Game,
  seats: number,
  number: number,
  note: (occasion: Occasion) => void,
): Promise<readonly LogEntry[]> {
  const users = [ANN, BEN, CAT, DAN].slice(0, seats)
  const random = seededRandom(`everything of ${game.id} in game ${number}`)
  const house = openHouse({ games: GAMES })
  await house.tables.resume()
  const terms = { pace: 'live', seating: 'shuffled' } as const
  const { id } = await begun(house, users, { gameId: game.id, capacity: seats, terms })
  for (const user of users) await anyOrder(house, await playing(house, id), user, random)
  const free = new Map<number, readonly Takeback[]>()
  for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
    await expectFreeAsBefore(house, table, free)
    free.set(table.position, table.takebacks)
    for (const occasion of occasionsIn(table)) note(occasion)
    await oneOfEverything(house, id, random)
  }
  expect(await auditTable(house.store, gameById, id)).toEqual({ kind: 'sound' })
  expect(house.draws).toEqual(house.draws.map((_, index) => index))
  return house.tables.log(id, 0)
}

/**
 * Right after an undo, just what was `free` at the position to which it led back may be taken back without asking. What others
 * may take back does not change with a secret undo.
 */
async function expectFreeAsBefore(
  house: House,
  { id, position, takebacks }: PlayingTable,
  free: ReadonlyMap<number, readonly Takeback[]>,
): Promise<void> {
  const [undo] = await house.tables.log(id, position - 1)
  if (undo?.kind !== 'undo') return
  const before = free.get(undo.to)
  const others = undo.secret === true ? free.get(position - 1)?.filter(({ seat }) => seat !== undo.seat) : undefined
  const own = undo.secret === true ? before?.filter(({ seat }) => seat === undo.seat) : before
  if (own !== undefined) expect(openSteps(takebacks)).toEqual(openSteps([...own, ...(others ?? [])]))
}

/** What may be taken back, by seat. */
function openSteps(takebacks: readonly Takeback[]): readonly Takeback[] {
  return takebacks.filter(({ steps }) => steps.length > 0).sort((one, other) => one.seat - other.seat)
}

/** Usually a press, sometimes something else that players do or fail to do. */
async function oneOfEverything(house: House, id: string, random: Random): Promise<void> {
  const table = await playing(house, id)
  const user = pick(table.players, random)
  const { position, proposal } = table
  const dice = random.below(40)
  const expiries = random.below(12)
  if (proposal !== null && dice < 30) await house.tables.answer(id, user, proposal.id, dice > 0)
  else if (dice === 0) await pass(house, expiries * 3 * 60_000, Math.max(1, expiries))
  else if (dice === 1) await anyOrder(house, table, user, random)
  else if (dice < 4) await house.tables.askUndo(id, user, position)
  else if (dice < 8) await house.tables.undo(id, user, position)
  else if (dice < 12) await house.tables.comeBack(id, user)
  else await maybePress(house, id, random)
}

async function anyOrder(house: House, { id, game }: PlayingTable, user: User, random: Random): Promise<void> {
  if (game.standingOrders.length > 0) await house.tables.setOrder(id, user, pick(game.standingOrders, random))
}

async function maybePress(house: House, id: string, random: Random): Promise<void> {
  const table = await playing(house, id)
  const seats = seatsToMove(table).filter((seat) => decides(table, seat))
  if (seats.length > 0) await randomPress(house, id, random)
}
