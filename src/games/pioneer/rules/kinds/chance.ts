/** What chance draws (X3, X14, X18, X24, Y9). */

import type { OfKind } from '../../../../engine/kinds.js'
import { at, seatsFrom } from '../../../../engine/lists.js'
import { anyOf, NUMBER, oneOf } from '../../../../engine/notation.js'
import { pick, shuffled } from '../../../../engine/random.js'
import { CARD_IDS } from '../../data/cards.js'
import { DIE_FACES, resultOf } from '../../data/die.js'
import { outlineOf } from '../../data/galaxies.js'
import { STAR_IDS, type StarId } from '../../data/systems.js'
import { sorted } from '../cards.js'
import { type Draft, playerOf, tell, tileOf } from '../draft.js'
import { reveal, takeCards } from '../drawing.js'
import { addShips, destroy } from '../fleets.js'
import { beginRound, colonizable, endTurn } from '../phases.js'
import type { Action, Draw, Playing } from '../types.js'
import { carryOut } from './cards.js'
import type { Chance } from './kind.js'

export const first: Chance<OfKind<Action, 'first'>> = {
  fields: { seat: NUMBER },
  draw: ({ seats }, random) => ({ kind: 'first', seat: random.below(seats) }),
  apply(draft, { seat }) {
    draft.table.first = seat
    const { seats, options } = draft.table
    const { scoutsFrom } = outlineOf(seats, options)
    // Earlier tables go on telling what their transcripts have.
    const why = options.order === 'even' ? ({ atStart: true } as const) : {}
    for (const late of seatsFrom(draft.table, seat).slice(scoutsFrom)) {
      const tile = draft.table.tiles.findIndex(({ colony }) => colony?.seat === late)
      addShips(draft, tile, late, 'scout', 1)
      tell(draft, { kind: 'constructed', seat: late, ship: 'scout', tile, ...why })
    }
    beginRound(draft)
  },
}

export const draw: Chance<OfKind<Action, 'draw'>> = {
  fields: { cards: anyOf(oneOf(CARD_IDS), ',') },
  draw(state, random) {
    const { seat, count } = owed(state, 'cards')
    return { kind: 'draw', cards: sorted(shuffled(playerOf(state, seat).deck, random).slice(0, count)) }
  },
  apply(draft, { cards }) {
    const { seat } = owed(draft.table, 'cards')
    draft.table.draws = draft.table.draws.slice(1)
    takeCards(draft, seat, cards)
  },
}

export const revealed: Chance<OfKind<Action, 'reveal'>> = {
  fields: { system: oneOf(STAR_IDS) },
  draw: (state, random) => ({ kind: 'reveal', system: starOn(state, random) }),
  apply(draft, { system }) {
    const [next] = draft.table.draws
    if (next === undefined || next.kind === 'cards') throw new Error('no tile is to be revealed')
    reveal(draft, next, system)
    // The last colony that could be founded cannot be taken back either, so nothing is left to decide.
    if (draft.part.phase === 'colonies' && colonizable(draft.table).length === 0) endTurn(draft)
  },
}

/** What lies on the tile that comes next: settled if somebody has seen it, else one of the stars that nobody has seen. */
function starOn(state: Playing, random: Parameters<typeof pick>[1]): StarId {
  const [next] = state.draws
  const system = next === undefined || next.kind === 'cards' ? null : tileOf(state, next.tile).system
  return STAR_IDS.find((star) => star === system) ?? pick(state.unseen, random)
}

export const chart: Chance<OfKind<Action, 'chart'>> = {
  fields: { tile: NUMBER },
  draw(state, random) {
    const down = [...state.tiles.keys()].filter((tile) => !tileOf(state, tile).isUp)
    return { kind: 'chart', tile: pick(down, random) }
  },
  apply(draft, { tile }) {
    draft.table.draws = [{ kind: 'turn-up', tile, by: 'chart' }]
    draft.part = { phase: 'turn-over' }
  },
}

export const roll: Chance<OfKind<Action, 'roll'>> = {
  fields: { face: NUMBER },
  draw: (_state, random) => ({ kind: 'roll', face: 1 + random.below(DIE_FACES) }),
  apply(draft, { face }) {
    if (draft.part.phase !== 'die') throw new Error('no die is to be rolled')
    const { tile, ship } = draft.part.moved
    const seat = draft.table.active
    const result = resultOf(face)
    draft.part = { phase: 'cards' }
    tell(draft, { kind: 'rolled', seat, face, effect: result.lost ? {} : result.effect })
    if (result.lost) {
      destroy(draft, tile, [{ seat, unit: ship, count: 1 }])
      tell(draft, { kind: 'vanished', seat, ship, tile })
    } else carryOut(draft, seat, result.effect)
  },
}

/** The draw that comes first, which has to be of this kind. */
function owed<K extends Draw['kind']>({ draws }: Pick<Draft['table'], 'draws'>, kind: K): Extract<Draw, { readonly kind: K }> {
  const next = at(draws, 0)
  if (next.kind !== kind) throw new Error(`${next.kind} comes before ${kind}`)
  return next as Extract<Draw, { readonly kind: K }>
}
