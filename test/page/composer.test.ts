import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { browserPath } from './browser.js'
import { optionsOn, wordsOf } from './player.js'
import * as scene from './scene.js'
import { openShow, type Show } from './show.js'

const { ADA, BASILE, TABLE } = scene
const PIONEERS = '400000000000000001'

describe.skipIf(browserPath === null)('writing a command on the page', () => {
  let show: Show
  beforeAll(async () => {
    show = await openShow(scene.emptyScene())
  })
  beforeEach(() => show.begin(scene.emptyScene()))
  afterEach(() => expect(show.errors).toEqual([]))
  afterAll(() => show?.close())

  const line = () => show.page.getByRole('combobox', { name: 'Command' })
  const listed = () => show.page.locator('.option-label').allInnerTexts()

  test('a slash from anywhere lists the commands with what they do', async () => {
    await show.page.keyboard.press('/')
    await optionsOn(show.page).first().waitFor()
    expect(await listed()).toEqual(['/pioneers new', '/pioneers board', '/pioneers replace', '/leaderboard', '/settings'])
    expect(await wordsOf(optionsOn(show.page).first())).toContain('Open a table in this channel')
  })

  test('commands carry the names of the acting user', async () => {
    await show.player.actAs('Basile')
    await show.page.locator('.command-line').fill('/')
    await optionsOn(show.page).first().waitFor()
    expect(await listed()).toEqual(['/pionniers nouvelle', '/pionniers board', '/pionniers replace', '/leaderboard', '/settings'])
  })

  test('a command is found by any of its words and sent by keyboard alone', async () => {
    await line().fill('/lead')
    await show.page.keyboard.press('Enter')
    await show.page.getByRole('button', { name: 'Send', exact: true }).and(show.page.locator(':focus')).waitFor()
    await show.page.keyboard.press('Enter')
    const body = { userId: ADA.id, channelId: TABLE, commandId: scene.LEADERBOARD_ID, options: [] }
    expect(await show.lastAsked()).toEqual({ verb: 'command', body })
    await line().and(show.page.locator(':focus')).waitFor()
  })

  test('while one types, the bot suggests values; Esc leaves only these, Enter takes one', async () => {
    show.stage.suggestions = ['Europe/Berlin', 'Europe/Bern'].map((name) => ({ name, value: name }))
    await line().fill('/settings ')
    await show.page.getByRole('button', { name: 'Add the option zone' }).click()
    await show.page.keyboard.type('ber')
    await expect.poll(listed).toEqual(['Europe/Berlin', 'Europe/Bern'])
    const options = [{ type: 3, name: 'zone', value: 'ber', focused: true }]
    const asked = { userId: ADA.id, channelId: TABLE, commandId: scene.SETTINGS_ID, options }
    expect(show.asked().at(-1)).toEqual({ verb: 'complete', body: asked })
    await show.page.keyboard.press('Escape')
    await expect.poll(listed).toEqual([])
    await show.page.keyboard.type('n')
    await optionsOn(show.page).nth(1).waitFor()
    await show.page.keyboard.press('ArrowDown')
    await show.page.keyboard.press('Enter')
    await show.page.keyboard.press('Enter')
    await line().waitFor()
    const sent = [{ type: 3, name: 'zone', value: 'Europe/Bern' }]
    expect(show.asked().at(-1)).toEqual({ verb: 'command', body: { ...asked, options: sent } })
  })

  test('an option says what it takes while one is in it; Esc leaves the option alone, then the command', async () => {
    await line().fill('/pioneers new ')
    await show.page.getByRole('button', { name: 'Add the option seats' }).click()
    await show.page.getByText('How many play (2–4)').waitFor()
    await show.page.keyboard.press('Escape')
    await show.page.getByRole('button', { name: 'Add the option seats' }).waitFor()
    await show.page.keyboard.press('Escape')
    await line().waitFor()
  })

  test('options are filled in by type: a number, a choice, a user', async () => {
    show.stage.onAsk = () => [{ type: 'message', channelId: TABLE, message: scene.shown(scene.rich([scene.text('done')])) }]
    await show.player.run('pioneers new', { seats: '3', language: 'Français' })
    const first = [
      { type: 4, name: 'seats', value: 3 },
      { type: 3, name: 'language', value: 'fr' },
    ]
    const run = (name: string, options: readonly object[]) => ({
      verb: 'command',
      body: { userId: ADA.id, channelId: TABLE, commandId: PIONEERS, options: [{ type: 1, name, options }] },
    })
    expect(await show.lastAsked(1)).toEqual(run('new', first))
    await show.player.run('pioneers replace', { user: 'Basile' })
    const second = [{ type: 6, name: 'user', value: BASILE.id }]
    expect(await show.lastAsked(2)).toEqual(run('replace', second))
  })

  test('a missing or impossible value is said before anything is sent', async () => {
    await line().fill('/pioneers replace ')
    await show.page.locator('.send').click()
    await show.page.getByText('user: this option is required.').waitFor()
    await show.page.keyboard.press('Escape')
    await line().fill('/pioneers new ')
    await show.page.getByRole('button', { name: 'Add the option seats' }).click()
    await show.page.keyboard.type('9')
    await show.page.keyboard.press('Enter')
    await show.page.getByText('seats: enter at most 4.').waitFor()
    expect(show.asked()).toEqual([])
  })
  test('an option that is taken away again is not sent', async () => {
    await line().fill('/pioneers new ')
    await show.page.getByRole('button', { name: 'Add the option seats' }).click()
    await show.page.keyboard.type('3')
    await show.page.getByRole('button', { name: 'seats: Close' }).click()
    await show.page.locator('.send').click()
    expect((await show.lastAsked())?.body).toMatchObject({ options: [{ name: 'new', options: [] }] })
  })

  test('text that is no command gets a hint', async () => {
    await line().fill('hello')
    await show.page.getByText('Talk to the bot with commands here').waitFor()
    await line().fill('/chess')
    await show.page.getByText('There is no such command').waitFor()
  })

  test('a command that the bot does not answer is reported', async () => {
    const own = { id: '1', userId: ADA.id, channelId: TABLE, messageId: null, customId: null }
    show.stage.say({ type: 'interaction', interaction: { ...own, state: 'waiting' } })
    await show.page.getByText('Waiting for the bot').waitFor()
    show.stage.say({ type: 'interaction', interaction: { ...own, state: 'failed' } })
    await show.page.getByText('The application did not respond').waitFor()
    expect(await wordsOf(show.page.getByRole('feed'))).not.toContain('Waiting for the bot')
  })

  test('a press puts a mentioned command into the composer', async () => {
    const mention = scene.shown(scene.rich([scene.text('Try </pioneers board:400000000000000001>.')]))
    show.stage.say({ type: 'message', channelId: TABLE, message: mention })
    await show.page.getByRole('button', { name: '/pioneers board' }).click()
    await show.page.locator('.send').click()
    expect((await show.lastAsked())?.body).toMatchObject({ commandId: PIONEERS, options: [{ name: 'board' }] })
  })
})
