import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hostBot, picture, slash } from '../sandbox/host.js'
import { browserPath, buildPage, DESKTOP, type OpenBrowser, openBrowser } from './browser.js'

/** A foreign host name that resolves to this machine. Any website can make its own name do so (DNS rebinding). */
const EVIL = 'evil.test'

/** A page of another site, at `url`. */
async function openForeignSite() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Nice</title><body>Nothing bad here.</body>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { elsewhere: `http://${EVIL}:${port}/`, nextDoor: `http://127.0.0.1:${port}/`, close }
}

/** A bot in a sandbox that has posted a picture and a file, and waits to answer Annie's /ping. */
async function openTarget() {
  const hosted = await hostBot({ judged: false, pageRoot })
  const { sandbox, client, channel, annie } = hosted
  await client.application.commands.set([{ name: 'ping', description: 'Answers' }])
  await client.rest.post(`/channels/${channel}/messages`, { body: {}, files: [{ name: 'map.png', data: picture(80, 60) }] })
  const html = '<title>Taken over</title><script>document.title = "Run"</script>'
  await client.rest.post(`/channels/${channel}/messages`, {
    body: {},
    files: [{ name: 'a.html', contentType: 'text/html', data: html }],
  })
  const [map = '', file = ''] = sandbox.messagesFor(annie, channel).map(({ message }) => message.attachments[0]?.url ?? '')
  sandbox.command(annie, channel, 'ping')
  const interaction = slash(await hosted.next())
  const isAlive = async () => {
    await interaction.reply('Here')
    return sandbox.messagesFor(annie, channel).at(-1)?.message.content === 'Here'
  }
  return { ...hosted, map, file, interaction, isAlive }
}

/** Opens a socket from the page, sends a frame, and returns the outcome. */
function trySocket(page: Page, url: string, said = ''): Promise<string> {
  return page.evaluate(
    ([address = '', words = '']) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(address)
        socket.onopen = () => words !== '' && socket.send(words)
        socket.onmessage = ({ data }) => resolve(`heard ${data}`)
        socket.onclose = () => resolve('closed')
      }),
    [url, said],
  )
}

/** Has the page embed a resource of the sandbox. */
function tryPart(page: Page, tag: 'img' | 'script' | 'iframe', url: string): Promise<string> {
  return page.evaluate<string>(`new Promise((resolve) => {
    const part = document.createElement('${tag}')
    part.onload = () => resolve('loaded')
    part.onerror = () => resolve('refused')
    part.src = '${url}'
    document.body.append(part)
  })`)
}

/** A request that browsers send for any page without asking the server first. Returns whether the page can read the answer. */
function tryRequest(page: Page, url: string, form?: string): Promise<string> {
  return page.evaluate(
    async ([address = '', payload]) => {
      const body = new FormData()
      if (payload !== undefined) body.append('payload_json', payload)
      const how = payload === undefined ? {} : { method: 'POST', body }
      const seen = await fetch(address, how).then(
        (answer) => answer.text(),
        () => 'nothing',
      )
      await fetch(address, { ...how, mode: 'no-cors' }).catch(() => undefined)
      return seen
    },
    [url, form] as const,
  )
}

let pageRoot = ''
let browser: OpenBrowser
let site: Awaited<ReturnType<typeof openForeignSite>>

async function openPage(url: string): Promise<Page> {
  const page = await browser.context.newPage()
  onTestFinished(() => page.close())
  await page.goto(url)
  return page
}

describe.skipIf(browserPath === null)('in a real browser', () => {
  beforeAll(async () => {
    pageRoot = await buildPage()
    browser = await openBrowser(DESKTOP, [`--host-resolver-rules=MAP ${EVIL} 127.0.0.1`])
    site = await openForeignSite()
  })
  afterAll(async () => {
    await browser.close()
    site.close()
    rmSync(pageRoot, { recursive: true })
  })

  test.each(['elsewhere', 'nextDoor'] as const)('a page from %s can neither stop, nor watch, nor identify', async (from) => {
    const { sandbox, isAlive } = await openTarget()
    const page = await openPage(site[from])
    const wire = sandbox.pageUrl.replace('http', 'ws')
    for (const path of ['/', '/evil.test/gateway', 'nowhere']) expect(await trySocket(page, `${wire}${path}`)).toBe('closed')
    const identify = JSON.stringify({ op: 2, d: { token: sandbox.botToken, intents: 1, properties: {} } })
    expect(await trySocket(page, `${wire}gateway/?v=10&encoding=json`, identify)).toBe('closed')
    expect(await trySocket(page, `${wire}sandbox/live`)).toBe('closed')
    expect(await isAlive()).toBe(true)
  })

  test.each(['elsewhere', 'nextDoor'] as const)('a page from %s answers nobody, even if it knew a token', async (from) => {
    const { sandbox, interaction, isAlive } = await openTarget()
    const page = await openPage(site[from])
    const before = sandbox.requests.length
    const callback = `${sandbox.apiUrl}/v10/interactions/${interaction.id}/${interaction.token}/callback`
    const seen = await tryRequest(page, callback, JSON.stringify({ type: 4, data: { content: 'Forged' } }))
    expect([seen, sandbox.requests.length]).toEqual(['nothing', before])
    expect(await isAlive()).toBe(true)
  })

  test.each(['elsewhere', 'nextDoor'] as const)('a page from %s shows and runs nothing of the sandbox', async (from) => {
    const { sandbox, map, file } = await openTarget()
    const page = await openPage(site[from])
    expect(await tryPart(page, 'img', map)).toBe('refused')
    expect(await tryPart(page, 'script', `${sandbox.pageUrl}sandbox/live`)).toBe('refused')
    for (const url of [sandbox.pageUrl, map, file]) {
      const [answer] = await Promise.all([page.waitForResponse(url), tryPart(page, 'iframe', url)])
      expect(answer.status()).toBe(403)
    }
    expect(await tryRequest(page, map)).toBe('nothing')
  })

  test('a page that sends somebody to a verb or a file gets nowhere; a link to the page leads there', async () => {
    const { sandbox, annie, channel, file } = await openTarget()
    const follow = async (url: string, enter: string) => {
      const page = await openPage(site.elsewhere)
      const [answer] = await Promise.all([page.waitForResponse(url), page.waitForURL(url), page.evaluate(enter)])
      return { page, status: answer.status() }
    }
    expect(await follow(file, `location.assign(${JSON.stringify(file)})`)).toMatchObject({ status: 403 })
    const reset = `${sandbox.pageUrl}sandbox/reset`
    expect(
      await follow(
        reset,
        `const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '${reset}', enctype: 'text/plain' })
      document.body.append(form)
      form.submit()`,
      ),
    ).toMatchObject({ status: 403 })
    expect(sandbox.messagesFor(annie, channel).length).toBeGreaterThan(0)
    const { page, status } = await follow(sandbox.pageUrl, `location.assign('${sandbox.pageUrl}')`)
    expect(status).toBe(200)
    await page.getByRole('feed').waitFor()
  })

  test('a foreign name that leads here gets nothing, even if it knew the bot’s token', async () => {
    const { sandbox, isAlive } = await openTarget()
    const rebound = sandbox.pageUrl.replace('127.0.0.1', EVIL)
    const page = await browser.context.newPage()
    onTestFinished(() => page.close())
    const answer = await page.goto(rebound)
    expect([answer?.status(), await page.locator('body').innerText()]).toEqual([
      403,
      expect.stringContaining(`The sandbox answers at ${sandbox.pageUrl} alone`),
    ])
    const asBot = await page.evaluate(
      ([url = '', token = '']) =>
        fetch(url, { headers: { authorization: `Bot ${token}` } }).then(
          ({ status }) => status,
          () => 'nothing',
        ),
      [`${rebound}api/v10/gateway/bot`, sandbox.botToken],
    )
    expect(asBot).not.toBe(200)
    expect(await trySocket(page, `${rebound.replace('http', 'ws')}sandbox/live`)).toBe('closed')
    expect(await isAlive()).toBe(true)
  })

  test('a file of the bot’s is saved, never run in the sandbox’s name', async () => {
    const { file } = await openTarget()
    const page = await browser.context.newPage()
    onTestFinished(() => page.close())
    const [download] = await Promise.all([page.waitForEvent('download'), page.goto(file).catch(() => null)])
    expect(download.suggestedFilename()).toBe('a.html')
    await download.cancel()
    expect(await page.title()).toBe('')
  })

  test.each(['127.0.0.1', 'localhost'])('the sandbox’s own page, opened as %s, has all it needs', async (name) => {
    const { sandbox } = await openTarget()
    const page = await browser.context.newPage()
    onTestFinished(() => page.close())
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(sandbox.pageUrl.replace('127.0.0.1', name))
    const picked = 'img[width="80"][src*="/cdn/"]'
    await page.getByRole('feed').locator(picked).waitFor()
    const image = `document.querySelector('${picked}')`
    expect(await page.evaluate(`${image}.decode().then(() => ${image}.naturalWidth)`)).toBe(80)
    expect(await page.evaluate(`getComputedStyle(${image}).aspectRatio`)).toBe('80 / 60')
    expect(complaints).toEqual([])
  })
})
