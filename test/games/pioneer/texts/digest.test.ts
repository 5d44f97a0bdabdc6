import { expect, test } from 'vitest'
import { face } from '../../../../src/games/pioneer/index.js'
import type { Fact } from '../../../../src/games/pioneer/rules/facts.js'
import { PLAYERS } from '../panel-walk.js'

const colony = { to: 'table', kind: 'colonized', seat: 0 } as const
const star = { to: 'table', kind: 'turned-up', by: 'colony' } as const
const COLONIES: readonly Fact[] = [
  { ...colony, tile: 3 },
  { ...star, tile: 3, system: 'relay', left: 2 },
  { ...colony, tile: 5 },
  { ...colony, tile: 6 },
  { ...star, tile: 6, system: 'drift', left: 1 },
]

test.each([
  ['en', 'colonizes Relay (sector 4) and Drift (sector 7) and colonizes sector 6'],
  ['fr', 'colonise Relais (secteur 4) et Dérive (secteur 7) et colonise le secteur 6'],
  ['de', 'kolonisiert Relaisstation (Sektor 4) und Drift (Sektor 7) und kolonisiert Sektor 6'],
] as const)('a turn that found several colonies tells of the systems in one part, in %s', (locale, told) => {
  expect(face.digest(COLONIES, 0, { locale, names: PLAYERS, viewer: 'table' })).toBe(told)
})

test.each([
  ['en', '**Annie** puts a nova bomb aboard a scout in sector 4'],
  ['fr', '**Annie** charge une bombe nova à bord d’un éclaireur (secteur 4)'],
  ['de', '**Annie** lädt in Sektor 4 eine Novabombe auf einen Aufklärer'],
] as const)('a turn in which a bomb was put aboard says so, in %s', (locale, told) => {
  const armed: Fact = { to: 'table', kind: 'armed', seat: 0, tile: 3 }
  expect(face.digest([armed], 0, { locale, names: PLAYERS, viewer: 'table' }, '**Annie**')).toBe(told)
})

test('a game that ends in its last round is said to be over, and not that this is the last round', () => {
  const ending: readonly Fact[] = [
    { to: 'table', kind: 'last-round', round: 12 },
    { to: 'table', kind: 'over', reason: 'charted', winners: [0] },
  ]
  const told = face.digest(ending, 0, { locale: 'en', names: PLAYERS, viewer: 'table' })
  expect(told).toMatch(/over/)
  expect(told).not.toMatch(/last round/)
})

test.each([
  ['en', 'destroys Archive and 1 bomber (Annie) in sector 10 with a nova bomb'],
  ['fr', 'détruit Archives et 1 bombardier (Annie) dans le secteur 10 avec une bombe nova'],
  ['de', 'zerstört Archiv und 1 Bomber (Annie) in Sektor 10 mit einer Novabombe'],
] as const)('a system that was unknown when it was destroyed has its name, in %s', (locale, told) => {
  const bombed: readonly Fact[] = [
    { to: 'table', kind: 'exploded', seat: 0, tile: 9, lost: [{ seat: 0, unit: 'bomber', count: 1 }] },
    { to: 'table', kind: 'turned-up', by: 'bomb', tile: 9, system: 'archive', left: 5 },
  ]
  expect(face.digest(bombed, 0, { locale, names: ['Annie', 'Bill'], viewer: 'table' })).toBe(told)
})
