/** Reads the files under `assets/`. */
import { readFileSync } from 'node:fs'

/** Parses a JSON asset; throws one clear sentence if the file is missing or broken. `name` is relative to `assets/`. */
export function readJsonAsset(name: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(`../../assets/${name}`, import.meta.url), 'utf8'))
  } catch {
    throw new Error(`The file assets/${name} is missing or unreadable: restore it from the repository.`)
  }
}
