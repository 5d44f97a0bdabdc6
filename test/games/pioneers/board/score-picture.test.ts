import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { ALT_TEXT_LIMIT, type Reader } from '../../../../src/games/face.js'
import type { PointsByTurn } from '../../../../src/games/illustration.js'
import { drawScore } from '../../../../src/games/pioneers/board/score-picture.js'
import { face } from '../../../../src/games/pioneers/face.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import type { View } from '../../../../src/games/pioneers/rules/view-types.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { createPictures } from '../../../../src/pictures/encoding/encode.js'
import { played } from '../played.js'

const NAMES = ['Annie', 'Katie', 'Bill', 'Jesse']
const reader: Reader = { locale: 'en', names: NAMES, viewer: 'table' }
const pictures = createPictures({ keep: 1 })

interface Finished {
  readonly view: View
  readonly pointsByTurn: PointsByTurn
}

function finished(seats: number): Finished {
  const { decisions, last } = played(seats, `score ${seats}`)
  const pointsByTurn = decisions.map(({ state }) => pioneersRules.points(state))
  return { view: pioneersRules.view(last, 'table'), pointsByTurn: [...pointsByTurn, pioneersRules.points(last)] }
}

async function sizeOf({ view, pointsByTurn }: Finished, names = NAMES): Promise<readonly [number, number, boolean]> {
  const png = await pictures.png(drawScore(view, pointsByTurn, { ...reader, names }))
  const { width, height } = PNG.sync.read(Buffer.from(png))
  return [width, height, png.length < 400_000]
}

describe.each([2, 3, 4])('the final score of %i players', (seats) => {
  const game = finished(seats)

  test('is a picture of 1600 by 760 pixels and under 400 KB', async () => {
    expect(await sizeOf(game)).toEqual([1600, 760, true])
  })
  test('can be drawn when everybody has the same, nothing or very much', async () => {
    for (const points of [0, 30, 137, 1240]) {
      const even = game.pointsByTurn.map((own, turn) =>
        own.map(() => Math.round((points * turn) / (game.pointsByTurn.length - 1))),
      )
      expect(await sizeOf({ ...game, pointsByTurn: even })).toEqual([1600, 760, true])
    }
  })
  test('can be drawn without the points by turn', async () => {
    expect(await sizeOf({ ...game, pointsByTurn: [] })).toEqual([1600, 760, true])
  })
  test.each(LOCALES)('is told in %s: result, and how everybody stood on the way', (locale) => {
    const alt = face.final?.(game.view, game.pointsByTurn, { ...reader, locale })?.alt ?? ''
    for (const [seat, { total }] of (game.view.scores ?? []).entries()) {
      expect(alt).toContain(NAMES[seat] ?? '?')
      expect(alt).toContain(`${total}`)
    }
    const half = Math.round((game.pointsByTurn.length - 1) / 2)
    expect(alt).toContain(`${half}`)
    expect(alt).toContain(game.pointsByTurn[half]?.map((points, seat) => `${NAMES[seat]} ${points}`).join(', ') ?? '?')
    const long = Array<string>(4).fill('Ж_*'.repeat(20))
    expect(
      (face.final?.(game.view, game.pointsByTurn, { ...reader, locale, names: long })?.alt ?? '').length,
    ).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
  })
  test('has a different key for all points by turn, and one for all languages', () => {
    const key = (pointsByTurn: PointsByTurn, locale: Reader['locale'] = 'en') =>
      drawScore(game.view, pointsByTurn, { ...reader, locale }).key
    expect(key(game.pointsByTurn, 'de')).toBe(key(game.pointsByTurn))
    expect(key(game.pointsByTurn.slice(1))).not.toBe(key(game.pointsByTurn))
  })
})

test('more turns than any game has can be drawn', async () => {
  const { view, pointsByTurn } = finished(4)
  const long = Array.from(
    { length: 400 },
    (_, turn) => pointsByTurn[Math.floor((turn / 400) * pointsByTurn.length)] ?? [0, 0, 0, 0],
  )
  expect(
    await sizeOf({ view, pointsByTurn: long }, ['W'.repeat(20), 'عبد الرحمن بن خلدون', '👩‍👩‍👧‍👦'.repeat(7), '\u202eevil\n']),
  ).toEqual([1600, 760, true])
})
