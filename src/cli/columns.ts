/** Rows as lines of text, in columns as wide as their contents. `right` are the columns that are aligned right, from 0. */
export function inColumns(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const padded = (cell: string, column: number) =>
    right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n')
}
