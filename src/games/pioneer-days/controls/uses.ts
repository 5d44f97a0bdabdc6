/** The possible uses of a die, in words. */
import type { Face } from '../data/dice.js'
import type { SourceId } from '../data/ids.js'
import { effectOf } from '../data/sources.js'
import type { PlayerView } from '../rules/types.js'
import { amountOf, townsfolkName } from '../texts/naming.js'
import type { Scene } from './scene.js'

/** Faces whose action brings goods. */
export const GOOD_FACES = ['mine', 'cattle', 'wood', 'medicine'] as const satisfies readonly Face[]
export type GoodFace = (typeof GOOD_FACES)[number]

/** The possible uses of a die with this face for the viewer. */
export function usesOf(scene: Scene, face: Face): string {
  const { me, texts, words, view, reader } = scene
  const { take } = texts.panel
  const person = view.townsfolk[face]
  return take.uses({
    income: words.money(me.incomes[face]),
    action: actionOf(scene, face),
    person: person === null ? null : townsfolkName(person, reader.locale),
  })
}

function actionOf(scene: Scene, face: Face): string {
  const { actions } = scene.texts.panel.take
  if (face === 'wild') return actions.any
  return face === 'equip' ? actions.tile : yieldOf(scene, face)
}

/** The goods that a face's action brings this player: `2 wood`. */
export function yieldOf({ me, reader }: Scene, face: GoodFace): string {
  const extra = sourcesOf(me).filter((source) => {
    const effect = effectOf(source)
    return effect.when === 'always' && effect.rule.kind === 'extra' && effect.rule.good === face
  })
  return amountOf(face === 'mine' ? 'gold' : face, 1 + extra.length, reader.locale)
}

function sourcesOf({ board, townsfolk, equipment }: PlayerView): readonly SourceId[] {
  return [...(board === null ? [] : [board]), ...townsfolk, ...equipment]
}
