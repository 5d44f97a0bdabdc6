/** A lobby's settings, for its host. */
import { LOCALES } from '../../../i18n/locale.js'
import { escapeName } from '../../../i18n/names.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import { noLobby } from '../../../tables/decisions/lobby.js'
import type { Settlements } from '../../../tables/model/services.js'
import type { Lobby } from '../../../tables/model/table.js'
import type { Result, TableRefusal } from '../../../tables/model/tables.js'
import { BANKS, COMPUTER_TAKEOVERS, HINTS, PACES, SEATINGS } from '../../../tables/model/terms.js'
import type { Context } from '../../context/context.js'
import type { Reply } from '../../context/reply.js'
import type { Message } from '../../wire/message.js'
import { GUEST, hostMessage, PLACES } from '../../words/host.js'
import { noticeMessage } from '../../words/panel.js'
import { refusalAt } from '../../words/refusals.js'
import { threadDenied, unpermitted } from '../permissions.js'
import { privately, type TablePress } from '../press.js'
import { refused } from '../refused.js'

/** Opens the host's menus. */
export async function lobbySettings(context: Context, press: TablePress): Promise<Reply> {
  const { table, user } = press
  if (table.status !== 'lobby') return refused(context, press, noLobby(table, 'settings'))
  if (table.host.id !== user.id) return refused(context, press, { code: 'not-the-host', host: table.host })
  return { kind: 'private', message: menusFor(press, table) }
}

function menusFor({ locale, threadless }: TablePress, lobby: Lobby, notice: readonly string[] = []): Message {
  return hostMessage(lobby, locale, { notice, threadless })
}

/** A choice in one of the host's menus. The lobby's public message is updated too. */
export async function settle(context: Context, press: TablePress, what: string): Promise<Reply> {
  const isForThread = what === 'place' && press.chosen === 'thread'
  const hindrance = isForThread ? (threadDenied(press) ?? unpermitted(press.missingForThread, press.locale)) : null
  if (hindrance !== null) return hindrance
  const result = await settled(context, press, what, press.chosen ?? '')
  if (!result.ok) return refusedSettling(context, press, result.refusal)
  const lobby = result.value
  const isHost = lobby.host.id === press.user.id
  const { handedOver } = TEXTS[press.locale].panel
  return privately(press, isHost ? menusFor(press, lobby) : noticeMessage(null, [handedOver(escapeName(lobby.host.name))]))
}

/** Shows the refusal above the present menus, because somebody may have left meanwhile. */
async function refusedSettling(context: Context, press: TablePress, refusal: TableRefusal): Promise<Reply> {
  const { user, locale } = press
  const table = (await context.tables.find(press.table.id)) ?? press.table
  if (table.status !== 'lobby' || table.host.id !== user.id) return refused(context, press, refusal)
  return privately(press, menusFor(press, table, [refusalAt(table, refusal, user, locale)]))
}

async function settled({ tables }: Context, press: TablePress, what: string, chosen: string): Promise<Result<Lobby>> {
  const { table, user, threadless } = press
  if (what === 'guest') {
    const [verb, id = ''] = chosen.split('.')
    return verb === GUEST.remove
      ? tables.remove(table.id, user, id, 'elsewhere')
      : tables.handOver(table.id, user, id, 'elsewhere')
  }
  // Menus from before its host was not offered a place there may still be in such a channel.
  const changes = settlement(what, what === 'place' && threadless ? 'channel' : chosen)
  return changes === null
    ? { ok: false, refusal: { code: 'unknown-option' } }
    : tables.configure(table.id, user, changes, 'elsewhere')
}

function settlement(what: string, chosen: string): Settlements | null {
  switch (what) {
    case 'pace':
      return only(PACES, chosen, (pace) => ({ pace }))
    case 'bank':
      return only(BANKS, chosen, (bank) => ({ bank }))
    case 'hints':
      return only(HINTS, chosen, (hints) => ({ hints }))
    // Named so on messages that are already posted.
    case 'relief':
      return only(COMPUTER_TAKEOVERS, chosen, (computerTakeover) => ({ computerTakeover }))
    case 'seating':
      return only(SEATINGS, chosen, (seating) => ({ seating }))
    case 'place':
      return only(PLACES, chosen, (place) => ({ thread: place === 'thread' }))
    case 'language':
      return only(LOCALES, chosen, (locale) => ({ locale }))
    case 'seats':
      return { capacity: Number(chosen) }
    default:
      return what.startsWith('game.') ? { options: { [what.slice('game.'.length)]: chosen } } : null
  }
}

function only<T extends string>(known: readonly T[], chosen: string, use: (value: T) => Settlements): Settlements | null {
  const value = known.find((each) => each === chosen)
  return value === undefined ? null : use(value)
}
