/** Whether a die or an exchange brings more than the wagons hold. */
import { legalOf } from '../../../game-kit/controls.js'
import type { Face } from '../data/dice.js'
import type { Gain } from '../data/effects.js'
import { effectOf, ruleOf } from '../data/sources.js'
import { type Hold, spacesFor } from '../data/wagons.js'
import { DIE_USES, type DieUse } from '../rules/types.js'
import type { Scene } from './scene.js'

/** What comes: goods, equipment tiles, and spaces beside the wagons. What is given in exchange is not counted. */
type Brought = Gain & { readonly equipment?: number; readonly spaces?: number }

/** A warning above what may be done with the die in hand, if goods may have to be given back. */
export function roomLine(scene: Scene): readonly string[] {
  const face = scene.view.die?.face ?? 'wild'
  return warningFor(
    scene,
    DIE_USES.flatMap((kind) => legalOf(scene, kind)).map((action) => broughtBy(scene, face, action)),
  )
}

/** The same above several things that may be done. */
export function warningFor(scene: Scene, choices: readonly Brought[]): readonly string[] {
  const { me, texts } = scene
  const { full, tight } = texts.panel.use
  if (!choices.some((brought) => overflows(scene, heldBy(me), brought))) return []
  return [me.spacesNeeded >= me.spaces ? full : tight]
}

/** What a player's wagons hold now. */
export function heldBy({ wood, medicine, goldCount: gold, equipment, spaces }: Scene['me']): Hold {
  return { wood, medicine, gold, equipment: equipment.length, spaces }
}

/** Whether there is no room for all of it beside what the player has by then. */
export function overflows({ view }: Scene, hold: Hold, brought: Brought): boolean {
  const { wood = 0, medicine = 0, gold = 0, equipment = 0, spaces = 0 } = brought
  const load = {
    wood: hold.wood + wood,
    medicine: hold.medicine + medicine,
    gold: hold.gold + Math.min(gold, view.goldLeft),
    equipment: hold.equipment + equipment,
  }
  return spacesFor(load) > hold.spaces + spaces
}

/** What a use of a die that shows `face` brings. */
export function broughtBy({ me, view }: Scene, face: Face, action: DieUse['action']): Brought {
  switch (action.kind) {
    case 'mine':
      return { gold: me.yields.mine }
    case 'wood':
    case 'medicine':
      return { [action.kind]: me.yields[action.kind] }
    case 'equip': {
      const rule = ruleOf(action.tile)
      return { equipment: 1, spaces: rule?.kind === 'storage' ? rule.spaces : 0 }
    }
    case 'recruit': {
      const person = view.townsfolk[face]
      const effect = person === null ? null : effectOf(person)
      return effect?.when === 'recruited' && effect.reward.kind === 'gain' ? effect.reward.gain : {}
    }
    default:
      return {}
  }
}
