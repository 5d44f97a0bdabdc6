/** Calls to users outside of their table's messages: direct messages, and what replaces them. */
import { userMention } from '@discordjs/formatters'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Table } from '../../tables/model/table.js'
import { text } from '../wire/components.js'
import { type Message, plainMessage, type Summons } from '../wire/message.js'

/** What a message of a table calls users to. */
export function summonsTo({ game, locale }: Pick<Table, 'game' | 'locale'>, to: Summons['to']): Summons {
  return { to, game: game.name, locale }
}

/** The direct message that calls a user, with a link to the table's own message. */
export function directMessage(summons: Summons, link: string, locale: Locale): Message {
  return plainMessage([text(`${sentenceOf(summons, locale)}\n[${TEXTS[locale].settings.toTable}](${link})`)])
}

/** Calls a user in the channel whom a direct message did not reach. */
export function insteadMessage(userId: string, summons: Summons): Message {
  return pinging(userId, `${userMention(userId)} ${sentenceOf(summons, summons.locale)}`)
}

/** The same, and says why. */
export function closedMessage(userId: string, { locale }: Summons): Message {
  return pinging(userId, TEXTS[locale].settings.closedFor(userMention(userId)))
}

function sentenceOf({ to, game }: Summons, locale: Locale): string {
  return TEXTS[locale].settings.summons[to](game[locale])
}

function pinging(userId: string, words: string): Message {
  return { ...plainMessage([text(words)]), pings: [userId] }
}
