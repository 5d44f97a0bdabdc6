/** What panels point out on the picture. */
import { at } from '../../../engine/lists.js'
import { othersOn } from '../data/pieces.js'
import type { Mark, TileId } from '../rules/types.js'
import type { Scene } from './scene.js'

/** Tiles that can be chosen, each once. */
export function targetMarks({ view, seat }: Scene, tiles: readonly TileId[]): readonly Mark[] {
  return unique(tiles).map((tile) => ({ kind: 'target', tile, isHostile: othersOn(at(view.tiles, tile), seat).length > 0 }))
}

/** Where ships stand that can be picked, or are. */
export function sourceMarks(tiles: readonly TileId[]): readonly Mark[] {
  return unique(tiles).map((tile) => ({ kind: 'source', tile }))
}

export function battleMarks(tiles: readonly TileId[]): readonly Mark[] {
  return unique(tiles).map((tile) => ({ kind: 'battle', tile }))
}

const unique = (tiles: readonly TileId[]) => [...new Set(tiles)].sort((one, other) => one - other)
