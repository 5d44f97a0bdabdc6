/** The phrases of which the words for effects are made; `goods` and `faces` are listed already. */
import type { Disaster } from '../data/dice.js'

export interface EffectTexts {
  /** When it works, with what it then does. */
  recruited(p: { readonly reward: string }): string
  face(p: { readonly faces: string; readonly reward: string }): string
  /** An exchange that the owner may decline. */
  exchange(p: { readonly faces: string; readonly goods: string; readonly reward: string }): string
  weekEnd(p: { readonly reward: string }): string
  /** For so many of something, in a rate: `for every 2 wagons`. */
  each(p: { readonly every: number; readonly one: string; readonly other: string }): string
  eachSilver(p: { readonly silver: string }): string
  readonly reward: RewardTexts
  readonly always: OngoingTexts
  readonly score: ScoreTexts
}

interface RewardTexts {
  /** `goods` at a rate, so many times at most. */
  per(p: { readonly goods: string; readonly each: string; readonly most: number }): string
  readonly wagon: Readonly<Record<'small' | 'large', string>>
  repair(p: { readonly tokens: number }): string
  calm(p: { readonly disaster: string }): string
  readonly calmAll: string
}

interface OngoingTexts {
  income(p: { readonly faces: string; readonly silver: string }): string
  incomeOfAll(p: { readonly silver: string }): string
  readonly extra: Readonly<Record<'mine' | 'cattle' | 'wood' | 'medicine', string>>
  storage(p: { readonly spaces: number }): string
  cheaperWagons(p: { readonly silver: string }): string
  cheaperChange(p: { readonly silver: string }): string
  readonly shield: Readonly<Record<Disaster, (p: { readonly amount: number }) => string>>
  smallerNeeds(p: { readonly goods: string }): string
}

interface ScoreTexts {
  flat(p: { readonly points: string }): string
  per(p: { readonly points: string; readonly each: string; readonly most: string }): string
}
