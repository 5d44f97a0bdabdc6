/** Choosing one of the player's own pioneers: to settle, to return, to join. */
import type { Block, Button } from '../../../engine/panel.js'
import { doing } from '../../../game-kit/controls.js'
import { buttonRows, menus, paragraph } from '../../../game-kit/rows.js'
import { iconOf } from '../board/emblems.js'
import { coachOf } from '../data/coaches.js'
import { EMPTIED_DOLLARS } from '../data/prices.js'
import type { Action, CoachId, OwnCoach, Profession, Tile } from '../rules/types.js'
import type { Scene } from './scene.js'

/** Up to so many pioneers are buttons. */
const BUTTONS_AT_ONCE = 5

/** A pioneer of one kind on one coach. */
export interface Aboard {
  readonly coach: CoachId
  readonly pioneer: Profession
}

/** Buttons below a line for each coach, or a menu if there are many. Each takes a pioneer off a coach by its action. */
export function passengerChoice(
  scene: Scene,
  placeholder: string,
  choices: readonly (Aboard & { readonly action: Action })[],
): readonly Block[] {
  const { passenger } = scene.texts.panel.settle
  const isMenu = choices.length > BUTTONS_AT_ONCE
  const entries = choices.map(({ action, ...choice }) => ({
    label: isMenu ? passenger(choice) : nameAmong(scene, choice, choices),
    icon: iconOf.tile(choice.pioneer),
    description: effectOn(scene, choice.coach),
    target: doing(scene, action),
  }))
  if (isMenu) return menus(placeholder, entries)
  const buttons = entries.map(({ label, icon, target }): Button => ({ label, icon, style: 'success', target }))
  return [paragraph(...coachLines(scene, choices)), ...buttonRows(buttons)]
}

/** What leaving each of the coaches leads to. */
export function coachLines(scene: Scene, choices: readonly Pick<Aboard, 'coach'>[]): readonly string[] {
  const coaches = [...new Set(choices.map(({ coach }) => coach))]
  return coaches.map((coach) => scene.texts.panel.settle.fromCoach({ coach, effect: effectOn(scene, coach) }))
}

/** What tells a pioneer from the others that may be chosen: the profession, the coach, or both. */
export function nameAmong({ texts }: Scene, { coach, pioneer }: Aboard, choices: readonly Aboard[]): string {
  const { settle } = texts.panel
  if (choices.every((other) => other.coach === coach)) return texts.glossary.tiles[pioneer].name
  return choices.every((other) => other.pioneer === pioneer) ? settle.coach({ coach }) : settle.brief({ coach, pioneer })
}

/** The pioneers of the player that may settle on `tile`. */
export function aboardFor({ me }: Scene, tile: Tile): readonly Aboard[] {
  return aboardOf(me.coaches, tile === 'hotel' ? null : tile)
}

/** The pioneers of a kind on some coaches, or of every kind if it is null. Equal ones on one coach appear once. */
export function aboardOf(coaches: readonly OwnCoach[], kind: Profession | null): readonly Aboard[] {
  return coaches.flatMap(({ id: coach, seats }) => {
    const fitting = new Set(seats.filter((pioneer) => pioneer !== null && (kind === null || pioneer === kind)))
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
