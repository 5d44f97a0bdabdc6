import { describe, expect, test } from 'vitest'
import { movedBy, typedTo } from '../../src/sandbox/page/components/common/keys.js'
import { moved, WHOLE, zoomedAt } from '../../src/sandbox/page/components/windows/zoom.js'
import { boundsOf, type Field, fieldsOf, isFilled, partsOf, presetsOf } from '../../src/sandbox/page/state/forms.js'
import { LANGUAGES, wordsFor } from '../../src/sandbox/page/words/words.js'

describe('the zoom of a picture', () => {
  test('what lies under the finger stays there', () => {
    const point = { x: 120, y: -40 }
    const zoom = zoomedAt(WHOLE, 2, point)
    expect(zoom.scale).toBe(2)
    // A spot of the picture at u is seen at x + scale * u.
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

describe('forms', () => {
  const label = (component: object) => ({ type: 18, label: 'L', component })
  /** Fields as they would come over the wire. */
  const fields = (...components: readonly object[]): readonly Field[] =>
    fieldsOf(partsOf(JSON.parse(JSON.stringify([{ type: 10, content: 'hint' }, ...components.map(label)]))))

  const options = [
    { label: 'A', value: 'a', default: true },
    { label: 'B', value: 'b' },
  ]

  test('start with what the bot set', () => {
    const all = fields(
      { type: 4, custom_id: 'text', style: 1, value: 'as ever' },
      { type: 3, custom_id: 'menu', options },
      { type: 21, custom_id: 'radio', options },
      { type: 22, custom_id: 'boxes', options },
      { type: 23, custom_id: 'box', default: true },
      { type: 5, custom_id: 'user', default_values: [{ id: '7', type: 'user' }] },
    )
    expect(presetsOf(all)).toEqual({ text: 'as ever', menu: ['a'], radio: 'a', boxes: ['a'], box: 'true', user: ['7'] })
  })

  test('start empty where the bot set nothing', () => {
    const free = [{ label: 'A', value: 'a' }]
    const all = fields(
      { type: 4, custom_id: 'text', style: 1 },
      { type: 3, custom_id: 'menu', options: free },
      { type: 21, custom_id: 'radio', options: free },
      { type: 23, custom_id: 'box' },
    )
    expect(presetsOf(all)).toEqual({ text: '', menu: [], radio: [], box: 'false' })
  })

  test('a text input in a row of its own is a field too', () => {
    const row = { type: 1, components: [{ type: 4, custom_id: 'old', style: 1, label: 'Old' }] }
    expect(fieldsOf(partsOf(JSON.parse(JSON.stringify([row])))).map((field) => field.label)).toEqual(['Old'])
  })

  test.each([
    [{ type: 4, style: 1 }, '', false],
    [{ type: 4, style: 1 }, 'x', true],
    [{ type: 4, style: 1, required: false }, '', true],
    [{ type: 4, style: 1, min_length: 3 }, 'xy', false],
    [{ type: 4, style: 1, max_length: 3 }, 'wxyz', false],
    [{ type: 21, options }, [], false],
    [{ type: 21, options }, 'standard', true],
    [{ type: 22, options, min_values: 2 }, ['a'], false],
    [{ type: 22, options, required: false }, [], true],
    [{ type: 3, options, min_values: 1, max_values: 1 }, [], false],
    [{ type: 3, options, min_values: 1, max_values: 2 }, ['a', 'b'], true],
    [{ type: 23 }, 'false', true],
  ])('%j with %j may be sent: %s', (input, value, may) => {
    const [field] = fields({ custom_id: 'f', ...input })
    if (field === undefined) throw new Error('one label makes one field')
    expect(isFilled(field, { f: value })).toBe(may)
  })

  test('a checkbox group without bounds takes any number of its options', () => {
    const [field] = fields({ type: 22, custom_id: 'f', options })
    expect(field === undefined ? null : boundsOf(field.input)).toEqual({ min: 1, max: 2 })
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
