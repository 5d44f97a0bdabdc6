import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { drawBoard } from '../../../../src/games/pioneer-days/board/board.js'
import type { View } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { inset, overlap } from '../../../../src/pictures/geometry.js'
import { parted } from '../../../pictures/printing.js'
import { PLAYERS } from '../panel-walk.js'
import { played } from '../rules/played.js'

const reader: Reader = { locale: 'en', names: PLAYERS, viewer: 'table' }
const views = played(3, { boards: 'unique', sets: 'drawn' }, 'camps').map(({ state }) => pioneerDaysRules.view(state, 'table'))

/** Of boxes around faces and points. */
const OUTLINE = 4

const thingsOf = (view: View) => parted(drawBoard(view, [], reader)).things()
const keysOf = (view: View) => thingsOf(view).map(({ key }) => key)
const inPhase = (phase: View['phase']) => views.filter((view) => view.phase === phase)

describe('where there is nothing to take', () => {
  test('the boards that everybody chooses from are on the board while they are chosen', () => {
    const [view] = inPhase('boards')
    if (view === undefined) throw new Error('nobody chose a board')
    const rows = keysOf(view).filter((key) => key.startsWith('row board'))
    expect(rows).toHaveLength(view.offers.flat().length)
    for (const board of view.offers.flat()) expect(rows.some((row) => row.includes(board))).toBe(true)
  })
  test.each(['disaster', 'over'] as const)('everybody’s wagons and townsfolk are side by side in phase %s', (phase) => {
    for (const view of inPhase(phase)) {
      const keys = keysOf(view)
      const belongings = keys.filter((key) => key.startsWith('belongings')).join()
      for (const id of view.players.flatMap(({ townsfolk }) => townsfolk)) expect(belongings).toContain(id)
      expect(keys.filter((key) => key.startsWith('camp of'))).toHaveLength(view.players.length)
      expect(keys.some((key) => key.startsWith('slot'))).toBe(false)
      if (view.resolving !== null) expect(keys.join()).toContain(`poster ${view.resolving.disaster}`)
    }
  })
})

test('no face of a companion is hidden by points', () => {
  let faces = 0
  for (const view of views.filter((_, i) => i % 5 === 0)) {
    const things = thingsOf(view)
    const boxes = (kind: string) => things.filter(({ key }) => key.startsWith(kind)).flatMap((each) => each.boxes)
    for (const box of boxes('companion ')) {
      // The effect, if there is room for one, stands behind the points.
      const face = inset({ ...box, width: box.height }, OUTLINE)
      expect(boxes('tag ').filter((tag) => overlap(face, tag))).toEqual([])
      faces++
    }
  }
  expect(faces).toBeGreaterThan(10)
})
