import { describe, expect, test } from 'vitest'
import type { Reader } from '../../../../src/games/face.js'
import { face } from '../../../../src/games/pioneers/index.js'
import type { Fact } from '../../../../src/games/pioneers/rules/facts.js'
import { LOCALES } from '../../../../src/i18n/locale.js'

const readerIn = (locale: Reader['locale'], viewer: Reader['viewer'] = 'table'): Reader => ({
  locale,
  names: ['Annie', 'Bill'],
  viewer,
})
const gist = (facts: readonly Fact[], reader = readerIn('en')) =>
  face.gist?.(facts, reader).map((line) => line.replace(/[\u00a0\u202f]/g, ' '))

const road = { to: 'table', kind: 'road-bought', seat: 0, action: 'two-roads' } as const
const ROADS: readonly Fact[] = [
  { ...road, line: ['detroit', 'cincinnati'], paid: 5 },
  { ...road, line: ['chicago', 'st-louis'], paid: 0 },
]

describe('the gist', () => {
  test.each([
    ['en', 'Annie builds roads for $5: Detroit – Cincinnati and Chicago – St. Louis.'],
    ['fr', 'Annie construit des routes pour 5 $ : Detroit – Cincinnati et Chicago – St. Louis.'],
    ['de', 'Annie baut für $5 Straßen: Detroit – Cincinnati und Chicago – St. Louis.'],
  ] as const)('tells two roads at once, in %s', (locale, told) => {
    expect(gist(ROADS, readerIn(locale))).toEqual([told])
    expect(gist(ROADS.slice(0, 1), readerIn(locale))).toHaveLength(1)
  })
  test('counts farmers who settle together', () => {
    const farmer = { to: 'table', kind: 'farmer-settled', seat: 0, city: 'chicago' } as const
    expect(
      gist([
        { ...farmer, coach: 'c01' },
        { ...farmer, coach: 'c08' },
      ]),
    ).toEqual(['Annie settles 2 more farmers in Chicago.'])
    expect(gist([{ ...farmer, coach: 'c01' }])?.[0]).toContain('coach 1')
  })
  test('tells only the ends of a long ride, and what it costs', () => {
    const moved = { to: 'table', kind: 'moved', seat: 0, bank: 2, owners: { 1: 1 } } as const
    expect(gist([{ ...moved, path: ['detroit', 'cincinnati', 'chicago', 'st-louis'] }])).toEqual([
      'The stagecoach travels Detroit – … – St. Louis; Annie pays $2 to the common supply and $1 to Bill.',
    ])
    expect(gist([{ ...moved, path: ['detroit', 'cincinnati', 'chicago'] }])?.[0]).toContain('Detroit – Cincinnati – Chicago')
  })
  test('leaves an income to the board', () => {
    expect(gist([{ to: 'table', kind: 'income', seat: 0, amount: 2 }])).toEqual([])
  })
  test.each(LOCALES)('leaves to the panel why the stagecoach of the reader stays, unless the turn has ended, in %s', (locale) => {
    const stays = { to: 'table', kind: 'no-move', seat: 0, reason: 'unreachable' } as const
    const next = { to: 'table', kind: 'turn', seat: 1, round: 2 } as const
    expect(gist([...ROADS, stays], readerIn(locale, 0))).toHaveLength(1)
    expect(gist([stays, next], readerIn(locale, 0))).toHaveLength(2)
    expect(gist([stays], readerIn(locale, 1))).toHaveLength(1)
    expect(gist([stays], readerIn(locale))).toHaveLength(1)
  })
})
