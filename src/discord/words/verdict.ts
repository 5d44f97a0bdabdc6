/** What a finished game led to, for its last message: ratings, records, and what decided it. */
import type { Seat } from '../../engine/game.js'
import { escapeName } from '../../i18n/names.js'
import { signed } from '../../i18n/numbers.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Analysis } from '../../standings/analysis.js'
import type { RatingChange, Verdict } from '../../standings/ports.js'
import type { FinishedTable } from '../../tables/model/table.js'
import { ratingText } from './ladder-line.js'
import { nameOf, namesOf } from './reader.js'
import { brokenLine } from './records.js'

/**
 * In the table's language. Empty if there is nothing to say. Turning points, a line each below their heading, replace the turn in
 * which the winner took the lead.
 */
export function verdictLines(
  table: FinishedTable,
  verdict: Verdict | null,
  { lead, ahead }: Analysis,
  turningPoints: readonly string[] = [],
): readonly string[] {
  const { game, locale } = table
  return [
    ...decidedBy(table, { lead, ahead: turningPoints.length === 0 ? ahead : null }),
    ...(verdict === null ? [] : ratingLines(verdict, table)),
    // The first to reach anything at all have outdone nobody.
    ...(verdict?.broken ?? []).flatMap((record) => (record.before.value === 0 ? [] : [`🏅 ${brokenLine(game, record, locale)}`])),
    // The longest, which may be cut off.
    ...turningPoints,
  ]
}

/** The main source of the lead or what decided between equal points, and when the winner went ahead for good, in one line. */
function decidedBy(table: FinishedTable, { lead, ahead }: Analysis): readonly string[] {
  const { verdict: words } = TEXTS[table.locale].standings
  const sentences = [
    ...(lead === null ? [] : leadSentence(table, lead)),
    ...(ahead === null ? [] : [words.ahead(nameOf(table, ahead.winner), ahead.turn)]),
  ]
  return sentences.length === 0 ? [] : [sentences.join(' ')]
}

function leadSentence(table: FinishedTable, lead: NonNullable<Analysis['lead']>): readonly string[] {
  const { game, locale } = table
  const { verdict: words } = TEXTS[locale].standings
  if (!('source' in lead)) return tieSentence(table, [lead.winner, ...lead.level])
  const [winner, over] = [nameOf(table, lead.winner), nameOf(table, lead.over)]
  const source = game.figureTexts?.[locale].sources[lead.source]
  return source === undefined ? [] : [words.lead(winner, over, source, lead.points)]
}

/** `level` are all whose points equal the winner's, the winner first. */
function tieSentence(table: FinishedTable, level: readonly Seat[]): readonly string[] {
  const { game, state, locale } = table
  const { verdict: words } = TEXTS[locale].standings
  if (game.tieBreak === null) return [words.tieBreak(namesOf(table, level, locale))]
  const told = game.tieBreak(state, level, locale)
  if (told === null) return []
  if (told.counts.length === 0) return [words.decidedBy(told.by)]
  return [words.tieBreakBy(told.by, told.counts.map(({ seat, amount }) => `${nameOf(table, seat)} ${amount}`).join(', '))]
}

function ratingLines({ unrated, changes, repeated }: Verdict, { locale }: FinishedTable): readonly string[] {
  const { verdict: words } = TEXTS[locale].standings
  if (unrated !== null) return [words.unrated[unrated]]
  if (changes.length === 0) return []
  const told = changes.map(({ user, before, after }: RatingChange) =>
    words.change(escapeName(user.name), ratingText(before), ratingText(after), signed(locale, after.rating - before.rating)),
  )
  const isProvisional = changes.some(({ after, before }) => after.provisional || before.provisional)
  const notes = [...(repeated ? [words.repeated] : []), ...(isProvisional ? [words.provisional] : [])]
  return [words.ratings(told.join(', ')), ...notes.map((note) => `-# ${note}`)]
}
