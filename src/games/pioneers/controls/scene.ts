import { at } from '../../../engine/lists.js'
import type { Sheet as SheetOf } from '../../../game-kit/controls.js'
import type { ControlsInput } from '../../face.js'
import type { GameMap } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import type { Action, RefusalCode } from '../rules/types.js'
import type { Choice, PlayerView, View } from '../rules/view-types.js'
import type { PioneersTexts } from '../texts/en/index.js'
import { TEXTS } from '../texts/index.js'

export type Input = ControlsInput<Action, View, RefusalCode>

/** The input of every panel, with values that are often looked up. */
export interface Scene extends Input {
  readonly texts: PioneersTexts
  readonly map: GameMap
  readonly me: PlayerView
}

export type Sheet = SheetOf<Choice>

export function sceneOf(input: Input): Scene {
  const { view, seat, reader } = input
  return { ...input, texts: TEXTS[reader.locale], map: MAPS[view.map], me: at(view.players, seat) }
}
