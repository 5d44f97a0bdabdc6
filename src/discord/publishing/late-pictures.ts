/** Messages sent before their pictures were ready. They are shown again with the pictures, or with a note that there are none. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Table } from '../../tables/model/table.js'
import type { Later } from '../../tables/model/tables.js'
import { isMissing, type Message } from '../wire/message.js'

/** The state of a missing picture. */
export type Prospect = 'follows' | 'given up'

/** Shows a message again when its missing pictures are ready or given up. */
export function complete({ picture, second }: Message, show: (prospect: Prospect) => Promise<Later | null>): Later | null {
  const missing = [picture, second].filter(isMissing)
  if (missing.length === 0) return null
  return afterThis(async () => {
    const made = await Promise.all(missing.map((each) => each.made()))
    return show(made.every((isThere) => isThere) ? 'follows' : 'given up')
  })
}

/** Runs `show` at once, followed by what it leaves for later. */
export function afterThis(show: () => Promise<Later | null>): Later {
  // Written without a function that waits: it would keep the pictures until everything after it is shown.
  const shown = show().then((more) => more?.shown)
  // Not every caller waits for it.
  shown.catch(() => {})
  return { shown, isTold: true }
}

/** The note in place of a missing picture. */
export function noteOf({ locale }: Table, prospect: Prospect): string {
  const { turn, panel } = TEXTS[locale]
  return prospect === 'follows' ? turn.pictureFollows : panel.noPicture
}
