import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { complete } from '../../../src/discord/publishing/late-pictures.js'
import { noticeMessage } from '../../../src/discord/words/panel.js'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const NEVER = { shown: new Promise<void>(() => {}), isTold: true }

/** What is left for later of a message whose picture is late, if it never ends, and the picture's memory. */
function unending() {
  const png = new Uint8Array(1000)
  const picture = { note: 'It follows.', alt: 'the board', made: async () => png.length > 0 }
  const rest = complete(noticeMessage(null, ['News.'], [], picture), async () => NEVER)
  return { rest, memory: new WeakRef(png) }
}

test('a message shown again keeps none of its late pictures while what comes after it is still to be shown', async () => {
  const { rest, memory } = unending()
  await setImmediate()
  collectGarbage()
  expect(rest).not.toBeNull()
  expect(memory.deref()).toBeUndefined()
})
