/** Battle previews against the rules of battles: every way in which small battles can go. */
import { describe, expect, test } from 'vitest'
import { pick, seededRandom } from '../../../../src/engine/random.js'
import { SHIPS } from '../../../../src/games/pioneer/data/units.js'
import { preview } from '../../../../src/games/pioneer/rules/preview.js'
import type { Action, Hit, Playing, State } from '../../../../src/games/pioneer/rules/types.js'
import { worthOf } from '../../../../src/games/pioneer/rules/worth.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { playing } from './given.js'
import { inMoves } from './position.js'

/** What seat 0 lost and destroyed, in every way in which nobody holds back damage. */
function everyEnd(state: State, lost: readonly Hit[] = []): readonly (readonly Hit[])[] {
  const next = pioneerRules.toMove(state)
  if (state.phase !== 'battle' || next.kind !== 'seats') return [lost]
  const [seat = 0] = next.seats
  const legal = pioneerRules.legalActions(state, seat)
  const hits = legal.filter(({ kind }) => kind === 'hit')
  const open = hits.length > 0 ? hits : legal.filter(({ kind }) => kind === 'fire')
  return open.flatMap((action) => {
    const step = pioneerRules.apply(state, seat, action)
    return everyEnd(step.state, [...lost, ...step.facts.flatMap((fact) => (fact.kind === 'destroyed' ? fact.lost : []))])
  })
}

const ownWorth = (hits: readonly Hit[]) => worthOf(hits.filter(({ seat }) => seat === 0))
const theirWorth = (hits: readonly Hit[]) => worthOf(hits.filter(({ seat }) => seat !== 0))

function fight(state: Playing): readonly (readonly Hit[])[] {
  let now: State = state
  for (const ship of SHIPS) {
    const move: Action | undefined = pioneerRules
      .legalActions(now, 0)
      .find((each) => each.kind === 'move' && each.ship === ship && each.tile === 1)
    if (move !== undefined) now = pioneerRules.apply(now, 0, move).state
  }
  const step = pioneerRules.apply(now, 0, { kind: 'end-moves' })
  const lost = step.facts.flatMap((fact) => (fact.kind === 'destroyed' ? fact.lost : []))
  return everyEnd(step.state, lost)
}

const FLEETS = ['scout 1', 'scout 2', 'colonizer 1', 'warship 1', 'warship 2', 'colonizer 2', 'bomber 1']

describe('X20 a battle preview', () => {
  const random = seededRandom('previews')
  const cases = Array.from({ length: 60 }, (_, index) => {
    const own = [...new Set([pick(FLEETS, random), pick(FLEETS, random)])]
    const others = [...new Set([pick(FLEETS, random), pick(FLEETS, random)])]
    const third = index % 3 === 0 ? [`2 ${pick(FLEETS, random)}`] : []
    const colony = pick(['', '1', '1+', '2'], random)
    return { own, others, third, colony }
  })

  test.each(cases)(
    'tells the least and the most that can be lost: $own against $others $third $colony',
    ({ own, others, third, colony }) => {
      const kinds = (groups: readonly string[]) => [...new Map(groups.map((group) => [group.split(' ')[0], group])).values()]
      const arriving = kinds(own)
      const there = [...kinds(others).map((group) => `1 ${group}`), ...third].join(', ')
      const tile = { up: 'mint' as const, ships: there, ...(colony === '' ? {} : { colony }) }
      const state = inMoves({ 0: { ships: arriving.map((group) => `0 ${group}`).join(', ') }, 1: tile }, { seats: 3, novas: 3 })
      const ships = Object.fromEntries(
        arriving.map((group) => group.split(' ')).map(([ship = '', count]) => [ship, Number(count)]),
      )
      const seen = preview(pioneerRules.view(state, 0), 0, 1, ships)
      const ends = fight(playing(state))
      if (seen === null) throw new Error('there is somebody')
      const own0 = ends.map(ownWorth)
      const their0 = ends.map(theirWorth)
      expect([worthOf(seen.ownLosses.least), worthOf(seen.ownLosses.most)]).toEqual([Math.min(...own0), Math.max(...own0)])
      expect([worthOf(seen.theirLosses.least), worthOf(seen.theirLosses.most)]).toEqual([
        Math.min(...their0),
        Math.max(...their0),
      ])
    },
  )

  test.each([
    ['none', { warship: 1 }, '1 warship 1'],
    ['worth', { warship: 1, colonizer: 2 }, '1 warship 1'],
    ['either', { warship: 1, scout: 3 }, '1 scout 3'],
    ['more', { warship: 2, scout: 6 }, '1 warship 1'],
    // Too much is possible to list it.
    ['more', { warship: 20, scout: 60 }, '1 warship 7'],
  ] as const)('says whether least and most differ by worth: %s for %j against %s', (span, ships, others) => {
    const state = inMoves({ 1: { up: 'mint', ships: others } })
    const losses = preview(pioneerRules.view(state, 0), 0, 1, ships)?.ownLosses
    expect(losses?.span).toBe(span)
    const [least, most] = [worthOf(losses?.least ?? []), worthOf(losses?.most ?? [])]
    if (span === 'worth') expect(least).toBeLessThan(most)
    else expect(least).toBe(most)
  })

  test('is none where nobody else is', () => {
    const state = inMoves({ 0: { ships: '0 warship 1' } })
    expect(preview(pioneerRules.view(state, 0), 0, 1, { warship: 1 })).toBeNull()
  })

  test('adds up what each side has, with technologies and with what is there already', () => {
    const players = [{ levels: { military: 1, transportation: 0, society: 0 } as const }, {}]
    const state = inMoves(
      { 0: { ships: '0 warship 1' }, 1: { up: 'mint', colony: '1', ships: '1 scout 1, 0 warship 1' } },
      { players },
    )
    const view = pioneerRules.view(state, 0)
    const { warship, scout } = { warship: view.players[0]?.ships.warship, scout: view.players[1]?.ships.scout }
    const colony = view.players[1]?.colony
    expect(preview(view, 0, 1, { warship: 1 })).toMatchObject({
      own: { attack: 2 * (warship?.attack ?? 0), defence: 2 * (warship?.defence ?? 0) },
      others: [
        {
          seat: 1,
          attack: (scout?.attack ?? 0) + (colony?.attack ?? 0),
          defence: (scout?.defence ?? 0) + (colony?.defence ?? 0),
        },
      ],
    })
  })
})
