import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { drawBoard } from '../../../../src/games/pioneers/board/board.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import type { Choice, Fresh } from '../../../../src/games/pioneers/rules/view-types.js'
import type { Drawing } from '../../../../src/pictures/drawing.js'
import { expectInsideBoxes, expectLittleNew, expectSameAnew, expectTrueColours, parted } from '../../../pictures/printing.js'
import { played } from '../played.js'

const reader: Reader = { locale: 'en', names: ['Annie', 'Katie', 'Bill', 'Jesse'], viewer: 'table' }

/** Average number of things painted for a board after a turn. All others were painted before. */
const MOST_NEW = 10

/** The public board after each turn of a game. */
function afterTurns(seats: number, seed = `printing ${seats}`, names = reader.names): readonly Drawing[] {
  const views = played(seats, seed).decisions.map(({ state }) => pioneersRules.view(state, 'table'))
  const dealt = views.filter((view) => view.phase !== 'deal')
  const ends = dealt.filter((view, i) => view.turn.seat !== dealt[i + 1]?.turn.seat)
  return ends.map((view) => drawBoard(view, [], { ...reader, names }))
}

describe.each([2, 4])('boards with %i players', (seats) => {
  const frames = afterTurns(seats)
  const some = frames.filter((_, i) => i % 11 === 5)

  test('are the same with and without cached things', () => expectSameAnew(frames, some))
  test('have the colours that were painted, as far as the eye can tell, and small files', () => expectTrueColours(some))
  test('have nothing painted twice, and few new things', () => expectLittleNew(frames, MOST_NEW))
})

/** Things a whole game has of its own: the players' names, and roads on lines where that colour had none before. */
const MOST_OF_ITS_OWN = 60

/** The keys of all things on these boards. */
function thingsOn(boards: readonly Drawing[]): Set<string> {
  const things = boards.flatMap((board) => parted(board).things())
  return new Set(
    things.map(({ key, boxes, stamp }) => {
      const known = stamp === undefined ? boxes : boxes.map(({ width, height }) => ({ width, height }))
      return JSON.stringify([key, known])
    }),
  )
}

test.each([2, 3, 4])('a game of %i at another table, with its own covers, has hardly any new things on its boards', (seats) => {
  const earlier = ['one', 'two', 'three', 'four', 'five'].flatMap((seed) => afterTurns(seats, seed))
  const known = thingsOn(earlier)
  const later = thingsOn(afterTurns(seats, 'six', ['Frank', 'Virgil', 'Wyatt', 'Calamity']))
  const own = [...later].filter((thing) => !known.has(thing))
  expect(own.length).toBeLessThan(MOST_OF_ITS_OWN)
})

test.each([
  ['random covers', 2, true],
  ['no covers', 3, false],
  ['no covers', 4, false],
])('on a board with %s (%i players) open lines are separate things: %s', (_, seats, expected) => {
  const keys = parted(afterTurns(seats)[0] ?? expect.fail('a game without turns'))
    .things()
    .map(({ key }) => key)
  expect(keys.some((key) => key.startsWith('open '))).toBe(expected)
})

describe('no thing is painted outside its boxes', () => {
  const { decisions, last } = played(4, 'printing 4')
  const middle = decisions[Math.floor(decisions.length * 0.6)]?.state ?? last
  const marks: readonly Choice[] = [
    { kind: 'line', line: 3, label: '1', price: '$2' },
    { kind: 'place', place: 7, label: '12', way: [4, 5, 7] },
    { kind: 'route', path: [0, 1, 2, 3], label: '$3' },
  ]
  const fresh: readonly Fresh[] = [
    { kind: 'ridden', path: [0, 1, 2] },
    { kind: 'built', line: 3 },
    { kind: 'settled', place: 2 },
  ]
  test.each([
    ['on the board as the table sees it', pioneersRules.view(middle, 'table'), []],
    ['on a player’s own, with choices', pioneersRules.view(middle, 2), marks],
    ['after a turn', pioneersRules.view(middle, 'table'), fresh],
    ['when the game is over', pioneersRules.view(last, 'table'), []],
  ] as const)('%s', (_, view, pointedOut) => expectInsideBoxes(drawBoard(view, pointedOut, reader)))
})
