/** The colours that pictures of the game are printed with, out of the asset that `src/cli/build-inks.ts` makes. */
import { readJsonAsset } from '../../../pictures/assets.js'
import type { Inks } from '../../../pictures/inks.js'

let inks: Inks | null = null

/** Throws one clear sentence if the asset is missing. */
export function pioneersInks(): Inks {
  inks ??= { name: 'pioneers', colours: readJsonAsset('pioneers/inks.json') as readonly number[] }
  return inks
}
