/** `/<game> tables`: lists the user's tables on the server with links, those waiting for the user first. */
import { channelMention, hyperlink } from '@discordjs/formatters'
import type { Context } from '../src/discord/context/context.js'
import { linkTo } from '../src/discord/context/links.js'
import { say } from '../src/discord/context/reply.js'
import type { Call, GameSubcommand } from '../src/discord/presses/command.js'
import { described } from '../src/discord/wire/localizations.js'
import { noticeMessage } from '../src/discord/words/panel.js'
import { commandFor, deadlineOf, namesOf } from '../src/discord/words/reader.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { isDeserted } from '../src/tables/model/attendance.js'
import { waitsFor } from '../src/tables/model/proposal.js'
import { type Lobby, type PlayingTable, seatOf, seatsToMove } from '../src/tables/model/table.js'

/** The number of tables that fit into one message with their links. */
const LINES = 15

export const tables: GameSubcommand = {
  data: described((texts) => texts.tables),
  options: () => [],
  place: 'private',
  async execute(game, call, context) {
    const { locale, venue, user } = call
    const { mine } = TEXTS[locale]
    const found = await context.tables.ofUser(venue.guildId, user.id)
    if (found.length === 0) return say(mine.none(commandFor({ game }, 'new', locale)))
    const lines = await Promise.all(found.slice(0, LINES).map((table) => lineOf(table, call, context)))
    const more = found.length > LINES ? [mine.more(found.length - LINES)] : []
    return { kind: 'private', message: noticeMessage(mine.title, [...lines, ...more]) }
  },
}

async function lineOf(table: Lobby | PlayingTable, { locale, user }: Call, context: Context): Promise<string> {
  const link = await linkTo(table, context)
  const name = table.game.name[locale]
  const called = link === null ? name : hyperlink(name, link)
  return `- ${called} · ${channelMention(table.channelId)} · ${standing(table, user.id, locale)}`
}

function standing(table: Lobby | PlayingTable, userId: string, locale: Call['locale']): string {
  const { mine } = TEXTS[locale]
  if (table.status === 'lobby') return mine.inLobby
  const isAsked = table.proposal !== null && waitsFor(table.proposal, userId)
  return [...(isAsked ? [`**${mine.proposed}**`] : []), ...turnOf(table, userId, locale)].join(' · ')
}

function turnOf(table: PlayingTable, userId: string, locale: Call['locale']): readonly string[] {
  const { mine } = TEXTS[locale]
  if (isDeserted(table)) return [mine.atRest]
  const seats = seatsToMove(table)
  const own = seatOf(table, userId)
  if (own === null || !seats.includes(own)) return [mine.waitsFor(namesOf(table, seats, locale))]
  const deadline = deadlineOf(table, [own], locale)
  return [`**${mine.yourTurn}**`, ...(deadline === null ? [] : [deadline])]
}
