/** Records of a server. */
import { TimestampStyles, time } from '@discordjs/formatters'
import type { Game } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { BrokenRecord, RecordId, ServerRecord } from '../../standings/records.js'
import type { User } from '../../tables/model/people.js'
import { buttons, text } from '../wire/components.js'
import { type Message, plainMessage } from '../wire/message.js'
import type { LadderVerb } from '../wire/standings-verbs.js'
import { buttonAtNoTable, rankingButton } from './buttons.js'
import { firstNamesIn } from './reader.js'

/** How many players who share a record are named. */
const MOST_NAMED = 3

/** `from` is the leaderboard from which they were opened, if it is known. */
export function recordsMessage(game: Game, records: readonly ServerRecord[], locale: Locale, from?: LadderVerb): Message {
  const { records: words, leaderboard } = TEXTS[locale].standings
  const lines = records.map(({ id, value, users, at }) => {
    const { name, amount } = recordTexts(game, id, value, locale)
    return words.line(name, amount, holdersNamed(users, locale), time(at, TimestampStyles.ShortDate))
  })
  return plainMessage([
    text(`### ${words.title(game.name[locale])}`),
    text(lines.length === 0 ? words.none : lines.map((line) => `- ${line}`).join('\n')),
    buttons([from === undefined ? rankingButton(game.id, leaderboard.toRanking) : buttonAtNoTable(from, leaderboard.toRanking)]),
  ])
}

/** One sentence for a record that was broken. */
export function brokenLine(game: Game, { id, value, users, before }: BrokenRecord, locale: Locale): string {
  const { records: words } = TEXTS[locale].standings
  const { name, amount } = recordTexts(game, id, value, locale)
  const former = recordTexts(game, id, before.value, locale).amount
  return words.broken(name, amount, holdersNamed(users, locale), former, holdersNamed(before.users, locale))
}

/** The first players who share a record by name, and how many more there are. Null for nobody. */
function holdersNamed(users: readonly User[], locale: Locale): string | null {
  return users.length === 0 ? null : firstNamesIn(users, MOST_NAMED, locale)
}

/** The name of a record, and its value. */
function recordTexts(game: Game, id: RecordId, value: number, locale: Locale) {
  const { records: words } = TEXTS[locale].standings
  if (id === 'points') return { name: words.names.points, amount: words.points(value) }
  if (id === 'quickest' || id === 'longest') return { name: words.names[id], amount: roundsOf(game, value, locale) }
  const feat = id.slice('feat:'.length)
  const named = game.figureTexts?.[locale].feats[feat]
  return named === undefined ? { name: feat, amount: String(value) } : { name: named.name, amount: named.amount(value) }
}

/** A number of rounds, in the word of the game. */
export function roundsOf({ figureTexts }: Game, rounds: number, locale: Locale): string {
  return figureTexts === null ? TEXTS[locale].standings.records.rounds(rounds) : figureTexts[locale].rounds(rounds)
}
