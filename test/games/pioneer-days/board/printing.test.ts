import { describe, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import type { Reader } from '../../../../src/games/face.js'
import { drawBoard } from '../../../../src/games/pioneer-days/board/board.js'
import type { View } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { expectInsideBoxes, expectLittleNew, expectSameAnew, expectTrueColours } from '../../../pictures/printing.js'
import { played } from '../rules/played.js'
import { everyMark } from './positions.js'

const reader: Reader = { locale: 'de', names: ['Annie', 'Katie', 'Bill', 'Jesse'], viewer: 'table' }
/** Average number of things painted for a board after a turn. All others were painted before. */
const MOST_NEW = 6

const viewsOf = (seats: number): readonly View[] =>
  played(seats, { sets: 'drawn' }, `printing ${seats}`).map(({ state }) => pioneerDaysRules.view(state, 'table'))

describe.each([2, 4])('boards with %i players', (seats) => {
  const views = viewsOf(seats)
  const turns = views.filter((view, i) => view.turns !== views[i + 1]?.turns)
  const frames = turns.map((view) => drawBoard(view, [], reader))
  const some = frames.filter((_, i) => i % 13 === 5)

  test('are the same with and without cached things', () => expectSameAnew(frames, some))
  test('have the colours that were painted, as far as the eye can tell, and small files', () => expectTrueColours(some))
  test('have nothing painted twice, and few new things', () => expectLittleNew(frames, MOST_NEW))
})

describe('no thing is painted outside its boxes', () => {
  const views = viewsOf(4)
  const middle = at(views, Math.floor(views.length * 0.6))
  const resolving = views.find((view) => view.resolving !== null) ?? middle
  test.each([
    ['on the board as the table sees it', middle, []],
    ['while a disaster is resolved', resolving, []],
    ['with everything pointed out', middle, everyMark(middle)],
    ['when the game is over', at(views, views.length - 1), []],
  ] as const)('%s', (_, view, pointedOut) => expectInsideBoxes(drawBoard(view, pointedOut, reader)))
})
