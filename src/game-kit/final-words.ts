/** What the picture of a final score says in words, whatever the game. */
import type { Seat } from '../engine/game.js'
import { ALT_TEXT_LIMIT, type PointsByTurn, type Reader } from '../games/plug.js'
import { plainName, unescapeNames } from '../i18n/names.js'
import { spoken } from './spoken.js'

/** How a game tells the parts of it. */
export interface FinalTelling {
  /** The final result as markdown. */
  readonly result: (reader: Reader) => string
  /** Everybody's points after a turn, as a sentence. */
  readonly afterTurn: (turn: number, points: readonly number[], reader: Reader) => string
}

/** Shares of a game after which the words tell how everybody stood. */
const MILESTONES = [0.25, 0.5, 0.75] as const

/** The result, and as much of how it came about as there is room for. */
export function describeFinal(course: PointsByTurn, asWritten: Reader, telling: FinalTelling): string {
  const reader = { ...asWritten, names: asWritten.names.map(plainName) }
  const turns = new Set(MILESTONES.map((share) => Math.round(share * (course.length - 1))))
  const told = course.flatMap((points, turn) => (turn > 0 && turns.has(turn) ? [telling.afterTurn(turn, points, reader)] : []))
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
