/** How good each legal action looks to a seat, by rules of thumb: what a practised player would think of first. */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { type Disaster, type Face, TRACK_SPACES } from '../data/dice.js'
import { type Cost, GAINS, type Gain, NEEDS, type Needs } from '../data/effects.js'
import type { EquipmentId, SourceId, TownsfolkId } from '../data/ids.js'
import { effectOf } from '../data/sources.js'
import { townOf } from '../data/towns.js'
import { WAGON_SPACES, type WagonSize } from '../data/wagons.js'
import { apply } from '../rules/apply.js'
import { playerOf } from '../rules/draft.js'
import { changePrice, incomeOf, needsOf, shieldsOf, sourcesOf, wagonPrice, yieldOf } from '../rules/holdings.js'
import { movedBy } from '../rules/tracks.js'
import type { Action, Player, Playing, State } from '../rules/types.js'
import {
  goodsWorth,
  guestWorth,
  type Holding,
  holdingOf,
  type Outlook,
  outlookOf,
  rewardWorth,
  sourceWorth,
  THUMB,
} from './outlook.js'
import { prospects } from './prospects.js'

/** The rules of thumb as numbers, tuned by play against each other: points, unless something else is said. */
export const APPEAL = {
  /** How sharply good actions are told from bad ones. */
  keenness: 1.5,
  /** What a die that stays in the pool counts for: the share of its disaster's loss with each space that is still missing. */
  nearing: 0.15,
  /** How much of others' loss is one's own gain. */
  rivalry: 0.5,
  /** A wagon that a storm damages, and silver, cattle or townsfolk that other disasters take. */
  damage: 3.2,
  raided: 0.25,
  starved: 1.5,
  guest: 4,
  /** A wagon for what its owners score. */
  wagon: 0.4,
} as const

/** In the order of `actions`. A difference of one makes an action e times as likely. */
export function appeal(state: State, seat: Seat, actions: readonly Action[]): readonly number[] {
  if (state.phase === 'deal') return actions.map(() => 0)
  if (state.phase === 'boards') return actions.map((action) => prospects(apply(state, seat, action).state, seat))
  const plan = planOf(state, seat)
  const worths = actions.map((action) => worthOf(plan, action))
  // Whoever buys a wagon does everything else as well.
  const best = Math.max(...worths.filter((_, index) => at(actions, index).kind !== 'buy-wagon'))
  return worths.map((worth, index) => APPEAL.keenness * (at(actions, index).kind === 'buy-wagon' ? best + worth : worth))
}

interface Plan {
  readonly outlook: Outlook
  readonly player: Player
  readonly state: Playing
  readonly seat: Seat
  readonly holding: Holding
  /** What the goods are worth as they are. */
  readonly goods: number
  /**
   * What the best use of a die brings, by its face; and what it costs if each disaster comes nearer. As far as they were asked
   * for.
   */
  readonly uses: Map<Face, number>
  readonly menaces: Map<Disaster, number>
}

function planOf(state: Playing, seat: Seat): Plan {
  const outlook = outlookOf(state, seat)
  const holding = holdingOf(outlook.player)
  return {
    outlook,
    player: outlook.player,
    seat,
    state,
    holding,
    goods: goodsWorth(outlook, holding),
    uses: new Map(),
    menaces: new Map(),
  }
}

function worthOf(plan: Plan, action: Action): number {
  const { state, player } = plan
  switch (action.kind) {
    case 'take':
      return dieWorth(plan, action.die)
    case 'react':
      return exchangeWorth(plan, action.source)
    case 'change':
      return changeWorth(plan, action.face)
    case 'income':
      return state.phase === 'use' ? gained(plan, { silver: incomeOf(player, state.die.face) }) : 0
    case 'mine':
    case 'cattle':
    case 'wood':
    case 'medicine':
      return yielded(plan, action.kind)
    case 'equip':
      return tileWorth(plan, action.tile)
    case 'recruit':
      return state.phase === 'use' ? recruitWorth(plan, state.townsfolk[state.die.face]) : 0
    case 'buy-wagon':
      return wagonWorth(plan, action.size)
    case 'discard':
      return gained(plan, { [action.good]: -1 })
    case 'discard-tile':
      return -tileWorth(plan, action.tile)
    case 'pay-wood':
      return gained(plan, { wood: -1 })
    case 'pay-medicine':
      return gained(plan, { medicine: -1 })
    case 'take-damage':
      return -APPEAL.damage
    case 'lose-townsfolk':
      return -guestWorth(plan.outlook, action.townsfolk) - sourceWorth(plan.outlook, action.townsfolk)
    case 'satisfy':
      return THUMB.favours * townOf(action.town).favours + gained(plan, minus(needsOf(player, action.town)))
    case 'give':
      return -sourceWorth(plan.outlook, action.tile)
    default:
      // What leaves everything as it is; to pay for everything, where some would be paid for one by one.
      return 0
  }
}

/**
 * What it brings to take a die of the pool: its best use, what its face sets off, and that its colour does not stay in the pool.
 */
function dieWorth(plan: Plan, index: number): number {
  const { pool } = plan.state
  const { face, colour } = at(pool, index)
  const menaces = movedBy(colour).reduce((sum, disaster) => sum + menace(plan, disaster), 0)
  return useWorth(plan, face) + setOff(plan, face) + menaces / (pool.length - 1)
}

/** What the best use of a die with this face brings. */
function useWorth(plan: Plan, face: Face): number {
  const known = plan.uses.get(face)
  if (known !== undefined) return known
  const { state, player } = plan
  const isWild = face === 'wild'
  const options = [gained(plan, { silver: incomeOf(player, face) }), recruitWorth(plan, state.townsfolk[face])]
  for (const good of ['mine', 'cattle', 'wood', 'medicine'] as const) {
    if (isWild || face === good) options.push(yielded(plan, good))
  }
  if (isWild || face === 'equip') options.push(...state.equipment.map((tile) => tileWorth(plan, tile)))
  const best = Math.max(...options)
  plan.uses.set(face, best)
  return best
}

/** What it brings to pay for another face. */
function changeWorth(plan: Plan, face: Face): number {
  const price = changePrice(plan.player)
  if (plan.holding.silver < price) return Number.NEGATIVE_INFINITY
  return useWorth(plan, face) + gained(plan, { silver: -price })
}

function yielded(plan: Plan, good: 'mine' | 'cattle' | 'wood' | 'medicine'): number {
  return gained(plan, { [good === 'mine' ? 'gold' : good]: yieldOf(plan.player, good) })
}

function tileWorth(plan: Plan, tile: EquipmentId): number {
  return sourceWorth(plan.outlook, tile) + gained(plan, { equipment: 1 })
}

function recruitWorth(plan: Plan, id: TownsfolkId | null): number {
  if (id === null) return Number.NEGATIVE_INFINITY
  const effect = effectOf(id)
  const atOnce = effect.when === 'recruited' ? rewardWorth(plan.player, effect.reward) : 0
  return guestWorth(plan.outlook, id) + sourceWorth(plan.outlook, id) + atOnce
}

/** What the player's own things bring when a die of this face is taken. */
function setOff(plan: Plan, face: Face): number {
  return sourcesOf(plan.player).reduce((sum, source) => {
    const effect = effectOf(source)
    if (effect.when === 'face' && effect.faces.includes(face)) return sum + rewardWorth(plan.player, effect.reward)
    return effect.when === 'exchange' && effect.faces.includes(face) ? sum + Math.max(0, exchangeWorth(plan, source)) : sum
  }, 0)
}

function exchangeWorth(plan: Plan, source: SourceId): number {
  const effect = effectOf(source)
  if (effect.when !== 'exchange') return 0
  const { cost, gain } = effect
  const isPaid = NEEDS.every((kind) => plan.holding[kind] >= ((cost as Needs)[kind] ?? 0))
  return isPaid ? gained(plan, plus(gain, minus(cost))) : Number.NEGATIVE_INFINITY
}

/** What more spaces bring, less the price and the storms that one more wagon has to fear. */
function wagonWorth(plan: Plan, size: WagonSize): number {
  const { outlook, holding, goods, player } = plan
  const larger = { ...outlook, spaces: outlook.spaces + WAGON_SPACES[size], exposed: outlook.exposed + 1 }
  return APPEAL.wagon + goodsWorth(larger, changed(holding, { silver: -wagonPrice(player, size) })) - goods
}

type Change = Readonly<Partial<Record<keyof Holding | 'favours', number>>>

/** What a change of the goods brings, with the points of gold and favours. */
function gained(plan: Plan, change: Change): number {
  const certain = THUMB.gold * (change.gold ?? 0) + THUMB.favours * (change.favours ?? 0)
  return certain + goodsWorth(plan.outlook, changed(plan.holding, change)) - plan.goods
}

function changed(holding: Holding, change: Change): Holding {
  return {
    silver: holding.silver + (change.silver ?? 0),
    wood: holding.wood + (change.wood ?? 0),
    medicine: holding.medicine + (change.medicine ?? 0),
    cattle: holding.cattle + (change.cattle ?? 0),
    gold: holding.gold + (change.gold ?? 0),
    equipment: holding.equipment + (change.equipment ?? 0),
  }
}

function minus(amounts: Needs | Cost): Change {
  return Object.fromEntries(Object.entries(amounts).map(([kind, amount]) => [kind, -amount]))
}

function plus(gain: Gain, cost: Change): Change {
  const sum: Partial<Record<keyof Change, number>> = { ...cost }
  for (const kind of GAINS) sum[kind] = (sum[kind] ?? 0) + (gain[kind] ?? 0)
  return sum
}

/** What the advance of a disaster's marker costs the seat, compared with what it costs the others. */
function menace({ state, seat, menaces }: Plan, disaster: Disaster): number {
  const known = menaces.get(disaster)
  if (known !== undefined) return known
  let others = 0
  for (const other of state.players.keys()) if (other !== seat) others += lossBy(state, other, disaster)
  const loss = lossBy(state, seat, disaster) - (APPEAL.rivalry * others) / (state.seats - 1)
  const worth = loss * APPEAL.nearing ** (TRACK_SPACES - 2 - state.tracks[disaster])
  menaces.set(disaster, worth)
  return worth
}

/** What a disaster would take from a seat now. */
function lossBy(state: Playing, seat: Seat, disaster: Disaster): number {
  const player = playerOf(state, seat)
  const shields = shieldsOf(player, disaster)
  switch (disaster) {
    case 'storm':
      return toll(player.wagons.length - shields, player.wood, THUMB.wood, APPEAL.damage)
    case 'disease':
      return toll(player.townsfolk.length - shields, player.medicine, THUMB.medicine, APPEAL.guest)
    case 'famine':
      return toll(player.cattle - shields, player.silver, THUMB.silver, APPEAL.starved)
    case 'raid':
      return APPEAL.raided * Math.max(0, player.silver - shields) * 0.5
  }
}

/** What so many things cost: each is paid for as long as there is something to pay with. */
function toll(things: number, means: number, price: number, loss: number): number {
  const owed = Math.max(0, things)
  const paid = Math.min(owed, means)
  return paid * price + (owed - paid) * loss
}
