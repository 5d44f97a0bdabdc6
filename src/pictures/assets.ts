/** Reads the files under `assets/`. */
import { readFileSync } from 'node:fs'

/** One of the program's own files is missing. The message is one sentence that says what to do. */
export class AssetMissing extends Error {
  override readonly name = 'AssetMissing'

  /** `name` is relative to `assets/`. */
  constructor(name: string) {
    super(`The file assets/${name} is missing or unreadable: restore it from the repository.`)
  }
}

/** Parses a JSON asset. Throws {@link AssetMissing} if the file is missing or broken. `name` is relative to `assets/`. */
export function readJsonAsset(name: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(`../../assets/${name}`, import.meta.url), 'utf8'))
  } catch {
    throw new AssetMissing(name)
  }
}
