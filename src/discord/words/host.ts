/** What only a lobby's host sees and changes: a private message with menus. */

import { LOCALES, type Locale } from '../../i18n/locale.js'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { isPerson, nameFor } from '../../tables/model/computer.js'
import type { Lobby } from '../../tables/model/table.js'
import { BANKS, COMPUTER_TAKEOVERS, HINTS, PACES, SEATINGS } from '../../tables/model/terms.js'
import { type Block, menu, type OptionSpec, text } from '../wire/components.js'
import { atTable } from '../wire/custom-id.js'
import { type Message, plainMessage } from '../wire/message.js'
import { computerTakeoverOf, optionsInPlay } from './lobby.js'

/** Prefixes of the values in the menu of players. */
export const GUEST = { remove: 'remove', handOver: 'host' } as const

/** Where a table may be played. */
export const PLACES = ['channel', 'thread'] as const

interface Around {
  /** What is said above the menus. */
  readonly notice?: readonly string[]
  /** Whether no thread can be opened in the lobby's channel, so that there is no place to choose. */
  readonly threadless?: boolean
}

/** The host's menus for the present lobby, in the host's own language. */
export function hostMessage(lobby: Lobby, locale: Locale, { notice = [], threadless = false }: Around = {}): Message {
  const { lobby: words, paces, banks, hints, computerTakeover, languages } = TEXTS[locale]
  const { terms } = lobby
  // What a phone cuts off of a chosen option's label stands below it.
  const paceOptions = PACES.map((pace) => {
    const { name, limit } = paces[pace]
    return { value: pace, label: words.pace(name), description: limit ?? undefined, chosen: pace === terms.pace }
  })
  const bankOptions = BANKS.map((bank) => {
    const { name, more } = banks[bank]
    return { value: bank, label: words.bank(name), description: more ?? undefined, chosen: bank === terms.bank }
  })
  const hintOptions = HINTS.map((each) => ({ value: each, label: hints.who[each], chosen: each === terms.hints }))
  const takeovers = COMPUTER_TAKEOVERS.map((each) => ({
    value: each,
    label: computerTakeoverOf(each, locale),
    description: each === 'none' ? computerTakeover.rated : computerTakeover.unrated,
    chosen: each === terms.computerTakeover,
  }))
  const seatings = SEATINGS.map((each) => ({ value: each, label: words.seating[each], chosen: each === terms.seating }))
  const tongues = LOCALES.map((each) => ({
    value: each,
    label: words.language(languages[each]),
    chosen: each === lobby.locale,
  }))
  const places = PLACES.map((each) => ({ value: each, label: words.place[each], chosen: (each === 'thread') === terms.thread }))
  return plainMessage([
    text([`### ${words.settingsTitle}`, ...notice].join('\n')),
    settling(lobby, 'pace', words.choose.pace, paceOptions),
    settling(lobby, 'bank', words.choose.bank, bankOptions),
    settling(lobby, 'hints', hints.choose, hintOptions),
    settling(lobby, 'relief', computerTakeover.choose, takeovers),
    settling(lobby, 'seating', words.choose.seating, seatings),
    ...(threadless ? [] : [settling(lobby, 'place', words.choose.place, places)]),
    settling(lobby, 'language', words.choose.language, tongues),
    settling(lobby, 'seats', words.choose.seats, seatOptions(lobby, locale)),
    ...gameMenus(lobby, locale),
    ...guestMenu(lobby, locale),
  ])
}

function settling(lobby: Lobby, what: string, placeholder: string, options: readonly OptionSpec[]): Block {
  return menu(atTable(lobby, { kind: 'settle', what }), placeholder, options)
}

/** All counts, also below the number of taken seats: one may become free while the menu is open. A refusal says what is taken. */
function seatOptions(lobby: Lobby, locale: Locale): readonly OptionSpec[] {
  const { game, capacity } = lobby
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return counts.map((count) => ({
    value: String(count),
    label: TEXTS[locale].lobby.seatsUpTo(count),
    chosen: count === capacity,
  }))
}

/** The game's own options that matter. An option's id names its menu. */
function gameMenus(lobby: Lobby, locale: Locale): readonly Block[] {
  const { game, options } = lobby
  return optionsInPlay(lobby).map(({ id, choices }) => {
    const texts = game.optionTexts[locale][id]
    const name = texts?.name ?? id
    const labelOf = (value: string) => TEXTS[locale].lobby.option(name, texts?.choices[value] ?? value)
    const offered = choices.map((value) => ({
      value,
      label: labelOf(value),
      description: texts?.more?.[value],
      chosen: options[id] === value,
    }))
    return settling(lobby, `game.${id}`, name, offered)
  })
}

function guestMenu(lobby: Lobby, locale: Locale): readonly Block[] {
  const { lobby: words } = TEXTS[locale]
  const guests = lobby.players.filter(({ id }) => id !== lobby.host.id)
  if (guests.length === 0) return []
  const options = guests.flatMap((guest) => {
    const name = escapeName(nameFor(guest, locale))
    return [
      ...(isPerson(guest) ? [{ value: `${GUEST.handOver}.${guest.id}`, label: words.handOver(name) }] : []),
      { value: `${GUEST.remove}.${guest.id}`, label: words.remove(name) },
    ]
  })
  return [settling(lobby, 'guest', words.choose.guest, options)]
}
