/** Checks values on their way from one database to the other. */
import { MoveFailed } from './ends.js'
import type { Kind, MovedTable, Row, Value } from './moved-tables.js'

/** Throws {@link MoveFailed} if a row holds what the other database could not hold in the same way. */
export function demandMovable({ name, columns }: MovedTable, row: Row): void {
  for (const [index, column] of columns.entries()) {
    const problem = problemOf(column.kind, row[index] ?? null)
    if (problem === null) continue
    const advice = 'correct that row, or restore a backup from before it was written.'
    throw new MoveFailed(`The table ${name} holds ${problem} in its column ${column.name}, which cannot be moved: ${advice}`)
  }
}

function problemOf(kind: Kind, value: Value): string | null {
  if (value === null) return null
  switch (kind) {
    case 'text':
      if (typeof value !== 'string') return 'something that is not text'
      return value.includes('\0') ? 'a text with the character NUL' : null
    case 'bytes':
      return Buffer.isBuffer(value) ? null : 'something that is not bytes'
    case 'real':
      return Number.isFinite(value) ? null : 'something that is not a number'
    case 'boolean':
      return value === 0 || value === 1 ? null : 'something that is neither true nor false'
    case 'integer':
    case 'moment':
      return Number.isSafeInteger(value) ? null : 'something that is not a whole number'
  }
}
