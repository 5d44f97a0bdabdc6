/** One line of a leaderboard, in words and as parts of a picture. */
import type { Bar, Mark } from '../../charts/signs.js'
import type { Locale } from '../../i18n/locale.js'
import { decimal, share } from '../../i18n/numbers.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Measure } from '../../standings/ladders.js'
import type { FormMark, StandingLine } from '../../standings/ports.js'
import type { ShownRating } from '../../standings/rating.js'

const NOTHING = '–'
const RESIGNED = '×'

/** A rating, with a mark if it is provisional: `1043?`. */
export function ratingText({ rating, provisional }: Pick<ShownRating, 'rating' | 'provisional'>): string {
  return `${rating}${provisional ? '?' : ''}`
}

/** The value that the ranking goes by. A rating is followed by its uncertainty if `withNote`. */
export function amountOf(line: StandingLine, measure: Measure, locale: Locale, withNote = true): string {
  switch (measure) {
    case 'rating': {
      if (line.rating === null) return NOTHING
      const { uncertain } = TEXTS[locale].standings.leaderboard
      return withNote ? uncertain(ratingText(line.rating), line.rating.uncertainty) : ratingText(line.rating)
    }
    case 'wins':
      return String(line.wins)
    case 'win-share':
      return share(locale, line.wins / Math.max(1, line.games))
    case 'games':
      return String(line.games)
    case 'average':
      return decimal(locale, line.average)
  }
}

/** The uncertainty of the rating, or the rating itself if the ranking goes by another measure. */
export function noteOf({ rating }: StandingLine, measure: Measure, locale: Locale): string {
  if (rating === null) return ''
  const { measures } = TEXTS[locale].standings.leaderboard
  return measure === 'rating' ? `±${rating.uncertainty}` : `${measures.rating} ${ratingText(rating)}`
}

/** Places in the latest games, latest last. */
export function placesOf({ form }: StandingLine): readonly string[] {
  return form.toReversed().map(labelOf)
}

export function marksOf({ form }: StandingLine): readonly Mark[] {
  return form.toReversed().map((mark) => ({ label: labelOf(mark), won: mark.won }))
}

const labelOf = ({ place, resigned }: FormMark) => (resigned ? RESIGNED : String(place))

/** The likeliest strength, which is above the rating by three times its uncertainty. */
export const likeliestOf = ({ rating, uncertainty }: ShownRating) => rating + 3 * uncertainty

/** From the lowest to the highest value shown. */
export interface Scale {
  readonly low: number
  readonly high: number
}

export function scaleOf(lines: readonly StandingLine[], measure: Measure): Scale {
  if (measure === 'win-share') return { low: 0, high: 1 }
  if (measure !== 'rating') return { low: 0, high: Math.max(...lines.map((line) => plainAmount(line, measure)), 0) }
  const ratings = lines.flatMap(({ rating }) => rating ?? [])
  return {
    low: Math.min(...ratings.map(({ rating }) => rating)),
    high: Math.max(...ratings.map(likeliestOf)),
  }
}

export function barOf(line: StandingLine, measure: Measure, { low, high }: Scale): Bar | null {
  const part = (amount: number) => (high > low ? (amount - low) / (high - low) : 0)
  if (measure !== 'rating') return { from: 0, to: part(plainAmount(line, measure)), likeliest: null }
  if (line.rating === null) return null
  const likeliest = part(likeliestOf(line.rating))
  return { from: part(line.rating.rating), to: likeliest, likeliest }
}

function plainAmount(line: StandingLine, measure: Exclude<Measure, 'rating'>): number {
  switch (measure) {
    case 'wins':
      return line.wins
    case 'win-share':
      return line.wins / Math.max(1, line.games)
    case 'games':
      return line.games
    case 'average':
      return line.average
  }
}
