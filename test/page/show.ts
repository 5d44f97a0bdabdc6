/** The page in a browser on the stage, the setup of every browser test. */
import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { SandboxSnapshot } from '../../src/sandbox/protocol.js'
import { buildPage, DESKTOP, type Look, openBrowser } from './browser.js'
import { PATIENCE_MS, type Player, playOn } from './player.js'
import { scenePictures } from './scene.js'
import { type Asked, openStage, type Stage } from './stage.js'

export interface Show {
  readonly page: Page
  readonly stage: Stage
  readonly player: Player
  /** Errors in the page since it was opened. */
  readonly errors: readonly string[]
  /** Opens the page afresh, with no read marks and no recorded requests. */
  readonly begin: (snapshot: SandboxSnapshot) => Promise<void>
  /** The page's requests since it was opened. */
  readonly asked: () => readonly Asked[]
  /** Waits for this number of requests from the page, and returns the last of them. */
  readonly lastAsked: (count?: number) => Promise<Asked | undefined>
  readonly close: () => Promise<void>
}

export async function openShow(snapshot: SandboxSnapshot, look: Look = DESKTOP): Promise<Show> {
  const pageRoot = await buildPage()
  const stage = await openStage(pageRoot, snapshot, await scenePictures())
  const browser = await openBrowser(look)
  const page = browser.context.pages()[0] ?? (await browser.context.newPage())
  page.setDefaultTimeout(PATIENCE_MS)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  let opened = 0
  let askedBefore = 0
  const asked = () => stage.asked.slice(askedBefore)
  return {
    page,
    stage,
    player: playOn(page),
    errors,
    begin: async (next) => {
      stage.snapshot = next
      stage.onAsk = () => []
      askedBefore = stage.asked.length
      await page.goto(`${stage.url}cdn/board.png`)
      await page.evaluate('localStorage.clear()')
      opened += 1
      await playOn(page).goto(`${stage.url}?${opened}`)
    },
    asked,
    lastAsked: async (count = 1) => {
      const end = Date.now() + PATIENCE_MS
      while (asked().length < count && Date.now() < end) await page.waitForTimeout(20)
      return asked().at(count - 1)
    },
    close: async () => {
      await browser.close()
      await stage.close()
      rmSync(pageRoot, { recursive: true, force: true })
    },
  }
}
