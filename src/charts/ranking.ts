/** Draws a leaderboard: one row per player, and the reader's own row below them if it is not among them. */

import type { Pen } from '../pictures/canvas.js'
import { composed, type Drawing, stamped } from '../pictures/drawing.js'
import { keyOf } from '../pictures/key.js'
import { text, wrapped } from '../pictures/lettering/text.js'
import { INK, INK_SOFT, PAPER, PAPER_LIGHT } from '../pictures/palette.js'
import { chartInks, OWN } from './inks.js'
import { FRAME, HEAD, MARGIN, paintName, paintSheet, SHEET_WIDTH, SMALL } from './sheet.js'
import { type Bar, drawBar, drawForm, drawRank, drawYou, type Mark } from './signs.js'

export interface RankingRow {
  /** Null if not ranked. */
  readonly rank: number | null
  /** Whether it is given for the time being, because nobody has enough games yet. */
  readonly isProvisional: boolean
  readonly name: string
  readonly details: string
  /** What players are ranked by, and the small print about it. */
  readonly value: string
  readonly note: string
  readonly bar: Bar | null
  /** Oldest first. */
  readonly form: readonly Mark[]
  readonly isOwn: boolean
}

export interface Ranking {
  readonly title: string
  readonly subtitle: string
  /** The headings of the values and of the latest games. */
  readonly columns: { readonly value: string; readonly form: string }
  readonly rows: readonly RankingRow[]
  readonly own: RankingRow | null
  /** Shown in place of rows. Empty if there are rows. */
  readonly empty: string
}

/** From the top to the first row. The headings of the columns stand below the title. */
const TOP = HEAD + 24
const ROW = 100
/** Two lines of such letters fit into a row. */
const EMPTY_SIZE = 34
const GAP = 22
const COLUMNS = {
  rank: 104,
  name: 164,
  nameWidth: 420,
  detailsWidth: 440,
  value: 738,
  bar: 760,
  barWidth: 138,
  form: 1160,
} as const

export function drawRanking(ranking: Ranking): Drawing {
  const { rows, own } = ranking
  const body = TOP + Math.max(1, rows.length) * ROW
  const foot = body + (own === null ? 0 : GAP + ROW)
  const height = foot + FRAME
  const things = () => [
    stamped(`ranking sheet ${keyOf({ ...ranking, rows: rows.length, own: own === null })}`, sheetBox(height), (pen) =>
      paintBackground(pen, ranking, height),
    ),
    ...rows.map((row, index) => rowThing(row, TOP + index * ROW, index % 2 === 0 ? PAPER : PAPER_LIGHT)),
    ...(own === null ? [] : [rowThing(own, body + GAP, PAPER_LIGHT)]),
  ]
  const order = { artist: 'ranking', subject: ranking, series: 'ranking' } as const
  return composed({ width: SHEET_WIDTH, height, key: `ranking-${keyOf(ranking)}`, inks: chartInks, things, order })
}

const sheetBox = (height: number) => ({ x: 0, y: 0, width: SHEET_WIDTH, height })

function paintBackground(pen: Pen, { title, subtitle, columns, rows, empty }: Ranking, height: number): void {
  paintSheet(pen, height, title, subtitle)
  if (rows.length === 0) {
    const lines = wrapped(empty, SHEET_WIDTH - 2 * MARGIN, 'text', EMPTY_SIZE)
    for (const [index, line] of lines.entries()) {
      text(pen, line, MARGIN, TOP + EMPTY_SIZE * (1 + index * 1.3), { face: 'text', size: EMPTY_SIZE, fill: INK })
    }
  } else {
    const small = { face: 'text', size: SMALL, fill: INK_SOFT, align: 'right' } as const
    text(pen, columns.value, COLUMNS.value, TOP - 10, { ...small, maxWidth: 600 })
    text(pen, columns.form, COLUMNS.form, TOP - 10, { ...small, maxWidth: 380 })
  }
}

function rowThing(row: RankingRow, y: number, paper: string) {
  const box = { x: FRAME, y, width: SHEET_WIDTH - 2 * FRAME, height: ROW }
  return stamped(`ranking row ${keyOf([row, paper])}`, box, (pen) => {
    pen.translate(-FRAME, 0)
    paintRow(pen, row, paper)
  })
}

function paintRow(
  pen: Pen,
  { rank, isProvisional, name, details, value, note, bar, form, isOwn }: RankingRow,
  paper: string,
): void {
  pen.fillStyle = isOwn ? OWN : paper
  pen.fillRect(FRAME, 0, SHEET_WIDTH - 2 * FRAME, ROW)
  if (isOwn) drawYou(pen, FRAME, ROW)
  drawRank(pen, { rank, isProvisional }, COLUMNS.rank, ROW / 2)
  paintName(pen, name, { x: COLUMNS.name, y: 44 }, COLUMNS.nameWidth)
  const small = { face: 'display', size: SMALL, fill: INK_SOFT } as const
  text(pen, details, COLUMNS.name, 84, { ...small, maxWidth: COLUMNS.detailsWidth })
  text(pen, value, COLUMNS.value, 48, { face: 'display', size: 40, fill: INK, align: 'right' })
  text(pen, note, COLUMNS.value, 84, { ...small, align: 'right' })
  if (bar !== null) drawBar(pen, bar, COLUMNS.bar, ROW / 2, COLUMNS.barWidth)
  drawForm(pen, form, COLUMNS.form, ROW / 2)
}
