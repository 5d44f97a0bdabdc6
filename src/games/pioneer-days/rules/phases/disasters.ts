/** Storm, raid, famine and disease (P8, P9, P20-P23, P25, G7-G11). */
import type { Seat } from '../../../../engine/game.js'
import { at, replaced, seatsFrom } from '../../../../engine/lists.js'
import type { Disaster } from '../../data/dice.js'
import type { TownsfolkId } from '../../data/ids.js'
import { mostDamage } from '../../data/wagons.js'
import { changePlayer, type Draft, type Part, playerOf, without } from '../draft.js'
import { takeGoods } from '../goods.js'
import { shieldsOf } from '../holdings.js'
import { arrived, moved, movedBy, setBack } from '../tracks.js'
import type { Die, Player, RefusalCode, Resolving, State, Toll } from '../types.js'
import { isPaid } from './room.js'

type DisasterPart = Extract<Part, { readonly phase: 'disaster' }>
type DisasterState = Extract<State, { readonly phase: 'disaster' }>
export type How = 'paid' | 'shielded' | 'lost'

const NO_TOLL: Toll = { wagons: [], townsfolk: [], shields: 0 }

/** `pay-all` needs several items. A single one has its own action. */
const LEAST_FOR_ALL = 2

/**
 * Advances markers. Those that reach the end return to the start, and their disasters are resolved from top to bottom (P8, P9,
 * G3, G6).
 */
export function advance(draft: Draft, disasters: readonly Disaster[]): readonly Disaster[] {
  const tracks = moved(draft.table.tracks, disasters, 1)
  const fired = arrived(tracks)
  draft.table.tracks = setBack(tracks, fired)
  return fired
}

/** The left-over die of a day advances its markers (P8). */
export function advanceBy(draft: Draft, { colour, face }: Die): readonly Disaster[] {
  const advanced = movedBy(colour)
  draft.facts.push({ to: 'table', kind: 'left-over', colour, face, advanced })
  return advance(draft, advanced)
}

/** Starts resolving disasters with the first one. `rest` are those below it. */
export function strike(draft: Draft, disaster: Disaster, rest: readonly Disaster[], final: boolean): DisasterPart {
  draft.facts.push({ to: 'table', kind: 'disaster', disaster, final })
  const seats = seatsFrom(draft.table, draft.table.first)
  if (disaster === 'raid') for (const seat of seats) raid(draft, seat)
  if (disaster === 'famine') for (const seat of seats) starve(draft, seat)
  const { players } = draft.table
  const part: DisasterPart = {
    phase: 'disaster',
    resolving: { disaster, rest, final, tolls: players.map((player) => tollOf(player, disaster)) },
  }
  return seats.reduce((before, seat) => settleForced(draft, before, seat), part)
}

/** What a storm or a disease asks of a player. A wagon already fully covered by damage is spared (G8). */
function tollOf(player: Player, disaster: Disaster): Toll {
  const shields = shieldsOf(player, disaster)
  if (disaster === 'disease') return { wagons: [], townsfolk: player.townsfolk, shields }
  if (disaster !== 'storm') return NO_TOLL
  const exposed = [...player.wagons.keys()].filter((index) => {
    const { size, damage } = at(player.wagons, index)
    return damage < mostDamage(size)
  })
  return { wagons: exposed, townsfolk: [], shields }
}

/** Takes half of the unshielded silver, rounded up (P21, G11). */
function raid(draft: Draft, seat: Seat): void {
  const player = playerOf(draft.table, seat)
  const lost = Math.ceil(Math.max(0, player.silver - shieldsOf(player, 'raid')) / 2)
  takeGoods(draft, seat, { silver: lost })
  draft.facts.push({ to: 'table', kind: 'raided', seat, lost, kept: player.silver - lost })
}

/** Takes silver for each cattle as far as it goes (P22, G9). */
function starve(draft: Draft, seat: Seat): void {
  const player = playerOf(draft.table, seat)
  if (player.cattle === 0) return
  const shielded = Math.min(player.cattle, shieldsOf(player, 'famine'))
  const paid = Math.min(player.silver, player.cattle - shielded)
  const lost = player.cattle - shielded - paid
  takeGoods(draft, seat, { silver: paid, cattle: lost })
  draft.facts.push({ to: 'table', kind: 'starved', seat, paid, lost, shielded })
}

/** The number of wagons or townsfolk still to be decided. */
function owed({ wagons, townsfolk }: Toll): number {
  return wagons.length + townsfolk.length
}

/** How many a player can pay for: with wood in a storm, with medicine in a disease. */
function means(player: Player, disaster: Disaster): number {
  return disaster === 'storm' ? player.wood : player.medicine
}

/** Decides for a seat without a choice: enough shields for everything, or nothing to pay with. */
function settleForced(draft: Draft, part: DisasterPart, seat: Seat): DisasterPart {
  const { disaster, tolls } = part.resolving
  const toll = at(tolls, seat)
  if (isPaid(toll)) return part
  if (toll.shields >= owed(toll)) return settleAll(draft, part, seat, 'shielded')
  const isBare = toll.shields === 0 && means(playerOf(draft.table, seat), disaster) === 0
  return isBare ? settleAll(draft, part, seat, 'lost') : part
}

function settleAll(draft: Draft, part: DisasterPart, seat: Seat, how: How): DisasterPart {
  const { wagons, townsfolk } = at(part.resolving.tolls, seat)
  const afterStorm = wagons.reduce((before, wagon) => settleWagon(draft, before, seat, wagon, how), part)
  return townsfolk.reduce((before, card) => settleTownsfolk(draft, before, seat, card, how), afterStorm)
}

/** A decision about one wagon. */
export function decideOnWagon(draft: Draft, part: DisasterPart, seat: Seat, wagon: number, how: How): DisasterPart {
  return settleForced(draft, settleWagon(draft, part, seat, wagon, how), seat)
}

/** A decision about one townsfolk. */
export function decideOnTownsfolk(draft: Draft, part: DisasterPart, seat: Seat, card: TownsfolkId, how: How): DisasterPart {
  return settleForced(draft, settleTownsfolk(draft, part, seat, card, how), seat)
}

/** Uses the shields, then pays for the rest. */
export function payAll(draft: Draft, part: DisasterPart, seat: Seat): DisasterPart {
  const { wagons, townsfolk, shields } = at(part.resolving.tolls, seat)
  const how = (index: number): How => (index < shields ? 'shielded' : 'paid')
  const afterStorm = wagons.reduce((before, wagon, index) => settleWagon(draft, before, seat, wagon, how(index)), part)
  return townsfolk.reduce((before, card, index) => settleTownsfolk(draft, before, seat, card, how(index)), afterStorm)
}

function settleWagon(draft: Draft, part: DisasterPart, seat: Seat, wagon: number, how: How): DisasterPart {
  if (how === 'paid') takeGoods(draft, seat, { wood: 1 })
  if (how === 'lost') {
    const { wagons } = playerOf(draft.table, seat)
    const struck = at(wagons, wagon)
    changePlayer(draft, seat, { wagons: replaced(wagons, wagon, { ...struck, damage: struck.damage + 1 }) })
  }
  draft.facts.push({ to: 'table', kind: 'stormed', seat, wagon, how: how === 'lost' ? 'damaged' : how })
  const toll = at(part.resolving.tolls, seat)
  return withToll(part, seat, { ...toll, wagons: without(toll.wagons, wagon), shields: shieldsAfter(toll, how) })
}

function settleTownsfolk(draft: Draft, part: DisasterPart, seat: Seat, card: TownsfolkId, how: How): DisasterPart {
  if (how === 'paid') takeGoods(draft, seat, { medicine: 1 })
  if (how === 'lost') changePlayer(draft, seat, { townsfolk: without(playerOf(draft.table, seat).townsfolk, card) })
  draft.facts.push({ to: 'table', kind: 'sickened', seat, townsfolk: card, how })
  const toll = at(part.resolving.tolls, seat)
  return withToll(part, seat, { ...toll, townsfolk: without(toll.townsfolk, card), shields: shieldsAfter(toll, how) })
}

function shieldsAfter({ shields }: Toll, how: How): number {
  return how === 'shielded' ? shields - 1 : shields
}

function withToll({ resolving }: DisasterPart, seat: Seat, toll: Toll): DisasterPart {
  const changed: Resolving = { ...resolving, tolls: replaced(resolving.tolls, seat, toll) }
  return { phase: 'disaster', resolving: changed }
}

/** The wagon must belong to the seat and be undecided, and the disaster must be a storm. */
export function refuseWagonToll(state: DisasterState, seat: Seat, wagon: number, how: How): RefusalCode | null {
  const toll = at(state.resolving.tolls, seat)
  const { wagons, wood } = playerOf(state, seat)
  if (state.resolving.disaster !== 'storm') return 'wrong-phase'
  if (wagon >= wagons.length) return 'not-yours'
  if (!toll.wagons.includes(wagon)) return 'already-decided'
  return how === 'paid' && wood === 0 ? 'no-wood' : refuseShield(toll, how)
}

/** The townsfolk must belong to the seat and be undecided, and the disaster must be a disease. */
export function refuseTownsfolkToll(state: DisasterState, seat: Seat, card: TownsfolkId, how: How): RefusalCode | null {
  const toll = at(state.resolving.tolls, seat)
  const { townsfolk, medicine } = playerOf(state, seat)
  if (state.resolving.disaster === 'storm') return 'wrong-phase'
  if (!townsfolk.includes(card)) return 'not-yours'
  if (!toll.townsfolk.includes(card)) return 'already-decided'
  return how === 'paid' && medicine === 0 ? 'no-medicine' : refuseShield(toll, how)
}

function refuseShield({ shields }: Toll, how: How): RefusalCode | null {
  return how === 'shielded' && shields === 0 ? 'no-shield' : null
}

export function refusePayAll(state: DisasterState, seat: Seat): RefusalCode | null {
  const toll = at(state.resolving.tolls, seat)
  const items = owed(toll)
  if (items < LEAST_FOR_ALL) return 'wrong-phase'
  const affordable = toll.shields + means(playerOf(state, seat), state.resolving.disaster)
  return items <= affordable ? null : 'cannot-pay-all'
}
