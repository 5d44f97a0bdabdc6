/** All kinds of actions, one line each; the order is that of the legal list. */
import type { OfKind } from '../../../../engine/kinds.js'
import { anyOf, type Notation, NUMBER } from '../../../../engine/notation.js'
import type { Action } from '../types.js'
import * as battle from './battle.js'
import * as cards from './cards.js'
import * as chance from './chance.js'
import type { Chance, Deed } from './kind.js'
import * as moves from './moves.js'

type ChanceKind = 'first' | 'draw' | 'reveal' | 'chart' | 'roll'
/** `layout` alone comes before there is a table; `rules.ts` draws it. */
type DeedKind = Exclude<Action['kind'], ChanceKind | 'layout'>

const DEEDS: { readonly [K in DeedKind]: Deed<OfKind<Action, K>> } = {
  place: cards.place,
  play: cards.play,
  buy: cards.buy,
  research: cards.research,
  'end-cards': cards.endCards,
  move: moves.moveDeed,
  pick: moves.pick,
  fly: moves.fly,
  bomb: moves.bomb,
  unpick: moves.unpick,
  'end-moves': moves.endMovesDeed,
  hit: battle.hit,
  'aim-anew': battle.aimAnew,
  fire: battle.fire,
  'fire-at-will': battle.fireAtWill,
  colonize: battle.colonize,
  'end-turn': battle.endTurnDeed,
}

const CHANCES: { readonly [K in ChanceKind]: Chance<OfKind<Action, K>> } = {
  first: chance.first,
  draw: chance.draw,
  reveal: chance.revealed,
  chart: chance.chart,
  roll: chance.roll,
}

/** Every kind of deed. */
export const ALL_DEEDS = Object.values(DEEDS) as readonly Deed<Action>[]

// A table by kind gives each action its own entry, which the compiler cannot follow for a union.
const entryOf = <T>(table: object, kind: string) => (Object.hasOwn(table, kind) ? (table as Record<string, T>)[kind] : undefined)

/** What seats do by an action of this kind; undefined if it is not theirs. */
export function deedOf(kind: string): Deed<Action> | undefined {
  return entryOf(DEEDS, kind)
}

/** What chance draws by an action of this kind; undefined if it does not. */
export function chanceOf(kind: string): Chance<Action> | undefined {
  return entryOf(CHANCES, kind)
}

/** How the fields of each kind are written. */
export const NOTATION: Notation<Action> = { layout: { empty: anyOf(NUMBER, ',') }, ...fieldsIn(DEEDS), ...fieldsIn(CHANCES) }

function fieldsIn<K extends Action['kind']>(table: { readonly [Kind in K]: { readonly fields: Notation<Action>[Kind] } }) {
  const kinds = Object.entries<{ readonly fields: Notation<Action>[K] }>(table)
  return Object.fromEntries(kinds.map(([kind, { fields }]) => [kind, fields])) as Pick<Notation<Action>, K>
}
