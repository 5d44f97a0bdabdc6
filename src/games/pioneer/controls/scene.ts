import { at } from '../../../engine/lists.js'
import type { Sheet as SheetOf } from '../../../game-kit/controls.js'
import type { ControlsInput } from '../../face.js'
import type { Action, Mark, RefusalCode } from '../rules/types.js'
import type { PlayerView, View } from '../rules/view-types.js'
import type { PioneerTexts } from '../texts/en/index.js'
import { GLOSSARY, type Glossary } from '../texts/glossary.js'
import { TEXTS } from '../texts/index.js'

export type Input = ControlsInput<Action, View, RefusalCode>

/** What every panel is made from: the input, and what is looked up again and again. */
export interface Scene extends Input {
  readonly texts: PioneerTexts & { readonly alt: PioneerTexts['offers'] }
  readonly words: Glossary
  readonly me: PlayerView
}

export type Sheet = SheetOf<Mark>

export function sceneOf(input: Input): Scene {
  const { view, seat, reader } = input
  const texts = TEXTS[reader.locale]
  return { ...input, texts: { ...texts, alt: texts.offers }, words: GLOSSARY[reader.locale], me: at(view.players, seat) }
}
