import { describe, expect, test } from 'vitest'
import { movedBy, typedTo } from '../../src/sandbox/page/components/common/keys.js'
import { moved, WHOLE, zoomedAt } from '../../src/sandbox/page/components/windows/zoom.js'
import { LANGUAGES, wordsFor } from '../../src/sandbox/page/words/words.js'

describe('the zoom of a picture', () => {
  test('the point under the finger stays there', () => {
    const point = { x: 120, y: -40 }
    const zoom = zoomedAt(WHOLE, 2, point)
    expect(zoom.scale).toBe(2)
    // A point of the picture at u is seen at x + scale * u.
    expect(zoom.x + zoom.scale * point.x).toBe(point.x)
    expect(zoom.y + zoom.scale * point.y).toBe(point.y)
  })

  test('never goes below the whole picture, which lies in the middle', () => {
    expect(zoomedAt({ scale: 2, x: 90, y: 10 }, 0.1, { x: 5, y: 5 })).toEqual(WHOLE)
  })

  test('the picture cannot be moved out of sight', () => {
    const size = { width: 400, height: 300 }
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, size)).toEqual({ scale: 2, x: 200, y: -150 })
    expect(moved(WHOLE, { x: 50, y: 50 }, size)).toEqual(WHOLE)
  })
})

describe('keys in a list', () => {
  test('arrows wrap around, Home and End jump, other keys do nothing', () => {
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'x'].map((key) => movedBy(key, 2, 3))).toEqual([0, 1, 0, 2, null])
    expect(movedBy('ArrowDown', 0, 0)).toBeNull()
  })

  test('a letter goes to the next option that starts with it', () => {
    const labels = ['Albany', 'Boston', 'Auburn']
    expect(typedTo('a', 0, labels)).toBe(2)
    expect(typedTo('A', 2, labels)).toBe(0)
    expect(typedTo('z', 0, labels)).toBeNull()
    expect(typedTo('Enter', 0, labels)).toBeNull()
  })
})

describe("the page's words", () => {
  test('follow the locale, and are English where it is not spoken', () => {
    const sends = ['en-US', 'en-GB', 'fr', 'de', 'pt-BR', ''].map((locale) => wordsFor(locale).dismiss)
    expect(sends).toEqual([
      'Dismiss message',
      'Dismiss message',
      'Masquer le message',
      'Nachricht verwerfen',
      'Dismiss message',
      'Dismiss message',
    ])
  })

  test.each(LANGUAGES)('every text with a number reads right for one and for many in $name', ({ locale }) => {
    const words = wordsFor(locale)
    for (const say of [words.pings, words.complaints, words.commandsFound]) {
      expect(say(1)).toContain('1 ')
      expect(say(2)).toContain('2 ')
      expect(say(1).replace('1', '')).not.toBe(say(2).replace('2', ''))
    }
  })
})
