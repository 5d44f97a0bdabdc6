/** Finds the artist for an order. */
import { drawRanking, type Ranking } from '../charts/ranking.js'
import { drawRatingChart, type RatingChart } from '../charts/rating-chart.js'
import { drawWinningChances, type WinningChances } from '../charts/winning-chances.js'
import { GAMES } from '../games/index.js'
import type { Drawing, Order } from '../pictures/drawing.js'

type Artist = (subject: Order['subject']) => Drawing

// Each artist gets only the orders it made itself.
const ARTISTS: ReadonlyMap<string, Artist> = new Map<string, Artist>([
  ...GAMES.map(({ id, draw }) => [id, draw] as const),
  ['ranking', (subject) => drawRanking(subject as Ranking)],
  ['rating-chart', (subject) => drawRatingChart(subject as RatingChart)],
  ['winning-chances', (subject) => drawWinningChances(subject as WinningChances)],
])

/** The drawing, ready to be painted. Throws on an unknown artist. */
export function draw({ artist, subject }: Order): Drawing {
  const drawn = ARTISTS.get(artist)
  if (drawn === undefined) throw new Error(`Nobody draws what ${artist} was ordered to.`)
  return drawn(subject)
}
