/** Finds and reads the files under `assets/`. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One of the program's own files is missing. The message is one sentence that says what to do. */
export class AssetMissing extends Error {
  override readonly name = 'AssetMissing'

  /** `name` is relative to `assets/`. */
  constructor(name: string) {
    super(`The file assets/${name} is missing or unreadable: restore it from the repository.`)
  }
}

/**
 * Where an asset lies. `name` is relative to `assets/`. This file and the compiled program, which it becomes a part of, are both
 * two folders deep.
 */
export const assetPath = (name: string): string => fileURLToPath(new URL(`../../assets/${name}`, import.meta.url))

/** Parses a JSON asset. Throws {@link AssetMissing} if the file is missing or broken. `name` is relative to `assets/`. */
export function readJsonAsset(name: string): unknown {
  try {
    return JSON.parse(readFileSync(assetPath(name), 'utf8'))
  } catch {
    throw new AssetMissing(name)
  }
}
