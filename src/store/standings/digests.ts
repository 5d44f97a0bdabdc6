/** Digests of the standings that are the same in every database with the same contents. */
import { createHash } from 'node:crypto'
import type { Figures } from '../../games/figures.js'
import { PARTS, type Part } from '../ports.js'
import { intact } from './intact.js'

/**
 * What is digested of each row, in this order. Rows are ordered by server, then games in the order in which they ended, and all
 * else by its key. The numbers of games and of keys of figures are left out, because each database gives its own.
 */
const COLUMNS = {
  credits: [
    ...(['guildId', 'tableId', 'nth', 'gameId', 'userId', 'name', 'seat', 'place', 'points', 'resigned', 'counts'] as const),
    ...(['weight', 'muBefore', 'sigmaBefore', 'mu', 'sigma', 'figures', 'decisions', 'decisionMs'] as const),
  ],
  records: ['guildId', 'gameId', 'record', 'value', 'userId', 'tableId', 'at'],
  results: [
    ...(['guildId', 'tableId', 'gameId', 'openedIn', 'endedAt', 'rounds', 'seats', 'byRules', 'unrated'] as const),
    ...(['countedUnder', 'broken'] as const),
  ],
  ladders: ['guildId', 'gameId', 'period', 'userId', 'games', 'wins', 'points', 'mu', 'sigma', 'rating'],
  players: ['guildId', 'userId', 'name'],
} as const satisfies Record<Part, readonly string[]>

type Column<P extends Part> = (typeof COLUMNS)[P][number]

/** A row of a part. Moments are dates. Broken records are JSON as stored. */
type Digested<P extends Part> = Readonly<Record<Column<P>, unknown>>

/** The SHA-256 of each part. */
export type Digests = Readonly<Record<Part, string>>

export interface Digest {
  /** Adds the next rows of a part. */
  add<P extends Part>(part: P, rows: readonly Digested<P>[]): void
  end(): Digests
}

export function createDigest(): Digest {
  const hashes = new Map(PARTS.map((part) => [part, createHash('sha256')]))
  return {
    add(part, rows) {
      const columns: readonly Column<typeof part>[] = COLUMNS[part]
      const hash = hashes.get(part)
      for (const row of rows) hash?.update(`${JSON.stringify(columns.map((column) => row[column]))}\n`)
    },
    end() {
      const of = (part: Part) => hashes.get(part)?.digest('hex') ?? ''
      return {
        credits: of('credits'),
        records: of('records'),
        results: of('results'),
        ladders: of('ladders'),
        players: of('players'),
      }
    },
  }
}

/** Figures as digested: in full, so that the way they are stored makes no difference. */
export function digestedFigures(stored: string, read: (stored: string) => Figures | null): unknown {
  return read(stored) ?? intact<unknown>(stored) ?? stored
}
