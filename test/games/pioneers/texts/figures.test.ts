import { describe, expect, test } from 'vitest'
import { pioneers } from '../../../../src/games/pioneers/index.js'
import type { View } from '../../../../src/games/pioneers/rules/view-types.js'
import { playout } from '../../../conformance/playout.js'

describe.each([2, 3, 4])('the figures of a game of %i', (seats) => {
  const { log, last } = playout(pioneers, seats, 'figures')
  const facts = log.flatMap((step) => step.facts)
  const view: View = JSON.parse(pioneers.viewAsJson(last, 'table'))
  const figures = pioneers.figures(last, facts)

  test('count every pioneer on the map by profession, but the one in Boston from the start', () => {
    const onTheMap = (seat: number) => view.settlers.reduce((sum, counts) => sum + ((counts >>> (8 * seat)) & 255), 0)
    const settled = figures.map(({ choices }) => Object.values(choices).reduce((sum, times) => sum + times, 0))
    expect(settled).toEqual(figures.map((_, seat) => onTheMap(seat) - 1))
    expect(Math.max(...settled)).toBeGreaterThan(0)
  })

  test('have the sources of the final score, the pioneers of the largest network, and all coaches of a player', () => {
    figures.forEach(({ sources, feats }, seat) => {
      const { track, emptySeats, nuggets, network, total } = view.scores?.[seat] ?? {}
      expect(sources).toEqual({ track, emptySeats, nuggets, network })
      expect(Object.values(sources).reduce((sum, points) => sum + points, 0)).toBe(total)
      const bought = facts.filter((fact) => fact.kind === 'coach-bought' && 'seat' in fact && fact.seat === seat).length
      expect(feats).toEqual({ network: (network ?? 0) / 2, coaches: 1 + bought })
    })
  })
})

test('a game that ended before its scoring has no sources and no feats', () => {
  const start = pioneers.setup(2, {})
  if (start === null) throw new Error('no setup')
  for (const { sources, feats } of pioneers.figures(start, [])) expect([sources, feats]).toEqual([{}, {}])
})
