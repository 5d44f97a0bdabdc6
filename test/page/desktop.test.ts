import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserPath, DESKTOP } from './browser.js'
import * as scene from './scene.js'
import { openShow, type Show } from './show.js'

describe.skipIf(browserPath === null)('the page at the width of a small desktop', () => {
  let show: Show
  beforeAll(async () => {
    show = await openShow(scene.emptyScene(), DESKTOP)
  })
  afterAll(() => show?.close())

  test('everybody to act as is seen whole', async () => {
    await show.begin(scene.emptyScene())
    const hidden = await show.page.locator('.users').evaluate((users) => users.scrollWidth - users.clientWidth)
    expect(hidden).toBe(0)
  })
})
