/**
 * The vocabulary for the effects of townsfolk, equipment and player boards (H8, H11). Effects are data. Only `rules/effects.ts`
 * carries them out, and the texts turn them into sentences.
 */
import type { Disaster, Face } from './dice.js'
import type { WagonSize } from './wagons.js'

/** What effects give. `gold` counts tokens drawn from the bag, whose values only the owner sees. */
export const GAINS = ['silver', 'wood', 'medicine', 'cattle', 'gold', 'favours'] as const
export type GainKind = (typeof GAINS)[number]
/** Only goods that are given. Every number is at least 1. */
export type Gain = Readonly<Partial<Record<GainKind, number>>>

/** What effects take in exchange. */
const COSTS = ['silver', 'wood', 'medicine', 'cattle', 'gold'] as const
type CostKind = (typeof COSTS)[number]
export type Cost = Readonly<Partial<Record<CostKind, number>>>

/** What effects and final scores count among a player's things. `sound-wagons` are wagons without damage. */
const COUNTS = [
  'silver',
  'wood',
  'medicine',
  'cattle',
  'gold',
  'equipment',
  'townsfolk',
  'wagons',
  'sound-wagons',
  'favours',
] as const
export type Count = (typeof COUNTS)[number]

/** What happens at once when an effect fires. */
export type Reward =
  | { readonly kind: 'gain'; readonly gain: Gain }
  /** `gain` once for every `every` things of the kind, at most `most` times. */
  | { readonly kind: 'gain-per'; readonly gain: Gain; readonly per: Count; readonly every: number; readonly most: number }
  /** A free wagon, while there are cards of its size. */
  | { readonly kind: 'wagon'; readonly size: WagonSize }
  /** Removes up to `tokens` damage tokens, from the least damaged wagons first. */
  | { readonly kind: 'repair'; readonly tokens: number }
  /** Moves a marker one space back unless it is on its first. `all`: all four markers. */
  | { readonly kind: 'calm'; readonly track: Disaster | 'all' }

/** Changes a rule for its owner while it is owned. Several add up. */
export type Ongoing =
  /** Dice of these faces bring more silver as income. */
  | { readonly kind: 'income'; readonly faces: readonly Face[]; readonly silver: number }
  /** The action of this good brings one more of it, also through Wild. */
  | { readonly kind: 'extra'; readonly good: 'mine' | 'cattle' | 'wood' | 'medicine' }
  /** Spaces beside the wagons, which no storm covers. */
  | { readonly kind: 'storage'; readonly spaces: number }
  | { readonly kind: 'cheaper-wagons'; readonly silver: number }
  | { readonly kind: 'cheaper-change'; readonly silver: number }
  /**
   * Protects from a disaster. Storm: `amount` wagons need no wood. Raid: `amount` silver is not counted. Famine: `amount` cattle
   * need no silver. Disease: `amount` townsfolk need no medicine.
   */
  | { readonly kind: 'shield'; readonly disaster: Disaster; readonly amount: number }
  /** Each town card needs `amount` fewer of one item. */
  | { readonly kind: 'smaller-needs'; readonly item: NeedKind; readonly amount: number }

export type Effect =
  /** Townsfolk only: once, when recruited. */
  | { readonly when: 'recruited'; readonly reward: Reward }
  /** When the owner takes a die that shows one of these faces (P7b). */
  | { readonly when: 'face'; readonly faces: readonly Face[]; readonly reward: Reward }
  /** The same for a price. The owner may decline. */
  | { readonly when: 'exchange'; readonly faces: readonly Face[]; readonly cost: Cost; readonly gain: Gain }
  /** On arriving at a town, before the cattle score (P24.1). */
  | { readonly when: 'week-end'; readonly reward: Reward }
  | { readonly when: 'always'; readonly rule: Ongoing }

/** The value of a townsfolk in final scoring (P26). */
export type FinalScore =
  | { readonly kind: 'flat'; readonly points: number }
  /** `points` for every `every` things of the kind, at most `most` points in total. */
  | { readonly kind: 'per'; readonly per: Count; readonly every: number; readonly points: number; readonly most: number }

/** What town cards ask for (G21): gold tokens of any value, any equipment. */
export const NEEDS = ['silver', 'wood', 'medicine', 'cattle', 'gold', 'equipment'] as const
export type NeedKind = (typeof NEEDS)[number]
export type Needs = Readonly<Partial<Record<NeedKind, number>>>

/** A card in its slot on the main board, in front of a player, or in a discard pile. */
export interface TownsfolkCard<Id extends string = string> {
  readonly id: Id
  readonly effect: Effect
  readonly score: FinalScore
}

export interface EquipmentTile<Id extends string = string> {
  readonly id: Id
  readonly effect: Exclude<Effect, { readonly when: 'recruited' }>
}

/** Gives favours to a player who discards everything it asks for (P24.3). */
export interface TownCard<Id extends string = string> {
  readonly id: Id
  readonly needs: Needs
  readonly favours: number
}

/** A player's start goods. `equipment` counts tiles drawn from the stack. */
export interface StartGoods {
  readonly wagons: readonly WagonSize[]
  readonly silver: number
  readonly wood: number
  readonly medicine: number
  readonly cattle: number
  readonly gold: number
  readonly equipment: number
}

/** One side of a player board: the standard one, or a unique one. */
export interface PlayerBoard<Id extends string = string> {
  readonly id: Id
  readonly start: StartGoods
  readonly power: Exclude<Effect, { readonly when: 'recruited' }>
}
