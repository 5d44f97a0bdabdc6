import { describe, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import type { Reader } from '../../../../src/games/face.js'
import { drawBoard } from '../../../../src/games/pioneer/board/board.js'
import { expectInsideBoxes, expectLittleNew, expectSameAnew, expectTrueColours } from '../../../pictures/printing.js'
import { ARMADA, everyMark, middleOf, viewsOf, withTiles } from './positions.js'

const reader: Reader = { locale: 'de', names: ['Annie', 'Katie', 'Bill', 'Jesse'], viewer: 'table' }
/** Things that are painted for a board after a turn, on average: all others were there before. */
const MOST_NEW = 6

describe.each([2, 4])('boards with %i players', (seats) => {
  const views = viewsOf(seats, `printing ${seats}`)
  const turns = views.filter((view, i) => view.turns !== views[i + 1]?.turns)
  const frames = turns.map((view) => drawBoard(view, [], reader))
  const some = frames.filter((_, i) => i % 13 === 5)

  test('out of things of earlier boards are those that are painted anew', () => expectSameAnew(frames, some))
  test('have the colours that were painted, as far as the eye can tell, and small files', () => expectTrueColours(some))
  test('have nothing painted twice, and little that is new', () => expectLittleNew(frames, MOST_NEW))
})

describe('no thing is painted outside its boxes', () => {
  const views = viewsOf(4, 'boxes')
  const middle = middleOf(4)
  const fighting = views.find(({ volleys }) => volleys.length > 0) ?? middle
  test.each([
    ['on the board as the table sees it', middle, []],
    ['in a battle', fighting, []],
    ['with everything pointed out', middle, everyMark(middle)],
    ['with ships everywhere', withTiles(middle, ARMADA), []],
    ['when the game is over', at(views, views.length - 1), []],
  ] as const)('%s', (_, view, marks) => expectInsideBoxes(drawBoard(view, marks, reader)))
})
