/** A user's own settings: a private message with a menu for each, and a button for tips that are hidden. */
import type { Game } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { timeOfDay } from '../../i18n/numbers.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { capitalised } from '../../i18n/words.js'
import { CALL_WAYS, LISTINGS, type UserSettings } from '../../tables/model/settings.js'
import { type Block, buttons, menu, type OptionSpec, text } from '../wire/components.js'
import { atNoTable, type OwnSetting } from '../wire/custom-id.js'
import { type Message, plainMessage } from '../wire/message.js'
import { buttonAtNoTable } from './buttons.js'
import { commandFor } from './reader.js'
import { timeIn, zoneOptions } from './time-zones.js'
import { presentName } from './zone-names.js'

/** The value that stands for no quiet hours among the times at which they may begin. */
export const NO_QUIET = 'none'

/** The first hours that the menus list, so that the usual ones need no scrolling. */
const EVENING = 18
const MORNING = 4

export interface OwnSettings {
  readonly settings: UserSettings
  readonly game: Pick<Game, 'id' | 'name'>
  readonly locale: Locale
  readonly now: Date
}

/** The user's settings. `notice` are sentences about what was just changed, or why it was not. */
export function settingsMessage(own: OwnSettings, notice: readonly string[] = []): Message {
  const { settings, game, locale, now } = own
  const { settings: words, standings, commands, lobby } = TEXTS[locale]
  const { quiet, calls, listed } = settings
  const setting = (what: OwnSetting, placeholder: string, options: readonly OptionSpec[]): Block =>
    menu(atNoTable({ kind: 'own', what, gameId: game.id }), placeholder, options)
  const ways = CALL_WAYS.map((way) => {
    const { label, about } = words.calls[way]
    return { value: way, label, description: about, chosen: way === calls }
  })
  const listings = LISTINGS.map((each) => {
    const label = lobby.option(capitalised(commands.listing.name), standings.listing.choices[each])
    return { value: each, label, chosen: (each === 'listed') === listed }
  })
  const none = { value: NO_QUIET, label: words.noQuiet, chosen: quiet === null }
  return plainMessage([
    text([`### ${words.title}`, ...notice].join('\n')),
    setting('calls', words.title, ways),
    setting('from', words.choose.from, [none, ...hours(EVENING, quiet?.from ?? null, locale, words.quietFrom)]),
    setting('to', words.choose.to, hours(MORNING, quiet?.to ?? null, locale, words.quietTo)),
    setting('zone', words.choose.zone, zoneOptions(quiet?.zone ?? null, locale, now)),
    setting('listing', words.title, listings),
    ...hiddenTips(own),
    text(`-# ${words.more(commandFor({ game }, 'settings', locale))}`),
  ])
}

/** That the game's tips are hidden, and how to get them back. */
function hiddenTips({ settings, game, locale }: OwnSettings): readonly Block[] {
  if (!settings.guides.includes(game.id)) return []
  const { tipsHidden, showTips } = TEXTS[locale].settings
  const show = buttonAtNoTable({ kind: 'own', what: 'tips', gameId: game.id }, showTips)
  return [text(tipsHidden(game.name[locale])), buttons([show])]
}

/** Every full hour, from `first` on. The time chosen so far takes the place of the hour in which it is. */
function hours(first: number, chosen: number | null, locale: Locale, labelOf: (time: string) => string): readonly OptionSpec[] {
  return Array.from({ length: 24 }, (_, more) => {
    const hour = (first + more) % 24
    const isChosen = chosen !== null && Math.floor(chosen / 60) === hour
    const minutes = isChosen ? chosen : hour * 60
    return { value: String(minutes), label: labelOf(timeOfDay(locale, minutes)), chosen: isChosen }
  })
}

/**
 * The quiet hours that were just set, or that there are none, and what follows from that for a user who is called so. If the user
 * has not chosen the zone, also the present time in it, to check it by.
 */
export function quietSentences(
  { quiet, calls }: Pick<UserSettings, 'quiet' | 'calls'>,
  hasChosenZone: boolean,
  locale: Locale,
  now: Date,
): readonly string[] {
  const { settings: words } = TEXTS[locale]
  const { quietHours, noQuietHours } = calls === 'none' ? words.uncalled : words
  if (quiet === null) return [noQuietHours]
  const { from, to, zone } = quiet
  const hours = quietHours(timeOfDay(locale, from), timeOfDay(locale, to), presentName(zone))
  return hasChosenZone ? [hours] : [hours, words.guessedZone(timeIn(zone, locale, now))]
}
