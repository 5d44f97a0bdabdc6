import { describe, expect, test } from 'vitest'
import { ALT_TEXT_LIMIT } from '../../../../src/games/face.js'
import { pioneer } from '../../../../src/games/pioneer/index.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { createPictures } from '../../../../src/pictures/encode.js'

const pictures = createPictures({ keep: 1 })
const TOPICS = pioneer.rules('en').map(({ id }) => id)
const SHOWN = TOPICS.filter((topic) => pioneer.example(topic, 'en') !== null)

describe('the pictures of the rules', () => {
  test('every topic about the board has one of its own', () => {
    expect(TOPICS.filter((topic) => !SHOWN.includes(topic))).toEqual(['house-rules', 'tips'])
    expect(new Set(SHOWN.map((topic) => pioneer.example(topic, 'en')?.drawing.key)).size).toBe(SHOWN.length)
  })

  test('a topic with a picture says below it what that shows', () => {
    for (const locale of LOCALES) {
      const captioned = pioneer.rules(locale).filter(({ caption }) => caption !== undefined)
      expect(captioned.map(({ id }) => id)).toEqual(SHOWN)
    }
  })

  test.each(SHOWN)('%s can be painted, and has words in each language', async (topic) => {
    const shown = LOCALES.map((locale) => pioneer.example(topic, locale))
    const alts = shown.map((example) => example?.alt ?? '')
    expect(new Set(alts).size).toBe(LOCALES.length)
    for (const alt of alts) expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
    for (const alt of alts) expect(alt).not.toMatch(/Your turn|À vous|Du bist/)
    const [example] = shown
    if (example === null || example === undefined) throw new Error('no example')
    expect((await pictures.png(example.drawing)).length).toBeGreaterThan(10_000)
  })
})
