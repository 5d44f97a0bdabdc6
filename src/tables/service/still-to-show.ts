/** Announcements that were delivered but are not fully shown yet, by table and id. */
export interface StillToShow {
  /** A copy. */
  of(tableId: string): Set<number>
  has(tableId: string, id: number): boolean
  add(tableId: string, id: number): void
  /** False if it was not among them. */
  remove(tableId: string, id: number): boolean
}

export function createStillToShow(): StillToShow {
  const tables = new Map<string, Set<number>>()
  return {
    of: (tableId) => new Set(tables.get(tableId)),
    has: (tableId, id) => tables.get(tableId)?.has(id) === true,
    add: (tableId, id) => void tables.set(tableId, (tables.get(tableId) ?? new Set()).add(id)),
    remove(tableId, id) {
      const ids = tables.get(tableId)
      const wasThere = ids?.delete(id) === true
      if (ids?.size === 0) tables.delete(tableId)
      return wasThere
    },
  }
}
