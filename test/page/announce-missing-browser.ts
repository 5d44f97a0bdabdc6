import { browserPath } from './browser.js'

const MISSING = "The page's tests are skipped: no browser at CHROMIUM_PATH, /usr/bin/chromium or /usr/bin/google-chrome."

/**
 * Reports once per run that the page's tests are skipped, and why.
 * @throws if `REQUIRE_BROWSER` is set, because such a run needs a browser
 */
export default function announceMissingBrowser(): void {
  if (browserPath !== null) return
  if (process.env.REQUIRE_BROWSER === '1') throw new Error(`${MISSING} REQUIRE_BROWSER=1 forbids that.`)
  process.stderr.write(`${MISSING}\n`)
}
