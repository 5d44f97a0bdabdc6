/**
 * Every text of Pioneers: parameters in, a finished sentence out. Each language implements all of it; a missing text does
 * not compile. Names of players, cities and lines come in ready to print; amounts are dollars, victory points or counts.
 */
import type { RulesTopic } from '../../plug.js'
import type { EndReason, Order, Profession, Purchase, RefusalCode } from '../rules/types.js'
import type { AltTexts } from './alt-shape.js'
import type { DigestTexts } from './digest-shape.js'
import type { Glossary } from './glossary.js'
import type { PanelTexts } from './panel-shape.js'
import type { StateTexts } from './state-shape.js'
import type { StoryTexts } from './story-shape.js'

export interface PioneersTexts {
  readonly name: string
  readonly pitch: string
  /** The button that opens a seat's own things. */
  readonly handName: string
  readonly covers: { readonly name: string; readonly standard: string; readonly random: string; readonly chosen: string }
  /** Standing orders for invitations. */
  readonly orders: { readonly name: string; readonly choices: Readonly<Record<Order, string>> }
  /** The players' colours with the shapes that go with them. */
  readonly colours: readonly [string, string, string, string]
  readonly glossary: Glossary
  readonly story: StoryTexts
  readonly digest: DigestTexts
  /** One sentence each; the number of the rule is put before its full stop. */
  readonly refusals: Readonly<Record<RefusalCode, string>>
  readonly status: StatusTexts
  readonly panel: PanelTexts
  readonly state: StateTexts
  readonly alt: AltTexts
  /** The last sentence of the story: that the game is over, and why. */
  readonly endedBy: Readonly<Record<EndReason, string>>
  readonly purchases: Readonly<Record<Purchase, string>>
  readonly rules: Readonly<Record<RulesTopicId, Omit<RulesTopic, 'id'>>>
}

/** In the order in which a newcomer reads them. */
export const RULES_TOPICS = [
  'overview',
  'picture',
  'setup',
  'turn',
  'purchases',
  'moving',
  'settling',
  'tiles',
  'coaches',
  'invitation',
  'end',
  'tips',
] as const
type RulesTopicId = (typeof RULES_TOPICS)[number]

/** Tiles whose action a player may use or leave. */
export const CHOSEN_ACTIONS = ['sergeant', 'barkeeper', 'farmer'] as const
export type ChosenAction = (typeof CHOSEN_ACTIONS)[number]

export interface Who {
  readonly who: string
}

export interface Payee extends Who {
  readonly amount: number
}

/** Whose move it is and what for, in one sentence: said about somebody, or to the reader. */
interface StatusTexts {
  readonly about: StatusSentences<Who>
  readonly toYou: StatusSentences<object>
  /** Before the first turn. */
  readonly dealing: string
  over(p: { readonly winners: readonly string[] }): string
}

export interface StatusSentences<P> {
  /** Of the covers that this player lays, `left` are still to be laid. */
  covering(p: P & { readonly left: number }): string
  buying(p: P): string
  secondRoad(p: P): string
  moving(p: P): string
  settling(p: P & { readonly city: string }): string
  readonly action: Readonly<Record<ChosenAction, (p: P) => string>>
  ending(p: P): string
  invited(p: P & { readonly by: string; readonly city: string; readonly pioneer: Profession }): string
  /** The table draws a coach or a nugget. */
  drawing(p: P): string
}
