/** Tables whose channel was silent at the last attempt. */
export interface SilentTables {
  has(tableId: string): boolean
  /** Announcements of the table up to this id may have been told before. */
  add(tableId: string, toldUpTo: number): void
  /** The channel counts as writable again. Returns the id up to which announcements may have been told, or 0. */
  take(tableId: string): number
}

export function createSilentTables(): SilentTables {
  const tables = new Map<string, number>()
  return {
    has: (tableId) => tables.has(tableId),
    add: (tableId, toldUpTo) => void tables.set(tableId, Math.max(toldUpTo, tables.get(tableId) ?? 0)),
    take(tableId) {
      const toldUpTo = tables.get(tableId) ?? 0
      tables.delete(tableId)
      return toldUpTo
    },
  }
}
