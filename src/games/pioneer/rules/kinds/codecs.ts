/** How the fields of actions are written: `pick.12.warship.2`. */

/** Writes values of one kind as a text without dots, and reads them again; null for what it never writes. */
export interface Codec<T> {
  write(value: T): string
  read(text: string): T | null
}

/** A whole number of at most two digits. */
export const number: Codec<number> = {
  write: String,
  read: (text) => (/^(0|[1-9]\d?)$/.test(text) ? Number(text) : null),
}

/** One of these ids. */
export function oneOf<Id extends string>(ids: readonly Id[]): Codec<Id> {
  return { write: (id) => id, read: (text) => ids.find((id) => id === text) ?? null }
}

/** Any number of items, with commas between them. */
export function listOf<T>(item: Codec<T>): Codec<readonly T[]> {
  return {
    write: (items) => items.map((each) => item.write(each)).join(','),
    read(text) {
      const items = text === '' ? [] : text.split(',').map((part) => item.read(part))
      return items.every((each) => each !== null) ? items : null
    },
  }
}
