import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import type { Reader } from '../../../../src/games/face.js'
import type { PointsByTurn } from '../../../../src/games/illustration.js'
import { drawScore, finalScores } from '../../../../src/games/pioneer/board/score-picture.js'
import type { View } from '../../../../src/games/pioneer/rules/view-types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { createPictures } from '../../../../src/pictures/encoding/encode.js'
import { ownersOf } from '../../../../src/pictures/paper/panel.js'
import { played } from '../rules/played.js'

const NAMES = ['Annie', 'Katie', 'Bill', 'Jesse']
const reader: Reader = { locale: 'en', names: NAMES, viewer: 'table' }
const pictures = createPictures({ keep: 1 })

interface Finished {
  readonly view: View
  readonly pointsByTurn: PointsByTurn
}

function finished(seats: number): Finished {
  const states = played(seats, `score ${seats}`).map(({ state }) => state)
  const laid = states.filter(({ phase }) => phase !== 'layout')
  return { view: pioneerRules.view(at(states, states.length - 1), 'table'), pointsByTurn: laid.map(pioneerRules.points) }
}

async function sizeOf({ view, pointsByTurn }: Finished): Promise<readonly [number, number, boolean]> {
  const png = await pictures.png(drawScore(view, pointsByTurn, reader))
  const { width, height } = PNG.sync.read(Buffer.from(png))
  return [width, height, png.length < 400_000]
}

describe.each([2, 3, 4])('the final score of %i players', (seats) => {
  const game = finished(seats)

  test('is a picture of 1600 by 760 pixels and under 400 KB', async () => {
    expect(await sizeOf(game)).toEqual([1600, 760, true])
  })
  test('can be drawn when everybody has the same, nothing or very much', async () => {
    for (const points of [0, 30, 137]) {
      const even = game.pointsByTurn.map((own, turn) =>
        own.map(() => Math.round((points * turn) / (game.pointsByTurn.length - 1))),
      )
      const scores = game.view.scores?.map((score) => ({ ...score, systems: points, technologies: 0, total: points })) ?? null
      expect(await sizeOf({ view: { ...game.view, scores }, pointsByTurn: even })).toEqual([1600, 760, true])
    }
  })
  test('can be drawn when the points by turn are not known', async () => {
    expect(await sizeOf({ ...game, pointsByTurn: [] })).toEqual([1600, 760, true])
  })
  test('its sources add up to everybody’s points (X22)', () => {
    const scores = finalScores(game.view, ownersOf(seats, { names: NAMES }))
    for (const { parts, total } of scores) expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total)
  })
  test('shows the colonies, which decide ties (X22), and the cards where two have as many (Y26)', () => {
    const beside = (scores: View['scores']) =>
      finalScores({ ...game.view, scores }, ownersOf(seats, { names: NAMES })).map((score) =>
        score.beside.map(({ count }) => count),
      )
    const even = { systems: 6, technologies: 5, total: 11 }
    const scores = Array.from({ length: seats }, (_, seat) => ({ ...even, colonies: 4 - seat, cards: 20 + seat }))
    expect(beside(scores)).toEqual(scores.map(({ colonies }) => [colonies]))
    const level = scores.map((score) => ({ ...score, colonies: 3 }))
    expect(beside(level)).toEqual(level.map(({ cards }) => [3, cards]))
  })
  test('has a key of its own for all points by turn, and one for all languages', () => {
    const key = (pointsByTurn: PointsByTurn, locale: Reader['locale'] = 'en') =>
      drawScore(game.view, pointsByTurn, { ...reader, locale }).key
    expect(key(game.pointsByTurn, 'de')).toBe(key(game.pointsByTurn))
    expect(key(game.pointsByTurn.slice(1))).not.toBe(key(game.pointsByTurn))
  })
})
