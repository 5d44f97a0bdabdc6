import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { browserPath, PHONE } from './browser.js'
import * as scene from './scene.js'
import { openShow, type Show } from './show.js'

const { ADA, LOUNGE, TABLE, button, picture, rich, row, shown, text } = scene

const long = (lines: number) => text(Array.from({ length: lines }, (_, at) => `Line ${at}`).join('\n'))

describe.skipIf(browserPath === null)('the page scrolls to where the user acts', () => {
  let show: Show
  beforeAll(async () => {
    show = await openShow(scene.emptyScene())
  })
  afterEach(() => expect(show.errors).toEqual([]))
  afterAll(() => show?.close())

  const feed = () => show.page.getByRole('feed')

  test('the end of a pressed panel stays in view when the panel grows', async () => {
    const panel = shown(rich([row(button('Rules', 'rules'))]), { ephemeralFor: ADA.id })
    const later = shown(rich([long(60)]))
    await show.begin(scene.sceneWith(panel, later))
    await feed().getByRole('button', { name: 'Rules' }).scrollIntoViewIfNeeded()
    const components = [long(40), row(button('Next topic', 'next'))]
    show.stage.onAsk = () => [
      { type: 'message', channelId: TABLE, message: { ...panel, message: { ...panel.message, components } } },
    ]
    await feed().getByRole('button', { name: 'Rules' }).click()
    const next = feed().getByRole('button', { name: 'Next topic' })
    await next.waitFor()
    const list = await feed().boundingBox()
    const box = await next.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0))
  })

  test('the keyboard goes to the panel that a press opened', async () => {
    const call = shown(rich([text('Your turn'), row(button('Take turn', 'take'))]))
    await show.begin(scene.sceneWith(call))
    const panel = shown(rich([text('Buy roads')]), { ephemeralFor: ADA.id })
    show.stage.onAsk = () => [{ type: 'message', channelId: TABLE, message: panel }]
    await feed().getByRole('button', { name: 'Take turn' }).press('Enter')
    await show.page.locator(`.message:focus[data-message-id="${panel.message.id}"]`).waitFor()
  })

  test('a link to a message leads there, also in another channel', async () => {
    const old = shown(rich([text('The board of long ago')]))
    const address = `https://discord.com/channels/500000000000000001/${TABLE}/${old.message.id}`
    const link = shown(rich([text(`[The board](${address})`)]))
    await show.begin({
      ...scene.sceneWith(old, shown(rich([long(80)]))),
      messages: { [TABLE]: [old, shown(rich([long(80)]))], [LOUNGE]: [link] },
    })
    await show.page.getByRole('button', { name: 'lounge' }).click()
    await feed().getByRole('link', { name: 'The board' }).click()
    const there = show.page.locator(`.message.jumped[data-message-id="${old.message.id}"]`)
    await there.waitFor()
    await expect.poll(() => there.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0)
    expect(show.page.context().pages()).toHaveLength(1)
    show.stage.say({ type: 'message-deleted', channelId: TABLE, messageId: old.message.id })
    await show.page.getByRole('button', { name: 'lounge' }).click()
    await feed().getByRole('link', { name: 'The board' }).click()
    await show.page.getByText('That is no longer there.').waitFor()
  })

  test('pictures far from the visible area are unloaded without moving anything, and come back', async () => {
    const old = shown(rich([picture('board.png', 'The first board')]))
    await show.begin(scene.sceneWith(old, shown(rich([long(200)]))))
    const image = show.page.getByRole('img', { name: 'The first board' })
    await expect.poll(() => image.getAttribute('src')).toMatch(/^data:/)
    const shape = () => image.evaluate((one) => [one.clientWidth, one.clientHeight])
    const before = await shape()
    await feed().evaluate((list) => list.scrollTo(0, 0))
    await expect.poll(() => image.getAttribute('src')).toBe('/cdn/board.png')
    expect(await shape()).toEqual(before)
    await show.page.getByRole('button', { name: 'Jump to the newest messages' }).click()
    await expect.poll(() => image.getAttribute('src')).toMatch(/^data:/)
  })

  test.each([{ width: 1280, height: 900 }, PHONE])('the caption never covers the enlarged picture at $width', async (look) => {
    const words = 'The stagecoach is in Albany. '.repeat(12).trim()
    await show.page.setViewportSize(look)
    await show.begin(scene.sceneWith(shown(rich([picture('board.png', words)]))))
    await feed().getByRole('button', { name: 'The stagecoach' }).click()
    const caption = show.page.locator('.caption')
    const overlap = async () => {
      const image = await show.page.locator('.stage img').boundingBox()
      const below = await caption.boundingBox()
      return (image?.y ?? 0) + (image?.height ?? 0) - (below?.y ?? 0)
    }
    await caption.waitFor()
    expect(await caption.locator('p').isVisible()).toBe(look.width > 700)
    expect(await overlap()).toBeLessThanOrEqual(0)
    if (look.width <= 700) await caption.locator('summary').click()
    expect(await caption.locator('p').isVisible()).toBe(true)
    expect(await overlap()).toBeLessThanOrEqual(0)
    await show.page.setViewportSize({ width: 1280, height: 860 })
  })
})
