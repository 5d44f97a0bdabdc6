/** `/<game> settings`: shows the user's quiet hours and whether they are listed, and changes what the options name. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { say } from '../src/discord/context/reply.js'
import type { Call, Focused, GameSubcommand } from '../src/discord/presses/command.js'
import { choice, described } from '../src/discord/wire/localizations.js'
import { noticeMessage } from '../src/discord/words/panel.js'
import { commandFor } from '../src/discord/words/reader.js'
import type { Game } from '../src/games/game.js'
import type { Locale } from '../src/i18n/locale.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { type QuietHours, type ReadQuietHours, readQuietHours, type UserSettings } from '../src/tables/model/settings.js'

const OPTIONS = { from: 'from', to: 'to', zone: 'zone', quiet: 'quiet', listing: 'leaderboards' } as const
const NONE = 'none'
const LISTINGS = ['listed', 'unlisted'] as const
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
      choices: [choice(NONE, (locale) => TEXTS[locale].mine.noQuiet)],
    },
    {
      type: ApplicationCommandOptionType.String,
      ...described((texts) => texts.listing),
      choices: LISTINGS.map((each) => choice(each, (locale) => TEXTS[locale].standings.listing.choices[each])),
    },
  ],
  place: 'private',
  complete: ({ name, value }: Focused) => (name === OPTIONS.zone ? zonesLike(value) : []),
  async execute(game, call, { settings: store }) {
    const { user, locale } = call
    const { quiet } = await store.find(user.id)
    const isOff = call.option(OPTIONS.quiet) === NONE
    const chosen = isOff ? null : quietHoursOf(call, quiet)
    if (chosen?.ok === false) return say(TEXTS[locale].refusals.settings[chosen.refusal])
    if (isOff || chosen !== null) await store.setQuiet(user.id, chosen?.quiet ?? null)
    const listing = LISTINGS.find((each) => each === call.option(OPTIONS.listing))
    if (listing !== undefined) await store.setListed(user.id, listing === 'listed')
    return shown(game, await store.find(user.id), locale)
  },
}

/** The quiet hours to set, with parts left out taken from `now`. Null if no such option was given. */
function quietHoursOf({ option }: Call, now: QuietHours | null): ReadQuietHours | null {
  const [from, to, zone] = [option(OPTIONS.from), option(OPTIONS.to), option(OPTIONS.zone)]
  if (from === null && to === null && zone === null) return null
  const known = now === null ? { from: '', to: '', zone: '' } : { from: clock(now.from), to: clock(now.to), zone: now.zone }
  return readQuietHours(String(from ?? known.from), String(to ?? known.to), String(zone ?? known.zone))
}

function shown(game: Game, { quiet, listed }: UserSettings, locale: Locale) {
  const { mine, standings } = TEXTS[locale]
  const line =
    quiet === null
      ? mine.noQuietHours(commandFor({ game }, 'settings', locale))
      : mine.quietHours(clock(quiet.from), clock(quiet.to), quiet.zone)
  return {
    kind: 'private',
    message: noticeMessage(mine.settingsTitle, [line, listed ? standings.listing.listed : standings.listing.unlisted]),
  } as const
}

/** Minutes after midnight as a time of day. */
function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** Time zones whose names contain the typed text, with spaces read as underscores. */
function zonesLike(typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_')
  const known = Intl.supportedValuesOf('timeZone')
  return known.filter((zone) => zone.toLowerCase().includes(wanted)).slice(0, SUGGESTIONS)
}
