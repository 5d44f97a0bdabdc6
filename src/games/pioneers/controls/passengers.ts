/** Choosing one of the player's own pioneers: to settle, to return, to join. */
import type { Block, Button } from '../../../engine/panel.js'
import { doing } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import { coachOf } from '../data/coaches.js'
import type { Action, CoachId, Profession, Tile } from '../rules/types.js'
import { EMPTIED_DOLLARS } from '../texts/prices.js'
import type { Scene } from './scene.js'

/** Up to so many pioneers are buttons. */
const BUTTONS_AT_ONCE = 5

/** A pioneer of one kind on one coach. */
export interface Aboard {
  readonly coach: CoachId
  readonly pioneer: Profession
}

/** Buttons with a line for each, or a menu if there are many. Each takes a pioneer off a coach by its action. */
export function passengerChoice(
  scene: Scene,
  placeholder: string,
  choices: readonly (Aboard & { readonly action: Action })[],
): readonly Block[] {
  const { brief, passenger } = scene.texts.panel.settle
  const entries = choices.map(({ action, coach, pioneer }) => ({
    label: (choices.length > BUTTONS_AT_ONCE ? passenger : brief)({ coach, pioneer }),
    icon: iconOf.tile(pioneer),
    description: effectOn(scene, coach),
    target: doing(scene, action),
  }))
  if (entries.length > BUTTONS_AT_ONCE) return menus(placeholder, entries)
  const buttons = entries.map(({ label, icon, target }): Button => ({ label, icon, style: 'success', target }))
  return [paragraph(...entries.map(({ label, description }) => `- ${label} · ${description}`)), ...buttonRows(buttons)]
}

/** The pioneers of the player that may settle on `tile`. Equal ones on one coach appear once. */
export function aboardFor({ me }: Scene, tile: Tile): readonly Aboard[] {
  return me.coaches.flatMap(({ id: coach, seats }) => {
    const fitting = new Set(seats.filter((pioneer) => pioneer !== null && (tile === 'hotel' || pioneer === tile)))
    return [...fitting].flatMap((pioneer) => (pioneer === null ? [] : [{ coach, pioneer }]))
  })
}

/** The effect on one of the player's coaches if a pioneer leaves it. */
export function effectOn({ me, texts }: Scene, coach: CoachId): string {
  const seats = me.coaches.find(({ id }) => id === coach)?.seats ?? []
  const left = seats.filter((pioneer) => pioneer !== null).length - 1
  const { points, seats: all } = coachOf(coach)
  return texts.panel.settle.leaves({ left, seats: all.length, points, dollars: EMPTIED_DOLLARS })
}
