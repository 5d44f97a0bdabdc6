/** The colours that a game's pictures are printed with, from the asset that `src/cli/build-inks.ts` makes. */
import { readJsonAsset } from './assets.js'
import type { Inks } from './inks.js'

/**
 * The inks of `assets/<game>/inks.json`, read once. The returned function throws a one-sentence error if the asset is missing.
 */
export function assetInks(game: string): () => Inks {
  let inks: Inks | null = null
  return () => {
    inks ??= { name: game, colours: readJsonAsset(`${game}/inks.json`) as readonly number[] }
    return inks
  }
}
