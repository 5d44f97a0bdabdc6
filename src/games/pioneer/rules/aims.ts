/** Which units a given damage may destroy (X20, Y16, Y17), and which it had best. */
import type { Seat } from '../../../engine/game.js'
import type { Random } from '../../../engine/random.js'
import type { Unit } from '../data/units.js'
import type { Hit } from './types.js'

/** Units of one kind and owner that may be hit. */
export interface Target {
  readonly seat: Seat
  readonly unit: Unit
  readonly count: number
  /** Of each. */
  readonly defence: number
}

const isSame = (one: Hit, other: Hit) => one.seat === other.seat && one.unit === other.unit

/** How many units of a target are hit. */
export function hitCount(hits: readonly Hit[], { seat, unit }: Pick<Target, 'seat' | 'unit'>): number {
  return hits.find((hit) => hit.seat === seat && hit.unit === unit)?.count ?? 0
}

/** Damage that the hits take. */
export function costOf(targets: readonly Target[], hits: readonly Hit[]): number {
  return targets.reduce((sum, target) => sum + target.defence * hitCount(hits, target), 0)
}

/** Whether all ships of a colony's owner are hit, so that the rest may go to the colony (Y17). */
export function isBare(targets: readonly Target[], hits: readonly Hit[], owner: Seat): boolean {
  const ships = targets.filter(({ seat, unit }) => seat === owner && unit !== 'colony')
  return ships.every((ship) => hitCount(hits, ship) === ship.count)
}

/** One unit more of a target. */
export function withHit(hits: readonly Hit[], { seat, unit }: Pick<Target, 'seat' | 'unit'>): readonly Hit[] {
  const more = { seat, unit, count: hitCount(hits, { seat, unit }) + 1 }
  return [...hits.filter((hit) => !isSame(hit, more)), more].sort(
    (one, other) => one.seat - other.seat || (one.unit < other.unit ? -1 : 1),
  )
}

/** How many units of each target could be destroyed if all damage went for that kind alone, with the ships before a colony. */
function mostHits(targets: readonly Target[], attack: number): readonly Hit[] {
  return targets.flatMap(({ seat, unit, count, defence }) => {
    const shield = unit === 'colony' ? shieldOf(targets, seat) : 0
    const most = Math.max(0, Math.min(count, Math.floor((attack - shield) / defence)))
    return most === 0 ? [] : [{ seat, unit, count: most }]
  })
}

/** The damage that destroys all ships of a colony's owner. */
function shieldOf(targets: readonly Target[], owner: Seat): number {
  const ships = targets.filter(({ seat, unit }) => seat === owner && unit !== 'colony')
  return ships.reduce((sum, { count, defence }) => sum + count * defence, 0)
}

/** What is destroyed where nothing has to be decided: all that can be, if it can be at once. Null: there is a choice. */
export function certainHits(targets: readonly Target[], attack: number): readonly Hit[] | null {
  const most = mostHits(targets, attack)
  return costOf(targets, most) <= attack ? inOrder(most) : null
}

/** Whether anything at all can be destroyed. */
export function canHit(targets: readonly Target[], attack: number): boolean {
  return mostHits(targets, attack).length > 0
}

const inOrder = (hits: readonly Hit[]) => hits.toSorted((one, other) => one.seat - other.seat || (one.unit < other.unit ? -1 : 1))

/** The hits that are worth most together. */
export function bestHits(targets: readonly Target[], attack: number, worth: (unit: Unit) => number): readonly Hit[] {
  const colonies = targets.filter(({ unit }) => unit === 'colony')
  const choices = Array.from({ length: 2 ** colonies.length }, (_, bits) => colonies.filter((_, index) => bits & (1 << index)))
  const plans = choices.flatMap((razed) => {
    const owners = razed.map(({ seat }) => seat)
    const forced = targets.filter(({ seat }) => owners.includes(seat))
    const cost = forced.reduce((sum, { count, defence }) => sum + count * defence, 0)
    if (cost > attack) return []
    const free = targets.filter(({ seat, unit }) => !owners.includes(seat) && unit !== 'colony')
    const hits = [...forced.map(({ seat, unit, count }) => ({ seat, unit, count })), ...packed(free, attack - cost, worth)]
    return [{ hits, worth: hits.reduce((sum, hit) => sum + hit.count * worth(hit.unit), 0) }]
  })
  const best = plans.reduce((one, other) => (other.worth > one.worth ? other : one))
  return inOrder(best.hits)
}

/** Ships that are worth most within the damage: the classic knapsack, unit by unit. */
function packed(targets: readonly Target[], attack: number, worth: (unit: Unit) => number): readonly Hit[] {
  let plans: readonly { readonly worth: number; readonly hits: readonly Hit[] }[] = Array.from({ length: attack + 1 }, () => ({
    worth: 0,
    hits: [],
  }))
  for (const target of targets)
    for (let unit = 0; unit < Math.min(target.count, Math.floor(attack / target.defence)); unit++) {
      const before = plans
      plans = before.map((plan, damage) => {
        const rest = before[damage - target.defence]
        const more = rest === undefined ? -1 : rest.worth + worth(target.unit)
        return rest === undefined || more <= plan.worth ? plan : { worth: more, hits: withHit(rest.hits, target) }
      })
    }
  return plans[attack]?.hits ?? []
}

const TRIES = 10_000

/** Hits drawn among all that the damage allows, each equally likely; `isFinal`: something is hit if anything can be. */
export function anyHits(targets: readonly Target[], attack: number, isFinal: boolean, random: Random): readonly Hit[] {
  const most = mostHits(targets, attack)
  for (let tries = 0; tries < TRIES; tries++) {
    const hits = most.flatMap((hit) => {
      const count = random.below(hit.count + 1)
      return count === 0 ? [] : [{ ...hit, count }]
    })
    const isShielded = hits.every(({ seat, unit }) => unit !== 'colony' || isBare(targets, hits, seat))
    if (isShielded && costOf(targets, hits) <= attack && (hits.length > 0 || !isFinal)) return inOrder(hits)
  }
  return isFinal ? bestHits(targets, attack, () => 1) : []
}
