/** Gaining and discarding goods. */
import type { Seat } from '../../../engine/game.js'
import { GAINS, type Gain, type Needs } from '../data/effects.js'
import { changePlayer, type Draft, playerOf } from './draft.js'
import type { Player } from './types.js'

type Amounts = Readonly<Partial<Record<'silver' | 'wood' | 'medicine' | 'cattle' | 'favours', number>>>

/** Gives goods to a player. Gold is drawn from the bag by chance right afterwards (P13). */
export function giveGoods(draft: Draft, seat: Seat, gain: Gain): void {
  changePlayer(draft, seat, changed(playerOf(draft.table, seat), gain, 1))
  const tokens = gain.gold ?? 0
  if (tokens > 0) draft.table.draws = [...draft.table.draws, ...Array.from({ length: tokens }, () => seat)]
}

/** Takes goods that a player has. Gold tokens with the fewest nuggets go first. Equipment is chosen separately. */
export function takeGoods(draft: Draft, seat: Seat, cost: Needs): void {
  changePlayer(draft, seat, changed(playerOf(draft.table, seat), cost, -1))
  if (cost.gold !== undefined) returnGold(draft, seat, cost.gold)
}

function changed(player: Player, amounts: Amounts, sign: 1 | -1): Partial<Player> {
  const change: { -readonly [Key in keyof Amounts]: number } = {}
  for (const kind of GAINS) {
    if (kind === 'gold') continue
    const amount = amounts[kind]
    if (amount !== undefined) change[kind] = player[kind] + sign * amount
  }
  return change
}

/** Returns the tokens with the fewest nuggets to the bag (G23). Only the owner learns which. */
export function returnGold(draft: Draft, seat: Seat, tokens: number): void {
  const { gold } = playerOf(draft.table, seat)
  const nuggets = gold.slice(0, tokens)
  changePlayer(draft, seat, { gold: gold.slice(tokens) })
  for (const value of nuggets) changeGoldBag(draft, value, 1)
  draft.facts.push({ to: seat, kind: 'gold-returned', seat, nuggets })
}

/** Adds or removes one token with this many nuggets in the bag. */
function changeGoldBag(draft: Draft, nuggets: number, by: 1 | -1): void {
  const [ones, twos, threes] = draft.table.goldBag
  const by1 = nuggets === 1 ? by : 0
  const by2 = nuggets === 2 ? by : 0
  const by3 = nuggets === 3 ? by : 0
  draft.table.goldBag = [ones + by1, twos + by2, threes + by3]
}

/** Gives the drawn token to the first seat that waits for one. */
export function storeGold(draft: Draft, nuggets: number): void {
  const [seat, ...rest] = draft.table.draws
  if (seat === undefined) throw new Error('nobody draws gold now')
  const { gold } = playerOf(draft.table, seat)
  draft.table.draws = rest
  changeGoldBag(draft, nuggets, -1)
  changePlayer(draft, seat, { gold: [...gold, nuggets].sort((one, other) => one - other) })
  draft.facts.push({ to: 'table', kind: 'gold-drawn', seat }, { to: seat, kind: 'gold-value', seat, nuggets })
}

/** The number of tokens in the bag. */
export function goldLeft([ones, twos, threes]: readonly [number, number, number]): number {
  return ones + twos + threes
}

/** Cancels pending draws when the bag is empty (G23). */
export function forgoDraws(draft: Draft): void {
  const { table, facts } = draft
  if (table.draws.length === 0 || goldLeft(table.goldBag) > 0) return
  for (const seat of new Set(table.draws)) {
    const tokens = table.draws.filter((other) => other === seat).length
    facts.push({ to: 'table', kind: 'no-gold-left', seat, tokens })
  }
  table.draws = []
}
