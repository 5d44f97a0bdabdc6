/** What a finished game counts for, in games that are really played. */
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/engine/game.js'
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
