/** The checksum of a table, which is the same in both databases. */
import { createHash } from 'node:crypto'
import type { MovedTable, Row, Value } from './moved-tables.js'

export interface Digest {
  readonly rows: number
  /** SHA-256 of all rows in order, in hexadecimal. */
  readonly sha256: string
}

export interface Digesting {
  add(rows: readonly Row[]): void
  /** To be called once. */
  end(): Digest
}

export function digesting({ name, columns }: MovedTable): Digesting {
  const hash = createHash('sha256').update(`${name}(${columns.map((column) => column.name)})\n`)
  let count = 0
  return {
    add(rows) {
      count += rows.length
      for (const row of rows) hash.update(`${JSON.stringify(row.map(asText))}\n`)
    },
    end: () => ({ rows: count, sha256: hash.digest('hex') }),
  }
}

const asText = (value: Value) => (Buffer.isBuffer(value) ? value.toString('base64') : value)
