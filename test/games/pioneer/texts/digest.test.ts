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
