/** A player's things and their ongoing effects: spaces, prices, shields, smaller needs. */
import { CHANGE_PRICE, type Disaster, type Face, type GoodFace, INCOME, LEAST_PRICE } from '../data/dice.js'
import type { Cost, Count, NeedKind, Needs, Ongoing } from '../data/effects.js'
import { NEEDS } from '../data/effects.js'
import type { SourceId, TownId } from '../data/ids.js'
import { ruleOf } from '../data/sources.js'
import { townOf } from '../data/towns.js'
import { type Hold, type Load, spacesFor, spacesOf, WAGON_PRICE, type WagonSize } from '../data/wagons.js'
import type { Player } from './types.js'

/** Everything of a player's with an effect: the board, then townsfolk and equipment in the order they were acquired. */
export function sourcesOf({ board, townsfolk, equipment }: Player): readonly SourceId[] {
  return [...(board === null ? [] : [board]), ...townsfolk, ...equipment]
}

/** The sum of `amount` over a player's ongoing effects. */
function ongoing(player: Player, amount: (rule: Ongoing) => number): number {
  let sum = player.board === null ? 0 : amountOf(player.board, amount)
  for (const id of player.townsfolk) sum += amountOf(id, amount)
  for (const id of player.equipment) sum += amountOf(id, amount)
  return sum
}

function amountOf(source: SourceId, amount: (rule: Ongoing) => number): number {
  const rule = ruleOf(source)
  return rule === null ? 0 : amount(rule)
}

/** All spaces: those of the wagons that are not covered by damage, and storage beside them. */
export function spaces(player: Player): number {
  const onWagons = player.wagons.reduce((sum, wagon) => sum + spacesOf(wagon), 0)
  return onWagons + ongoing(player, (rule) => (rule.kind === 'storage' ? rule.spaces : 0))
}

function loadOf({ wood, medicine, gold, equipment }: Player): Load {
  return { wood, medicine, gold: gold.length, equipment: equipment.length }
}

/** The goods that take up space, and all spaces. */
export function holdOf(player: Player): Hold {
  return { ...loadOf(player), spaces: spaces(player) }
}

/** Spaces that the player's goods need (P13-P17). */
export function spacesNeeded(player: Player): number {
  return spacesFor(loadOf(player))
}

/** Whether something has to be discarded. */
export function isOverfull(player: Player): boolean {
  return spacesNeeded(player) > spaces(player)
}

/** The price in silver of a wagon of this size (P19). */
export function wagonPrice(player: Player, size: WagonSize): number {
  const less = ongoing(player, (rule) => (rule.kind === 'cheaper-wagons' ? rule.silver : 0))
  return Math.max(LEAST_PRICE, WAGON_PRICE[size] - less)
}

/** The price in silver of changing a die's face (P7). */
export function changePrice(player: Player): number {
  const less = ongoing(player, (rule) => (rule.kind === 'cheaper-change' ? rule.silver : 0))
  return Math.max(LEAST_PRICE, CHANGE_PRICE - less)
}

/** Silver from a die with this face used as income (P11). */
export function incomeOf(player: Player, face: Face): number {
  return INCOME[face] + ongoing(player, (rule) => (rule.kind === 'income' && rule.faces.includes(face) ? rule.silver : 0))
}

/** The amount of a good that its action brings (P13, P15-P17). */
export function yieldOf(player: Player, good: GoodFace): number {
  return 1 + ongoing(player, (rule) => (rule.kind === 'extra' && rule.good === good ? 1 : 0))
}

/** How much the shields against a disaster cover: wagons, silver, cattle or townsfolk. */
export function shieldsOf(player: Player, disaster: Disaster): number {
  return ongoing(player, (rule) => (rule.kind === 'shield' && rule.disaster === disaster ? rule.amount : 0))
}

/** What a town card asks of this player: at least one item (G21). Kinds reduced to zero are absent. */
export function needsOf(player: Player, town: TownId): Needs {
  const { needs } = townOf(town)
  const asked: Partial<Record<NeedKind, number>> = {}
  for (const kind of NEEDS) {
    const amount = needs[kind]
    if (amount === undefined) continue
    const less = ongoing(player, (rule) => (rule.kind === 'smaller-needs' && rule.item === kind ? rule.amount : 0))
    if (amount > less) asked[kind] = amount - less
  }
  return Object.keys(asked).length > 0 ? asked : oneOf(needs)
}

/** One item of the first kind that a card asks for. */
function oneOf(needs: Needs): Needs {
  const kind = NEEDS.find((each) => needs[each] !== undefined)
  return kind === undefined ? {} : { [kind]: 1 }
}

/** The number of things of a kind that a player has. */
export function countOf(player: Player, count: Count): number {
  switch (count) {
    case 'gold':
    case 'equipment':
    case 'townsfolk':
    case 'wagons':
      return player[count].length
    case 'sound-wagons':
      return player.wagons.filter(({ damage }) => damage === 0).length
    default:
      return player[count]
  }
}

/** Whether a player has everything asked for. */
export function hasAll(player: Player, asked: Needs | Cost): boolean {
  return NEEDS.every((kind) => {
    const amount: number | undefined = (asked as Needs)[kind]
    return amount === undefined || countOf(player, kind) >= amount
  })
}
