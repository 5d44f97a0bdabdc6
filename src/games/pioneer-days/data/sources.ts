/** A player's things that have an effect. */
import { boardOf } from './boards.js'
import type { Effect, Ongoing } from './effects.js'
import { equipmentOf } from './equipment.js'
import { BOARD_IDS, type BoardId, EQUIPMENT_IDS, type EquipmentId, type SourceId, TOWNSFOLK_IDS } from './ids.js'
import { townsfolkOf } from './townsfolk.js'

export const isBoard = (id: SourceId): id is BoardId => (BOARD_IDS as readonly string[]).includes(id)
export const isEquipment = (id: SourceId): id is EquipmentId => (EQUIPMENT_IDS as readonly string[]).includes(id)

const EFFECTS = Object.fromEntries([
  ...TOWNSFOLK_IDS.map((id) => [id, townsfolkOf(id).effect]),
  ...EQUIPMENT_IDS.map((id) => [id, equipmentOf(id).effect]),
  ...BOARD_IDS.map((id) => [id, boardOf(id).power]),
]) as { readonly [Id in SourceId]: Effect }

const RULES = Object.fromEntries(
  Object.entries(EFFECTS).map(([id, effect]) => [id, effect.when === 'always' ? effect.rule : null]),
) as { readonly [Id in SourceId]: Ongoing | null }

/** The ongoing effect of a source. Null if it has another kind of effect. */
export function ruleOf(id: SourceId): Ongoing | null {
  return RULES[id]
}

/** The effect of a board, an equipment tile or a townsfolk. */
export function effectOf(id: SourceId): Effect {
  return EFFECTS[id]
}
