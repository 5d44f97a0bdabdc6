import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { atNoTable } from '../../src/discord/wire/custom-id.js'
import { panelBlocks } from '../../src/discord/words/panel.js'
import { layoutOf } from '../../src/games/pioneers/board/close-up/close-up.js'
import { choicesAmong } from '../../src/games/pioneers/board/fresh.js'
import type { State } from '../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../src/games/pioneers/rules.js'
import { LOCALES } from '../../src/i18n/locale.js'
import { TEXTS } from '../../src/i18n/texts/index.js'
import { buttonsOf, moverOf, shown as shownPanel } from '../games/pioneers/panel-walk.js'
import { played } from '../games/pioneers/played.js'
import { browserPath, PHONE } from './browser.js'
import { optionsOn } from './player.js'
import * as scene from './scene.js'
import { openShow, type Show } from './show.js'

const { ADA, button, COACH_ICON, menu, picture, rich, row, shown, text } = scene

/** A purchase whose panel offers so many rides by buttons, and the height of its picture. */
function purchaseWithRides(state: State, rides: number) {
  const { panel, marks } = shownPanel(state)
  if (state.phase !== 'purchase' || buttonsOf(panel).filter(({ style }) => style === 'success').length !== rides) return []
  const seat = moverOf(state)
  return [{ state, height: layoutOf(pioneersRules.view(state, seat), seat, choicesAmong(marks)).height }]
}

describe.skipIf(browserPath === null)('the page at the width of a phone', () => {
  let show: Show
  beforeAll(async () => {
    show = await openShow(scene.emptyScene(), PHONE)
  })
  afterEach(() => expect(show.errors).toEqual([]))
  afterAll(() => show?.close())

  const crowded = () =>
    shown(
      rich([
        {
          type: 17,
          components: [
            text(
              `## A heading\nA_word_that_is_much_longer_than_any_phone_is_wide_and_has_no_place_to_break_at_all, <@${ADA.id}>`,
            ),
            picture('board.png', 'The board'),
            row(...['Take turn', 'My coaches', 'Log', 'Rules', 'Cancel the game'].map((label) => button(label, label))),
            row(menu('line', ['Boston – Albany', 'Albany – Buffalo'])),
          ],
        },
      ]),
    )

  test('nothing is wider than the screen, and everything to press is inside it', async () => {
    await show.begin(scene.sceneWith(crowded()))
    const overflow = await show.page.locator('.scroller').evaluate((list) => list.scrollWidth - list.clientWidth)
    expect(overflow).toBe(0)
    const boxes = await show.page
      .locator('.message button, .act-as button, .composer input')
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      )
    expect(boxes.length).toBeGreaterThan(8)
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(PHONE.width)
    }
  })

  test('buttons are large enough for a thumb', async () => {
    await show.begin(scene.sceneWith(crowded()))
    const heights = await show.page.locator('.message .button').evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(40)
  })

  test.each(LOCALES)('shows Hint, Board and Why can’t I? side by side, in %s', async (locale) => {
    const { hints, panel } = TEXTS[locale]
    const alike = [hints.button, panel.board, panel.whyNot].map((label) => button(label, label))
    await show.begin(scene.sceneWith(shown(rich([{ type: 17, components: [row(...alike)] }]))))
    const tops = await show.page.locator('.message .button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    expect(tops.length).toBe(3)
    expect(new Set(tops).size).toBe(1)
  })

  test('shows the picture of a purchase with five rides and all buttons below it at once', async () => {
    const tallest = [2, 3, 4].map((seats) => {
      const panels = played(seats, 'five rides').decisions.flatMap(({ state }) => purchaseWithRides(state, 5))
      return panels.reduce((most, each) => (each.height > most.height ? each : most))
    })
    for (const { state, height } of tallest) {
      for (const locale of LOCALES) {
        const { rows } = panelBlocks(shownPanel(state, [], locale).panel, atNoTable, 'pioneers', () => COACH_ICON)
        const alike = row(...['Undo', 'Board', 'Why can’t I?'].map((label) => button(label, label)))
        const blocks = [picture('board.png', 'The map', { width: 1000, height }), ...rows, alike]
        await show.begin(scene.sceneWith(shown(rich([{ type: 17, components: blocks }]))))
        const [map, last] = await Promise.all([
          show.page.locator('.message .tile').boundingBox(),
          show.page.getByRole('button', { name: 'Why can’t I?' }).boundingBox(),
        ])
        if (map === null || last === null) throw new Error('no panel')
        const visible = await show.page.locator('.scroller').evaluate((list) => list.clientHeight)
        expect(last.y + last.height - map.y, `${locale}, a picture ${height} pixels high`).toBeLessThanOrEqual(visible)
      }
    }
  }, 120_000)

  test('the channels come over the messages and go when one is chosen', async () => {
    await show.begin(scene.emptyScene())
    const lounge = show.page.getByRole('button', { name: 'lounge' })
    expect(await lounge.isVisible()).toBe(false)
    await show.page.getByRole('button', { name: 'Show the channels' }).tap()
    await lounge.tap()
    await show.page.getByText('Welcome to #lounge').waitFor()
    await lounge.waitFor({ state: 'hidden' })
  })

  test('the list of commands stays at the line in which one types when it becomes shorter and the window narrower', async () => {
    await show.begin(scene.emptyScene())
    await show.page.setViewportSize({ width: 1280, height: PHONE.height })
    const line = show.page.locator('.command-line')
    const gap = async () => {
      const [list, typed] = await Promise.all([show.page.locator('.popup').boundingBox(), line.boundingBox()])
      if (list === null || typed === null) throw new Error('nothing is listed')
      return { below: typed.y - (list.y + list.height), left: list.x - typed.x, wider: list.width - typed.width }
    }
    await line.fill('/')
    await optionsOn(show.page).nth(4).waitFor()
    const attached = { below: 6, left: 0, wider: 0 }
    await expect.poll(gap).toEqual(attached)
    await line.fill('/lead')
    await optionsOn(show.page).nth(1).waitFor({ state: 'detached' })
    await expect.poll(gap).toEqual(attached)
    await show.page.setViewportSize({ width: 400, height: PHONE.height })
    await expect.poll(gap).toEqual(attached)
    await show.page.setViewportSize(PHONE)
  })

  test('everybody shows their language, and a tap chooses who to act as', async () => {
    await show.begin(scene.emptyScene())
    expect(await show.page.locator('.user .tongue').allInnerTexts()).toEqual(['EN', 'FR', 'DE', 'EN'])
    await show.page.getByRole('button', { name: 'Act as Clara, Deutsch' }).tap()
    await show.page.getByText('Willkommen in #table').waitFor()
  })

  test('a picture opens over the whole screen and follows two fingers', async () => {
    await show.begin(scene.sceneWith(crowded()))
    await show.page.getByRole('button', { name: 'The board' }).tap()
    const stage = show.page.locator('.stage')
    expect(await stage.evaluate((element) => element.clientWidth)).toBe(PHONE.width)
    const finger = (id: number, x: number) => ({
      pointerId: id,
      pointerType: 'touch',
      isPrimary: id === 1,
      clientX: x,
      clientY: 400,
    })
    await stage.evaluate((element) => {
      element.setPointerCapture = () => {}
    })
    await stage.dispatchEvent('pointerdown', finger(1, 150))
    await stage.dispatchEvent('pointerdown', finger(2, 250))
    await stage.dispatchEvent('pointermove', finger(1, 100))
    await stage.dispatchEvent('pointermove', finger(2, 300))
    const scale = await stage.locator('img').evaluate((image) => image.getBoundingClientRect().width / image.clientWidth)
    expect(scale).toBeCloseTo(2, 1)
  })
})
