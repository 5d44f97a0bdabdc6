/** The star systems: victory points and bonuses (X21, Z5). */

export const STAR_IDS = [
  'ashfall',
  'cinder',
  'drift',
  'quill',
  'belmar',
  'corvane',
  'estuary',
  'lantern',
  'tarsis',
  'aurelia',
  'meridian',
  'verdance',
  'edens-gate',
  'ore-belt',
  'mint',
  'tollgate',
  'archive',
  'beacon',
  'observatory',
  'foundry',
  'shipyard',
  'relay',
] as const
/** A star system, which lies face down in the beginning. */
export type StarId = (typeof STAR_IDS)[number]
/** A tile's face: a star system or a home system. */
export type SystemId = StarId | 'home'

/** What a colonized system brings at the start of its owner's turn. */
export interface Bonus {
  readonly money: number
  readonly cards: number
  readonly actions: number
}

export interface System {
  readonly points: number
  readonly bonus: Bonus
}

const system = (points: number, bonus: Partial<Bonus> = {}): System => ({
  points,
  bonus: { money: 0, cards: 0, actions: 0, ...bonus },
})

const SYSTEMS: Readonly<Record<SystemId, System>> = {
  home: system(1),
  ashfall: system(2),
  cinder: system(2),
  drift: system(2),
  quill: system(2),
  belmar: system(2),
  corvane: system(2),
  estuary: system(2),
  lantern: system(2),
  tarsis: system(2),
  aurelia: system(2),
  meridian: system(2),
  verdance: system(2),
  'edens-gate': system(2),
  'ore-belt': system(1, { money: 1 }),
  mint: system(1, { money: 1 }),
  tollgate: system(1, { money: 1 }),
  archive: system(1, { cards: 1 }),
  beacon: system(1, { cards: 1 }),
  observatory: system(1, { cards: 1 }),
  foundry: system(2, { actions: 1 }),
  shipyard: system(2, { actions: 1 }),
  relay: system(2, { actions: 1 }),
}

/** What is printed on a tile's face. */
export function systemOf(id: SystemId): System {
  return SYSTEMS[id]
}
