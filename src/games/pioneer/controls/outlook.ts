/** What awaits ships where they might go: battles, stars to look at, systems to colonize. */
import { at } from '../../../engine/lists.js'
import { DESCRIPTION_LIMIT } from '../../../game-kit/rows.js'
import type { Preview, Way } from '../rules/view-types.js'
import { describeSystem } from '../texts/effects.js'
import { tellPreview, tellShortly } from '../texts/preview.js'
import type { Scene } from './scene.js'

/** Lines about enemies on one panel. */
const MOST_LINES = 5

/** What awaits ships on a way, in a few words; the empty text where nothing does. A battle with both losses if there is room. */
export function outlook(scene: Scene, way: Way): string {
  const told = outlookOn(scene, way, true)
  return told.length <= DESCRIPTION_LIMIT ? told : outlookOn(scene, way, false)
}

function outlookOn(scene: Scene, way: Way, inFull: boolean): string {
  const { moves } = scene.texts.panel
  const parts = [
    ...(way.by === 'worm-hole' ? [moves.wormHole] : []),
    ...(way.battle === null ? [] : [tellShortly(way.battle, scene.reader, inFull)]),
    ...landing(scene, way),
  ]
  return parts.join(scene.texts.digest.semicolon)
}

/** Whether ships look at a star that their owner does not know. */
export function peeks({ view, seat }: Scene, { ship, tile }: Way): boolean {
  const { isUp, seenBy } = at(view.tiles, tile)
  return (ship === 'scout' || ship === 'bomber') && !isUp && !seenBy.includes(seat)
}

/** What a ship does where it lands. */
function landing(scene: Scene, way: Way): readonly string[] {
  const { view, texts, reader } = scene
  const { moves } = texts.panel
  const { ship, tile } = way
  const { system, colony, isBombed } = at(view.tiles, tile)
  if (peeks(scene, way)) return [moves.peeks]
  if (ship !== 'colonizer' || colony !== null) return []
  if (isBombed) return [moves.uncolonizable]
  return [system === null ? moves.colonyUnknown : moves.colony({ worth: describeSystem(system, reader.locale) })]
}

/** A line for each battle, as many as there is room for. */
export function tellBattles({ view, reader }: Scene, battles: readonly Preview[]): readonly string[] {
  return battles.slice(0, MOST_LINES).map((battle) => tellPreview(view, battle, reader))
}
