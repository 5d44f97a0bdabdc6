/** `/<game> replace`: proposes that somebody takes over a seat. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { say } from '../src/discord/context/reply.js'
import type { Call } from '../src/discord/presses/command.js'
import { atTableHere } from '../src/discord/presses/table-here.js'
import { described } from '../src/discord/wire/localizations.js'
import { proposalNotice } from '../src/discord/words/proposal.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import type { Seat } from '../src/engine/game.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { isUnattended } from '../src/tables/decisions/consent.js'
import { type PlayingTable, seatOf } from '../src/tables/model/table.js'

const SUBSTITUTE = 'user'
const LEAVER = 'player'

export const replace = atTableHere(
  'replace',
  async (table, call, context) => {
    const { user, locale, moderator } = call
    const { refusals } = TEXTS[locale]
    const substitute = call.person(SUBSTITUTE)
    if (substitute?.isBot === true) return say(refusals.noBots)
    if (substitute?.isMember !== true) return say(refusals.noMember)
    if (table.status === 'lobby') return say(refusalAt(table, { code: 'not-started' }, user, locale))
    const seat = leftSeat(table, call)
    const hasLeft = call.person(LEAVER)?.isMember === false
    const result = await context.tables.askReplace(table.id, user, seat ?? -1, substitute.user, { moderator, hasLeft })
    if (!result.ok) return say(refusalAt(table, result.refusal, user, locale))
    return say(proposalNotice(result.value, locale))
  },
  () => [
    { type: ApplicationCommandOptionType.User, ...described((texts) => texts.substitute), required: true },
    { type: ApplicationCommandOptionType.User, ...described((texts) => texts.leaver) },
  ],
)

/** The named seat, or the only seat whose player has left, or the caller's own. */
function leftSeat(table: PlayingTable, call: Call): Seat | null {
  if (call.option(LEAVER) !== null) return seatOf(table, call.person(LEAVER)?.user.id ?? '')
  const left = table.players.map((_, seat) => seat).filter((seat) => isUnattended(table, seat))
  return left.length === 1 ? (left[0] ?? null) : seatOf(table, call.user.id)
}
