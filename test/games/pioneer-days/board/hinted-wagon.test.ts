/** How the picture of a decision points out the wagon that a hint recommends: as it does with cards. */
import { expect, test } from 'vitest'
import { pioneerDays } from '../../../../src/games/pioneer-days/index.js'
import { overlap } from '../../../../src/pictures/geometry.js'
import { playout } from '../../../conformance/playout.js'
import { expectInsideBoxes, expectTrueColours } from '../../../pictures/printing.js'
import { expectPointedOut } from '../../pointed-out.js'

/** Below each wagon, without anything painted in it. */
const MARGIN = 4

/** The pictures of decisions for which a hint says which wagon a storm damages or a shield protects. */
function recommended() {
  return [1, 2, 3].flatMap((seed) =>
    playout(pioneerDays, 2, `wagon ${seed}`).decisions.flatMap(({ state, movers, legal }) =>
      movers.flatMap((seat) => {
        const wagons = (legal[seat] ?? []).filter((action) => /^(take-damage|shield-wagon)\./.test(action))
        return wagons.map((action) => {
          const reader = { locale: 'en', names: ['Annie', 'Bill'], viewer: seat } as const
          return pioneerDays.panelWith(state, seat, action, reader).illustration.drawing
        })
      }),
    ),
  )
}

test('a recommended wagon has one frame and a star inside it, which touch neither a number nor another wagon', async () => {
  const drawings = recommended()
  expect(drawings.length).toBeGreaterThan(3)
  for (const drawing of drawings) {
    const { frame, boxesOf } = expectPointedOut(drawing)
    const wagons = boxesOf(/^wagon of/).map((box) => ({ ...box, height: box.height - MARGIN }))
    expect(wagons.filter((wagon) => overlap(wagon, frame))).toHaveLength(1)
    expectInsideBoxes(drawing)
  }
  await expectTrueColours(drawings.slice(0, 2))
})
