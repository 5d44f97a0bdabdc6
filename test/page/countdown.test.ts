import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserPath } from './browser.js'
import * as scene from './scene.js'
import { openShow, type Show } from './show.js'

const BEGIN = Date.parse('2026-11-20T18:00:00.000Z')
const MINUTE = 60_000

describe.skipIf(browserPath === null)('a relative time', () => {
  let show: Show
  beforeAll(async () => {
    show = await openShow(scene.emptyScene())
  })
  afterAll(() => show?.close())

  test('is right at once, however long the page has shown none', async () => {
    await show.page.clock.install({ time: BEGIN })
    await show.begin(scene.sceneWith(scene.shown(scene.rich([scene.text('Nothing to wait for')]))))
    await show.page.clock.pauseAt(BEGIN + 10 * MINUTE)
    const ends = (BEGIN + 10 * MINUTE) / 1000 + 30
    const message = scene.shown(scene.rich([scene.text(`The turn ends <t:${ends}:R>.`)]))
    show.stage.say({ type: 'message', channelId: scene.TABLE, message })
    await show.page.locator('time.timestamp').waitFor()
    expect(await show.page.locator('time.timestamp').innerText()).toBe('in 30 seconds')
    expect(show.errors).toEqual([])
  })
})
