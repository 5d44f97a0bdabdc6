import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import { ALT_TEXT_LIMIT, type Reader } from '../../../../src/games/face.js'
import type { PointsByTurn } from '../../../../src/games/illustration.js'
import { drawScore } from '../../../../src/games/pioneer-days/board/score-picture.js'
import { face } from '../../../../src/games/pioneer-days/face.js'
import type { View } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { createPictures } from '../../../../src/pictures/encoding/encode.js'
import { played } from '../rules/played.js'

const NAMES = ['Annie', 'Katie', 'Bill', 'Jesse']
const reader: Reader = { locale: 'en', names: NAMES, viewer: 'table' }
const pictures = createPictures({ keep: 1 })

interface Finished {
  readonly view: View
  readonly pointsByTurn: PointsByTurn
}

function finished(seats: number): Finished {
  const states = played(seats, {}, `score ${seats}`).map(({ state }) => state)
  const dealt = states.filter(({ phase }) => phase !== 'deal')
  return { view: pioneerDaysRules.view(at(states, states.length - 1), 'table'), pointsByTurn: dealt.map(pioneerDaysRules.points) }
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
  test('can be drawn when everybody has the same, nothing, very much or less than nothing', async () => {
    for (const points of [0, 30, 137, -24]) {
      const even = game.pointsByTurn.map((own, turn) =>
        own.map(() => Math.round((points * turn) / (game.pointsByTurn.length - 1))),
      )
      const scores = game.view.scores?.map((score) => ({ ...score, damage: Math.min(0, points), total: points })) ?? null
      expect(await sizeOf({ view: { ...game.view, scores }, pointsByTurn: even })).toEqual([1600, 760, true])
    }
  })
  test('can be drawn without the points by turn', async () => {
    expect(await sizeOf({ ...game, pointsByTurn: [] })).toEqual([1600, 760, true])
  })
  test.each(LOCALES)('is told in %s', (locale) => {
    const alt = face.final?.(game.view, game.pointsByTurn, { ...reader, locale })?.alt ?? ''
    for (const [seat, { total }] of (game.view.scores ?? []).entries()) {
      expect(alt).toContain(NAMES[seat] ?? '?')
      expect(alt).toContain(`${Math.abs(total)}`)
    }
    expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
  })
  test('has a different key for all points by turn, and one for all languages', () => {
    const key = (pointsByTurn: PointsByTurn, locale: Reader['locale'] = 'en') =>
      drawScore(game.view, pointsByTurn, { ...reader, locale }).key
    expect(key(game.pointsByTurn, 'de')).toBe(key(game.pointsByTurn))
    expect(key(game.pointsByTurn.slice(1))).not.toBe(key(game.pointsByTurn))
  })
})

test('there is no final score before the end', () => {
  const state = pioneerDaysRules.setup(2, { sets: 'drawn', boards: 'standard' })
  expect(face.final?.(pioneerDaysRules.view(state, 'table'), [], reader)).toBeNull()
})
