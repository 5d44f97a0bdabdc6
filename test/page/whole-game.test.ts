import { rmSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pick, type Random, seededRandom } from '../../src/engine/random.js'
import { openScene } from '../e2e/kit/scene.js'
import { browserPath, buildPage, openBrowser } from './browser.js'
import { optionsOn, PATIENCE_MS, type Player, playOn, wordsOf } from './player.js'

const OVER = /the game is over/
const feed = (page: Page) => page.getByRole('feed')
const isOver = async (page: Page) => OVER.test(await wordsOf(feed(page)))

/** The current user's panel: the newest private message with something to press. */
const panel = (page: Page): Locator =>
  page
    .locator('.message.ephemeral')
    .filter({ has: page.locator('.button:enabled, .picker[aria-disabled="false"]') })
    .last()

/** The button that calls the current user in the channel: the first one of the newest message that pings them. */
const call = (page: Page): Locator =>
  page
    .locator('.message.pinged:not(.ephemeral)')
    .filter({ has: page.locator('.button:enabled') })
    .last()
    .locator('.button:enabled')
    .first()

/** Does one of the things that the panel offers: usually one that advances the game, now and then any. */
async function playPanel(page: Page, player: Player, random: Random): Promise<void> {
  const bold = await panel(page).locator('.button:enabled:not(.secondary)').all()
  const plain = await panel(page).locator('.button.secondary:enabled').all()
  const menus = await panel(page).locator('.picker[aria-disabled="false"]').all()
  const preferred = [...bold, ...menus]
  const offers = preferred.length > 0 && random.below(8) > 0 ? preferred : [...preferred, ...plain]
  const offer = pick(offers, random)
  if (!menus.includes(offer)) return player.press(offer)
  await offer.click()
  await optionsOn(page).first().waitFor()
  // Choosing what is chosen already changes nothing.
  const labels = await page.locator('.popup [role="option"]:not([aria-selected="true"]) .option-label').allInnerTexts()
  await offer.press('Escape')
  await optionsOn(page).first().waitFor({ state: 'detached' })
  return player.choose(pick(labels, random))
}

/** The public content. A call that led to nothing is tried again only after this has changed. */
const seenByAll = (page: Page): Promise<string> => wordsOf(page.locator('.message:not(.ephemeral)'))

/** One press by the player called `name`, if there is anything to press. */
async function playOnce(
  page: Page,
  player: Player,
  answered: Map<string, string>,
  name: string,
  random: Random,
): Promise<boolean> {
  if ((await panel(page).count()) > 0) {
    await playPanel(page, player, random)
    return true
  }
  const seen = await seenByAll(page)
  if (answered.get(name) === seen) return false
  // The message of a turn that is over loses its buttons a moment later.
  if (!(await player.pressIfThere(call(page)))) return false
  answered.set(name, seen)
  return true
}

/** Lets the players act in turn until the game is over. Returns the number of presses. */
async function playGame(page: Page, player: Player, names: readonly string[], random: Random): Promise<number> {
  const answered = new Map<string, string>()
  let presses = 0
  for (let stuckAt = Date.now() + PATIENCE_MS; Date.now() < stuckAt; ) {
    for (const name of names) {
      await player.actAs(name)
      if (await isOver(page)) return presses
      if (!(await playOnce(page, player, answered, name, random))) continue
      presses += 1
      stuckAt = Date.now() + PATIENCE_MS
    }
  }
  throw new Error(`after ${presses} presses nobody can go on: ${await wordsOf(feed(page))}`)
}

describe.skipIf(browserPath === null)('the whole way in the browser', () => {
  test('two people play a game on the page, from the empty channel to the last message', async () => {
    const pageRoot = await buildPage()
    const scene = await openScene({ seed: 'page', sandbox: { pageRoot } })
    const browser = await openBrowser()
    onTestFinished(async () => {
      await browser.close()
      rmSync(pageRoot, { recursive: true })
    })
    const [page] = browser.context.pages()
    if (page === undefined) throw new Error('a new browser has a page')
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    const player = playOn(page)
    await player.goto(scene.sandbox.pageUrl)
    await player.press('Send it for me')
    await player.actAs('Bill')
    await player.press('Join')
    await player.actAs('Annie')
    await player.press('Start')
    await playGame(page, player, ['Annie', 'Bill'], seededRandom('page'))
    expect(await player.newest()).toMatch(OVER)
    expect(errors).toEqual([])
    expect(scene.troubles).toEqual([])
    await scene.close()
  }, 900_000)
})
