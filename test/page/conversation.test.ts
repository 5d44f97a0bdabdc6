import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { browserPath } from './browser.js'
import { wordsOf } from './player.js'
import * as scene from './scene.js'
import { openShow, type Show } from './show.js'

const { ADA, BASILE, CLARA, TABLE, LOUNGE, shown, rich, text, botMessage } = scene

/** Records the announcements of a live region from now on, in order. They come after the visible change. */
const HEAR = `(() => {
  const region = document.querySelector('[role="log"]')
  const texts = []
  const hear = () => region.textContent.trim() === '' || texts.push(region.textContent.trim())
  new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true })
  return texts
})()`

describe.skipIf(browserPath === null)('the conversation on the page', () => {
  let show: Show
  beforeAll(async () => {
    show = await openShow(scene.emptyScene())
  })
  afterEach(() => expect(show.errors).toEqual([]))
  afterAll(() => show?.close())

  const feed = () => show.page.getByRole('feed')
  const user = (name: string) => show.page.locator(`[data-user=${name}]`)

  test('an empty channel offers the first command, and one press sends it', async () => {
    await show.begin(scene.emptyScene())
    await feed().getByRole('button', { name: 'Send it for me' }).click()
    const asked = await show.lastAsked()
    expect(asked?.verb).toBe('command')
    expect(asked?.body).toMatchObject({ userId: ADA.id, channelId: TABLE, options: [{ type: 1, name: 'new', options: [] }] })
  })

  test('an ephemeral is seen by its user alone, marked, and can be dismissed', async () => {
    const secret = shown(rich([text('Three farmers wait')]), { ephemeralFor: BASILE.id })
    await show.begin(scene.sceneWith(shown(rich([text('For all')])), secret))
    expect(await wordsOf(feed())).not.toContain('farmers')
    await show.player.actAs('Basile')
    expect(await show.player.newestEphemeral()).toContain('Three farmers wait')
    expect(await show.player.newestEphemeral()).toContain('Visible de vous uniquement')
    show.stage.onAsk = () => [{ type: 'message-deleted', channelId: TABLE, messageId: secret.message.id }]
    await show.player.dismiss()
    expect((await show.lastAsked())?.body).toEqual({ userId: BASILE.id, channelId: TABLE, messageId: secret.message.id })
    expect(await wordsOf(feed())).not.toContain('farmers')
  })

  test('an ephemeral is not spoken to a user who may not see it', async () => {
    await show.begin(scene.emptyScene())
    const heard = await show.page.evaluateHandle<readonly string[]>(HEAR)
    show.stage.say({ type: 'message', channelId: TABLE, message: shown(rich([text('hidden')]), { ephemeralFor: CLARA.id }) })
    show.stage.say({ type: 'message', channelId: TABLE, message: shown(rich([text('**public** news')])) })
    await feed().getByText('news').waitFor()
    await expect.poll(() => heard.jsonValue()).toEqual(['public news'])
  })

  test('what was spoken to one user is not there for the next', async () => {
    await show.begin(scene.emptyScene())
    await show.player.actAs('Basile')
    const spoken = show.page.getByRole('log')
    show.stage.say({ type: 'message', channelId: TABLE, message: shown(rich([text('hidden')]), { ephemeralFor: BASILE.id }) })
    await expect.poll(() => spoken.textContent()).toContain('hidden')
    await show.player.actAs('Ada')
    await expect.poll(() => spoken.textContent()).toBe('')
  })

  test('the page uses the language of the current user', async () => {
    await show.begin(scene.emptyScene())
    expect(await wordsOf(show.page.locator('.welcome h2'))).toBe('Welcome to #table')
    await show.page.keyboard.press('Alt+2')
    await user('Basile').and(show.page.locator('[aria-pressed="true"]')).waitFor()
    expect(await wordsOf(show.page.locator('.welcome h2'))).toBe('Bienvenue dans #table')
    await show.page.keyboard.press('Alt+3')
    await show.page.getByText('Willkommen in #table').waitFor()
    expect(await show.page.getAttribute('html', 'lang')).toBe('de')
  })

  test('a language chosen for a user is told to the sandbox', async () => {
    await show.begin(scene.emptyScene())
    await show.page.getByLabel('Language of Ada').selectOption('de')
    expect(await show.lastAsked()).toEqual({ verb: 'locale', body: { userId: ADA.id, locale: 'de' } })
    show.stage.say({ type: 'users', users: [{ ...ADA, locale: 'de' }, BASILE] })
    await show.page.getByText('Willkommen in #table').waitFor()
  })

  test('several private messages can be dismissed together', async () => {
    const own = ['One', 'Two', 'Three'].map((word) => shown(rich([text(word)]), { ephemeralFor: ADA.id }))
    const foreign = shown(rich([text('Not mine')]), { ephemeralFor: BASILE.id })
    await show.begin(scene.sceneWith(...own, foreign))
    await feed().getByRole('button', { name: 'Dismiss all 3' }).click()
    await show.lastAsked(3)
    expect(show.asked().map(({ verb, body }) => [verb, body])).toEqual(
      own.map(({ message }) => ['dismiss', { userId: ADA.id, channelId: TABLE, messageId: message.id }]),
    )
  })

  test('a ping is marked at the pinged user, counted until it is seen, and shown as a highlight', async () => {
    await show.begin(scene.emptyScene())
    const ping = shown(rich([text(`Your turn, <@${BASILE.id}>`)]), { pings: [BASILE.id] })
    show.stage.say({ type: 'message', channelId: TABLE, message: ping })
    await feed().getByText('Your turn').waitFor()
    expect(await wordsOf(user('Basile'))).toContain('1')
    expect(await show.page.locator('.message.pinged').count()).toBe(0)
    await show.player.actAs('Basile')
    expect(await show.page.locator('.message.pinged').count()).toBe(1)
    await show.player.actAs('Ada')
    expect(await wordsOf(user('Basile'))).not.toContain('1')
  })

  test('a ping elsewhere is counted at its channel', async () => {
    await show.begin(scene.emptyScene())
    show.stage.say({ type: 'message', channelId: LOUNGE, message: shown(botMessage({ content: 'hi' }), { pings: [ADA.id] }) })
    const lounge = show.page.getByRole('navigation', { name: 'Channels in Coach House' }).getByRole('button', { name: 'lounge' })
    await lounge.getByText('1', { exact: true }).waitFor()
    await lounge.click()
    await feed().getByText('hi').waitFor()
    expect(await wordsOf(lounge)).toBe('lounge')
  })

  test('direct messages are listed for their user alone, with what is unread, and take no commands', async () => {
    const direct = { id: '200000000000000009', name: 'Stagecoach', botMayPost: true, botMayAttach: true, userId: BASILE.id }
    await show.begin(scene.emptyScene())
    show.stage.say({ type: 'directs', directs: [direct] })
    const call = shown(botMessage({ content: 'À vous' }), { pings: [BASILE.id] })
    show.stage.say({ type: 'message', channelId: direct.id, message: call })
    const entry = show.page.getByRole('navigation', { name: /Coach House/ }).getByRole('button', { name: 'Stagecoach' })
    await user('Basile').getByText('1', { exact: true }).waitFor()
    expect(await entry.count()).toBe(0)
    await show.player.actAs('Basile')
    await entry.getByText('1', { exact: true }).waitFor()
    await entry.click()
    await feed().getByText('À vous').waitFor()
    expect(await wordsOf(entry)).toBe('Stagecoach')
    expect(await show.page.locator('.composer').count()).toBe(0)
    await show.player.actAs('Ada')
    expect(await wordsOf(feed())).not.toContain('À vous')
    expect(await show.page.locator('.composer').count()).toBe(1)
  })

  test("a message shows its command's user, the bot tag, and an edit", async () => {
    const answer = botMessage({ content: 'Here you are', edited_timestamp: '2026-11-20T18:05:00.000Z' })
    await show.begin(scene.sceneWith(shown(answer, { usedCommand: { user: CLARA, command: 'pioneers board' } })))
    const words = await show.player.newest()
    expect(words).toMatch(/Clara\s+used\s+\/pioneers board/)
    expect(words).toContain('BOT')
    expect(words).toContain('(edited)')
  })

  test('an edit replaces the message and leaves the keyboard with it', async () => {
    const before = shown(rich([text('Lobby'), scene.row(scene.button('Join', 'join'))]))
    await show.begin(scene.sceneWith(before))
    await feed().getByRole('button', { name: 'Join' }).focus()
    const components = [text('Started')]
    show.stage.say({ type: 'message', channelId: TABLE, message: { ...before, message: { ...before.message, components } } })
    await feed().getByText('Started').waitFor()
    expect(await feed().getByText('Lobby').count()).toBe(0)
    expect(await show.page.locator('.message:focus').count()).toBe(1)
  })

  test('a lost connection is shown, comes back, and brings the current state', async () => {
    await show.begin(scene.emptyScene())
    show.stage.snapshot = scene.sceneWith(shown(rich([text('Meanwhile')])))
    show.stage.hangUp()
    await show.page.getByText('The connection was lost').waitFor()
    await feed().getByText('Meanwhile').waitFor()
    expect(await show.page.getByText('The connection was lost').count()).toBe(0)
  })

  test('after a restart with other users another user is selected, and old refusals are gone', async () => {
    await show.begin(scene.sceneWith(shown(rich([text('Lobby'), scene.row(scene.button('Join', 'join'))]))))
    await show.player.actAs('Basile')
    show.stage.gone = true
    await feed().getByRole('button', { name: 'Join' }).click()
    await show.page.getByText('Ce que vous avez choisi n’existe plus.').waitFor()
    expect(await wordsOf(show.page.locator('body'))).not.toContain('42')
    show.stage.snapshot = { ...scene.emptyScene(), users: [CLARA] }
    show.stage.hangUp()
    await show.page.getByText('Willkommen in #table').waitFor()
    expect(await show.page.getByText('Ce que vous avez choisi n’existe plus.').count()).toBe(0)
  })

  test("the bot's texts cannot become HTML", async () => {
    await show.begin(scene.sceneWith(shown(rich([text('<img src=x onerror="document.title=1"> [x](javascript:alert(1))')]))))
    expect(await wordsOf(feed())).toContain('<img src=x onerror="document.title=1"> x')
    expect(await feed().locator('img, a').count()).toBe(0)
  })

  test('nothing is loaded from outside, not even what the bot points to', async () => {
    let reached = 0
    await show.page.route('https://outside.example/**', (route) => {
      reached += 1
      return route.fulfill({ status: 200 })
    })
    const outside = { type: 12 as const, items: [{ media: { url: 'https://outside.example/a.png' }, description: 'far away' }] }
    await show.begin(scene.sceneWith(shown(rich([outside, scene.picture('board.png', 'near')]))))
    const width = (name: string) =>
      feed()
        .getByRole('button', { name })
        .locator('img')
        .evaluate((image) => image.naturalWidth)
    await expect.poll(() => width('near')).toBe(1200)
    expect(await width('far away')).toBe(0)
    expect(reached).toBe(0)
    await show.page.unroute('https://outside.example/**')
  })

  test('complaints are counted and listed', async () => {
    await show.begin(scene.emptyScene())
    const complaint = {
      at: '2026-11-20T18:00:00.000Z',
      method: 'PATCH',
      path: '/channels/1/messages/2',
      status: 400,
      problem: 'too long',
    }
    show.stage.say({ type: 'complaint', complaint })
    await show.page.getByRole('button', { name: '1 complaint' }).click()
    const list = show.page.getByRole('dialog')
    expect(await wordsOf(list)).toContain('PATCH /channels/1/messages/2')
    expect(await wordsOf(list)).toContain('too long')
    await show.page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
  })

  test("a refusal is shown in the sandbox's own words", async () => {
    await show.begin(scene.sceneWith(shown(rich([scene.row(scene.button('Join', 'join'))]))))
    show.stage.refusal = 'This message is gone.'
    await expect(show.player.press('Join')).rejects.toThrow('This message is gone.')
  })

  test('a new guild, a new user and a reset are asked for by the menu', async () => {
    await show.begin(scene.emptyScene())
    const menu = async (entry: string) => {
      await show.page.getByRole('button', { name: 'Sandbox menu' }).click()
      await show.page.locator('.menu-entry').filter({ hasText: entry }).click()
    }
    await menu('New server')
    await show.page.getByLabel('Name').fill('Albany')
    await show.page.keyboard.press('Enter')
    expect(await show.lastAsked(1)).toEqual({ verb: 'new-guild', body: { name: 'Albany', locale: 'en-US' } })
    const albany = {
      id: '5',
      name: 'Albany',
      locale: 'fr',
      channels: [{ id: '55', name: 'depot', botMayPost: true, botMayAttach: true }],
    }
    show.stage.say({ type: 'guilds', guilds: [...scene.emptyScene().guilds, albany] })
    await show.page.getByText('Welcome to #depot').waitFor()
    await menu('Add a user')
    await show.page.getByLabel('Name').fill('Eve')
    await show.page.keyboard.press('Enter')
    expect(await show.lastAsked(2)).toEqual({ verb: 'new-user', body: { name: 'Eve', locale: 'en-US' } })
    await menu('Start over')
    await show.page.getByRole('button', { name: 'Discard everything' }).click()
    expect(await show.lastAsked(3)).toEqual({ verb: 'reset', body: {} })
  })
})
