/**
 * Every text of Pioneer Days: parameters in, a finished sentence out. Each language implements all of it; a missing text does
 * not compile. Names, things, goods and money come in ready to print.
 */
import type { ChoiceTexts, RulesTopic } from '../../plug.js'
import type { Options, RefusalCode } from '../rules/types.js'
import type { EffectTexts } from './effects-shape.js'
import type { Glossary } from './glossary.js'
import type { PanelTexts } from './panel-shape.js'
import type { AltTexts, StateTexts } from './state-shape.js'
import type { DigestTexts, StoryTexts, Who } from './story-shape.js'

export interface PioneerDaysTexts {
  readonly name: string
  readonly pitch: string
  /** The button that opens a seat's own things. */
  readonly handName: string
  readonly options: Readonly<Record<keyof Options, ChoiceTexts>>
  /** The players' colours with the shapes that go with them. */
  readonly colours: readonly [string, string, string, string]
  /** The side of the player boards that all of them have. */
  readonly standardBoard: string
  readonly glossary: Glossary
  readonly effects: EffectTexts
  readonly story: StoryTexts
  readonly digest: DigestTexts
  /** One sentence each; the number of the rule is put before its full stop. */
  readonly refusals: Readonly<Record<RefusalCode, string>>
  readonly status: StatusTexts
  readonly panel: PanelTexts
  readonly state: StateTexts
  readonly alt: AltTexts
  readonly guide: Readonly<Record<GuidedStep, string>>
  readonly rules: Readonly<Record<RulesTopicId, Omit<RulesTopic, 'id'>>>
}

/** In the order in which a newcomer reads them. */
export const RULES_TOPICS = [
  'overview',
  'picture',
  'week',
  'dice',
  'goods',
  'townsfolk',
  'disasters',
  'town',
  'end',
  'house-rules',
  'tips',
] as const
type RulesTopicId = (typeof RULES_TOPICS)[number]

/** Steps with a tip for a first turn. */
export const GUIDED_STEPS = ['take', 'react', 'use', 'turn-end', 'room', 'storm', 'disease', 'town'] as const
type GuidedStep = (typeof GUIDED_STEPS)[number]

/** Whom the game waits for and what for, in one sentence: said about somebody, or to the reader. */
interface StatusTexts {
  readonly about: Readonly<Record<StatusStep, (p: Who) => string>>
  readonly toYou: Readonly<Record<StatusStep, string>>
  /** The table draws or rolls. */
  readonly drawing: string
  over(p: { readonly winners: string; readonly count: number }): string
}

const STATUS_STEPS = ['boards', 'take', 'react', 'use', 'turn-end', 'room', 'storm', 'disease', 'town'] as const
export type StatusStep = (typeof STATUS_STEPS)[number]
