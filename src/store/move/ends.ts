/** The two ends of a move. */
import type { MovedTable, Row } from './moved-tables.js'

/** Nothing was moved. The message is one sentence that says what to do. */
export class MoveFailed extends Error {
  override readonly name = 'MoveFailed'
}

/** A database that can be read. */
export interface Readable {
  /** The rows of a table in order, a slice at a time. */
  rows(table: MovedTable): AsyncIterable<readonly Row[]>
}

/** The database that is moved. Nobody changes it meanwhile. */
export interface Source extends Readable {
  count(table: MovedTable): Promise<number>
  /** The highest number that a queued message ever had. */
  lastMessage(): Promise<number>
  close(): Promise<void>
}

/** The empty database to which it is moved. */
export interface Target extends Readable {
  /** Adds rows, table by table in the order of `MOVED`. */
  put(table: MovedTable, rows: readonly Row[]): Promise<void>
  /** Writes what follows from the rows. To be called when all are there, and before they are read. */
  complete(source: Source): Promise<void>
  /** Keeps all of it. Until then nobody else sees any of it. */
  keep(): Promise<void>
  /** Ends the work. Leaves nothing behind unless it was kept. */
  close(): Promise<void>
}

/** Rows of one slice, and about how many bytes their values may have. Memory holds few slices at a time. */
export const SLICE = { rows: 500, bytes: 2 ** 20 }
