/** A real browser for the tests of the page, and the page built for them. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium } from 'playwright-core'
import { build } from 'vite'

const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser to test with, or null if there is none on this machine. */
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

/** Opens a browser that remembers nothing from before; `flags` are further ones of its command line. */
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

/** Builds the page as it is now into a new folder, and gives that folder. */
export async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'stagecoach-page-'))
  const configFile = fileURLToPath(new URL('../../src/sandbox/page/vite.config.ts', import.meta.url))
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return outDir
}
