/**
 * Uses the page as a person would: chooses a user, types commands, presses visible buttons, reads texts. Every action waits until
 * its effect shows: something on the page has changed, and nothing is pending.
 */
import type { Locator, Page } from 'playwright-core'

export const PATIENCE_MS = 60_000

/** The text of a place on the page, line by line. */
export const wordsOf = async (place: Locator): Promise<string> => (await place.allInnerTexts()).join('\n')

export interface Player {
  /** Opens the page and waits for the sandbox's snapshot. */
  goto(url: string): Promise<void>
  actAs(name: string): Promise<void>
  /** Runs a slash command such as `pioneers new`, with its options named as the current user sees them. */
  run(command: string, options?: Readonly<Record<string, string>>): Promise<void>
  /** Presses this button, or the one with this label in the newest message where it is enabled. */
  press(button: string | Locator): Promise<void>
  /** Presses a button that may vanish at that moment, and tells whether it was still there. */
  pressIfThere(button: Locator): Promise<boolean>
  /** Picks from the newest menu that offers it. */
  choose(label: string): Promise<void>
  /** Dismisses the newest of the current user's ephemerals. */
  dismiss(): Promise<void>
  /** The words of the newest public message, and of the newest that only this user sees. */
  newest(): Promise<string>
  newestEphemeral(): Promise<string>
  /** The labels of all enabled buttons, with the newest message's last. */
  buttons(): Promise<readonly string[]>
  /** Waits until some message on the page contains this. */
  sees(text: string): Promise<void>
}

/** What an action may change on the page, read in one moment: between two readings a refusal may arrive. */
const look = (page: Page) =>
  page.locator('body').evaluate((body) => ({
    talk: body.querySelector('.talk')?.innerHTML,
    pending: body.querySelector('[role="feed"][aria-busy="true"], .thinking') !== null,
    refusal: body.querySelector('.toast')?.textContent ?? null,
  }))

async function waitUntilDone(page: Page, before: string | undefined, deed: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const { talk, pending, refusal } = await look(page)
    if (!pending && refusal !== null) throw new Error(`${deed}: refused: ${refusal}`)
    if (!pending && talk !== before) return
    if (Date.now() > end) throw new Error(`${deed}: nothing came of it`)
    await page.waitForTimeout(30)
  }
}

/** Does `act`, then waits until its effect shows. */
async function doing(page: Page, deed: string, act: () => Promise<void>): Promise<void> {
  const { talk: before } = await look(page)
  await act()
  await waitUntilDone(page, before, deed)
}

const feed = (page: Page) => page.getByRole('feed')

/** The options of the open list. */
export const optionsOn = (page: Page): Locator => page.locator('.popup').getByRole('option')

/** The option itself, found by its label alone, because its accessible name includes the description. */
const option = (page: Page, label: string): Locator =>
  optionsOn(page).filter({ has: page.locator('.option-label').getByText(label, { exact: true }) })

/** Opens the menus of the page, newest first, until one of them offers `label`. */
async function openMenuWith(page: Page, label: string): Promise<void> {
  const menus = await feed(page).getByRole('combobox').all()
  for (const menu of menus.toReversed()) {
    if ((await menu.getAttribute('aria-disabled')) === 'true') continue
    await menu.click()
    await optionsOn(page).first().waitFor()
    if ((await option(page, label).count()) > 0) return
    await menu.press('Escape')
    await optionsOn(page).first().waitFor({ state: 'detached' })
  }
  throw new Error(`no menu offers "${label}"`)
}

async function fillOption(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator('.option-field').filter({ has: page.locator('.option-name').getByText(name, { exact: true }) })
  if ((await field.count()) === 0) await page.locator('.add-option').filter({ hasText: name }).click()
  const menu = field.getByRole('combobox')
  if ((await menu.count()) === 0) return field.locator('input').fill(value)
  await menu.click()
  await option(page, value).click()
}

export function playOn(page: Page): Player {
  const named = (label: string) => feed(page).getByRole('button', { name: label, exact: true, disabled: false }).last()
  return {
    async goto(url) {
      await page.goto(url)
      await page.locator('.page').waitFor()
    },
    async actAs(name) {
      // A menu left open by a new message may cover the names.
      await page.keyboard.press('Escape')
      await page.locator(`[data-user=${JSON.stringify(name)}]`).click()
      await page.locator(`[data-user=${JSON.stringify(name)}][aria-pressed="true"]`).waitFor()
    },
    run: (command, options = {}) =>
      doing(page, `/${command}`, async () => {
        await page.locator('.command-line').fill(`/${command} `)
        for (const [name, value] of Object.entries(options)) await fillOption(page, name, value)
        await page.locator('.send').click()
      }),
    press: (button) => {
      const place = typeof button === 'string' ? named(button) : button
      return doing(page, `pressing "${button}"`, () => place.click())
    },
    async pressIfThere(button) {
      const [handle] = await button.elementHandles()
      if (handle === undefined) return false
      const { talk: before } = await look(page)
      try {
        await handle.click()
      } catch (thrown) {
        if (await handle.evaluate(({ isConnected }) => isConnected)) throw thrown
        return false
      }
      await waitUntilDone(page, before, `pressing "${button}"`)
      return true
    },
    choose: (label) =>
      doing(page, `choosing "${label}"`, async () => {
        await openMenuWith(page, label)
        await option(page, label).click()
      }),
    dismiss: () => doing(page, 'dismissing', () => page.locator('.only-you').last().locator('button').first().click()),
    newest: () => wordsOf(page.locator('.message:not(.ephemeral)').last()),
    newestEphemeral: () => wordsOf(page.locator('.message.ephemeral').last()),
    async buttons() {
      const all = feed(page).locator('button.button:not(:disabled)')
      return (await all.allInnerTexts()).map((text) => text.trim())
    },
    sees: (text) => feed(page).getByText(text).last().waitFor({ timeout: PATIENCE_MS }),
  }
}
