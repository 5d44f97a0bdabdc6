/** Drawing cards and turning up tiles: what follows by itself, and what is left to chance (X14, X18, Y3-Y5). */
import type { Seat } from '../../../engine/game.js'
import type { StarId } from '../data/systems.js'
import { joined, metalsIn, moneyIn, without } from './cards.js'
import { addToPool, changePlayer, changeTile, type Draft, playerOf, tell, tileOf } from './draft.js'
import type { Cards, Discovery, Draw, TileId } from './types.js'

/** From now on so many cards are owed to a seat; whoever is out draws none (Y25). */
export function oweCards({ table }: Draft, seat: Seat, count: number): void {
  if (count > 0 && !playerOf(table, seat).isOut) table.draws = [...table.draws, { kind: 'cards', seat, count }]
}

/**
 * Draws what is certain: an empty deck is made of the trash, a deck that does not suffice is drawn wholly. Stops where chance
 * decides.
 */
export function drawCertain(draft: Draft): void {
  const [draw, ...later] = draft.table.draws
  if (draw?.kind !== 'cards') return
  const { seat, count } = draw
  const { deck, trash } = playerOf(draft.table, seat)
  if (deck.length > count) return
  if (deck.length > 0) {
    draft.table.draws = count === deck.length ? later : [{ ...draw, count: count - deck.length }, ...later]
    takeCards(draft, seat, deck)
  } else if (trash.length > 0) {
    changePlayer(draft, seat, { deck: trash, trash: [] })
    tell(draft, { kind: 'reshuffled', seat, cards: trash.length })
  } else {
    draft.table.draws = later
    tell(draft, { kind: 'nothing-to-draw', seat, count })
  }
  drawCertain(draft)
}

/** Cards from the deck into the hand. Of a hand that used up its deck everybody can work out what it is. */
export function takeCards(draft: Draft, seat: Seat, cards: Cards): void {
  const player = playerOf(draft.table, seat)
  const deck = without(player.deck, cards)
  const hand = joined(player.hand, cards)
  changePlayer(draft, seat, { deck, hand, known: deck.length === 0 ? hand : player.known })
  tell(draft, { kind: 'drew', seat, count: cards.length })
  draft.facts.push({ to: seat, kind: 'drew-cards', seat, cards })
}

/**
 * Lays out the metals in the hand of the active seat (X10): what is not spent is discarded anyway (X16), so nothing is lost by
 * it.
 */
export function layMetals(draft: Draft): void {
  const { active } = draft.table
  const { hand, known, played } = playerOf(draft.table, active)
  const cards = metalsIn(hand)
  if (cards.length === 0) return
  const money = moneyIn(cards)
  changePlayer(draft, active, { hand: metalsIn(hand, false), known: metalsIn(known, false), played: joined(played, cards) })
  addToPool(draft, 0, money)
  tell(draft, { kind: 'metals', seat: active, cards, money })
}

/** What a tile is comes out: to one seat, or to everybody. */
export function reveal(draft: Draft, draw: Exclude<Draw, { readonly kind: 'cards' }>, system: StarId): void {
  const { table } = draft
  const { seenBy } = tileOf(table, draw.tile)
  table.draws = table.draws.slice(1)
  table.unseen = table.unseen.filter((star) => star !== system)
  if (draw.kind === 'peek') {
    const { seat, tile } = draw
    changeTile(draft, tile, { system, seenBy: [...seenBy, seat].sort((one, other) => one - other) })
    tell(draft, { kind: 'peeked', seat, tile })
    draft.facts.push({ to: seat, kind: 'peeked-system', seat, tile, system })
    return
  }
  changeTile(draft, draw.tile, { system, isUp: true, seenBy: [] })
  const left = table.tiles.filter(({ isUp }) => !isUp).length
  tell(draft, { kind: 'turned-up', tile: draw.tile, system, by: draw.by, left })
  if (left === 0) tell(draft, { kind: 'last-round', round: table.round })
}

/** A tile is to be turned up next, unless it is already. */
export function oweReveal({ table }: Draft, tile: TileId, by: Discovery): void {
  if (!tileOf(table, tile).isUp) table.draws = [...table.draws, { kind: 'turn-up', tile, by }]
}
