/** How the picture of a decision points out the wagon that a hint recommends: as it does with cards. */
import { expect, test } from 'vitest'
import { pioneerDays } from '../../../../src/games/pioneer-days/index.js'
import { contains, overlap } from '../../../../src/pictures/geometry.js'
import { playout } from '../../../conformance/playout.js'
import { expectInsideBoxes, expectTrueColours, parted } from '../../../pictures/printing.js'

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
    const things = parted(drawing).things()
    const boxesOf = (key: RegExp) => things.filter((thing) => key.test(thing.key)).flatMap(({ boxes }) => boxes)
    const [frame, ...frames] = boxesOf(/^frame of a hint/)
    const [star, ...stars] = boxesOf(/^star of a hint/)
    if (frame === undefined || star === undefined) throw new Error('nothing is pointed out')
    expect([frames, stars]).toEqual([[], []])
    expect(contains(frame, star)).toBe(true)
    expect(boxesOf(/^large badge/).filter((number) => overlap(number, star))).toEqual([])
    const wagons = boxesOf(/^wagon of/).map((box) => ({ ...box, height: box.height - MARGIN }))
    expect(wagons.filter((wagon) => overlap(wagon, frame))).toHaveLength(1)
    expectInsideBoxes(drawing)
  }
  await expectTrueColours(drawings.slice(0, 2))
})
