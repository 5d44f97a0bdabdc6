/** `/<game> settings`: shows the user's own settings as menus, and changes what the options name. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { say } from '../src/discord/context/reply.js'
import type { Call, Focused, GameSubcommand } from '../src/discord/presses/command.js'
import { choice, described } from '../src/discord/wire/localizations.js'
import { NO_QUIET, quietSentences, settingsMessage } from '../src/discord/words/own-settings.js'
import { LIKELY_ZONE } from '../src/discord/words/time-zones.js'
import { zonesLike } from '../src/discord/words/zone-names.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { LISTINGS, type QuietHours, type ReadQuietHours, readQuietHours } from '../src/tables/model/settings.js'

const OPTIONS = { from: 'from', to: 'to', zone: 'zone', quiet: 'quiet', listing: 'leaderboards' } as const
const SUGGESTIONS = 25

export const settings: GameSubcommand = {
  data: described((texts) => texts.settings),
  options: () => [
    { type: ApplicationCommandOptionType.String, ...described((texts) => texts.quietFrom) },
    { type: ApplicationCommandOptionType.String, ...described((texts) => texts.quietTo) },
    { type: ApplicationCommandOptionType.String, ...described((texts) => texts.zone), autocomplete: true },
    {
      type: ApplicationCommandOptionType.String,
      ...described((texts) => texts.quiet),
      choices: [choice(NO_QUIET, (locale) => TEXTS[locale].settings.noQuiet)],
    },
    {
      type: ApplicationCommandOptionType.String,
      ...described((texts) => texts.listing),
      choices: LISTINGS.map((each) => choice(each, (locale) => TEXTS[locale].standings.listing.choices[each])),
    },
  ],
  place: 'private',
  complete: ({ name, value }: Focused) => (name === OPTIONS.zone ? zonesLike(value, SUGGESTIONS) : []),
  async execute(game, call, { settings: store, clock }) {
    const { user, locale } = call
    const { quiet, calls } = await store.find(user.id)
    const isOff = call.option(OPTIONS.quiet) === NO_QUIET
    const chosen = isOff ? null : quietHoursOf(call, quiet)
    if (chosen?.ok === false) return say(TEXTS[locale].refusals.settings[chosen.refusal])
    const setsQuiet = isOff || chosen !== null
    if (setsQuiet) await store.setQuiet(user.id, chosen?.quiet ?? null)
    const listing = LISTINGS.find((each) => each === call.option(OPTIONS.listing))
    if (listing !== undefined) await store.setListed(user.id, listing === 'listed')
    const hasChosenZone = quiet !== null || call.option(OPTIONS.zone) !== null
    const notice = [
      ...(setsQuiet ? quietSentences({ quiet: chosen?.quiet ?? null, calls }, hasChosenZone, locale, clock.now()) : []),
      ...(listing === undefined ? [] : [TEXTS[locale].standings.listing[listing]]),
    ]
    const settings = await store.find(user.id)
    return { kind: 'private', message: settingsMessage({ settings, game, locale, now: clock.now() }, notice) }
  },
}

/** The quiet hours to set. Parts left out are as they are `now`, or as in the menus. Null if no such option was given. */
function quietHoursOf({ option, locale }: Call, now: QuietHours | null): ReadQuietHours | null {
  const typed = (name: string): string | null => {
    const value = option(name)
    return value === null ? null : String(value)
  }
  const [from, to, zone] = [typed(OPTIONS.from), typed(OPTIONS.to), typed(OPTIONS.zone)]
  return from === null && to === null && zone === null ? null : readQuietHours({ from, to, zone }, now, LIKELY_ZONE[locale])
}
