/** A user's own settings. */
import type { Game } from '../../games/game.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { CALL_WAYS, LISTINGS, type QuietHours, withPart } from '../../tables/model/settings.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import type { OwnSetting } from '../wire/custom-id.js'
import { NO_QUIET, quietSentences, settingsMessage } from '../words/own-settings.js'
import { noticeMessage } from '../words/panel.js'
import { commandFor } from '../words/reader.js'
import { LIKELY_ZONE } from '../words/time-zones.js'
import { type Press, privately } from './press.js'

/** Stores a choice and shows the menus anew. */
export async function changeOwn(context: Context, press: Press, what: OwnSetting, gameId: string): Promise<Reply> {
  const { settings, clock, games } = context
  const { user, locale } = press
  const game = games.find(({ id }) => id === gameId)
  if (game === undefined) return say(TEXTS[locale].refusals.unreadable(null))
  const notice = what === 'calls' ? await calledBy(context, press, gameId) : await changed(context, press, what, game)
  const own = { settings: await settings.find(user.id), game, locale, now: clock.now() }
  return privately(press, settingsMessage(own, notice))
}

/** Stores a choice. Returns what to say about it, which is nothing if the menu says it. */
async function changed(
  { settings, clock }: Context,
  { user, locale, chosen }: Press,
  what: Exclude<OwnSetting, 'calls'>,
  game: Game,
): Promise<readonly string[]> {
  switch (what) {
    case 'listing': {
      const listing = LISTINGS.find((each) => each === chosen)
      if (listing === undefined) return []
      await settings.setListed(user.id, listing === 'listed')
      return [TEXTS[locale].standings.listing[listing]]
    }
    case 'tips':
      await settings.forgetGuides(user.id, game.id)
      return [TEXTS[locale].settings.tipsShown(game.name[locale])]
    default: {
      const { quiet, calls } = await settings.find(user.id)
      const read =
        what === 'from' && chosen === NO_QUIET ? null : withPart(quiet, partOf(what, chosen ?? ''), LIKELY_ZONE[locale])
      if (read?.ok === false) return [TEXTS[locale].refusals.settings[read.refusal]]
      await settings.setQuiet(user.id, read?.quiet ?? null)
      return quietSentences({ quiet: read?.quiet ?? null, calls }, quiet !== null || what === 'zone', locale, clock.now())
    }
  }
}

/** Stores how the user is called. The first direct message is sent at once, so that the user learns whether any arrives. */
async function calledBy({ settings, directMessages }: Context, press: Press, gameId: string): Promise<readonly string[]> {
  const { user, locale, chosen, interactionId } = press
  const way = CALL_WAYS.find((each) => each === chosen)
  if (way === undefined) return []
  await settings.setCalls(user.id, way, locale)
  if (way !== 'direct') return []
  const { firstDirect, directClosed } = TEXTS[locale].settings
  const first = noticeMessage(null, [firstDirect(commandFor({ game: { id: gameId } }, 'settings', locale))])
  const isClosed = (await directMessages.send(user.id, first, interactionId)) === 'closed'
  await settings.setToldClosed(user.id, isClosed)
  return isClosed ? [directClosed] : []
}

function partOf(what: keyof QuietHours, chosen: string): Partial<QuietHours> {
  return what === 'zone' ? { zone: chosen } : { [what]: Number(chosen) }
}
