/** The beginning of a week and of a day (P2-P6, P10). */

import { at, seatsFrom } from '../../../../engine/lists.js'
import { pick, type Random, shuffled } from '../../../../engine/random.js'
import { COLOURS, type Colour, FACES, WEEKS } from '../../data/dice.js'
import { changePlayer, type Draft, type Part } from '../draft.js'
import type { Action, Common, Die } from '../types.js'
import { bySlot } from './setup.js'

type Week = Extract<Action, { readonly kind: 'week' }>
type Roll = Extract<Action, { readonly kind: 'roll' }>

const TOWNS = 2
const LAST_TOWNS = 3

/** Draws what a week lays out: town cards, equipment, and townsfolk for the six slots (P3-P5). */
export function drawWeek({ seats, week, unseen }: Common, random: Random): Week {
  return {
    kind: 'week',
    towns: shuffled(unseen.towns, random).slice(0, week + 1 === WEEKS ? LAST_TOWNS : TOWNS),
    equipment: shuffled(unseen.equipment, random).slice(0, seats + 1),
    townsfolk: shuffled(unseen.townsfolk, random).slice(0, FACES.length),
  }
}

/** Lays out the week. What nobody took last week is removed. The bag gets a set of dice, and one more per player (P2). */
export function beginWeek(draft: Draft, { towns, equipment, townsfolk }: Week): Part {
  const { table, facts } = draft
  const { unseen, seats } = table
  table.week += 1
  table.day = 0
  table.towns = towns
  table.equipment = equipment
  table.townsfolk = bySlot((slot) => at(townsfolk, slot))
  table.unseen = {
    towns: unseen.towns.filter((town) => !towns.includes(town)),
    equipment: unseen.equipment.filter((tile) => !equipment.includes(tile)),
    townsfolk: unseen.townsfolk.filter((card) => !townsfolk.includes(card)),
  }
  const sets = seats + 1
  table.bag = { blue: sets, red: sets, yellow: sets, green: sets, black: sets }
  const bySlots = bySlot((slot) => at(townsfolk, slot))
  facts.push({ to: 'table', kind: 'week', week: table.week, towns, equipment, townsfolk: bySlots })
  return { phase: 'roll' }
}

/** Draws one die more than there are players from the bag and rolls them (P6). */
export function drawRoll({ seats, bag }: Common, random: Random): Roll {
  const dice = COLOURS.flatMap((colour) => Array.from({ length: bag[colour] }, () => colour))
  const drawn = shuffled(dice, random).slice(0, seats + 1)
  return { kind: 'roll', dice: drawn.map((colour) => ({ colour, face: pick(FACES, random) })) }
}

/** The pool of a day. The start player takes the first turn. */
export function beginDay(draft: Draft, { dice }: Roll): Part {
  const { table, facts } = draft
  table.day += 1
  table.pool = dice
  table.bag = withoutDice(table.bag, dice)
  facts.push({ to: 'table', kind: 'rolled', week: table.week, day: table.day, first: table.first, dice })
  return beginTurn(draft, table.first)
}

function withoutDice(bag: Common['bag'], dice: readonly Die[]): Common['bag'] {
  const left: Record<Colour, number> = { ...bag }
  for (const { colour } of dice) left[colour] -= 1
  return left
}

/** A turn. Each player takes one die per day. */
export function beginTurn(draft: Draft, seat: number): Part {
  const { table, facts } = draft
  table.active = seat
  table.turns += 1
  facts.push({ to: 'table', kind: 'turn', seat, week: table.week, day: table.day })
  return { phase: 'take' }
}

/** One point for each cattle, in turn order (P24.2). */
export function scoreHerds(draft: Draft): void {
  for (const seat of seatsFrom(draft.table, draft.table.first)) {
    const { cattle, track } = at(draft.table.players, seat)
    if (cattle === 0) continue
    changePlayer(draft, seat, { track: track + cattle })
    draft.facts.push({ to: 'table', kind: 'herd-scored', seat, points: cattle })
  }
}
