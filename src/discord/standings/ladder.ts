/** Leaderboards and records, for commands and buttons. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Leaderboard, OwnStanding, StandingLine } from '../../standings/ports.js'
import type { User } from '../../tables/model/people.js'
import type { Context } from '../context/context.js'
import { isMissing, type Message } from '../wire/message.js'
import type { LadderVerb, RecordsVerb } from '../wire/standings-verbs.js'
import { type Ladder, ladderIllustration, pictureLadder, textLadder } from '../words/leaderboard.js'
import { noticeMessage } from '../words/panel.js'
import { commandFor } from '../words/reader.js'
import { recordsMessage } from '../words/records.js'
import type { Asker } from './asker.js'

/** A page of a leaderboard. In words if the picture could not be made. */
export async function ladderMessage(context: Context, { user, guildId, locale }: Asker, verb: LadderVerb): Promise<Message> {
  const [any] = context.games
  const game = context.games.find(({ id }) => id === verb.gameId) ?? null
  if (any === undefined || (verb.gameId !== null && game === null)) {
    return noticeMessage(null, [TEXTS[locale].refusals.unknownGame])
  }
  const at = context.clock.now()
  const board = asNamed(user, await context.standings.leaderboard({ ...verb, guildId, viewerId: user.id, at }))
  const ladder: Ladder = {
    board,
    verb,
    viewerId: user.id,
    games: context.games,
    scope: game === null ? TEXTS[locale].standings.leaderboard.allGames : game.name[locale],
    settings: commandFor({ game: game ?? any }, 'settings', locale),
    at,
    locale,
  }
  if (verb.as === 'text') return textLadder(ladder)
  const picture = await context.paint(ladderIllustration(ladder), TEXTS[locale].panel.noPicture)
  return isMissing(picture) ? textLadder(ladder, picture.note) : pictureLadder(ladder, picture)
}

/** With the asker's present name from Discord, because the stored one may be older. */
function asNamed({ id, name }: User, board: Leaderboard): Leaderboard {
  const { lines, own } = board
  const named = <Line extends StandingLine>(line: Line): Line => (line.userId === id ? { ...line, name } : line)
  const standing = (): OwnStanding => {
    if (own.kind === 'none') return own
    return own.kind === 'ranked' ? { ...own, line: named(own.line) } : { ...own, line: named(own.line) }
  }
  return { ...board, lines: lines.map(named), own: standing() }
}

export async function recordsOf(context: Context, { guildId, locale }: Asker, { gameId, from }: RecordsVerb): Promise<Message> {
  const game = context.games.find(({ id }) => id === gameId)
  if (game === undefined) return noticeMessage(null, [TEXTS[locale].refusals.unknownGame])
  return recordsMessage(game, await context.standings.records(guildId, gameId), locale, from)
}
