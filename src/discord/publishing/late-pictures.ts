/** Messages that were sent before their pictures were there: they are shown once more, with them or with a note that there are none. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Table } from '../../tables/model/table.js'
import type { Later } from '../../tables/model/tables.js'
import { isMissing, type Message } from '../wire/message.js'

/** Of a picture that is not there. */
export type Prospect = 'follows' | 'given up'

/** Shows a message once more when its pictures are there that were not in time for it, or are given up. */
export function complete({ picture, second }: Message, show: (prospect: Prospect) => Promise<Later | null>): Later | null {
  const missing = [picture, second].filter(isMissing)
  if (missing.length === 0) return null
  return afterThis(async () => {
    const made = await Promise.all(missing.map((each) => each.made()))
    return show(made.every((isThere) => isThere) ? 'follows' : 'given up')
  })
}

/** Runs `show` at once, and what it leaves for later. */
export function afterThis(show: () => Promise<Later | null>): Later {
  const finish = async () => {
    const more = await show()
    await more?.shown
  }
  const shown = finish()
  // Not everybody waits for it.
  shown.catch(() => {})
  return { shown, isTold: true }
}

/** What stands in place of a picture that is not there. */
export function noteOf({ locale }: Table, prospect: Prospect): string {
  const { turn, panel } = TEXTS[locale]
  return prospect === 'follows' ? turn.pictureFollows : panel.noPicture
}
