/** Making room: a player who lacks space discards goods of their own choice (G13-G15, P20). */
import type { Seat } from '../../../../engine/game.js'
import type { EquipmentId } from '../../data/ids.js'
import { GOODS } from '../../data/wagons.js'
import { changePlayer, type Draft, type Part, playerOf, without } from '../draft.js'
import { returnGold, takeGoods } from '../goods.js'
import { isOverfull } from '../holdings.js'
import type { Common, Good, Playing, RefusalCode, Toll } from '../types.js'

/** Whether a disaster asks nothing more of a seat. */
export function isPaid({ wagons, townsfolk }: Toll): boolean {
  return wagons.length === 0 && townsfolk.length === 0
}

/**
 * Whether a seat has to make room before anything else (G14). Three things come first: exchanges, since they may use up what
 * lacks space (G18); all decisions about a disaster, since each changes the space; and all tiles still owed to a town card, which
 * must not be thrown away.
 */
export function lacksSpace(table: Common, part: Part | Playing, seat: Seat): boolean {
  if (part.phase === 'react') return false
  if (part.phase === 'disaster') {
    const toll = part.resolving.tolls[seat]
    if (toll !== undefined && !isPaid(toll)) return false
  }
  if (part.phase === 'town' && part.visits[seat]?.giving != null) return false
  return isOverfull(playerOf(table, seat))
}

/** Whether any seat has to make room. */
export function anybodyLacksSpace(table: Common, part: Part): boolean {
  return table.players.some((_, seat) => lacksSpace(table, part, seat))
}

/** Discards one good. */
export function discard(draft: Draft, seat: Seat, good: Good): void {
  draft.facts.push({ to: 'table', kind: 'discarded', seat, good })
  if (good === 'gold') returnGold(draft, seat, 1)
  else takeGoods(draft, seat, { [good]: 1 })
}

/** Puts a tile into the box (G24). */
export function discardTile(draft: Draft, seat: Seat, tile: EquipmentId): void {
  changePlayer(draft, seat, { equipment: without(playerOf(draft.table, seat).equipment, tile) })
  draft.facts.push({ to: 'table', kind: 'tile-discarded', seat, tile })
}

export function refuseDiscard(state: Playing, seat: Seat, { good }: { readonly good: Good }): RefusalCode | null {
  if (!GOODS.includes(good)) return 'not-yours'
  const player = playerOf(state, seat)
  return (good === 'gold' ? player.gold.length : player[good]) > 0 ? null : 'not-yours'
}

export function refuseTileDiscard(state: Playing, seat: Seat, { tile }: { readonly tile: EquipmentId }): RefusalCode | null {
  return playerOf(state, seat).equipment.includes(tile) ? null : 'not-yours'
}
