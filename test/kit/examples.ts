/** Tests of the pictures that a game's rules show. */
import { describe, expect, test } from 'vitest'
import { ALT_TEXT_LIMIT } from '../../src/games/face.js'
import type { Game } from '../../src/games/game.js'
import { LOCALES } from '../../src/i18n/locale.js'
import { createPictures } from '../../src/pictures/encoding/encode.js'

/** Words to a player whose turn it is. The rules speak to nobody in particular. */
const TO_A_PLAYER = /Your turn|À vous|Du bist|but wait|attendre|abwarten/

/** Every topic of the rules but `unpictured` has a picture of its own, with a caption and an alt text. */
export function testExamples(game: Game, unpictured: readonly string[]): void {
  const pictures = createPictures({ keep: 1 })
  const topics = game.rules('en').map(({ id }) => id)
  const shown = topics.filter((topic) => game.example(topic, 'en') !== null)

  describe('the pictures of the rules', () => {
    test('every topic about the board has one of its own', () => {
      expect(topics.filter((topic) => !shown.includes(topic))).toEqual(unpictured)
      expect(new Set(shown.map((topic) => game.example(topic, 'en')?.drawing.key)).size).toBe(shown.length)
    })

    test('a topic with a picture has a caption below it', () => {
      for (const locale of LOCALES) {
        const captioned = game.rules(locale).filter(({ caption }) => caption !== undefined)
        expect(captioned.map(({ id }) => id)).toEqual(shown)
      }
    })

    test.each(shown)('%s can be painted, and has an alt text in each language', async (topic) => {
      const examples = LOCALES.map((locale) => game.example(topic, locale))
      const alts = examples.map((example) => example?.alt ?? '')
      expect(new Set(alts).size).toBe(LOCALES.length)
      for (const alt of alts) expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
      for (const alt of alts) expect(alt).not.toMatch(TO_A_PLAYER)
      const [example] = examples
      if (example === null || example === undefined) throw new Error('no example')
      expect((await pictures.png(example.drawing)).length).toBeGreaterThan(10_000)
    })
  })
}
