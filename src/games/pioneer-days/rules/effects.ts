/** Carries out the effects described by the data. */
import type { Seat } from '../../../engine/game.js'
import { DISASTERS, type Disaster, type Face } from '../data/dice.js'
import { type Cost, GAINS, type Gain, type GainKind, type Reward } from '../data/effects.js'
import type { SourceId } from '../data/ids.js'
import { effectOf } from '../data/sources.js'
import type { Wagon, WagonSize } from '../data/wagons.js'
import { changePlayer, type Draft, playerOf } from './draft.js'
import { giveGoods, goldLeft, takeGoods } from './goods.js'
import { countOf, hasAll, sourcesOf } from './holdings.js'
import { moved } from './tracks.js'
import type { Common, Player } from './types.js'

/** The effect of a townsfolk that has just been recruited (P18). */
export function fireRecruited(draft: Draft, seat: Seat, source: SourceId): void {
  const effect = effectOf(source)
  if (effect.when === 'recruited') reward(draft, seat, source, effect.reward)
}

/** Fires the seat's free effects triggered by a face (P7b, G18). */
export function fireFace(draft: Draft, seat: Seat, face: Face): void {
  for (const source of sourcesOf(playerOf(draft.table, seat))) {
    const effect = effectOf(source)
    if (effect.when === 'face' && effect.faces.includes(face)) reward(draft, seat, source, effect.reward)
  }
}

/** Fires the seat's effects at the end of a week (P24.1). */
export function fireWeekEnd(draft: Draft, seat: Seat): void {
  for (const source of sourcesOf(playerOf(draft.table, seat))) {
    const effect = effectOf(source)
    if (effect.when === 'week-end') reward(draft, seat, source, effect.reward)
  }
}

/** A player's exchanges triggered by a face. */
export function exchangesOn(player: Player, face: Face): readonly SourceId[] {
  return sourcesOf(player).filter((source) => {
    const effect = effectOf(source)
    return effect.when === 'exchange' && effect.faces.includes(face)
  })
}

/** Whether a seat can make a source's exchange: it can pay, and it would get something. */
export function canExchange(table: Common, seat: Seat, source: SourceId): boolean {
  return canPay(playerOf(table, seat), source) && bringsSomething(table, source)
}

/** Whether a player has the goods that a source's exchange costs. */
export function canPay(player: Player, source: SourceId): boolean {
  const effect = effectOf(source)
  return effect.when === 'exchange' && hasAll(player, effect.cost)
}

/** Whether a source's exchange would bring anything. Only gold can run out (G23, G25). */
export function bringsSomething({ goldBag }: Common, source: SourceId): boolean {
  const effect = effectOf(source)
  if (effect.when !== 'exchange') return false
  return goldLeft(goldBag) > 0 || GAINS.some((kind) => kind !== 'gold' && effect.gain[kind] !== undefined)
}

/** Pays for an exchange and gives what it brings. */
export function exchange(draft: Draft, seat: Seat, source: SourceId): void {
  const effect = effectOf(source)
  if (effect.when !== 'exchange') throw new Error(`${source} exchanges nothing`)
  gain(draft, seat, source, effect.gain, effect.cost)
}

function reward(draft: Draft, seat: Seat, source: SourceId, what: Reward): void {
  switch (what.kind) {
    case 'gain':
      gain(draft, seat, source, what.gain)
      break
    case 'gain-per': {
      const times = Math.min(what.most, Math.floor(countOf(playerOf(draft.table, seat), what.per) / what.every))
      if (times > 0) gain(draft, seat, source, multiplied(what.gain, times))
      break
    }
    case 'wagon':
      gainWagon(draft, seat, source, what.size)
      break
    case 'repair':
      repair(draft, seat, source, what.tokens)
      break
    case 'calm':
      calm(draft, seat, source, what.track)
      break
  }
}

function gain(draft: Draft, seat: Seat, source: SourceId, what: Gain, cost: Cost = {}): void {
  draft.facts.push({ to: 'table', kind: 'effect', seat, source, cost, gain: what })
  takeGoods(draft, seat, cost)
  giveGoods(draft, seat, what)
}

function multiplied(gain: Gain, times: number): Gain {
  const result: Partial<Record<GainKind, number>> = {}
  for (const kind of GAINS) {
    const amount = gain[kind]
    if (amount !== undefined) result[kind] = amount * times
  }
  return result
}

function gainWagon(draft: Draft, seat: Seat, source: SourceId, size: WagonSize): void {
  if (draft.table.wagonsLeft[size] === 0) return
  addWagon(draft, seat, size)
  draft.facts.push({ to: 'table', kind: 'wagon-gained', seat, source, size })
}

/** Takes a wagon card from the stack. */
export function addWagon(draft: Draft, seat: Seat, size: WagonSize): void {
  const { table } = draft
  table.wagonsLeft = { ...table.wagonsLeft, [size]: table.wagonsLeft[size] - 1 }
  changePlayer(draft, seat, { wagons: [...playerOf(table, seat).wagons, { size, damage: 0 }] })
}

function repair(draft: Draft, seat: Seat, source: SourceId, tokens: number): void {
  let left = tokens
  const wagons: Wagon[] = playerOf(draft.table, seat).wagons.slice()
  const damaged = [...wagons.entries()].filter(([, { damage }]) => damage > 0)
  for (const [index, wagon] of damaged.sort(([, one], [, other]) => one.damage - other.damage)) {
    const taken = Math.min(left, wagon.damage)
    wagons[index] = { ...wagon, damage: wagon.damage - taken }
    left -= taken
  }
  if (left === tokens) return
  changePlayer(draft, seat, { wagons })
  draft.facts.push({ to: 'table', kind: 'repaired', seat, source, tokens: tokens - left })
}

function calm(draft: Draft, seat: Seat, source: SourceId, track: Disaster | 'all'): void {
  const { table, facts } = draft
  const disasters = DISASTERS.filter((disaster) => (track === 'all' || track === disaster) && table.tracks[disaster] > 0)
  if (disasters.length === 0) return
  table.tracks = moved(table.tracks, disasters, -1)
  facts.push({ to: 'table', kind: 'calmed', seat, source, disasters })
}
