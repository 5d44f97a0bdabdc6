import { afterAll, describe, expect, test } from 'vitest'
import { pick, seededRandom } from '../../../src/engine/random.js'
import type { Game } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import type { User } from '../../../src/tables/model/people.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import type { Pace } from '../../../src/tables/model/terms.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import {
  ANN,
  BEN,
  begun,
  CAT,
  cleanUp,
  good,
  type House,
  heard,
  openHouse,
  pass,
  playing,
  press,
  refused,
  until,
} from '../kit/house.js'
import { outlived } from '../kit/outlived-game.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Paced {
  readonly house: House
  readonly id: string
  readonly mover: User
  readonly seat: number
}

/** A long game with a pace, a running clock and its first turn told. */
async function paced(pace: Pace, users: readonly User[] = [ANN, BEN, CAT], house = openHouse(), more = {}): Promise<Paced> {
  await house.tables.resume()
  const terms = { pace, ...more }
  const table = await begun(house, users, { options: { turns: '1000' }, terms })
  const [seat = 0] = seatsToMove(table)
  await pass(house, 0)
  heard(house)
  return { house, id: table.id, mover: table.players[seat] ?? ANN, seat }
}

const waitOf = (table: PlayingTable, seat: number) => table.attendance[seat]?.wait ?? null
const actions = async ({ house, id }: Paced) =>
  (await house.tables.log(id, 1)).map((entry) => (entry.kind === 'action' ? `${entry.action} by ${entry.cause}` : entry.kind))
const turnOf = async ({ house, id }: Paced) => {
  const { game, state } = await playing(house, id)
  return game.turn(state).number
}

/** The timer after which the tables look whether another program has changed something. */
const WATCHING = 1

describe('a wait', () => {
  test.each([
    ['live', 3 * MINUTE],
    ['evening', 15 * MINUTE],
    ['hourly', HOUR],
    ['six-hourly', 6 * HOUR],
    ['daily', 24 * HOUR],
    ['relaxed', 72 * HOUR],
    ['none', null],
  ] as const)('at the pace %s lasts %d ms', async (pace, ms) => {
    const { house, id, seat } = await paced(pace)
    const now = house.clock.now().getTime()
    expect(waitOf(await playing(house, id), seat)).toMatchObject({ since: now, due: ms === null ? null : now + ms })
    expect((await playing(house, id)).attendance.filter(({ wait }) => wait !== null)).toHaveLength(1)
  })

  test('restarts with each action of the seat, but not with actions of others or with an undo', async () => {
    const { house, id, mover, seat } = await paced('daily')
    const since = async () => ((await waitOf(await playing(house, id), seat))?.since ?? 0) - Date.UTC(2024, 0, 1)
    await pass(house, HOUR)
    await press(house, id, 'add')
    expect(await since()).toBe(HOUR)
    await pass(house, HOUR)
    good(await house.tables.undo(id, mover, (await playing(house, id)).position))
    expect(await since()).toBe(HOUR)
    await press(house, id, 'ask-all')
    const [first = -1, second = -1] = seatsToMove(await playing(house, id))
    await pass(house, HOUR)
    good(await house.tables.act(id, (await playing(house, id)).players[first] ?? ANN, (await playing(house, id)).position, 'no'))
    expect((waitOf(await playing(house, id), second)?.since ?? 0) - Date.UTC(2024, 0, 1)).toBe(2 * HOUR)
    expect(waitOf(await playing(house, id), first)).toBeNull()
  })

  test('is not prolonged by repeated pressing and undoing', async () => {
    const { house, id, mover, seat } = await paced('live')
    await press(house, id, 'add')
    const due = waitOf(await playing(house, id), seat)?.due ?? 0
    for (let times = 0; times < 5; times++) {
      await pass(house, MINUTE / 4)
      good(await house.tables.undo(id, mover, (await playing(house, id)).position))
      await press(house, id, 'add')
    }
    expect(waitOf(await playing(house, id), seat)?.due).toBe(due)
    await press(house, id, 'add')
    expect(waitOf(await playing(house, id), seat)?.due).toBe(due + 1.25 * MINUTE)
  })

  test('without a pace does not end for weeks', async () => {
    const game = await paced('none')
    await pass(game.house, 500 * HOUR, 10)
    expect(heard(game.house)).toEqual([])
  })
})

describe('when time runs out', () => {
  test('the default decisions are played until the seat has nothing more to decide', async () => {
    const game = await paced('live')
    await pass(game.house, 3 * MINUTE - 1)
    expect(await actions(game)).toEqual([])
    await pass(game.house, 1)
    expect(await actions(game)).toEqual(['end by clock'])
    expect(heard(game.house).filter(({ kind }) => kind === 'turn')).toHaveLength(1)
    expect(await auditTable(game.house.store, () => tally, game.id)).toEqual({ kind: 'sound' })
  })

  test('each of several seats that are asked is played for separately', async () => {
    const game = await paced('live')
    const { house, id } = game
    await press(house, id, 'ask-all')
    const { players, position } = await playing(house, id)
    const [first = -1] = seatsToMove(await playing(house, id))
    await pass(house, MINUTE)
    good(await house.tables.act(id, players[first] ?? ANN, position, 'yes'))
    await pass(house, 2 * MINUTE)
    expect(await actions(game)).toEqual(['ask-all by player', 'yes by player', 'no by clock'])
  })

  test('a press at the last moment counts, and a later one does not', async () => {
    const game = await paced('live')
    const { house, id, mover } = game
    await pass(house, 3 * MINUTE - 1)
    await press(house, id, 'add')
    await pass(house, 3 * MINUTE - 1)
    expect(await actions(game)).toEqual(['add by player'])
    const { position } = await playing(house, id)
    house.clock.advance(1)
    await until(() => house.publisher.delivered.some(({ announcement }) => announcement.kind === 'turn'), 'the next turn')
    expect(refused(await house.tables.act(id, mover, position, 'add'))).toBe('stale')
    // What the table did for the seat, its player has not pressed; what the player pressed before that is done.
    expect(refused(await house.tables.act(id, mover, position - 1, 'add'))).toBe('done-already')
    expect(refused(await house.tables.act(id, mover, position, 'end'))).toBe('stale')
    expect(await actions(game)).toEqual(['add by player', 'end by clock'])
  })

  test('the last turn can end this way, and with it the game', async () => {
    const house = openHouse()
    await house.tables.resume()
    const { id } = await begun(house, [ANN, BEN], { options: { turns: '3' }, terms: { pace: 'live' } })
    await pass(house, 9 * MINUTE, 9)
    expect((await house.tables.find(id))?.status).toBe('over')
    expect(heard(house).at(-1)).toMatchObject({ kind: 'over' })
    expect(house.clock.waiting).toBe(WATCHING)
  })
})

describe('autopilot', () => {
  /** Everybody except the first mover keeps acting. The first mover never does. */
  async function neglect({ house, id, mover, seat }: Paced, times: number): Promise<void> {
    for (let expiries = 0; expiries < times; expiries++) {
      await pass(house, 3 * MINUTE)
      for (;;) {
        const table = await playing(house, id)
        const [next = -1] = seatsToMove(table)
        if (table.players[next]?.id === mover.id || table.attendance[seat]?.by !== 'player') break
        await press(house, id, 'end')
      }
    }
  }

  test('takes a seat over after three expiries in a row, and plays at once from then on', async () => {
    const game = await paced('live')
    const { house, id, mover, seat } = game
    await neglect(game, 2)
    expect((await playing(house, id)).attendance[seat]).toMatchObject({ by: 'player', expiries: 2 })
    await pass(house, 0)
    heard(house)
    await pass(house, 3 * MINUTE)
    expect((await playing(house, id)).attendance[seat]).toMatchObject({ by: 'autopilot', wait: null })
    expect(heard(house)[0]).toMatchObject({ kind: 'away', seat, user: mover })
    await press(house, id, 'end', 'end')
    expect((await actions(game)).slice(-3)).toEqual(['end by player', 'end by player', 'end by autopilot'])
    expect(refused(await house.tables.act(id, mover, (await playing(house, id)).position, 'add'))).toBe('away')
  })

  test('gives each immediately following turn its own time if all other seats are on it, whatever was undone in the turn before', async () => {
    const game = await paced('live', [ANN, BEN])
    const { house, id, seat } = game
    await neglect(game, 3)
    const own = 1 - seat
    const { position, players } = await press(house, id, 'add')
    good(await house.tables.undo(id, players[own] ?? ANN, position))
    await pass(house, 3 * MINUTE)
    const now = house.clock.now().getTime()
    expect((await playing(house, id)).attendance[own]).toMatchObject({ expiries: 1, wait: { since: now, due: now + 3 * MINUTE } })
    expect(house.reports).toEqual([])
  })

  test.each(['s1', 's2', 's3', 's4'])('gives a turn its own time after a choice of all that belongs to it (%s)', async (seed) => {
    const house = openHouse({ games: GAMES, seed })
    await house.tables.resume()
    const options = { boards: 'unique' }
    const begin = { gameId: 'pioneer-days', capacity: 2, options, terms: { pace: 'live' } } as const
    const { id, game, state } = await begun(house, [ANN, BEN], begin)
    const { seat: own, number } = game.turn(state)
    await pass(house, 0)
    heard(house)
    await pass(house, 3 * MINUTE)
    const table = await playing(house, id)
    const decided = (await house.tables.log(id, 0)).flatMap((entry) => (entry.kind === 'action' ? [entry.cause] : []))
    expect(decided).toEqual(['clock', 'clock'])
    expect([table.game.turn(table.state), seatsToMove(table)]).toEqual([{ seat: own, number }, [own]])
    expect(waitOf(table, own ?? 0)?.due).toBe(house.clock.now().getTime() + 3 * MINUTE)
    expect(heard(house).flatMap((news) => (news.kind === 'asked' ? [news.seat] : []))).toEqual([own])
  })

  test('decides only what a seat was asked before its time ran out, in every turn and for every question', async () => {
    const house = openHouse({ games: GAMES, seed: 'questions' })
    await house.tables.resume()
    const begin = { gameId: 'pioneer-days', capacity: 2, terms: { pace: 'live' } } as const
    const { id, game, players, options } = await begun(house, [ANN, BEN], begin)
    const random = seededRandom('questions')
    // Everybody plays their turns, and nobody answers a question.
    for (let step = 0; step < 800; step++) {
      const table = await house.tables.find(id)
      if (table?.status !== 'playing') break
      const [seat = 0] = seatsToMove(table)
      if (game.questions.asked(table.state) !== null) await pass(house, 3 * MINUTE)
      else
        good(await house.tables.act(id, players[seat] ?? ANN, table.position, pick(game.legalActions(table.state, seat), random)))
    }
    let state = game.setup(players.length, options)
    const asked = new Map<string, Set<string>>()
    for (const entry of await house.tables.log(id, 0)) {
      if (state === null || (entry.kind !== 'action' && entry.kind !== 'draw')) continue
      if (entry.kind === 'action' && entry.cause === 'clock') {
        const key = `${entry.seat} at ${entry.at.getTime()}`
        const what = JSON.stringify([game.turn(state).number, game.questions.asked(state)])
        asked.set(key, (asked.get(key) ?? new Set()).add(what))
      }
      state = game.replay(state, entry.kind === 'draw' ? 'chance' : entry.seat, entry.action).state
    }
    const all = [...asked.values()].map((what) => [...what])
    expect(all.filter((what) => what.length !== 1)).toEqual([])
    expect(new Set(all.flat().map((what) => /disaster|town/.exec(what)?.[0]))).toEqual(new Set(['disaster', 'town']))
  })

  /** Tally in which a turn has a question to its own seat in the middle. By default a seat adds, answers, and ends its turn. */
  const interrupted: Game = {
    ...tally,
    questions: {
      kinds: ['odd'],
      asked(state) {
        const own = tally.points(state)[tally.turn(state).seat ?? 0] ?? 0
        return own % 2 === 1 ? { kind: 'odd', which: String(own) } : null
      },
    },
    defaultAction: (state, seat) => ((tally.points(state)[seat] ?? 0) < 2 ? 'add' : 'end'),
  }

  test('counts an absence in one turn once, and plays the rest of a turn whose time has run out at once', async () => {
    const game = await paced('live', [ANN, BEN, CAT], openHouse({ games: [interrupted] }))
    const { house, id, seat } = game
    await pass(house, 3 * MINUTE)
    expect(await actions(game)).toEqual(['add by clock'])
    expect((await playing(house, id)).attendance[seat]?.expiries).toBe(1)
    // The question has time of its own, and what follows it has none.
    await pass(house, 3 * MINUTE - 1)
    expect(await actions(game)).toHaveLength(1)
    await pass(house, 1)
    expect((await actions(game)).slice(1)).toEqual(['add by clock', 'end by clock'])
    expect((await playing(house, id)).attendance[seat]).toMatchObject({ by: 'player', expiries: 1 })
    await press(house, id, 'end', 'end')
    await pass(house, 3 * MINUTE)
    expect((await playing(house, id)).attendance[seat]).toMatchObject({ by: 'player', expiries: 2 })
  })

  test('gives time for the rest of a turn to a player who has pressed in it after its time had run out', async () => {
    const game = await paced('live', [ANN, BEN, CAT], openHouse({ games: [interrupted] }))
    const { house, id, seat } = game
    await pass(house, 3 * MINUTE)
    await press(house, id, 'peek')
    await pass(house, 3 * MINUTE)
    expect(await actions(game)).toEqual(['add by clock', 'peek by player', 'add by clock'])
    expect((await playing(house, id)).attendance[seat]).toMatchObject({ by: 'player', expiries: 1 })
    await pass(house, 3 * MINUTE)
    expect((await actions(game)).slice(3)).toEqual(['end by clock'])
    expect((await playing(house, id)).attendance[seat]).toMatchObject({ by: 'player', expiries: 2 })
  })

  /** Tally in which a seat by default asks the next one first, whose answer gives it a point, and then ends its turn. */
  const asking: Game = {
    ...tally,
    defaultAction: (state, seat) => {
      if (tally.turn(state).seat !== seat) return 'yes'
      return (tally.points(state)[seat] ?? 0) < 1 ? 'ask' : 'end'
    },
  }

  test.each(['answers', 'lets the time run out'])(
    'plays the rest of a turn at once after another seat, which %s, out of no further total time',
    async (how) => {
      const game = await paced('live', [ANN, BEN, CAT], openHouse({ games: [asking] }), { bank: 'blitz' })
      const { house, id, seat } = game
      await pass(house, 3 * MINUTE)
      expect(await actions(game)).toEqual(['ask by clock'])
      await pass(house, how === 'answers' ? MINUTE : 3 * MINUTE)
      if (how === 'answers') await press(house, id, 'yes')
      await pass(house, 0)
      expect((await actions(game)).slice(1)).toEqual([how === 'answers' ? 'yes by player' : 'yes by clock', 'end by clock'])
      expect((await playing(house, id)).attendance[seat]).toMatchObject({ by: 'player', expiries: 1, bank: 2 * MINUTE })
    },
  )

  test('gives time again to a player with whom the others agree to go back into a turn whose time had run out', async () => {
    const game = await paced('live', [ANN, BEN])
    const { house, id, mover, seat } = game
    await press(house, id, 'add')
    await pass(house, 3 * MINUTE)
    expect(await turnOf(game)).toBe(2)
    const { proposal } = good(await house.tables.askUndo(id, mover, (await playing(house, id)).position))
    good(await house.tables.answer(id, mover.id === ANN.id ? BEN : ANN, proposal.id, true))
    await pass(house, 3 * MINUTE - 1)
    expect(await turnOf(game)).toBe(1)
    expect((await playing(house, id)).attendance[seat]?.by).toBe('player')
    await pass(house, 1)
    expect(await turnOf(game)).toBe(2)
  })

  test('gives time anew for a turn whose time had run out when the others agree to go back before it', async () => {
    const game = await paced('live', [ANN, BEN])
    const { house, id, mover } = game
    await press(house, id, 'end')
    await pass(house, 3 * MINUTE)
    expect(await turnOf(game)).toBe(3)
    const { proposal } = good(await house.tables.askUndo(id, mover, (await playing(house, id)).position))
    good(await house.tables.answer(id, mover.id === ANN.id ? BEN : ANN, proposal.id, true))
    await press(house, id, 'end')
    expect(await turnOf(game)).toBe(2)
    await pass(house, 3 * MINUTE - 1)
    expect(await turnOf(game)).toBe(2)
    await pass(house, 1)
    expect(await turnOf(game)).toBe(3)
  })

  test('does not take over a player who pressed something in between', async () => {
    const game = await paced('live')
    const { house, id, seat } = game
    await neglect(game, 2)
    await press(house, id, 'add')
    await pass(house, 3 * MINUTE)
    expect((await playing(house, id)).attendance[seat]).toMatchObject({ by: 'player', expiries: 1 })
  })

  test('ends when its player is back', async () => {
    const game = await paced('live')
    const { house, id, mover, seat } = game
    await neglect(game, 3)
    heard(house)
    expect(refused(await house.tables.comeBack(id, { id: '9', name: 'Nobody' }))).toBe('not-seated')
    good(await house.tables.comeBack(id, mover))
    await pass(house, 0)
    expect(heard(house).map(({ kind }) => kind)).toEqual(['back', 'progress'])
    expect(refused(await house.tables.comeBack(id, mover))).toBe('not-away')
    expect((await playing(house, id)).attendance[seat]).toMatchObject({ by: 'player', expiries: 0 })
    await press(house, id, 'end', 'end', 'add')
    expect((await actions(game)).at(-1)).toBe('add by player')
  })

  test('lets a deserted table rest until the first player comes back', async () => {
    const game = await paced('live', [ANN, BEN])
    const { house, id, mover } = game
    await pass(house, 60 * MINUTE, 60)
    const left = await playing(house, id)
    expect(left.attendance.map(({ by }) => by)).toEqual(['autopilot', 'autopilot'])
    expect(await turnOf(game)).toBe(8)
    heard(house)
    await pass(house, 60 * MINUTE, 60)
    expect(heard(house)).toEqual([])
    good(await house.tables.comeBack(id, mover))
    expect(seatsToMove(await playing(house, id)).map((seat) => left.players[seat])).toEqual([mover])
    await press(house, id, 'end')
    expect(await turnOf(game)).toBe(11)
    expect(await auditTable(house.store, () => tally, id)).toEqual({ kind: 'sound' })
  })

  test('lets a table rest that only a player who is out of the game has not left', async () => {
    const game = await paced('live', [ANN, BEN, CAT], openHouse({ games: [outlived(2)] }))
    const { house, id, mover } = game
    await pass(house, 60 * MINUTE, 60)
    expect((await playing(house, id)).attendance.map(({ by }) => by)).toEqual(['autopilot', 'autopilot', 'player'])
    const left = await turnOf(game)
    await pass(house, 60 * MINUTE, 60)
    expect(await turnOf(game)).toBe(left)
    good(await house.tables.comeBack(id, mover))
    await press(house, id, 'end')
    expect(await turnOf(game)).toBeGreaterThan(left)
  })
})

describe('reminders', () => {
  const reminders = (house: House) => heard(house).filter(({ kind }) => kind === 'reminder')

  test('come at half time and when a sixth is left', async () => {
    const { house, seat } = await paced('daily')
    const due = house.clock.now().getTime() + 24 * HOUR
    await pass(house, 12 * HOUR - 1)
    expect(reminders(house)).toEqual([])
    await pass(house, 1)
    expect(reminders(house)).toEqual([{ kind: 'reminder', seat, stage: 'half', due, turn: 1, position: 1 }])
    await pass(house, 8 * HOUR - 1)
    expect(reminders(house)).toEqual([])
    await pass(house, 1)
    expect(reminders(house)).toEqual([{ kind: 'reminder', seat, stage: 'last', due, turn: 1, position: 1 }])
    await pass(house, 4 * HOUR - 1, 3)
    expect(reminders(house)).toEqual([])
  })

  test('at half time never come twice in an hour for a user, over all tables', async () => {
    const { house, mover } = await paced('live')
    await pass(house, 90_000)
    expect(reminders(house)).toHaveLength(1)
    for (const channelId of ['c2', 'c3', 'c4']) {
      await begun(house, [mover, mover.id === ANN.id ? BEN : ANN], { channelId, terms: { pace: 'evening' } })
    }
    await pass(house, 7.5 * MINUTE)
    const remindedSeats = await Promise.all(
      house.publisher.delivered
        .filter(({ announcement }) => announcement.kind === 'reminder' && announcement.stage === 'half')
        .map(async ({ tableId, announcement }) => {
          const table = await playing(house, tableId)
          return 'seat' in announcement ? table.players[announcement.seat]?.id : null
        }),
    )
    expect(remindedSeats.filter((userId) => userId === mover.id)).toEqual([])
    expect(new Set(remindedSeats).size).toBe(remindedSeats.length)
  })

  test.each(['live', 'evening', 'hourly'] as const)(
    'when a sixth is left come however lately there was another: %s',
    async (pace) => {
      const ms = { live: 3 * MINUTE, evening: 15 * MINUTE, hourly: HOUR }[pace]
      const { house, id, mover } = await paced(pace)
      // A nudge at another table is the latest reminder.
      const other = await begun(house, [mover, mover.id === ANN.id ? BEN : ANN], { channelId: 'c2' })
      const [onTurn = 0] = seatsToMove(other)
      if (other.players[onTurn]?.id !== mover.id) await press(house, other.id, 'end')
      await pass(house, 0)
      good(await house.tables.nudge(other.id, mover.id === ANN.id ? BEN : ANN))
      heard(house)
      await pass(house, (ms * 5) / 6 - 1)
      expect(reminders(house)).toEqual([])
      await pass(house, 1)
      expect(reminders(house)).toMatchObject([{ stage: 'last' }])
      await pass(house, ms / 6 - 1)
      expect(reminders(house)).toEqual([])
      expect((await playing(house, id)).position).toBe(1)
    },
  )

  test('when a sixth is left do not come in quiet hours', async () => {
    const { house, mover } = await paced('live')
    await house.settings.setQuiet(mover.id, { from: 0, to: 6 * 60, zone: 'UTC' })
    await pass(house, 3 * MINUTE - 1)
    expect(reminders(house)).toEqual([])
  })

  test('wait for the end of quiet hours, and are dropped if the time is up before', async () => {
    const { house, id, mover } = await paced('daily')
    // Half time is at noon UTC. It is now midnight UTC, which is one hour later in Berlin.
    await house.settings.setQuiet(mover.id, { from: 8 * 60, to: 16 * 60 + 30, zone: 'Europe/Berlin' })
    await pass(house, 12 * HOUR)
    await pass(house, 3.5 * HOUR - 1)
    expect(reminders(house)).toEqual([])
    await pass(house, 1)
    expect(reminders(house)).toMatchObject([{ stage: 'half' }])
    await house.settings.setQuiet(mover.id, { from: 8 * 60, to: 7 * 60, zone: 'Europe/Berlin' })
    await pass(house, 4.5 * HOUR)
    await pass(house, 4 * HOUR - 1, 4)
    expect(reminders(house)).toEqual([])
    expect((await playing(house, id)).position).toBe(1)
  })

  test('for a seat that has acted meanwhile are cancelled', async () => {
    const { house, id } = await paced('daily')
    await pass(house, 11 * HOUR)
    await press(house, id, 'end')
    heard(house)
    await pass(house, 2 * HOUR)
    expect(reminders(house)).toEqual([])
  })
})

describe('a nudge', () => {
  test('calls the players whom the table waits for, once an hour', async () => {
    const { house, id, mover, seat } = await paced('none')
    const nudger = mover.id === ANN.id ? BEN : ANN
    expect(good(await house.tables.nudge(id, nudger))).toEqual([mover])
    await pass(house, 0)
    expect(heard(house)).toEqual([{ kind: 'nudge', seat, by: nudger, turn: 1, position: 1 }])
    await pass(house, HOUR - 1)
    expect(await house.tables.nudge(id, CAT.id === mover.id ? nudger : CAT)).toEqual({
      ok: false,
      refusal: { code: 'nudged-already', again: new Date(house.clock.now().getTime() + 1) },
    })
    await pass(house, 1)
    good(await house.tables.nudge(id, nudger))
  })

  test('is refused if only the nudger is waited for, or the nudger has no seat', async () => {
    const { house, id, mover } = await paced('none')
    expect(refused(await house.tables.nudge(id, mover))).toBe('nobody-to-nudge')
    expect(refused(await house.tables.nudge(id, { id: '9', name: 'Nobody' }))).toBe('not-seated')
  })

  test('does not disturb quiet hours', async () => {
    const { house, id, mover } = await paced('none')
    await house.settings.setQuiet(mover.id, { from: 22 * 60, to: 6 * 60, zone: 'UTC' })
    expect(await house.tables.nudge(id, mover.id === ANN.id ? BEN : ANN)).toEqual({
      ok: false,
      refusal: { code: 'do-not-disturb', until: new Date(Date.UTC(2024, 0, 1, 6)) },
    })
  })

  test('and reminders do not call whoever wants no calls, whose time runs out nevertheless', async () => {
    const { house, id, mover, seat } = await paced('daily')
    await house.settings.setCalls(mover.id, 'none', 'en')
    expect(refused(await house.tables.nudge(id, mover.id === ANN.id ? BEN : ANN))).toBe('wants-no-calls')
    await pass(house, 23.9 * HOUR)
    expect(heard(house).filter(({ kind }) => kind === 'reminder')).toEqual([])
    expect((await playing(house, id)).attendance[seat]?.expiries).toBe(0)
    await pass(house, 0.2 * HOUR)
    expect((await playing(house, id)).attendance[seat]?.expiries).toBe(1)
  })

  test('counts as a reminder: the next one comes an hour later at the earliest', async () => {
    const { house, id, mover } = await paced('daily')
    await pass(house, 11.5 * HOUR)
    good(await house.tables.nudge(id, mover.id === ANN.id ? BEN : ANN))
    heard(house)
    await pass(house, HOUR / 2)
    await pass(house, HOUR / 2 - 1)
    expect(heard(house).filter(({ kind }) => kind === 'reminder')).toEqual([])
    await pass(house, 1)
    expect(heard(house).filter(({ kind }) => kind === 'reminder')).toHaveLength(1)
  })
})

describe('after a restart', () => {
  test('clocks go on as if nothing had happened', async () => {
    const game = await paced('daily')
    await pass(game.house, 5 * HOUR)
    const house = game.house.restart({ now: game.house.clock.now() })
    await house.tables.resume()
    await pass(house, 7 * HOUR)
    expect(heard(house).map(({ kind }) => kind)).toEqual(['reminder'])
    await pass(house, 12 * HOUR)
    expect(await actions({ ...game, house })).toEqual(['end by clock'])
  })

  test('nobody loses a decision to an outage: time runs out after a tenth of the pace, or at least a minute', async () => {
    for (const [pace, ms, grace] of [
      ['daily', 24 * HOUR, 2.4 * HOUR],
      ['live', 3 * MINUTE, MINUTE],
    ] as const) {
      const game = await paced(pace)
      const house = game.house.restart({ now: new Date(game.house.clock.now().getTime() + ms + HOUR) })
      await house.tables.resume()
      await pass(house, 0)
      const started = house.clock.now().getTime()
      expect(waitOf(await playing(house, game.id), game.seat)?.due).toBe(started + grace)
      await pass(house, grace - 1)
      expect(await actions({ ...game, house })).toEqual([])
      await pass(house, 1)
      expect(await actions({ ...game, house })).toEqual(['end by clock'])
    }
  })
})

describe('the clock of all tables', () => {
  test('sets one timer for any number of tables', async () => {
    const { house } = await paced('daily')
    for (let i = 0; i < 10; i++) await begun(house, undefined, { channelId: `other ${i}`, terms: { pace: 'evening' } })
    await pass(house, 0)
    expect(house.clock.waiting).toBe(WATCHING + 1)
  })

  test('a table that fails delays no other, and is retried later', async () => {
    const house = openHouse({
      between: (store) => ({
        ...store,
        append: async (change) => {
          if (change.tableId === broken) throw new Error('the disk is full')
          return store.append(change)
        },
      }),
    })
    let broken = ''
    const one = await paced('live', [ANN, BEN], house)
    const other = await begun(house, [ANN, CAT], { channelId: 'c2', options: { turns: '1000' }, terms: { pace: 'live' } })
    broken = one.id
    await pass(house, 3 * MINUTE)
    expect((await house.tables.log(other.id, 1)).length).toBe(1)
    expect(house.reports.some(({ about, message }) => about.table === one.id && message.includes('the disk is full'))).toBe(true)
    broken = ''
    await pass(house, 5 * MINUTE)
    expect((await actions(one)).slice(0, 1)).toEqual(['end by clock'])
  })

  test('a table that failed and was cancelled then is looked for no more', async () => {
    let broken = ''
    let looks = 0
    const house = openHouse({
      between: (store) => ({
        ...store,
        append: async (change) => {
          if (change.tableId === broken) throw new Error('the disk is full')
          return store.append(change)
        },
        toWake: async (limit) => {
          looks++
          return store.toWake(limit)
        },
      }),
    })
    const { id } = await paced('live', [ANN, BEN], house)
    broken = id
    await pass(house, 3 * MINUTE)
    expect(house.reports.some(({ message }) => message.includes('the disk is full'))).toBe(true)
    broken = ''
    good(await house.tables.cancel(id, ANN, true))
    await pass(house, 10 * MINUTE, 10)
    const before = looks
    await pass(house, HOUR, 60)
    expect(looks - before).toBeLessThan(10)
  })

  test('a store that cannot be read is retried', async () => {
    let failing = false
    const house = openHouse({
      between: (store) => ({
        ...store,
        toWake: async (limit) => {
          if (failing) throw new Error('no such disk')
          return store.toWake(limit)
        },
      }),
    })
    const game = await paced('live', [ANN, BEN], house)
    failing = true
    await pass(house, 3 * MINUTE)
    failing = false
    await pass(house, 5 * MINUTE)
    expect((await actions(game)).slice(0, 1)).toEqual(['end by clock'])
  })

  test('stops when the tables are closed', async () => {
    const { house } = await paced('daily')
    await house.tables.close()
    expect(house.clock.waiting).toBe(0)
  })
})
