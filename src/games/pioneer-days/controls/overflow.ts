/** Whether a die may bring more than the wagons hold. */
import { legalOf } from '../../../game-kit/controls.js'
import type { Gain } from '../data/effects.js'
import { effectOf } from '../data/sources.js'
import { spacesFor } from '../data/wagons.js'
import { DIE_USES, type DieUse } from '../rules/types.js'
import type { Scene } from './scene.js'

/** Whether one of the possible uses of the die in hand brings more than there is room for. */
export function mayOverflow(scene: Scene): boolean {
  const { me, view } = scene
  return DIE_USES.flatMap((kind) => legalOf(scene, kind)).some((action) => {
    const { wood = 0, medicine = 0, gold = 0, equipment = 0 } = broughtBy(scene, action)
    const load = {
      wood: me.wood + wood,
      medicine: me.medicine + medicine,
      gold: me.goldCount + Math.min(gold, view.goldLeft),
      equipment: me.equipment.length + equipment,
    }
    return spacesFor(load) > me.spaces
  })
}

function broughtBy({ me, view }: Scene, { kind }: DieUse['action']): Gain & { readonly equipment?: number } {
  switch (kind) {
    case 'mine':
      return { gold: me.yields.mine }
    case 'wood':
    case 'medicine':
      return { [kind]: me.yields[kind] }
    case 'equip':
      return { equipment: 1 }
    case 'recruit': {
      const person = view.townsfolk[view.die?.face ?? 'wild']
      const effect = person === null ? null : effectOf(person)
      return effect?.when === 'recruited' && effect.reward.kind === 'gain' ? effect.reward.gain : {}
    }
    default:
      return {}
  }
}
