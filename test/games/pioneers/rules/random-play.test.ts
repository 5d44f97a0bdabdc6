/** What holds in every state and every story of random games. */
import { describe, expect, test } from 'vitest'
import type { Actor, Seat } from '../../../../src/engine/game.js'
import { pick, seededRandom } from '../../../../src/engine/random.js'
import { COACHES, STARTING_COACHES } from '../../../../src/games/pioneers/data/coaches.js'
import { MAPS } from '../../../../src/games/pioneers/data/maps.js'
import { isUndealt } from '../../../../src/games/pioneers/rules/laying.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules/rules.js'
import { settlersOf } from '../../../../src/games/pioneers/rules/settlers.js'
import { type Action, type Fact, type Playing, PROFESSIONS, type State } from '../../../../src/games/pioneers/rules/types.js'

interface Taken {
  readonly before: State
  readonly by: Actor
  readonly action: Action
  readonly facts: readonly Fact[]
  readonly after: Playing
}

/** A whole random game, step by step. */
function play(seats: number, seed: string): readonly Taken[] {
  const random = seededRandom(seed)
  const steps: Taken[] = []
  let state = pioneersRules.setup(seats, { covers: seed.length % 2 === 0 ? 'random' : 'standard' })
  for (;;) {
    const next = pioneersRules.toMove(state)
    if (next.kind === 'over') return steps
    const by = next.kind === 'chance' ? 'chance' : (next.seats[0] ?? 0)
    const action =
      next.kind === 'chance' ? next.draw(random) : pick(pioneersRules.legalActions(state, next.seats[0] ?? 0), random)
    const { state: after, facts } = pioneersRules.apply(state, by, action)
    if (isUndealt(after)) throw new Error('dealt twice')
    steps.push({ before: state, by, action, facts, after })
    state = after
  }
}

const GAMES = [2, 3, 4].flatMap((seats) => Array.from({ length: 12 }, (_, number) => play(seats, `random ${seats} ${number}`)))
const STEPS = GAMES.flat()
const ownersIn = (owners: number) => [0, 1, 2, 3].filter((seat) => (owners & (1 << seat)) !== 0).length

describe('pieces', () => {
  test('every player always has twenty pioneers: supply, coaches, cities', () => {
    for (const { after } of STEPS) {
      after.players.forEach((player, seat) => {
        const travelling = player.coaches.flatMap((coach) => coach.seats).filter((pioneer) => pioneer !== null).length
        const settled = after.settlers.reduce((sum, _, place) => sum + settlersOf(after, place, seat), 0)
        expect(player.pioneers + travelling + settled).toBe(20)
        expect(player.pioneers).toBeGreaterThanOrEqual(0)
      })
    }
  })

  test('every player always has fifteen roads, a line never more than two, of different owners', () => {
    for (const { after } of STEPS) {
      after.players.forEach((player, seat) => {
        const built = after.roads.filter((owners) => (owners & (1 << seat)) !== 0).length
        expect(player.roads + built).toBe(15)
      })
      expect(after.roads.filter((owners) => ownersIn(owners) > 2)).toEqual([])
    }
  })

  test('every coach is in exactly one place', () => {
    for (const { after } of STEPS) {
      const owned = after.players.flatMap((player) => [...player.coaches.map((coach) => coach.id), ...player.emptied])
      const bought = after.phase === 'refill' ? [after.bought.coach] : []
      const all = [...after.display, ...after.unseen, ...owned.filter((id) => id.startsWith('c'))]
      expect([...new Set([...all, ...bought])].sort()).toEqual(COACHES.map((coach) => coach.id))
      expect(new Set(owned).size).toBe(owned.length)
      expect(after.display.length).toBeGreaterThan(0)
      expect(owned.filter((id) => STARTING_COACHES.some((coach) => coach.id === id))).toHaveLength(after.seats)
    }
  })

  test('every nugget is in the supply or with a player', () => {
    for (const { after } of STEPS) {
      const taken = after.players.flatMap((player) => player.nuggets)
      expect(
        [3, 4, 5].map((value, index) => taken.filter((nugget) => nugget === value).length + (after.nuggetsLeft[index] ?? 0)),
      ).toEqual([6, 3, 1])
    }
  })
})

describe('money', () => {
  /** What a fact does to each seat's cash. */
  function payments(fact: Fact, seats: number): readonly number[] {
    const paid = new Array<number>(seats).fill(0)
    const give = (seat: Seat, dollars: number) => {
      paid[seat] = (paid[seat] ?? 0) + dollars
    }
    if (fact.kind === 'income' || fact.kind === 'hotel-paid') give(fact.seat, fact.amount)
    if (fact.kind === 'road-bought' || fact.kind === 'coach-bought' || fact.kind === 'joined') give(fact.seat, -fact.paid)
    if (fact.kind === 'joined') give(fact.by, fact.paid)
    if (fact.kind === 'coach-emptied') give(fact.seat, fact.dollars)
    if (fact.kind === 'moved') {
      give(fact.seat, -fact.bank)
      for (const [owner, dollars] of Object.entries(fact.owners)) {
        give(Number(owner), dollars)
        give(fact.seat, -dollars)
      }
    }
    return paid
  }

  test('money comes and goes only as the facts tell, and nobody is ever in debt', () => {
    for (const game of GAMES) {
      const seats = game[0]?.after.seats ?? 0
      let cash = new Array<number>(seats).fill(2)
      for (const { facts, after } of game) {
        for (const fact of facts) cash = cash.map((dollars, seat) => dollars + (payments(fact, seats)[seat] ?? 0))
        // A coach is paid at once; its fact waits for the refill.
        const owed = after.phase === 'refill' ? after.bought.paid : 0
        expect(after.players.map((player, seat) => player.cash + (seat === after.turn.seat ? owed : 0))).toEqual(cash)
        expect(Math.min(...after.players.map((player) => player.cash))).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

describe('the story', () => {
  const kindsOf = (game: readonly Taken[]) => game.flatMap(({ facts }) => facts.map((fact) => fact.kind))

  test('every seat has one turn in a round, clockwise from the first player', () => {
    for (const game of GAMES) {
      const first = game[0]?.after.first ?? 0
      const seats = game[0]?.after.seats ?? 0
      const turns = game.flatMap(({ facts }) => facts).filter((fact) => fact.kind === 'turn')
      expect(turns.length % seats).toBe(0)
      turns.forEach((turn, index) => {
        expect(turn).toMatchObject({ seat: (first + index) % seats, round: Math.floor(index / seats) + 1 })
      })
    }
  })

  test('facts follow each other as an outside reader expects', () => {
    const emptied = '(coach-emptied )?'
    const trigger = '(end-triggered )?'
    const optional = `(sergeant-road ${trigger}|pioneer-returned ${emptied}|(farmer-settled ${emptied}){1,2}|action-skipped )`
    const action = `(tile-kept |tile-boxed |(nugget nugget-value |hotel-paid |${optional})tile-boxed )`
    const purchase = `(road-bought (road-bought )?${trigger}|coach-bought ${trigger})`
    const invitations = `(invited declined )*(invited joined ${emptied})?`
    const turn = `turn income ${purchase}*(no-move |moved settled ${emptied}${action}${invitations})${trigger}`
    const whole = new RegExp(`^(${turn})+(scored ){2,4}over $`)
    for (const game of GAMES) expect(`${kindsOf(game).join(' ')} `).toMatch(whole)
  })

  test('the end is triggered once, and its reason ends the game', () => {
    for (const game of GAMES) {
      const facts = game.flatMap((step) => step.facts)
      const triggers = facts.filter((fact) => fact.kind === 'end-triggered')
      expect(triggers).toHaveLength(1)
      expect(facts.at(-1)).toMatchObject({ kind: 'over', reason: triggers[0]?.reason })
    }
  })

  test('points on the track are those of the emptied coaches', () => {
    for (const game of GAMES) {
      const last = game.at(-1)?.after
      const points = new Map([...COACHES, ...STARTING_COACHES].map((coach) => [coach.id, coach.points]))
      for (const player of last?.players ?? []) {
        expect(player.track).toBe(player.emptied.reduce((sum, id) => sum + (points.get(id) ?? 0), 0))
      }
    }
  })
})

describe('legal lists and refusals', () => {
  /** Every action that could be written down, legal or not. */
  function everyAction(state: Playing): readonly Action[] {
    const lines = [...MAPS[state.map].lines.keys(), 99]
    const coaches = [...COACHES, ...STARTING_COACHES].map((coach) => coach.id)
    const roads = (['one-road', 'two-roads', 'second-road', 'sergeant-road'] as const).flatMap((kind) =>
      lines.map((line) => ({ kind, line })),
    )
    const passengers = coaches.flatMap((coach) =>
      PROFESSIONS.flatMap((pioneer) => [
        { kind: 'settle', coach, pioneer } as const,
        { kind: 'return-pioneer', coach, pioneer } as const,
      ]),
    )
    const byCoach = coaches.flatMap((coach) => [
      { kind: 'farmer', coach } as const,
      { kind: 'join', coach } as const,
      { kind: 'refill', coach } as const,
    ])
    const words = (['done-buying', 'skip', 'end-turn', 'decline'] as const).map((kind) => ({ kind }))
    const slots = [0, 1, 2, 3, 4, 5].map((slot) => ({ kind: 'buy-coach', slot }) as const)
    return [...roads, ...passengers, ...byCoach, ...words, ...slots, { kind: 'nugget', value: 3 }]
  }

  test('refuse passes exactly the legal actions, out of all that can be written down', () => {
    for (const { after } of STEPS.filter((_, index) => index % 9 === 0)) {
      for (let seat = 0; seat < after.seats; seat++) {
        const legal = pioneersRules.legalActions(after, seat).map(pioneersRules.encode)
        const passed = everyAction(after).filter((action) => pioneersRules.refuse(after, seat, action) === null)
        const moves = pioneersRules.legalActions(after, seat).filter((action) => action.kind === 'move')
        for (const move of moves) expect(pioneersRules.refuse(after, seat, move)).toBeNull()
        expect([...passed, ...moves].map(pioneersRules.encode).sort()).toEqual([...legal].sort())
      }
    }
  })

  test('equal states have equal legal lists after a trip through JSON', () => {
    for (const { after } of STEPS.filter((_, index) => index % 7 === 0)) {
      const copy: State = JSON.parse(JSON.stringify(after))
      for (let seat = 0; seat < after.seats; seat++) {
        expect(pioneersRules.legalActions(copy, seat)).toEqual(pioneersRules.legalActions(after, seat))
      }
    }
  })
})
