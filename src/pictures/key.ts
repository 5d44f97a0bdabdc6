import { createHash } from 'node:crypto'

/** A short text for what a picture shows, all of it plain data: equal content has equal keys. */
export function keyOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
