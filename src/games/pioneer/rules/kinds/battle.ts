/** Settling damage, and colonies after the battles (X19, X20, Y16, Y17, Y19). */
import type { Seat } from '../../../../engine/game.js'
import type { OfKind } from '../../../../engine/kinds.js'
import { NUMBER, oneOf } from '../../../../engine/notation.js'
import { squadsOf } from '../../data/pieces.js'
import { UNITS } from '../../data/units.js'
import { canHit, costOf, hitCount, isBare, withHit } from '../aims.js'
import { bestFor, openVolleys, targetsOf } from '../battle.js'
import { changeTile, type Draft, tell, tileOf } from '../draft.js'
import { oweReveal } from '../drawing.js'
import { addShips, landedOn, supplyOf } from '../fleets.js'
import { cleanUp, colonizable, endTurn } from '../phases.js'
import type { Action, Common, Hit, Playing, RefusalCode, Volley } from '../types.js'
import { WORTH, worthOf } from '../worth.js'
import type { Deed } from './kind.js'

export const hit: Deed<OfKind<Action, 'hit'>> = {
  fields: { tile: NUMBER, seat: NUMBER, unit: oneOf(UNITS) },
  phases: ['battle'],
  tries: (state, seat) =>
    volleysOf(state, seat).flatMap(({ tile }) =>
      targetsOf(state, tileOf(state, tile), seat).map((target) => ({
        kind: 'hit' as const,
        tile,
        seat: target.seat,
        unit: target.unit,
      })),
    ),
  refuse(state, seat, { tile, seat: owner, unit }) {
    const volley = volleysOf(state, seat).find((each) => each.tile === tile)
    return volley === undefined ? 'no-such-target' : refuseHit(state, volley, owner, unit)
  },
  apply(draft, seat, { tile, seat: owner, unit }) {
    changeVolleys(draft, (volley) =>
      volley.tile === tile && volley.seat === seat ? { ...volley, hits: withHit(volley.hits, { seat: owner, unit }) } : volley,
    )
  },
}

export const aimAnew: Deed<OfKind<Action, 'aim-anew'>> = {
  fields: {},
  phases: ['battle'],
  tries: () => [{ kind: 'aim-anew' }],
  refuse: (state, seat) => (volleysOf(state, seat).some(({ hits }) => hits.length > 0) ? null : 'nothing-aimed'),
  apply: (draft, seat) =>
    changeVolleys(draft, (volley) => (volley.seat === seat && !volley.isSettled ? { ...volley, hits: [] } : volley)),
}

export const fire: Deed<OfKind<Action, 'fire'>> = {
  fields: {},
  phases: ['battle'],
  tries: () => [{ kind: 'fire' }],
  refuse: (state, seat) =>
    volleysOf(state, seat).every(({ hits, ...volley }) => hits.length > 0 || !hasTarget(state, volley)) ? null : 'must-destroy',
  apply: (draft, seat) => settle(draft, seat, ({ hits }) => hits),
}

export const fireAtWill: Deed<OfKind<Action, 'fire-at-will'>> = {
  fields: {},
  phases: ['battle'],
  tries: () => [{ kind: 'fire-at-will' }],
  refuse: (state, seat) =>
    volleysOf(state, seat).some((volley) => worthOf(filledUp(state, volley)) > worthOf(volley.hits)) ? null : 'too-little-damage',
  apply: (draft, seat) => settle(draft, seat, (volley) => filledUp(draft.table, volley)),
}

/**
 * Settles a seat's damage. What it aims at is told to it alone: whoever settles last sees what the others have chosen, and could
 * otherwise take back the own choice with that knowledge.
 */
function settle(draft: Draft, seat: Seat, hitsOf: (volley: Volley) => Volley['hits']): void {
  const hits: Hit[] = []
  changeVolleys(draft, (volley) => {
    if (volley.seat !== seat || volley.isSettled) return volley
    const settled = { ...volley, hits: hitsOf(volley), isSettled: true }
    hits.push(...settled.hits)
    return settled
  })
  tell(draft, { kind: 'fired', seat })
  draft.facts.push({ to: seat, kind: 'aimed', seat, hits })
}

/** What a volley destroys if the rest of its damage is spread as well as can be. */
function filledUp(table: Common, volley: Volley): Volley['hits'] {
  return bestFor(table, volley, (unit) => WORTH[unit])
}

export const colonize: Deed<OfKind<Action, 'colonize'>> = {
  fields: { tile: NUMBER },
  phases: ['colonies'],
  tries: (state) => colonizable(state).map((tile) => ({ kind: 'colonize', tile })),
  refuse(state, seat, { tile }) {
    if (state.tiles[tile] === undefined) return 'no-such-tile'
    if (landedOn(state, tile, 'colonizer') === 0) return 'no-colonizer-landed'
    if (supplyOf(state, seat).colony === 0) return 'no-piece-left'
    return colonizable(state).includes(tile) ? null : 'not-colonizable'
  },
  apply(draft, seat, { tile }) {
    addShips(draft, tile, seat, 'colonizer', -1)
    draft.table.landed = draft.table.landed.filter((squad) => squad.tile !== tile || squad.ship !== 'colonizer')
    changeTile(draft, tile, { colony: { seat, isFortified: false } })
    tell(draft, { kind: 'colonized', seat, tile })
    oweReveal(draft, tile, 'colony')
  },
}

export const endTurnDeed: Deed<OfKind<Action, 'end-turn'>> = {
  fields: {},
  phases: ['cards', 'colonies'],
  tries: () => [{ kind: 'end-turn' }],
  // Without ships the turn is over with the card phase anyway.
  refuse: (state, seat) => (state.phase === 'cards' && squadsOf(state, seat).length === 0 ? 'no-ship' : null),
  apply(draft) {
    if (draft.part.phase === 'cards') cleanUp(draft)
    endTurn(draft)
  },
}

function volleysOf(state: Playing, seat: Seat): readonly Volley[] {
  return state.phase === 'battle' ? openVolleys(state.volleys, seat) : []
}

function hasTarget(state: Common, { tile, seat, attack }: Pick<Volley, 'tile' | 'seat' | 'attack'>): boolean {
  return canHit(targetsOf(state, tileOf(state, tile), seat), attack)
}

function refuseHit(
  state: Common,
  { tile, seat, attack, hits }: Volley,
  owner: Seat,
  unit: OfKind<Action, 'hit'>['unit'],
): RefusalCode | null {
  const targets = targetsOf(state, tileOf(state, tile), seat)
  const target = targets.find((each) => each.seat === owner && each.unit === unit)
  if (target === undefined || hitCount(hits, target) === target.count) return 'no-such-target'
  if (unit === 'colony' && !isBare(targets, hits, owner)) return 'ships-first'
  return costOf(targets, hits) + target.defence > attack ? 'too-little-damage' : null
}

function changeVolleys(draft: Draft, change: (volley: Volley) => Volley): void {
  if (draft.part.phase !== 'battle') throw new Error('there is no battle')
  draft.part = { ...draft.part, volleys: draft.part.volleys.map(change) }
}
