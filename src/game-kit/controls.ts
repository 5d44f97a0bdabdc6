/** What the panels of all games are made of: scenes, sheets, and presses from the legal actions. */
import { type OfKind, ofKind } from '../engine/kinds.js'
import { type Block, inOnePress, type NotNow, type Panel, type Target } from '../engine/panel.js'
import type { ControlsInput, Reader } from '../games/face.js'
import type { GameTexts, Topics } from './face.js'
import { type Attempt, reasonsAgainst } from './not-now.js'
import type { OfferTexts } from './offers.js'
import { paragraph } from './rows.js'

/** A panel and the choices that it numbers, pointed out on the picture. */
export interface Sheet<Mark> {
  readonly panel: Panel
  readonly marks: readonly Mark[]
}

/** What is asked in one step: its title, its blocks, and what they number. */
export function sheetOf<Mark = never>(title: string, blocks: readonly Block[], marks: readonly Mark[] = []): Sheet<Mark> {
  return { panel: { title, blocks }, marks }
}

/** The legal actions of one kind. */
export function legalOf<Action extends { readonly kind: string }, Kind extends Action['kind']>(
  { legal }: { readonly legal: readonly Action[] },
  kind: Kind,
): readonly OfKind<Action, Kind>[] {
  return ofKind(legal, kind)
}

/** A press that does these actions, one after the other. */
export function doing<Action>(
  { encode }: { readonly encode: (action: Action) => string },
  ...actions: readonly [Action, ...Action[]]
): Target {
  return { kind: 'action', action: inOnePress(actions.map(encode)) }
}

/** A press that opens a further step. */
export function opening(...path: readonly string[]): Target {
  return { kind: 'prompt', path }
}

/** A game's own sheets. */
interface ControlsParts<Action, View, Code extends string, Mark, Scene> {
  readonly topics: Topics<Code>
  readonly sceneOf: (input: ControlsInput<Action, View, Code>) => Scene
  /** The sheet of a game that is over says this. */
  readonly tellResult: (view: View, reader: Reader) => string
  readonly waiting: (scene: Scene) => Sheet<Mark>
  /** What the seat is asked; a path that does not fit leads to the first panel. */
  readonly asking: (scene: Scene) => Sheet<Mark>
  /** What somebody might try in vain. */
  readonly attempts: (scene: Scene) => readonly Attempt<Action>[]
}

type Told<Code extends string> = Pick<GameTexts<Code>, 'refusals' | 'rules'> & {
  readonly alt: OfferTexts
  readonly panel: { readonly titles: { readonly over: string } }
}

/** The panel of a seat, from its legal actions, with the reasons against what it might wonder about. */
export function controlsBy<
  Action,
  View extends { readonly phase: string },
  Code extends string,
  Mark,
  Scene extends ControlsInput<Action, View, Code> & { readonly texts: Told<Code> },
>(parts: ControlsParts<Action, View, Code, Mark, Scene>): (input: ControlsInput<Action, View, Code>) => Sheet<Mark> {
  const reasons = (scene: Scene): readonly NotNow[] =>
    reasonsAgainst(
      parts.attempts(scene),
      scene.refuse,
      (refusal) => {
        const topic = parts.topics[refusal.code]
        // A button for each topic leads to the rules.
        const why = scene.texts.refusals[refusal.code]
        return topic === undefined ? { why } : { why, topic }
      },
      (p) => scene.texts.alt.more(p),
    )
  return (input) => {
    const scene = parts.sceneOf(input)
    const { view, reader } = input
    if (view.phase === 'over') return sheetOf(scene.texts.panel.titles.over, [paragraph(parts.tellResult(view, reader))])
    if (input.legal.length === 0) return parts.waiting(scene)
    const { panel, marks } = parts.asking(scene)
    return { panel: { ...panel, notNow: reasons(scene) }, marks }
  }
}
