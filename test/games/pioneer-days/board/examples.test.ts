import { describe, expect, test } from 'vitest'
import { ALT_TEXT_LIMIT } from '../../../../src/games/face.js'
import { pioneerDays } from '../../../../src/games/pioneer-days/index.js'
import { LOCALES } from '../../../../src/i18n/locale.js'
import { createPictures } from '../../../../src/pictures/encode.js'

const pictures = createPictures({ keep: 1 })
const TOPICS = pioneerDays.rules('en').map(({ id }) => id)
const SHOWN = TOPICS.filter((topic) => pioneerDays.example(topic, 'en') !== null)

describe('the pictures of the rules', () => {
  test('every topic about the board has one of its own', () => {
    expect(TOPICS.filter((topic) => !SHOWN.includes(topic))).toEqual(['tips'])
    expect(new Set(SHOWN.map((topic) => pioneerDays.example(topic, 'en')?.drawing.key)).size).toBe(SHOWN.length)
  })

  test('a topic with a picture has a caption below it', () => {
    for (const locale of LOCALES) {
      const captioned = pioneerDays.rules(locale).filter(({ caption }) => caption !== undefined)
      expect(captioned.map(({ id }) => id)).toEqual(SHOWN)
    }
  })

  test.each(SHOWN)('%s can be painted, and has an alt text in each language', async (topic) => {
    const shown = LOCALES.map((locale) => pioneerDays.example(topic, locale))
    const alts = shown.map((example) => example?.alt ?? '')
    expect(new Set(alts).size).toBe(LOCALES.length)
    for (const alt of alts) expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
    for (const alt of alts) expect(alt).not.toMatch(/Your turn|À vous|Du bist/)
    const [example] = shown
    if (example === null || example === undefined) throw new Error('no example')
    expect((await pictures.png(example.drawing)).length).toBeGreaterThan(10_000)
  })
})
