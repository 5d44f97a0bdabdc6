import { at } from '../../../engine/lists.js'
import type { Sheet as SheetOf } from '../../../game-kit/controls.js'
import type { ControlsInput } from '../../face.js'
import type { Action, Mark, PlayerView, RefusalCode, View } from '../rules/types.js'
import type { PioneerDaysTexts } from '../texts/en/index.js'
import { GLOSSARY, type Glossary } from '../texts/glossary.js'
import { TEXTS } from '../texts/index.js'

export type Input = ControlsInput<Action, View, RefusalCode>

/** The input of every panel, with values that are often looked up. */
export interface Scene extends Input {
  readonly texts: PioneerDaysTexts
  readonly words: Glossary
  readonly me: PlayerView
}

export type Sheet = SheetOf<Mark>

export function sceneOf(input: Input): Scene {
  const { view, seat, reader } = input
  return { ...input, texts: TEXTS[reader.locale], words: GLOSSARY[reader.locale], me: at(view.players, seat) }
}
