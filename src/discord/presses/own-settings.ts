/** The menus of a user's own settings. */
import { TEXTS } from '../../i18n/texts/index.js'
import { CALL_WAYS, LISTINGS, type QuietHours, type Settings, withPart } from '../../tables/model/settings.js'
import type { Context } from '../context/context.js'
import type { Reply } from '../context/reply.js'
import type { OwnSetting } from '../wire/custom-id.js'
import { NO_QUIET, quietSentence, settingsMessage } from '../words/own-settings.js'
import { LIKELY_ZONE } from '../words/zones.js'
import { type Press, privately } from './press.js'

/** Stores a choice and shows the menus anew. */
export async function changeOwn({ settings, clock }: Context, press: Press, what: OwnSetting, gameId: string): Promise<Reply> {
  const notice = await changed(settings, press, what)
  const own = { settings: await settings.find(press.user.id), game: { id: gameId }, locale: press.locale, now: clock.now() }
  return privately(press, settingsMessage(own, notice))
}

/** Stores a choice. Returns what to say about it, which is nothing if the menu says it. */
async function changed(settings: Settings, { user, locale, chosen }: Press, what: OwnSetting): Promise<readonly string[]> {
  switch (what) {
    case 'calls': {
      const way = CALL_WAYS.find((each) => each === chosen)
      if (way !== undefined) await settings.setCalls(user.id, way)
      return []
    }
    case 'listing': {
      const listing = LISTINGS.find((each) => each === chosen)
      if (listing === undefined) return []
      await settings.setListed(user.id, listing === 'listed')
      return [TEXTS[locale].standings.listing[listing]]
    }
    default: {
      const { quiet } = await settings.find(user.id)
      const read =
        what === 'from' && chosen === NO_QUIET ? null : withPart(quiet, partOf(what, chosen ?? ''), LIKELY_ZONE[locale])
      if (read?.ok === false) return [TEXTS[locale].refusals.settings[read.refusal]]
      await settings.setQuiet(user.id, read?.quiet ?? null)
      return [quietSentence(read?.quiet ?? null, locale)]
    }
  }
}

function partOf(what: keyof QuietHours, chosen: string): Partial<QuietHours> {
  return what === 'zone' ? { zone: chosen } : { [what]: Number(chosen) }
}
