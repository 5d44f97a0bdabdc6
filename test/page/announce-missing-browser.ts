import { browserPath } from './browser.js'

/** Says once for the whole run that the page's tests are skipped, and why. */
export default function announceMissingBrowser(): void {
  if (browserPath !== null) return
  process.stderr.write(
    "The page's tests are skipped: no browser at CHROMIUM_PATH, /usr/bin/chromium or /usr/bin/google-chrome.\n",
  )
}
