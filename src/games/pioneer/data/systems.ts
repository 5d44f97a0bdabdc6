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
  ashfall: system(1),
  cinder: system(1),
  drift: system(1),
  quill: system(1),
  belmar: system(2),
  corvane: system(2),
  estuary: system(2),
  lantern: system(2),
  tarsis: system(2),
  aurelia: system(3),
  meridian: system(3),
  verdance: system(3),
  'edens-gate': system(4),
  'ore-belt': system(1, { money: 1 }),
  mint: system(1, { money: 1 }),
  tollgate: system(1, { money: 1 }),
  archive: system(1, { cards: 1 }),
  beacon: system(1, { cards: 1 }),
  observatory: system(1, { cards: 1 }),
  foundry: system(1, { actions: 1 }),
  shipyard: system(1, { actions: 1 }),
  relay: system(1, { actions: 1 }),
}

/** What is printed on a tile's face. */
export function systemOf(id: SystemId): System {
  return SYSTEMS[id]
}
