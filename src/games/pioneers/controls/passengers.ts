/** Choosing one of the player's own pioneers: to settle, to return, to join. */
import type { MenuOption } from '../../../engine/panel.js'
import { doing } from '../../../game-kit/controls.js'
import { iconOf } from '../board/emblems.js'
import { coachOf } from '../data/coaches.js'
import type { Action, CoachId, Profession } from '../rules/types.js'
import { EMPTIED_DOLLARS } from '../texts/prices.js'
import type { Scene } from './scene.js'

/** An entry that takes `pioneer` off `coach` by `action`. */
export function passengerOption(scene: Scene, action: Action, coach: CoachId, pioneer: Profession): MenuOption {
  return {
    label: scene.texts.panel.settle.passenger({ coach, pioneer }),
    icon: iconOf.tile(pioneer),
    description: effectOn(scene, coach),
    target: doing(scene, action),
  }
}

/** The effect on one of the player's coaches if a pioneer leaves it. */
export function effectOn({ me, texts }: Scene, coach: CoachId): string {
  const seats = me.coaches.find(({ id }) => id === coach)?.seats ?? []
  const left = seats.filter((pioneer) => pioneer !== null).length - 1
  const { points, seats: all } = coachOf(coach)
  return texts.panel.settle.leaves({ left, seats: all.length, points, dollars: EMPTIED_DOLLARS })
}
