/** What awaits ships where they might go: battles, stars to look at, systems to colonize. */
import { at } from '../../../engine/lists.js'
import type { Preview, Way } from '../rules/view-types.js'
import { describeSystem } from '../texts/effects.js'
import { tellPreview, tellShortly } from '../texts/preview.js'
import type { Scene } from './scene.js'

/** Lines about enemies on one panel. */
const MOST_LINES = 5

/** What awaits ships on a way, in a few words; the empty text where nothing does. */
export function outlook(scene: Scene, way: Way): string {
  const { moves } = scene.texts.panel
  const parts = [
    ...(way.by === 'worm-hole' ? [moves.wormHole] : []),
    ...(way.battle === null ? [] : [tellShortly(way.battle, scene.reader)]),
    ...landing(scene, way),
  ]
  return parts.join(scene.texts.digest.semicolon)
}

/** What a ship does where it lands. */
function landing({ view, seat, texts, reader }: Scene, { ship, tile }: Way): readonly string[] {
  const { moves } = texts.panel
  const { isUp, system, seenBy, colony, isBombed } = at(view.tiles, tile)
  if (ship === 'scout' || ship === 'bomber') return isUp || seenBy.includes(seat) ? [] : [moves.peeks]
  if (ship !== 'colonizer' || colony !== null) return []
  if (isBombed) return [moves.uncolonizable]
  return [system === null ? moves.colonyUnknown : moves.colony({ worth: describeSystem(system, reader.locale) })]
}

/** A line for each battle, as many as there is room for. */
export function tellBattles({ view, reader }: Scene, battles: readonly Preview[]): readonly string[] {
  return battles.slice(0, MOST_LINES).map((battle) => tellPreview(view, battle, reader))
}
