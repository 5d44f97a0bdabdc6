/** What follows by itself: from phase to phase until a seat has to decide or chance has to draw. */
import type { Seat } from '../../../engine/game.js'
import { seatsFrom } from '../../../engine/lists.js'
import { HAND } from '../data/cards.js'
import { starsDue } from '../data/game-length.js'
import { squadsOf } from '../data/pieces.js'
import { openBattles, resolveBattles } from './battle.js'
import { joined } from './cards.js'
import { changePlayer, type Draft, playerOf, tell, tileOf } from './draft.js'
import { drawCertain, layMetals, oweCards } from './drawing.js'
import { isOnBoard, supplyOf } from './fleets.js'
import { finish } from './scoring.js'
import { actionsOf, bonusOf } from './statistics.js'
import type { Common, TileId, Volley } from './types.js'

/** Goes on from where nothing is left to decide. */
export function goOn(draft: Draft): void {
  if (draft.part.phase === 'over') return
  if (eliminate(draft)) return
  drawCertain(draft)
  if (draft.part.phase === 'cards') layMetals(draft)
  if (draft.table.draws.length === 0 && goOneOn(draft)) goOn(draft)
}

/** Whether the game has gone on by a step. */
function goOneOn(draft: Draft): boolean {
  const { table, part } = draft
  switch (part.phase) {
    case 'cards':
      return isDone(playerOf(table, table.active).isOut, () => {
        cleanUp(draft)
        endTurn(draft)
      })
    case 'moves':
      // Whoever has moved has the last word: the last move can still be taken back.
      return isDone(table.landed.length === 0 && squadsOf(table, table.active).length === 0, () => endMoves(draft))
    case 'battle':
      return isDone(part.volleys.every(isSettled), () => {
        resolveBattles(draft, part.volleys)
        draft.part = { phase: 'colonies' }
        if (colonizable(table).length === 0) endTurn(draft)
      })
    case 'turn-over':
      return isDone(true, () => passOn(draft))
    default:
      return false
  }
}

const isSettled = (volley: Volley) => volley.isSettled

function isDone(isOver: boolean, leave: () => void): boolean {
  if (isOver) leave()
  return isOver
}

/** The card phase is over: what is left goes to the trash, and a new hand is drawn (X16). */
export function cleanUp(draft: Draft): void {
  const { table } = draft
  const seat = table.active
  const { hand, played, trash } = playerOf(table, seat)
  changePlayer(draft, seat, { hand: [], known: [], played: [], trash: joined(trash, joined(hand, played)) })
  table.pool = { actions: 0, money: 0 }
  tell(draft, { kind: 'cleaned-up', seat, discarded: hand })
  oweCards(draft, seat, HAND)
  draft.part = { phase: 'moves', picked: null }
}

/** All moves are made: battles, then colonies (Y13). */
export function endMoves(draft: Draft): void {
  const volleys = openBattles(draft)
  draft.part = { phase: 'battle', volleys }
}

/** Asteroid Mining draws last of all (X25, Y6). */
export function endTurn(draft: Draft): void {
  const { table } = draft
  if (playerOf(table, table.active).levels.society >= 2) oweCards(draft, table.active, 1)
  table.landed = []
  table.pool = { actions: 0, money: 0 }
  draft.part = { phase: 'turn-over' }
}

/** The next seat's turn; after a round perhaps the end, or a tile is charted first. */
function passOn(draft: Draft): void {
  const { table } = draft
  const order = seatsFrom(table, table.first)
  const isIn = (seat: Seat) => !playerOf(table, seat).isOut
  const next = order.slice(order.indexOf(table.active) + 1).find(isIn)
  if (next !== undefined) beginTurn(draft, next)
  else if (table.tiles.every(({ isUp }) => isUp)) finish(draft, 'charted')
  else if (starsUp(table) < starsDue(table.round, table.seats)) draft.part = { phase: 'chart' }
  else beginRound(draft)
}

/** Star tiles that lie face up: all but the homes, which are one for each seat. */
function starsUp({ tiles, seats }: Common): number {
  return tiles.filter(({ isUp }) => isUp).length - seats
}

/** A new round, from the first seat that is still in the game. */
export function beginRound(draft: Draft): void {
  const { table } = draft
  table.round++
  const seat = seatsFrom(table, table.first).find((each) => !playerOf(table, each).isOut)
  if (seat === undefined) throw new Error('a round begins with somebody in the game')
  beginTurn(draft, seat)
}

/** Bonuses arrive, metals are laid out (X21, X10). */
function beginTurn(draft: Draft, seat: Seat): void {
  const { table } = draft
  table.active = seat
  table.turns++
  draft.part = { phase: 'cards' }
  tell(draft, { kind: 'turn', seat, round: table.round })
  const bonus = bonusOf(table, seat)
  table.pool = { actions: actionsOf(playerOf(table, seat).levels, bonus), money: bonus.money }
  if (bonus.money + bonus.cards + bonus.actions > 0) tell(draft, { kind: 'bonus', seat, ...bonus })
  layMetals(draft)
  oweCards(draft, seat, bonus.cards)
}

/** Whoever has neither colony nor ship is out and draws no card (Y25); with one player left the game is over. Whether it is. */
function eliminate(draft: Draft): boolean {
  const { table } = draft
  for (const [seat, { isOut }] of table.players.entries()) {
    if (isOut || isOnBoard(table, seat)) continue
    changePlayer(draft, seat, { isOut: true })
    table.draws = table.draws.filter((draw) => draw.kind !== 'cards' || draw.seat !== seat)
    tell(draft, { kind: 'eliminated', seat })
  }
  const isOver = table.players.filter(({ isOut }) => !isOut).length <= 1
  if (isOver) finish(draft, 'last-one')
  return isOver
}

/** Tiles on which a colonizer of the active seat has landed and may become a colony (X19, Y19). */
export function colonizable(table: Common): readonly TileId[] {
  if (supplyOf(table, table.active).colony === 0) return []
  return table.landed.flatMap(({ tile, ship }) => {
    const { colony, isBombed } = tileOf(table, tile)
    return ship === 'colonizer' && colony === null && !isBombed ? [tile] : []
  })
}
