import { createHash } from 'node:crypto'

/** A short text for the content of a picture, given as plain data. Equal content has equal keys. */
export function keyOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
