/** Properties of every state and every story of random games. */
import { describe, expect, test } from 'vitest'
import type { Actor } from '../../../../src/engine/game.js'
import { pick, seededRandom } from '../../../../src/engine/random.js'
import { COACHES, STARTING_COACHES } from '../../../../src/games/pioneers/data/coaches.js'
import { MAPS } from '../../../../src/games/pioneers/data/maps.js'
import type { Fact } from '../../../../src/games/pioneers/rules/facts.js'
import { isUndealt } from '../../../../src/games/pioneers/rules/phases/laying.js'
import { type Action, type Playing, PROFESSIONS, type State } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'

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
describe('the story', () => {
  const kindsOf = (game: readonly Taken[]) => game.flatMap(({ facts }) => facts.map((fact) => fact.kind))

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
  /** Every action that can be encoded, legal or not. */
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
