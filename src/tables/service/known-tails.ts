/**
 * The latest log entries of which each viewer may know, of the tables in use. A late press needs no others, however much was done
 * in secret between them.
 */
import type { Seat, Viewer } from '../../engine/game.js'
import { createRecent } from '../../recent.js'
import { isHiddenFrom, type LogEntry } from '../model/log.js'
import type { Store } from '../model/ports.js'
import { type LatestKnown, REACH } from '../model/reach.js'

export interface KnownTails extends LatestKnown {
  /** These entries were added to the table's log. */
  add(tableId: string, entries: readonly LogEntry[]): void
  /** Drops everything, because the store may have newer entries. */
  forget(): void
  /** The same for one table. */
  forgetTable(tableId: string): void
}

/** The latest entries up to a position: those that everybody may know, and by seat those that only the seat may know. */
interface Known {
  readonly position: number
  readonly open: readonly LogEntry[]
  readonly secret: ReadonlyMap<Seat, readonly LogEntry[]>
}

/** How many tables are kept, and how many entries of each for everybody and for each seat. */
const TABLES = 200
const ENTRIES = REACH + 1

export function createKnownTails(store: Pick<Store, 'log'>): KnownTails {
  const tails = createRecent<Known>(TABLES)

  /** Reads back from a position until enough of what is found there may be known to everybody. */
  async function read(tableId: string, position: number): Promise<Known> {
    for (let most = ENTRIES; ; most *= 2) {
      const after = Math.max(0, position - most)
      const entries = (await store.log(tableId, after)).filter((entry) => entry.position <= position)
      const known = grown({ position: after, open: [], secret: new Map() }, entries)
      if (after === 0 || known.open.length === ENTRIES) return { ...known, position }
    }
  }

  return {
    async latestKnown({ id, position }, viewer) {
      const kept = tails.get(id)
      if (kept?.position === position) return knownTo(viewer, kept)
      const { drops } = tails
      const known = await read(id, position)
      // The table may have gone on meanwhile, or what was read may name somebody who was forgotten since.
      const newest = tails.get(id)
      if (tails.drops === drops && (newest === undefined || newest.position < position)) tails.set(id, known)
      return knownTo(viewer, known)
    },
    add(tableId, entries) {
      const kept = tails.get(tableId)
      if (kept === undefined || entries.length === 0) return
      if (entries[0]?.position === kept.position + 1) tails.set(tableId, grown(kept, entries))
      else tails.forget(tableId)
    },
    forget: () => tails.clear(),
    forgetTable: (tableId) => tails.forget(tableId),
  }
}

function grown(known: Known, entries: readonly LogEntry[]): Known {
  const open = entries.filter((entry) => !isHiddenFrom('table', entry))
  const secret = new Map(known.secret)
  for (const entry of entries) {
    if (!isHiddenFrom('table', entry) || !('seat' in entry)) continue
    secret.set(entry.seat, [...(secret.get(entry.seat) ?? []), entry].slice(-ENTRIES))
  }
  return { position: entries.at(-1)?.position ?? known.position, open: [...known.open, ...open].slice(-ENTRIES), secret }
}

function knownTo(viewer: Viewer, { open, secret }: Known): readonly LogEntry[] {
  const own = viewer === 'table' ? [] : (secret.get(viewer) ?? [])
  return [...open, ...own].sort((one, other) => one.position - other.position).slice(-ENTRIES)
}
