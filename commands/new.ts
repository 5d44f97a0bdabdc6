/** `/<game> new`: opens a lobby in the channel, for the command's own game unless another one is named. */
import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10'
import type { Context } from '../src/discord/context/context.js'
import { type Reply, say } from '../src/discord/context/reply.js'
import type { Call, GameSubcommand, Person } from '../src/discord/presses/command.js'
import { openTable } from '../src/discord/presses/lobby/opening.js'
import { threadDenied, unpermitted } from '../src/discord/presses/permissions.js'
import { choice, described, namedAs } from '../src/discord/wire/localizations.js'
import { PLACES } from '../src/discord/words/host.js'
import { paceIn, wholeChoice } from '../src/discord/words/lobby.js'
import type { OptionSpec } from '../src/engine/game.js'
import type { ChoiceTexts } from '../src/games/choice-texts.js'
import type { Game } from '../src/games/game.js'
import { LOCALES, type Locale } from '../src/i18n/locale.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { LEVELS, type Level } from '../src/players/levels.js'
import type { User } from '../src/tables/model/people.js'
import { PACES, type Pace } from '../src/tables/model/terms.js'

const GAME = described((texts) => texts.newGame)
const inviteeOption = (number: number) => described((texts) => texts.invitee(number))

export const newTable: GameSubcommand = {
  data: described((texts) => texts.new),
  options: (game, games) => [
    ...inviteeNumbers(games).map((number) => ({ type: ApplicationCommandOptionType.User as const, ...inviteeOption(number) })),
    seatsOption(games),
    computersOption(games),
    levelOption(),
    languageOption(),
    paceOption(),
    placeOption(),
    ...(games.length > 1 ? [whichOption(games)] : []),
    ...game.options.map((option) => gameOption(game, option)),
  ],
  place: 'public',
  async execute(game, call, context) {
    const { refusals } = TEXTS[call.locale]
    const isForThread = call.option('place') === 'thread'
    const missing = [...call.missingPermissions, ...(isForThread ? call.missingForThread : [])]
    const hindrance = (isForThread ? threadDenied(call) : null) ?? unpermitted(missing, call.locale)
    if (hindrance !== null) return hindrance
    const guests = invitees(call, context)
    if (guests.some(({ isBot }) => isBot)) return say(refusals.noBots)
    if (guests.some(({ isMember }) => !isMember)) return say(refusals.noMember)
    const locale = chosenLanguage(call)
    const chosen = chosenGame(game, call, context)
    if (chosen === null) return say(refusals.unknownGame)
    // Options of the command's own game are passed on even if another game was chosen: the tables then refuse them as unknown.
    const options = chosenOptions([...game.options, ...chosen.options], call)
    const computers = chosenComputers(call)
    return locale === null || computers === null
      ? say(refusals.unknownOption)
      : open({ game: chosen, options, locale, computers, invited: guests.map(({ user }) => user) }, call, context)
  },
}

interface Wanted {
  readonly game: Game
  readonly options: Readonly<Record<string, string>>
  readonly locale: Locale
  readonly invited: readonly User[]
  readonly computers: readonly Level[]
}

async function open(wanted: Wanted, call: Call, context: Context): Promise<Reply> {
  const pace = chosenPace(call)
  const thread = call.option('place') === 'thread' && !call.threadless
  const { unknownOption, tooManyPlayers } = TEXTS[call.locale].refusals
  if (pace === undefined) return say(unknownOption)
  const { name, seats: room } = wanted.game
  const players = claimedBy(wanted)
  if (players > room.max) return say(tooManyPlayers(players, name[call.locale], room.max))
  const seats = call.option('seats')
  const capacity = typeof seats === 'number' ? seats : usualCapacity(wanted)
  return openTable(call, { ...wanted, capacity, terms: { ...(pace === null ? {} : { pace }), thread } }, context)
}

/** With computer players a table has no more seats than are taken, so that it can start at once. */
function usualCapacity(wanted: Wanted): number {
  const { seats } = wanted.game
  return wanted.computers.length === 0 ? seats.max : Math.max(seats.min, claimedBy(wanted))
}

/** The seats for the host, everybody invited and the computer players. */
function claimedBy({ invited, computers }: Wanted): number {
  return 1 + invited.length + computers.length
}

/** As many as may sit beside the host at the largest game. */
function inviteeNumbers(games: readonly Game[]): readonly number[] {
  return Array.from({ length: Math.max(...games.map(({ seats }) => seats.max)) - 1 }, (_, index) => index + 1)
}

/** Everybody named to be called, once each. Whoever calls has a seat anyway. */
function invitees({ user, option, person }: Call, { games }: Context): readonly Person[] {
  const named = inviteeNumbers(games).flatMap((number) => {
    const { name } = inviteeOption(number)
    return option(name) === null ? [] : [person(name) ?? UNKNOWN]
  })
  return [...new Map(named.map((each) => [each.user.id, each])).values()].filter((each) => each.user.id !== user.id)
}

/** Somebody whom Discord does not describe. */
const UNKNOWN: Person = { user: { id: '', name: '' }, isBot: false, isMember: false }

/** The chosen game, by default the command's own. Null if the bot does not have it. */
function chosenGame(game: Game, { option }: Call, { games }: Context): Game | null {
  const wanted = option(GAME.name)
  return wanted === null ? game : (games.find(({ id }) => id === wanted) ?? null)
}

/** The game options that were given. The others get their defaults later. */
function chosenOptions(specs: readonly OptionSpec[], { option }: Call): Record<string, string> {
  const chosen = specs.map(({ id }) => [id, option(id)] as const)
  return Object.fromEntries(chosen.flatMap(([id, value]) => (value === null ? [] : [[id, String(value)]])))
}

/** The chosen language, by default the server's. Null if it is not supported. */
function chosenLanguage(call: Call): Locale | null {
  const wanted = call.option('language')
  return wanted === null ? call.guildLocale : (LOCALES.find((locale) => locale === wanted) ?? null)
}

/** Allows the seat counts of all games together. The tables refuse a count that the chosen game does not support. */
function seatsOption(games: readonly Game[]): APIApplicationCommandBasicOption {
  const text = described((texts) => texts.seats)
  const min = Math.min(...games.map(({ seats }) => seats.min))
  const max = Math.max(...games.map(({ seats }) => seats.max))
  return { type: ApplicationCommandOptionType.Integer, ...text, min_value: min, max_value: max }
}

function whichOption(games: readonly Game[]): APIApplicationCommandBasicOption {
  const choices = games.map(({ id, name }) => choice(id, (locale) => name[locale]))
  return { type: ApplicationCommandOptionType.String, ...GAME, choices }
}

function languageOption(): APIApplicationCommandBasicOption {
  const choices = LOCALES.map((language) => choice(language, (reader) => TEXTS[reader].languages[language]))
  return { type: ApplicationCommandOptionType.String, ...described((texts) => texts.language), choices }
}

/** The levels of the wanted computer players: all the same, by default {@link USUAL_LEVEL}. Null if a choice does not exist. */
function chosenComputers({ option }: Call): readonly Level[] | null {
  const [count, wanted] = [option('computers') ?? 0, option('level') ?? USUAL_LEVEL]
  const level = LEVELS.find((each) => each === wanted)
  if (level === undefined || typeof count !== 'number' || !Number.isInteger(count) || count < 0) return null
  return Array.from({ length: Math.min(count, MOST_COMPUTERS) }, () => level)
}

const USUAL_LEVEL: Level = 'traveller'
/** More than any game has seats: the tables refuse what does not fit. */
const MOST_COMPUTERS = 99

function computersOption(games: readonly Game[]): APIApplicationCommandBasicOption {
  const max = Math.max(...games.map(({ seats }) => seats.max)) - 1
  return { type: ApplicationCommandOptionType.Integer, ...described((texts) => texts.computers), min_value: 1, max_value: max }
}

function levelOption(): APIApplicationCommandBasicOption {
  const choices = LEVELS.map((level) => choice(level, (reader) => TEXTS[reader].computers.levels[level]))
  return { type: ApplicationCommandOptionType.String, ...described((texts) => texts.level), choices }
}

/** The chosen pace. Null if none was given, undefined if it does not exist. */
function chosenPace(call: Call): Pace | null | undefined {
  const wanted = call.option('pace')
  return wanted === null ? null : PACES.find((pace) => pace === wanted)
}

function paceOption(): APIApplicationCommandBasicOption {
  const choices = PACES.map((pace) => choice(pace, (reader) => paceIn(pace, reader)))
  return { type: ApplicationCommandOptionType.String, ...described((texts) => texts.pace), choices }
}

function placeOption(): APIApplicationCommandBasicOption {
  const choices = PLACES.map((place) => choice(place, (reader) => TEXTS[reader].lobby.place[place]))
  return { type: ApplicationCommandOptionType.String, ...described((texts) => texts.place), choices }
}

function wholeOf(texts: ChoiceTexts | undefined, value: string): string {
  return texts === undefined ? value : wholeChoice(texts, value)
}

function gameOption({ optionTexts }: Game, { id, choices }: OptionSpec): APIApplicationCommandBasicOption {
  const name = (locale: Locale) => optionTexts[locale][id]?.name ?? id
  return {
    type: ApplicationCommandOptionType.String,
    ...namedAs(id, (locale) => ({ name: name(locale), description: name(locale) })),
    choices: choices.map((value) => choice(value, (locale) => wholeOf(optionTexts[locale][id], value))),
  }
}
