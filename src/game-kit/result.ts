/** How a game ended, in words: who won, everybody's place with the points by source, and how it came about. */
import type { Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import { decidedBy, placesOf, pointsThen } from '../engine/ranking.js'
import { ALT_TEXT_LIMIT, type Reader, type Tiebreaker } from '../games/face.js'
import type { PointsByTurn } from '../games/illustration.js'
import type { ByLocale, Locale } from '../i18n/locale.js'
import { unescapeNames } from '../i18n/names.js'
import { withMinus } from '../i18n/numbers.js'
import { asPrinted, nameOf, namesOf } from './reader.js'
import { spoken } from './spoken.js'

/** A player's place in the result; `remark` is about how the seat was played, null if nothing is to be said. */
export interface Placed {
  readonly who: string
  readonly place: number
  readonly remark: string | null
}

/**
 * The beginning of a player's line in a result. The no-break space keeps clients from reading the place as the number of a list,
 * which they would count anew, so that ties were lost.
 */
export function inPlace(place: number, who: string, remark: string | null): string {
  return `**${place}.\u00a0${who}**${remark === null ? '' : ` (${remark})`}`
}

/** The words for something that decides between equal points. */
export interface TieTexts {
  /** See {@link Tiebreaker.by}. */
  readonly by: string
  amount(count: number): string
}

/** The sentences of a result; names are listed already. */
interface ResultTexts<Score, Tie extends string> {
  winners(p: { readonly winners: string; readonly count: number }): string
  place(p: Placed & Score): string
  /** Of a game that ended before its scoring. */
  placeSoFar(p: Placed & { readonly points: number }): string
  /** How everybody stood after a turn; `standings` are names with points. */
  afterTurn(p: { readonly turn: number; readonly standings: string }): string
  readonly ties: Readonly<Record<Tie, TieTexts>>
}

/** What a view says of a game that is over; null before. */
interface Scored<Score> {
  readonly scores: readonly Score[] | null
  readonly winners: readonly Seat[] | null
}

/** How a game tells its result. */
export interface ResultParts<View, Score, Tie extends string> {
  /** What decides between equal points, one after the other. */
  readonly ties: readonly Tie[]
  readonly texts: ByLocale<{ readonly state: ResultTexts<Score, Tie> }>
  /** In place of a result before the end. */
  readonly tellStatus: (view: View, reader: Reader) => string
}

export interface ResultTelling<View> {
  /** Winners, then everybody's place with the points by source; before the end: whose move it is. */
  readonly tellResult: (view: View, reader: Reader) => string
  /** What the picture of the final score says: the result, and as much of how it came about as there is room for. */
  readonly describeScore: (view: View, pointsByTurn: PointsByTurn, reader: Reader) => string
  /** See {@link GameFace.tieBreak}. */
  readonly tellTieBreak: (view: View, level: readonly Seat[], locale: Locale) => Tiebreaker | null
}

export function resultBy<View extends Scored<Score>, Score extends Readonly<Record<Tie | 'total', number>>, Tie extends string>(
  parts: ResultParts<View, Score, Tie>,
): ResultTelling<View> {
  const { ties, texts, tellStatus } = parts
  const better = pointsThen(...ties)
  function tellResult(view: View, reader: Reader): string {
    const { scores } = view
    const { winners, places, points } = reader.ending?.outcome ?? {
      winners: view.winners,
      places: scores === null ? [] : placesOf(scores, better),
      points: [],
    }
    if (winners === null) return tellStatus(view, reader)
    const { state } = texts[reader.locale]
    const betterOf = (one: Seat, other: Seat) => (scores === null ? 0 : better(at(scores, one), at(scores, other)))
    const ranked = [...places.keys()].sort((a, b) => at(places, a) - at(places, b) || betterOf(a, b))
    const lines = ranked.map((seat) => {
      const score = scores?.[seat]
      const placed = { place: at(places, seat), who: nameOf(reader, seat), remark: reader.ending?.remarks[seat] ?? null }
      // Without a scoring, the points are those that the standings count.
      return score === undefined
        ? state.placeSoFar({ ...placed, points: points[seat] ?? 0 })
        : state.place({ ...score, ...placed })
    })
    return [state.winners({ winners: namesOf(reader, winners), count: winners.length }), ...lines].join('\n')
  }
  function afterTurn(turn: number, points: readonly number[], reader: Reader): string {
    const standings = points.map((own, seat) => `${nameOf(reader, seat)} ${withMinus(own)}`).join(', ')
    return texts[reader.locale].state.afterTurn({ turn, standings })
  }
  function tellTieBreak({ scores }: View, seats: readonly Seat[], locale: Locale): Tiebreaker | null {
    const decided = scores === null ? null : decidedBy<Tie>(scores, ties, seats)
    if (scores === null || decided === null) return null
    const { tie, level } = decided
    const { by, amount } = texts[locale].state.ties[tie]
    return { by, counts: level.map((seat) => ({ seat, amount: amount(at(scores, seat)[tie]) })) }
  }
  return {
    tellResult,
    tellTieBreak,
    describeScore: (view, pointsByTurn, reader) =>
      describeFinal(pointsByTurn, reader, { result: (asPrinted) => tellResult(view, asPrinted), afterTurn }),
  }
}

interface FinalTelling {
  /** The final result as markdown. */
  readonly result: (reader: Reader) => string
  /** Everybody's points after a turn, as a sentence. */
  readonly afterTurn: (turn: number, points: readonly number[], reader: Reader) => string
}

/** Shares of a game after which the words tell how everybody stood. */
const MILESTONES = [0.25, 0.5, 0.75] as const

function describeFinal(pointsByTurn: PointsByTurn, asWritten: Reader, telling: FinalTelling): string {
  const reader = asPrinted(asWritten)
  const turns = new Set(MILESTONES.map((share) => Math.round(share * (pointsByTurn.length - 1))))
  const told = pointsByTurn.flatMap((points, turn) =>
    turn > 0 && turns.has(turn) ? [telling.afterTurn(turn, points, reader)] : [],
  )
  const result = plainResult(reader, telling)
  return told.reduce((words, more) => (words.length + 1 + more.length > ALT_TEXT_LIMIT ? words : `${words} ${more}`), result)
}

/** The result on one line without markdown; without the table's remarks, which arrive escaped, if there is no room for them. */
function plainResult(reader: Reader, { result }: FinalTelling): string {
  const tell = (who: Reader) => spoken(result(who))
  const remarked = (remarks: readonly (string | null)[]) =>
    reader.ending === undefined ? reader : { ...reader, ending: { ...reader.ending, remarks } }
  const { remarks } = reader.ending ?? { remarks: [] }
  const whole = tell(remarked(remarks.map((remark) => (remark === null ? null : unescapeNames(remark)))))
  return whole.length <= ALT_TEXT_LIMIT ? whole : tell(remarked([]))
}

/** The view with the winners as the table counts them: nobody who resigned. */
export function asCounted<View extends { readonly winners: readonly Seat[] | null }>(view: View, { ending }: Reader): View {
  return view.winners === null || ending === undefined ? view : { ...view, winners: ending.outcome.winners }
}
