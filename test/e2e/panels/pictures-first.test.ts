/** Whoever presses does not wait for the pictures that channels are told with. */
import { afterEach, expect, test, vi } from 'vitest'
import type { Wanted } from '../../../src/pictures/encoding/in-turn.js'
import { player, sitDown } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const asked: Wanted[] = []

vi.mock('../../../src/picture-threads/picture-threads.js', async (original) => {
  const actual = await original<typeof import('../../../src/picture-threads/picture-threads.js')>()
  return {
    openPictureThreads: (...options: Parameters<typeof actual.openPictureThreads>) => {
      const threads = actual.openPictureThreads(...options)
      return {
        ...threads,
        async png(...[drawing, wanted]: Parameters<typeof threads.png>) {
          asked.push(wanted ?? 'at-once')
          return threads.png(drawing, wanted)
        },
      }
    },
  }
})

let scene: Scene

afterEach(async () => {
  await scene.close()
})

test('pictures of answers are wanted at once, and those of channels soon', async () => {
  scene = await openScene()
  const [annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [
    ReturnType<typeof player>,
    ReturnType<typeof player>,
  ]
  asked.length = 0
  await sitDown([annie, bill], { seats: 2 })
  const called = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
  expect(asked.at(-1)).toBe('soon')
  const mover = called.pings.includes(annie.id) ? annie : bill
  asked.length = 0
  await mover.press('Take turn')
  expect(asked).toEqual(['at-once'])
})
