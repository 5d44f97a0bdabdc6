import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { browserPath } from './browser.js'
import * as scene from './scene.js'
import { openShow, type Show } from './show.js'

const { ADA, BASILE, TABLE, button, rich, row, shown, text } = scene

describe.skipIf(browserPath === null)('the page by keyboard alone', () => {
  let show: Show
  beforeAll(async () => {
    show = await openShow(scene.emptyScene())
  })
  afterEach(() => expect(show.errors).toEqual([]))
  afterAll(() => show?.close())

  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => show.page.keyboard.press(key)), Promise.resolve())
  const focused = () => show.page.locator(':focus')
  /** Enough messages to scroll. */
  const long = () => Array.from({ length: 40 }, (_, at) => shown(rich([text(`Message ${at}`)])))

  test('the first stop leads past the channels to the newest message, and on to its buttons', async () => {
    await show.begin(scene.sceneWith(...long(), shown(rich([row(button('Take turn', 'take'))]))))
    await press('Tab')
    expect(await focused().textContent()).toBe('Skip to the messages')
    await press('Enter')
    expect(await focused().getAttribute('aria-label')).toBe('Stagecoach')
    await press('Tab')
    expect(await focused().textContent()).toBe('Take turn')
    await press('Tab')
    expect(await focused().getAttribute('data-user')).toBe('Ada')
  })

  test('every focused element shows its focus', async () => {
    await show.begin(scene.sceneWith(shown(rich([row(button('Take turn', 'take'))]))))
    await press('Tab', 'Enter')
    for (const stop of ['Take turn', 'Act as Ada', 'Act as Basile']) {
      await press('Tab')
      expect(await focused().textContent()).toContain(stop)
      expect(await show.page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
    }
  })

  test('arrows go from message to message', async () => {
    await show.begin(scene.sceneWith(...long()))
    await press('Alt+n', 'ArrowUp', 'ArrowUp')
    expect(await focused().textContent()).toContain('Message 37')
    await press('End')
    expect(await focused().textContent()).toContain('Message 39')
  })

  test('Alt and arrows go through the channels, a question mark shows all keys', async () => {
    await show.begin(scene.emptyScene())
    await press('Alt+ArrowDown')
    await show.page.getByText('Welcome to #lounge').waitFor()
    await press('Alt+ArrowDown')
    await show.page.getByText('Welcome to #table').waitFor()
    await press('?')
    await show.page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await press('Alt+2')
    await press('Escape')
    await show.page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await show.page.locator('[data-user="Ada"]').getAttribute('aria-pressed')).toBe('true')
  })

  test('shortcuts are off while the user types', async () => {
    await show.begin(scene.emptyScene())
    await press('/')
    await show.page.locator('.command-line:focus').waitFor()
    await show.page.keyboard.type('a/?')
    expect(await show.page.locator('.command-line').inputValue()).toBe('/a/?')
    expect(await show.page.getByRole('dialog').count()).toBe(0)
  })

  test('an answer to the current user scrolls into view, an answer to another user does not', async () => {
    await show.begin(scene.sceneWith(...long()))
    const list = show.page.getByRole('feed')
    await list.evaluate((element) => {
      element.scrollTop = 0
    })
    await show.page.getByText('Jump to the newest messages').waitFor()
    const top = () => list.evaluate((element) => element.scrollTop)
    const say = (words: string, ephemeralFor: string | null) =>
      show.stage.say({ type: 'message', channelId: TABLE, message: shown(rich([text(words)]), { ephemeralFor }) })
    say('for Basile', BASILE.id)
    say('for all', null)
    await show.page.getByRole('log').getByText('for all').waitFor({ state: 'attached' })
    expect(await top()).toBe(0)
    say('for Ada', ADA.id)
    await show.page.getByText('Jump to the newest messages').waitFor({ state: 'detached' })
    expect(await top()).toBeGreaterThan(500)
  })
})
