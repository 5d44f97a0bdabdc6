/** A real browser for the tests of the page, and a build of the page for them. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium } from 'playwright-core'
import { build } from 'vite'

const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser for the tests, or null if this machine has none. */
export const browserPath: string | null = PLACES.find((path) => path !== undefined && existsSync(path)) ?? null

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface OpenBrowser {
  readonly context: BrowserContext
  readonly close: () => Promise<void>
}

export interface Look {
  readonly width: number
  readonly height: number
  readonly touch?: boolean
  readonly dark?: boolean
}

export const DESKTOP: Look = { width: 1280, height: 860 }
export const PHONE: Look = { width: 390, height: 844, touch: true }

/** Opens a browser with an empty profile. `flags` are additional command-line flags. */
export async function openBrowser(look: Look = DESKTOP, flags: readonly string[] = []): Promise<OpenBrowser> {
  if (browserPath === null) throw new Error('openBrowser needs a browser: check browserPath first')
  const userDataDir = mkdtempSync(join(tmpdir(), 'stagecoach-browser-'))
  const context = await chromium.launchPersistentContext(userDataDir, {
    executablePath: browserPath,
    headless: true,
    args: [...FLAGS, ...flags],
    viewport: { width: look.width, height: look.height },
    hasTouch: look.touch === true,
    isMobile: look.touch === true,
    colorScheme: look.dark === true ? 'dark' : 'light',
  })
  return {
    context,
    close: async () => {
      await context.close()
      rmSync(userDataDir, { recursive: true, force: true })
    },
  }
}

/** Builds the page from its current sources into a new folder and returns that folder. */
export async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'stagecoach-page-'))
  const configFile = fileURLToPath(new URL('../../src/sandbox/page/vite.config.ts', import.meta.url))
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return outDir
}
