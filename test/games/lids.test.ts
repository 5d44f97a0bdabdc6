/** The lids of the boxes, which lobbies show. */
import { expect, test } from 'vitest'
import { ALT_TEXT_LIMIT } from '../../src/games/face.js'
import { GAMES } from '../../src/games/index.js'
import { LOCALES } from '../../src/i18n/locale.js'
import { createPictures } from '../../src/pictures/encoding/encode.js'

const pictures = createPictures({ keep: 1 })

test.each(GAMES)('the lid of $id can be painted, with a title and an alt text in each language', async (game) => {
  const lids = LOCALES.flatMap((locale) => game.box(locale) ?? [])
  expect(new Set(lids.map(({ alt }) => alt)).size).toBe(LOCALES.length)
  for (const { alt } of lids) expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
  const [lid] = lids
  if (lid === undefined) throw new Error('there is no lid')
  expect((await pictures.png(lid.drawing)).length).toBeGreaterThan(20_000)
  const { order } = lid.drawing
  expect(game.draw(order?.subject).key).toBe(lid.drawing.key)
})
