import { expect, test } from 'vitest'
import { boardOf } from '../../../src/games/pioneer-days/data/boards.js'
import type { Action, Playing, State } from '../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules as rules } from '../../../src/games/pioneer-days/rules.js'
import { byHand, drawsOf, type Hand, listsOf } from '../../conformance/by-hand.js'

const list = listsOf('pioneer-days')
const WEEKS = 4

/** Cards and tiles nobody has seen yet. */
interface Unseen {
  towns: readonly string[]
  equipment: readonly string[]
  townsfolk: readonly string[]
}

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id))

function dealByHand(hand: Hand, seats: number, unique: boolean): object {
  const first = hand.below(seats)
  const sets = hand.shuffled(list('Sets of townsfolk')).slice(0, 2).toSorted()
  const boards = unique ? hand.shuffled(list('Boards')) : []
  return { kind: 'deal', first, sets, boards: Array.from({ length: seats }, (_, seat) => boards.slice(2 * seat, 2 * seat + 2)) }
}

function outfitByHand(hand: Hand, { players }: Playing, { equipment }: Unseen): object {
  const tiles = [...hand.shuffled(equipment)]
  const each = players.map(({ board }) => tiles.splice(0, board === null ? 0 : boardOf(board).start.equipment))
  return { kind: 'outfit', equipment: each }
}

function weekByHand(hand: Hand, seats: number, week: number, unseen: Unseen): object {
  const towns = hand.shuffled(unseen.towns).slice(0, week === WEEKS ? 3 : 2)
  const equipment = hand.shuffled(unseen.equipment).slice(0, seats + 1)
  return { kind: 'week', towns, equipment, townsfolk: hand.shuffled(unseen.townsfolk).slice(0, 6) }
}

function rollByHand(hand: Hand, seats: number, bag: readonly string[]): object {
  const drawn = hand.shuffled(bag).slice(0, seats + 1)
  return { kind: 'roll', dice: drawn.map((colour) => ({ colour, face: hand.oneOf(list('Faces, and the slots of townsfolk')) })) }
}

function follow(seats: number, boards: 'standard' | 'unique'): ReadonlySet<string> {
  const source = { secret: `${seats}`.padStart(64, '7'), tableId: 'abcd1234', entropies: ['mine', `${seats}`] }
  const setup = rules.setup(seats, { sets: 'drawn', boards })
  const unseen: Unseen = { towns: list('Towns'), equipment: list('Equipment'), townsfolk: [] }
  let week = 0
  let bag: readonly string[] = []
  const kinds = new Set<string>()
  const expected = (hand: Hand, drawn: Action, before: State): object => {
    if (before.phase === 'deal') return dealByHand(hand, seats, boards === 'unique')
    switch (drawn.kind) {
      case 'outfit':
        return outfitByHand(hand, before, unseen)
      case 'gold':
        // The contents of the bag follow from what players have spent, not from a draw.
        return {
          kind: 'gold',
          nuggets: hand.oneOf(before.goldBag.flatMap((count, index) => Array.from({ length: count }, () => index + 1))),
        }
      case 'week':
        return weekByHand(hand, seats, week + 1, unseen)
      case 'roll':
        return rollByHand(hand, seats, bag)
      default:
        throw new Error(`SOURCES.md tells no draw ${drawn.kind}`)
    }
  }
  for (const { number, drawn, before } of drawsOf(rules, setup, source)) {
    // Nobody has drawn gold before the second draw.
    if (number === 1 && before.phase !== 'deal') expect(before.goldBag).toEqual([4, 10, 22])
    kinds.add(drawn.kind)
    expect(drawn).toEqual(expected(byHand(source, number), drawn, before))
    if (drawn.kind === 'deal') unseen.townsfolk = drawn.sets.flatMap((set) => list(`Townsfolk of set ${set.toUpperCase()}`))
    if (drawn.kind === 'outfit') unseen.equipment = without(unseen.equipment, drawn.equipment.flat())
    if (drawn.kind === 'week') {
      week++
      unseen.towns = without(unseen.towns, drawn.towns)
      unseen.equipment = without(unseen.equipment, drawn.equipment)
      unseen.townsfolk = without(unseen.townsfolk, drawn.townsfolk)
      bag = list('Colours of dice').flatMap((colour) => Array.from({ length: seats + 1 }, () => colour))
    }
    if (drawn.kind === 'roll') {
      const left = [...bag]
      for (const { colour } of drawn.dice) left.splice(left.indexOf(colour), 1)
      bag = left
    }
  }
  return kinds
}

test.each([2, 3, 4])(
  'every draw of a game of %i with drawn sets and unique boards follows SOURCES.md and docs/fair-draws.md',
  (seats) => {
    const kinds = [...follow(seats, 'unique')].toSorted()
    expect(kinds.filter((kind) => kind !== 'outfit')).toEqual(['deal', 'gold', 'roll', 'week'])
    if (seats === 4) expect(kinds).toContain('outfit')
  },
)

test('so does every draw with standard boards', () => {
  expect([...follow(3, 'standard')]).toContain('gold')
})
