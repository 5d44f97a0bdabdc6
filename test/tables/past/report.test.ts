/** What a finished game counts for, in games that are really played. */
import { describe, expect, test } from 'vitest'
import type { Actor, Seat } from '../../../src/engine/game.js'
import { at } from '../../../src/engine/lists.js'
import { pick, seededRandom } from '../../../src/engine/random.js'
import type { AnyFact } from '../../../src/games/game.js'
import { pioneer } from '../../../src/games/pioneer/index.js'
import type { View } from '../../../src/games/pioneer/rules/view-types.js'
import { USUAL_TERMS } from '../../../src/tables/decisions/lobby.js'
import { PRESENT } from '../../../src/tables/model/attendance.js'
import type { LogEntry } from '../../../src/tables/model/log.js'
import type { User } from '../../../src/tables/model/people.js'
import type { FinishedTable } from '../../../src/tables/model/table.js'
import { reportOf } from '../../../src/tables/past/report.js'
import { playout } from '../../conformance/playout.js'

const SEATS = 3
const ANN = { id: 'ann', name: 'Ann' }
const HEIR = { id: 'heir', name: 'Heir' }
const OTHERS: readonly User[] = ['Ben', 'Cat'].map((name) => ({ id: name, name }))

describe.each(['one', 'two', 'three'])('in game %s of Pioneer', (seed) => {
  const { log, states, last, outcome, chosen } = playout(pioneer, SEATS, `report ${seed}`, { galaxy: 'small' })
  const views = states.map((state): View => JSON.parse(pioneer.viewAsJson(state, 'table')))
  const taken = Math.floor(log.length / 3)

  /** The log, in which seat 0 may have changed hands after a third of all steps. Of seat 0 the bot plays every other move. */
  function logOf(changes: boolean): readonly LogEntry[] {
    let number = 0
    const entries = log.flatMap(({ by, action, facts }, index): readonly Omit<LogEntry, 'position'>[] => {
      number += facts.filter(({ kind }) => kind === 'turn').length
      const common = { at: new Date(0), turn: number, action, facts }
      const replaced = { kind: 'replaced', at: new Date(0), turn: number, seat: 0, from: ANN, to: HEIR } as const
      if (by === 'chance') return [...(changes && index === taken ? [replaced] : []), { ...common, kind: 'draw' } as const]
      const user = by > 0 ? OTHERS[by - 1] : changes && index >= taken ? HEIR : ANN
      const cause = by === 0 && index % 2 === 0 ? 'autopilot' : 'player'
      const entry = { ...common, kind: 'action', seat: by, userId: user?.id ?? '', cause } as const
      return [...(changes && index === taken ? [replaced] : []), entry]
    })
    return entries.map((entry, index) => ({ ...entry, position: index + 1 }) as LogEntry)
  }

  function featsOf(user: User, changes: boolean): Readonly<Record<string, number>> | undefined {
    if (outcome === null) throw new Error('the game did not end')
    const players = [changes ? HEIR : ANN, ...OTHERS]
    const table: FinishedTable = {
      ...{ id: 'abcdefgh', guildId: 'g', channelId: 'c', openedIn: 'c', follows: null, commitment: null },
      ...{ game: pioneer, options: chosen, terms: USUAL_TERMS, locale: 'en', host: ANN, players, colours: [0, 1, 2] },
      ...{ capacity: SEATS, position: 99, createdAt: new Date(0), status: 'over', state: last, outcome },
      ...{ attendance: players.map(() => PRESENT), leavers: changes ? [{ seat: 0, user: ANN, resigned: false }] : [] },
    }
    const { credits } = reportOf({ table, begunUnder: null }, logOf(changes))
    return credits.find((credit) => credit.user.id === user.id)?.figures.feats
  }

  const shipsIn = ({ tiles }: View, seat: Seat) =>
    tiles
      .flatMap(({ fleets }) => fleets.filter((fleet) => fleet.seat === seat))
      .reduce((sum, { ships }) => sum + Object.values(ships).reduce((all, count) => all + count, 0), 0)
  const largest = (seat: Seat, from = 0) => Math.max(...views.slice(from).map((view) => shipsIn(view, seat)))
  const destroyed = (seat: Seat, from = 0) => {
    const facts = log.slice(from).flatMap((entry) => entry.facts)
    return facts.reduce((sum, fact) => {
      if (!('lost' in fact) || !('seat' in fact) || fact.seat !== seat || !Array.isArray(fact.lost)) return sum
      const lost: readonly { seat: Seat; unit: string; count: number }[] = fact.lost
      return lost.reduce((all, hit) => all + (hit.seat === seat || hit.unit === 'colony' ? 0 : hit.count), sum)
    }, 0)
  }

  test('ships destroyed and the largest fleet are those of the whole game, whoever acted', () => {
    for (const [seat, user] of [ANN, ...OTHERS].entries())
      expect(featsOf(user, false)).toMatchObject({ destroyed: destroyed(seat), fleet: largest(seat) })
  })

  test('of a seat that was taken over, they are those since then, with the ships that were there already', () => {
    expect(featsOf(HEIR, true)).toMatchObject({ destroyed: destroyed(0, taken), fleet: largest(0, taken) })
    expect(featsOf(ANN, true)).toBeUndefined()
  })
})

describe('a game of Pioneer that a player did not survive', () => {
  const users = [ANN, ...OTHERS]
  const { steps, last, outcome, rounds } = playedToTheEnd()

  /** Random play, in which somebody is eliminated long before the end. `rounds` are those of the turns as the game tells them. */
  function playedToTheEnd() {
    const random = seededRandom('e220')
    let state = pioneer.setup(SEATS, {})
    const steps: { by: Actor; action: string; facts: readonly AnyFact[]; turn: number }[] = []
    const rounds = new Map<number, number>()
    for (;;) {
      if (state === null) throw new Error('Pioneer has no default options')
      const next = pioneer.toMove(state)
      if (next.kind === 'over') return { steps, last: state, outcome: next.outcome, rounds }
      const by = next.kind === 'chance' ? 'chance' : pick(next.seats, random)
      const action = next.kind === 'chance' ? next.draw(random) : pick(pioneer.legalActions(state, Number(by)), random)
      const { number } = pioneer.turn(state)
      const step = pioneer.replay(state, by, action)
      steps.push({ by, action, facts: step.facts, turn: number })
      state = step.state
      for (const fact of step.facts)
        if ('round' in fact && fact.kind === 'turn') rounds.set(pioneer.turn(state).number, Number(fact.round))
    }
  }

  const table: FinishedTable = {
    ...{ id: 'abcdefgh', guildId: 'g', channelId: 'c', openedIn: 'c', follows: null, commitment: null },
    ...{ game: pioneer, options: {}, terms: USUAL_TERMS, locale: 'en', host: ANN, players: users, colours: [0, 1, 2] },
    ...{ capacity: SEATS, position: steps.length, createdAt: new Date(0), status: 'over', state: last, outcome },
    ...{ attendance: users.map(() => PRESENT), leavers: [] },
  }
  /** The log, if players decided for themselves only in this round. */
  const logWith = (own: number): readonly LogEntry[] =>
    steps.map(({ by, action, facts, turn }, index): LogEntry => {
      const common = { position: index + 1, at: new Date(0), turn, action, facts }
      if (by === 'chance') return { ...common, kind: 'draw' }
      const cause = rounds.get(turn) === own ? 'player' : 'autopilot'
      return { ...common, kind: 'action', seat: by, userId: at(users, by).id, cause }
    })
  const eliminated = steps.findIndex(({ facts }) => facts.some(({ kind }) => kind === 'eliminated'))
  const latest = Math.max(...rounds.values())

  test('has as many rounds as its rules count', () => {
    const { number } = pioneer.turn(last)
    expect(Math.ceil(number / SEATS)).toBeLessThan(latest)
    expect(reportOf({ table, begunUnder: null }, logWith(1)).rounds).toBe(latest)
  })

  test('counts a round as played by those who decided all of it, also after that', () => {
    const since = rounds.get(at(steps, eliminated).turn) ?? 0
    expect(latest - since).toBeGreaterThan(2)
    for (let round = since + 1; round <= latest; round++) {
      const { credits } = reportOf({ table, begunUnder: null }, logWith(round))
      const stayed = credits.filter(({ seat }) => !pioneer.isOut(last, seat))
      expect(stayed.map(({ played }) => played)).toEqual([true, true])
    }
  })
})
