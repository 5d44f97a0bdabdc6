import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxInteraction } from '../../src/sandbox/protocol.js'
import { browserPath } from './browser.js'
import { optionsOn, wordsOf } from './player.js'
import * as scene from './scene.js'
import { openShow, type Show } from './show.js'

const { ADA, COACH_ICON, TABLE, button, menu, rich, row, shown, text } = scene

describe.skipIf(browserPath === null)('the pieces of a message', () => {
  let show: Show
  beforeAll(async () => {
    show = await openShow(scene.emptyScene())
  })
  afterEach(() => expect(show.errors).toEqual([]))
  afterAll(() => show?.close())

  const feed = () => show.page.getByRole('feed')
  const options = () => optionsOn(show.page)

  function interaction(part: Partial<SandboxInteraction>): SandboxInteraction {
    return { id: '1', userId: ADA.id, channelId: TABLE, messageId: null, customId: null, state: 'waiting', ...part }
  }

  test('a press is sent once, shows that it is pending, and reports a failure', async () => {
    const lobby = shown(rich([row(button('Join', 'join', 3), button('Leave', 'leave'))]))
    await show.begin(scene.sceneWith(lobby))
    const press = { messageId: lobby.message.id, customId: 'join' }
    show.stage.onAsk = () => [{ type: 'interaction', interaction: interaction(press) }]
    const join = feed().locator('[data-custom-id="join"]')
    await join.click()
    await feed().locator('[data-custom-id="join"][aria-busy="true"]').waitFor()
    await join.click({ force: true })
    await feed().getByRole('button', { name: 'Leave' }).click({ force: true })
    expect(await show.lastAsked()).toEqual({ verb: 'press', body: { userId: ADA.id, channelId: TABLE, ...press } })
    expect(show.asked()).toHaveLength(1)
    show.stage.say({ type: 'interaction', interaction: interaction({ ...press, state: 'failed' }) })
    await feed().getByText('This interaction failed').waitFor()
    show.stage.say({ type: 'interaction', interaction: interaction({ ...press, id: '2', state: 'done' }) })
    await feed().getByText('This interaction failed').waitFor({ state: 'detached' })
  })

  test("somebody else's press shows nothing here", async () => {
    const lobby = shown(rich([row(button('Join', 'join'))]))
    await show.begin(scene.sceneWith(lobby))
    const press = { messageId: lobby.message.id, customId: 'join', userId: scene.BASILE.id, state: 'failed' } as const
    show.stage.say({ type: 'interaction', interaction: interaction(press) })
    show.stage.say({ type: 'message', channelId: TABLE, message: shown(rich([text('later')])) })
    await feed().getByText('later').waitFor()
    expect(await wordsOf(feed())).not.toContain('failed')
    await show.player.actAs('Basile')
    await feed().getByText('Échec de l’interaction').waitFor()
  })

  test('a disabled button cannot be pressed', async () => {
    await show.begin(scene.sceneWith(shown(rich([row(button('Start', 'start', 1, true))]))))
    expect(await feed().getByRole('button', { name: 'Start' }).isDisabled()).toBe(true)
  })

  test('a menu shows descriptions and sends the one option that is picked by keyboard', async () => {
    const message = shown(rich([row(menu('line', ['Boston', 'Albany', 'Buffalo']))]))
    await show.begin(scene.sceneWith(message))
    const box = feed().getByRole('combobox', { name: 'Choose a line' })
    await box.press('Enter')
    expect(await options().allInnerTexts()).toContain('Albany\nCosts nothing extra: Albany')
    await show.page.keyboard.press('ArrowDown')
    await show.page.keyboard.press('End')
    await show.page.keyboard.press('a')
    await show.page.keyboard.press('Enter')
    const body = { userId: ADA.id, channelId: TABLE, messageId: message.message.id, customId: 'line', values: ['albany'] }
    expect(await show.lastAsked()).toEqual({ verb: 'choose', body })
    expect(await wordsOf(box)).toBe('Albany')
    expect(await box.evaluate((element) => element.matches(':focus'))).toBe(true)
  })

  test('icons are read aloud by their names, once, before the labels beside them; those that Discord lacks are left out', async () => {
    const LOST = { id: '600000000000000002', name: 'road' }
    const lines = menu('line', ['Boston', 'Albany'])
    const withIcons = { ...lines, options: lines.options.map((option) => ({ ...option, emoji: COACH_ICON })) }
    const priced = [
      { ...button('$1', 'one'), emoji: COACH_ICON },
      { ...button('$2', 'two'), emoji: LOST },
    ]
    await show.begin(scene.sceneWith(shown(rich([row(...priced), row(withIcons)]))))
    await feed().locator('[data-custom-id="two"] img').waitFor({ state: 'detached' })
    for (const name of [':coach: $1', '$2']) await feed().getByRole('button', { name, exact: true }).waitFor()
    await feed().getByRole('combobox', { name: 'Choose a line', exact: true }).click()
    await show.page.getByRole('option', { name: ':coach: Boston Costs nothing extra: Boston', exact: true }).waitFor()
    await show.page.keyboard.press('Escape')
  })

  test('Esc closes a menu without sending anything', async () => {
    await show.begin(scene.sceneWith(shown(rich([row(menu('line', ['Boston']))]))))
    await feed().getByRole('combobox').click()
    await options().first().waitFor()
    await show.page.keyboard.press('Escape')
    await options().first().waitFor({ state: 'detached' })
    expect(show.asked()).toEqual([])
  })

  test('an open menu closes when its message changes, rather than offer something else under the finger', async () => {
    const before = shown(rich([row(menu('line', ['Boston', 'Albany']))]))
    await show.begin(scene.sceneWith(before))
    await feed().getByRole('combobox').click()
    await options().first().waitFor()
    const message = { ...before.message, components: [row(menu('line', ['Buffalo']))] }
    show.stage.say({ type: 'message', channelId: TABLE, message: { ...before, message } })
    await options().first().waitFor({ state: 'detached' })
    await feed().getByRole('combobox').click()
    expect(await show.page.locator('.option-label').allInnerTexts()).toEqual(['Buffalo'])
  })

  test('a picture opens large with its words, zooms by keyboard, and Esc gives the focus back', async () => {
    await show.begin(scene.sceneWith(shown(rich([scene.picture('board.png', 'The stagecoach is in Albany.')]))))
    const small = feed().getByRole('button', { name: 'The stagecoach is in Albany.' })
    await small.focus()
    await show.page.keyboard.press('Enter')
    const large = show.page.getByRole('dialog', { name: 'The stagecoach is in Albany.' })
    const scale = () => large.locator('.stage img').evaluate((image) => image.getBoundingClientRect().width / image.clientWidth)
    expect(await scale()).toBeCloseTo(1, 2)
    await show.page.keyboard.press('+')
    expect(await scale()).toBeGreaterThan(1.5)
    await show.page.keyboard.press('0')
    expect(await scale()).toBeCloseTo(1, 2)
    await large.locator('.stage').dblclick()
    expect(await scale()).toBeGreaterThan(2)
    await show.page.keyboard.press('Escape')
    await large.waitFor({ state: 'detached' })
    await expect.poll(() => small.evaluate((element) => element.matches(':focus'))).toBe(true)
  })
})
