import type { Block, Panel, Target } from '../../../engine/panel.js'
import { at } from '../../../engine/random.js'
import type { ControlsInput } from '../../plug.js'
import type { Action, Mark, PlayerView, RefusalCode, View } from '../rules/types.js'
import type { PioneerDaysTexts } from '../texts/en.js'
import { GLOSSARY, type Glossary } from '../texts/glossary.js'
import { TEXTS } from '../texts/index.js'

export type Input = ControlsInput<Action, View, RefusalCode>

/** What every panel is made from: the input, and what is looked up again and again. */
export interface Scene extends Input {
  readonly texts: PioneerDaysTexts
  readonly words: Glossary
  readonly me: PlayerView
}

/** A panel and the choices that it numbers, pointed out on the picture. */
export interface Sheet {
  readonly panel: Panel
  readonly marks: readonly Mark[]
}

/** What is asked in one step: its title, its blocks, and what they number. */
export function sheetOf(title: string, blocks: readonly Block[], marks: readonly Mark[] = []): Sheet {
  return { panel: { title, blocks }, marks }
}

export function sceneOf(input: Input): Scene {
  const { view, seat, reader } = input
  return { ...input, texts: TEXTS[reader.locale], words: GLOSSARY[reader.locale], me: at(view.players, seat) }
}

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>

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
