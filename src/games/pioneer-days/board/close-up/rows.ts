/** Choices one below the other. */
import { partOf } from '../../../../pictures/geometry.js'
import type { Section } from '../../../../pictures/paper/sheet.js'
import { type Row, rowHeight, rowThings } from '../pieces/rows.js'

const GAP = 6
/** With more rows they stand in two columns. */
const MOST_IN_COLUMN = 6

/** All rows below each other, or in two columns. */
export function rowsSection(rows: readonly Row[]): Section {
  const columns = rows.length > MOST_IN_COLUMN ? 2 : 1
  const height = rowHeight(rows)
  const count = Math.ceil(rows.length / columns)
  return {
    height: count * (height + GAP) - GAP,
    things: (box) =>
      rows.flatMap((row, i) => {
        const line = { ...box, y: box.y + Math.floor(i / columns) * (height + GAP), height }
        return rowThings(row, partOf(line, i % columns, columns, GAP))
      }),
  }
}
