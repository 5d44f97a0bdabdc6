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
