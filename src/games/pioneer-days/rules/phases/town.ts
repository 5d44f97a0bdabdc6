/** The end of a week: the town's needs and its favours (P24, G20, G21). */
import type { Seat } from '../../../../engine/game.js'
import { at, replaced, seatsFrom } from '../../../../engine/lists.js'
import type { EquipmentId, TownId } from '../../data/ids.js'
import { townOf } from '../../data/towns.js'
import { changePlayer, type Draft, type Part, playerOf, without } from '../draft.js'
import { fireWeekEnd } from '../effects.js'
import { takeGoods } from '../goods.js'
import { hasAll, needsOf } from '../holdings.js'
import type { Common, RefusalCode, State, Visit } from '../types.js'
import { scoreHerds } from './week.js'

type TownPart = Extract<Part, { readonly phase: 'town' }>
type TownState = Extract<State, { readonly phase: 'town' }>

const NEWCOMER: Visit = { satisfied: [], giving: null, left: false }

/** Fires the effects at the end of the week (P24.1). Players who lack space then make room before the cattle score. */
export function arrive(draft: Draft): Part {
  const { table, facts } = draft
  facts.push({ to: 'table', kind: 'arrived', week: table.week })
  for (const seat of seatsFrom(table, table.first)) fireWeekEnd(draft, seat)
  return { phase: 'arrival' }
}

/** Scores the cattle, then asks the players who can satisfy a card (P24.2, P24.3). */
export function visitTown(draft: Draft): TownPart {
  const { table } = draft
  scoreHerds(draft)
  const part: TownPart = { phase: 'town', visits: table.players.map(() => NEWCOMER) }
  const idle = seatsFrom(table, table.first).filter((seat) => !table.towns.some((town) => canSatisfy(table, part, seat, town)))
  return idle.reduce((before, seat) => leaveTown(draft, before, seat), part)
}

/** Whether a seat has everything a card needs and has not satisfied it yet. */
function canSatisfy(table: Common, { visits }: Pick<TownPart, 'visits'>, seat: Seat, town: TownId): boolean {
  const player = playerOf(table, seat)
  return !at(visits, seat).satisfied.includes(town) && hasAll(player, needsOf(player, town))
}

/** Gives everything a card needs in return for its favours. A player with more tiles than it needs chooses them one by one. */
export function satisfy(draft: Draft, part: TownPart, seat: Seat, town: TownId): TownPart {
  const { table, facts } = draft
  const player = playerOf(table, seat)
  const gave = needsOf(player, town)
  const { favours } = townOf(town)
  facts.push({ to: 'table', kind: 'satisfied', seat, town, gave, favours })
  takeGoods(draft, seat, gave)
  changePlayer(draft, seat, { favours: player.favours + favours })
  const visit = at(part.visits, seat)
  const tiles = gave.equipment ?? 0
  const satisfied: Visit = {
    ...visit,
    satisfied: [...visit.satisfied, town],
    giving: tiles === 0 ? null : { town, left: tiles },
  }
  const next = withVisit(part, seat, satisfied)
  return tiles === player.equipment.length
    ? player.equipment.reduce((before, tile) => give(draft, before, seat, tile), next)
    : next
}

/** Gives one tile to the card that needs equipment. */
export function give(draft: Draft, part: TownPart, seat: Seat, tile: EquipmentId): TownPart {
  const { giving, ...visit } = at(part.visits, seat)
  if (giving === null) throw new Error('no card needs equipment now')
  const { town, left } = giving
  changePlayer(draft, seat, { equipment: without(playerOf(draft.table, seat).equipment, tile) })
  draft.facts.push({ to: 'table', kind: 'tile-given', seat, town, tile })
  return withVisit(part, seat, { ...visit, giving: left === 1 ? null : { town, left: left - 1 } })
}

/** A seat leaves the town. */
export function leaveTown(draft: Draft, part: TownPart, seat: Seat): TownPart {
  const visit = at(part.visits, seat)
  draft.facts.push({ to: 'table', kind: 'left-town', seat, satisfied: visit.satisfied.length })
  return withVisit(part, seat, { ...visit, left: true })
}

function withVisit({ visits }: TownPart, seat: Seat, visit: Visit): TownPart {
  return { phase: 'town', visits: replaced(visits, seat, visit) }
}

export function refuseGift(state: TownState, seat: Seat, { tile }: { readonly tile: EquipmentId }): RefusalCode | null {
  if (at(state.visits, seat).giving === null) return 'no-tile-asked'
  return playerOf(state, seat).equipment.includes(tile) ? null : 'no-such-tile'
}

/** Equipment that a card asks for has to be given first. */
export function refuseLeaving({ visits }: TownState, seat: Seat): RefusalCode | null {
  return at(visits, seat).giving === null ? null : 'must-give-tile'
}

export function refuseSupply(state: TownState, seat: Seat, { town }: { readonly town: TownId }): RefusalCode | null {
  const { giving, satisfied } = at(state.visits, seat)
  if (giving !== null) return 'must-give-tile'
  if (!state.towns.includes(town)) return 'no-such-town'
  if (satisfied.includes(town)) return 'already-satisfied'
  return canSatisfy(state, state, seat, town) ? null : 'needs-not-met'
}
