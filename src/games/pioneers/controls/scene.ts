import type { Panel, Target } from '../../../engine/panel.js'
import { at } from '../../../engine/random.js'
import type { ControlsInput } from '../../plug.js'
import type { GameMap } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import type { Action, Mark, PlayerView, RefusalCode, View } from '../rules/types.js'
import type { PioneersTexts } from '../texts/en.js'
import { TEXTS } from '../texts/index.js'

export type Input = ControlsInput<Action, View, RefusalCode>

/** What every panel is made from: the input, and what is looked up again and again. */
export interface Scene extends Input {
  readonly texts: PioneersTexts
  readonly map: GameMap
  readonly me: PlayerView
}

/** A panel and the choices that its menus number, pointed out on the picture. */
export interface Sheet {
  readonly panel: Panel
  readonly marks: readonly Mark[]
}

export function sceneOf(input: Input): Scene {
  const { view, seat, reader } = input
  return { ...input, texts: TEXTS[reader.locale], map: MAPS[view.map], me: at(view.players, seat) }
}

type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>

/** The legal actions of one kind. */
export function legalOf<Kind extends Action['kind']>({ legal }: Scene, kind: Kind): readonly ActionOf<Kind>[] {
  return legal.filter((action): action is ActionOf<Kind> => action.kind === kind)
}

/** A press that does `action`. */
export function doing({ encode }: Scene, action: Action): Target {
  return { kind: 'action', action: encode(action) }
}

/** A press that opens a further step. */
export function opening(...path: readonly string[]): Target {
  return { kind: 'prompt', path }
}
