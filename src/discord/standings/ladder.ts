/** Leaderboards and records for whoever asks, from commands and from buttons alike. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Leaderboard, OwnStanding, StandingLine } from '../../standings/ports.js'
import type { User } from '../../tables/model/people.js'
import { isMissing, type Message } from '../message.js'
import { commandFor } from '../reading.js'
import type { Shell } from '../shell.js'
import { type Ladder, ladderIllustration, pictureLadder, textLadder } from '../views/leaderboard.js'
import { noticeMessage } from '../views/panel.js'
import { recordsMessage } from '../views/records.js'
import type { Asker } from './asker.js'
import type { LadderWish } from './wishes.js'

/** A page of a leaderboard; in words where the picture could not be made. */
export async function ladderMessage(shell: Shell, { user, guildId, locale }: Asker, wish: LadderWish): Promise<Message> {
  const [any] = shell.games
  const game = shell.games.find(({ id }) => id === wish.gameId) ?? null
  if (any === undefined || (wish.gameId !== null && game === null)) {
    return noticeMessage(null, [TEXTS[locale].refusals.unknownGame])
  }
  const at = shell.clock.now()
  const board = asNamed(user, await shell.standings.leaderboard({ ...wish, guildId, viewerId: user.id, at }))
  const ladder: Ladder = {
    board,
    wish,
    viewerId: user.id,
    games: shell.games,
    scope: game === null ? TEXTS[locale].standings.leaderboard.allGames : game.name[locale],
    settings: commandFor({ game: game ?? any }, 'settings', locale),
    at,
    locale,
  }
  if (wish.as === 'text') return textLadder(ladder)
  const picture = await shell.paint(ladderIllustration(ladder), TEXTS[locale].panel.noPicture)
  return isMissing(picture) ? textLadder(ladder, picture.note) : pictureLadder(ladder, picture)
}

/** With the name that Discord has just told of who asks; what is stored may be older. */
function asNamed({ id, name }: User, board: Leaderboard): Leaderboard {
  const { lines, own } = board
  const named = <Line extends StandingLine>(line: Line): Line => (line.userId === id ? { ...line, name } : line)
  const standing = (): OwnStanding => {
    if (own.kind === 'none') return own
    return own.kind === 'ranked' ? { ...own, line: named(own.line) } : { ...own, line: named(own.line) }
  }
  return { ...board, lines: lines.map(named), own: standing() }
}

export async function recordsOf(shell: Shell, { guildId, locale }: Asker, gameId: string): Promise<Message> {
  const game = shell.games.find(({ id }) => id === gameId)
  if (game === undefined) return noticeMessage(null, [TEXTS[locale].refusals.unknownGame])
  return recordsMessage(game, await shell.standings.records(guildId, gameId), locale)
}
