/** Makes the bytes of an archive from the content of a table, a slice at a time. */
import { isDeepStrictEqual } from 'node:util'
import { bytesOf, contentOf, partsOf, squeeze, textOf } from './archive.js'
import { type Content, type Parted, part } from './content.js'
import type { Numbered } from './kinds.js'
import type { Slices } from './slices.js'

/** The parts of a table's content. Null if they are broken. The table then stays as it is. */
export function partedOf(content: Content): Parted | null {
  return ifWhole(() => part(content))
}

/** The bytes of an archive. Null if its content cannot be encoded, or would not be the same when decoded. */
export async function packed(
  content: Content,
  parted: Parted,
  { id, lexicon }: Numbered,
  slices: Slices,
): Promise<Buffer | null> {
  await slices.turn()
  const text = ifWhole(() => textOf(parted, lexicon))
  if (text === null) return null
  const bytes = bytesOf(id, await squeeze(text))
  await slices.turn()
  return isDeepStrictEqual(readable(contentOf(partsOf(bytes).compressed, lexicon)), readable(content)) ? bytes : null
}

function ifWhole<T>(write: () => T): T | null {
  try {
    return write()
  } catch {
    return null
  }
}

/** Content as its readers get it, with JSON parsed. */
function readable({ log, ...rest }: Content) {
  return { ...rest, log: log.map(({ content, ...entry }) => ({ ...entry, content: JSON.parse(content) })) }
}
