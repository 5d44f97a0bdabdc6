import type { Disaster } from '../data/dice.js'

export interface Who {
  readonly who: string
}

/** One sentence for each thing that can happen. Things and people come in by name, goods and money ready to print. */
export interface StoryTexts {
  boardChosen(p: Who & { readonly board: string }): string
  /** `tiles` is the empty text where nothing is drawn. */
  outfitted(p: Who & { readonly tiles: string }): string
  week(p: { readonly week: number; readonly towns: string; readonly tiles: string; readonly people: string }): string
  rolled(p: Who & { readonly dice: string }): string
  turn(p: Who & Moment): string
  turnHeading(p: Who & Moment): string
  taken(p: Who & { readonly die: string; readonly face: string }): string
  changed(p: Who & { readonly from: string; readonly face: string; readonly paid: string }): string
  income(p: Who & { readonly amount: string }): string
  acted(p: Who & { readonly goods: string }): string
  equipped(p: Who & { readonly tile: string }): string
  recruited(p: Who & { readonly person: string }): string
  effect(p: Who & { readonly source: string; readonly goods: string }): string
  exchange(p: Who & { readonly source: string; readonly given: string; readonly goods: string }): string
  wagonGained(p: Who & { readonly source: string; readonly wagon: string }): string
  repaired(p: Who & { readonly source: string; readonly tokens: number }): string
  calmed(p: { readonly source: string; readonly markers: string }): string
  wagonBought(p: Who & { readonly wagon: string; readonly paid: string }): string
  goldDrawn(p: Who): string
  /** To its owner alone. */
  goldValue(p: { readonly nuggets: string }): string
  goldReturned(p: { readonly nuggets: string }): string
  noGoldLeft(p: Who): string
  discarded(p: Who & { readonly goods: string }): string
  leftOver(p: { readonly die: string; readonly markers: string }): string
  readonly finalAdvance: string
  readonly disaster: Readonly<Record<Disaster, string>>
  readonly stormed: Readonly<Record<'paid' | 'shielded' | 'damaged', (p: Who & { readonly wagon: number }) => string>>
  raided(p: Who & { readonly lost: string; readonly kept: string }): string
  /** `parts` are {@link starvedParts}, listed. */
  starved(p: Who & { readonly parts: string }): string
  readonly starvedParts: StarvedTexts
  readonly sickened: Readonly<Record<'paid' | 'shielded' | 'lost', (p: Who & { readonly person: string }) => string>>
  arrived(p: { readonly week: number }): string
  herdScored(p: Who & { readonly points: string }): string
  satisfied(p: Who & { readonly town: string; readonly goods: string; readonly favours: string }): string
  tileGiven(p: Who & { readonly town: string; readonly tile: string }): string
  readonly over: string
}

export interface Moment {
  readonly week: number
  readonly day: number
}

/** What a famine came to for a herd, in parts. */
interface StarvedTexts {
  paid(p: { readonly silver: string }): string
  shielded(p: { readonly cattle: string }): string
  lost(p: { readonly cattle: string }): string
}

/** What a turn came to, in parts that are read after its player's name. */
export interface DigestTexts {
  earns(p: { readonly amount: string }): string
  takes(p: { readonly what: string }): string
  draws(p: { readonly goods: string }): string
  recruits(p: { readonly person: string }): string
  buys(p: { readonly wagons: string }): string
  favours(p: Who & { readonly favours: string }): string
  strikes(p: { readonly disaster: string }): string
  /** Between what whoever's turn it was did and what happened to all. */
  readonly semicolon: string
}
