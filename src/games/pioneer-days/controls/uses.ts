/** The possible uses of a die, in words. */

import { PHONE_LABEL } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import { FACES, type Face, type GoodFace } from '../data/dice.js'
import type { TownsfolkId } from '../data/ids.js'
import type { DieUse } from '../rules/types.js'
import { describeEffect } from '../texts/effects.js'
import { amountOf, theTownsfolk, theTrade } from '../texts/naming.js'
import type { Scene } from './scene.js'

/** A line for each of the faces, in the order of the slots: the possible uses for the viewer, and who could be recruited. */
export function faceLines(scene: Scene, faces: readonly Face[]): readonly string[] {
  return FACES.filter((face) => faces.includes(face)).map((face) => faceLine(scene, face))
}

function faceLine(scene: Scene, face: Face): string {
  const { me, texts, words, view, reader } = scene
  const { take } = texts.panel
  const person = view.townsfolk[face]
  const { action, gone } = actionOf(scene, face)
  const none = [...gone, ...(person === null ? (['person'] as const) : [])].map((what) => take.none[what])
  const uses = take.uses({
    income: words.money(me.incomes[face]),
    action,
    person: person === null ? null : theTownsfolk(person, reader.locale),
    none: none.length === 0 ? null : none.join(', '),
  })
  return take.line({ face: words.faces[face], uses, effect: person === null ? null : describeEffect(person, reader.locale) })
}

/** The action of a face, and what is used up and cannot be taken by it. */
function actionOf(scene: Scene, face: Face): { readonly action: string | null; readonly gone: readonly ('tile' | 'gold')[] } {
  const { actions } = scene.texts.panel.take
  const { equipment, goldLeft } = scene.view
  const gone = [
    ...(equipment.length === 0 && (face === 'equip' || face === 'wild') ? (['tile'] as const) : []),
    ...(goldLeft === 0 && (face === 'mine' || face === 'wild') ? (['gold'] as const) : []),
  ]
  if (face === 'wild') return { action: gone.length === 0 ? actions.any : actions.others, gone }
  if (gone.length > 0) return { action: null, gone }
  return { action: face === 'equip' ? actions.tile : yieldOf(scene, face), gone }
}

/** The goods that a face's action brings this player: `2 wood`. With an empty bag of gold, what it usually would. */
export function yieldOf({ me, view, reader }: Scene, face: GoodFace): string {
  const { goldLeft } = view
  const most = face === 'mine' && goldLeft > 0 ? goldLeft : Number.POSITIVE_INFINITY
  return amountOf(face === 'mine' ? 'gold' : face, Math.min(me.yields[face], most), reader.locale)
}

/** The label for recruiting somebody by trade and name, or by the trade alone if that is too long. */
export function recruitLabel({ texts, reader: { locale } }: Scene, id: TownsfolkId): string {
  const { recruit } = texts.panel.use
  const whole = recruit({ name: theTownsfolk(id, locale) })
  return whole.length <= PHONE_LABEL ? whole : recruit({ name: theTrade(id, locale) })
}

/** The icon of a use of a die: what it brings. */
export function useIcon(face: Face, action: DieUse['action'], person: TownsfolkId | null): string {
  switch (action.kind) {
    case 'income':
      return iconOf.good('silver')
    case 'equip':
      return iconOf.tile(action.tile)
    case 'recruit':
      return person === null ? iconOf.face(face) : iconOf.townsfolk(person)
    default:
      return iconOf.good(action.kind === 'mine' ? 'gold' : action.kind)
  }
}
