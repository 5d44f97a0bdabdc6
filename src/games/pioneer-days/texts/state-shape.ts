import type { OfferTexts } from '../../../faces/offers.js'
import type { Score } from '../rules/types.js'
import type { Moment, Who } from './story-shape.js'

/** The table in words: what the picture shows, what is one seat's own, how it ended. Things come in by name, lists listed. */
export interface StateTexts {
  news(p: { readonly sentences: string }): string
  when(p: Moment & { readonly weeks: number; readonly days: number }): string
  starter(p: Who): string
  /** A die in a list: its face with its colour. */
  die(p: { readonly face: string; readonly colour: string }): string
  pool(p: { readonly dice: string }): string
  readonly noPool: string
  bag(p: { readonly dice: string }): string
  tracks(p: { readonly tracks: string }): string
  track(p: { readonly disaster: string; readonly at: number; readonly steps: number }): string
  incomes(p: { readonly incomes: string }): string
  stock(p: {
    readonly gold: number
    readonly small: number
    readonly large: number
    readonly tiles: number
    readonly towns: number
  }): string
  town(p: { readonly town: string; readonly goods: string; readonly favours: string }): string
  towns(p: { readonly towns: string }): string
  tiles(p: { readonly tiles: string }): string
  people(p: { readonly people: string }): string
  /** A townsfolk in its slot. */
  slot(p: { readonly face: string; readonly person: string }): string
  readonly nobody: string
  readonly nothing: string
  /** A townsfolk with what it does and what it is worth in the end. */
  person(p: { readonly person: string; readonly effect: string; readonly score: string }): string
  /** The same before its owner's eyes: worth so much now. */
  own(p: { readonly person: string; readonly effect: string; readonly score: string; readonly now: string }): string
  tile(p: { readonly tile: string; readonly effect: string }): string

  /** How a player stands, in one line. */
  player(p: Who & { readonly points: string; readonly things: string }): string
  board(p: { readonly board: string; readonly effect: string }): string
  purse(p: { readonly silver: string; readonly cattle: string; readonly favours: string; readonly points: string }): string
  wagons(p: { readonly wagons: string }): string
  wagon(p: { readonly wagon: string; readonly spaces: number }): string
  damagedWagon(p: { readonly wagon: string; readonly spaces: number; readonly damage: number }): string
  load(p: { readonly goods: string; readonly needed: number; readonly spaces: number }): string
  goldValues(p: { readonly nuggets: string }): string
  readonly townsfolk: string
  readonly equipment: string
  /** What a player's points come to as things stand; `hidden` gold tokens are not in the total. */
  soFar(p: { readonly total: string; readonly hidden: number }): string
  inTheEnd(p: { readonly total: string }): string

  readonly sections: Readonly<Record<'board' | 'town' | 'equipment' | 'townsfolk', string>>

  afterTurn(p: { readonly turn: number; readonly standings: string }): string
  winners(p: { readonly winners: string; readonly count: number }): string
  place(p: Placed & Score): string
  /** Of a game that ended before its scoring. */
  placeSoFar(p: Placed & { readonly points: string }): string
}

/** A player's place in the result; `remark` is about how the seat was played, null if nothing is to be said. */
interface Placed extends Who {
  readonly place: number
  readonly remark: string | null
}

/** What the words of a picture say beside the table's own state. */
export interface AltTexts extends OfferTexts {
  /** To a player who is not to move. */
  readonly wait: string
}
