/** Equipment to choose from, numbered in the menu as in the picture. */
import type { OfKind } from '../../../engine/kinds.js'
import type { MenuOption, Target } from '../../../engine/panel.js'
import { doing } from '../../../game-kit/controls.js'
import { iconOf } from '../board/emblems.js'
import type { Action, Mark } from '../rules/types.js'
import { describeEffect } from '../texts/effects.js'
import { tileName } from '../texts/naming.js'
import type { Scene } from './scene.js'

export interface TileChoices {
  readonly options: readonly MenuOption[]
  readonly marks: readonly Mark[]
}

/** An option for each action, which says what the tile does. */
export function tileChoices<Given extends OfKind<Action, 'equip' | 'give'>>(
  scene: Scene,
  actions: readonly Given[],
  targetOf: (action: Given) => Target = (action) => doing(scene, action),
): TileChoices {
  const { locale } = scene.reader
  const tiles = actions.map((action, index) => ({ action, label: String(index + 1) }))
  return {
    options: tiles.map(({ action, label }) => ({
      label: `${label} · ${tileName(action.tile, locale)}`,
      icon: iconOf.tile(action.tile),
      description: describeEffect(action.tile, locale),
      target: targetOf(action),
    })),
    marks: tiles.map(({ action, label }) => ({ kind: 'tile', tile: action.tile, label })),
  }
}
