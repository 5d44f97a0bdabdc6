import { describe, expect, test } from 'vitest'
import { createLayer } from '../../../src/pictures/canvas.js'
import { fitted, printable, SMALLEST_TEXT, text, textWidth } from '../../../src/pictures/lettering/text.js'

const measure = (words: string) => textWidth(words, 'text', 28)

describe('a line that is too long', () => {
  test('ends in an ellipsis and fits', () => {
    const line = fitted('WWWWWWWWWWWWWWWWWWWW', 200, measure)
    expect(line).toMatch(/^W+…$/)
    expect(measure(line)).toBeLessThanOrEqual(200)
    expect(measure(`W${line}`)).toBeGreaterThan(200)
  })
  test('is never cut inside a character as people see it', () => {
    const family = '👩‍👩‍👧‍👦'
    const line = fitted(family.repeat(20), 150, measure)
    expect(line.replace('…', '').split(family).join('')).toBe('')
    expect(line.length).toBeGreaterThan(1)
  })
  test('leaves no blank before the ellipsis', () =>
    expect(fitted('Buffalo Bill Cody', measure('Buffalo …'), measure)).toBe('Buffalo…'))
})

test('a line that fits stays as it is', () => expect(fitted('Annie', 500, measure)).toBe('Annie'))

test('nothing can turn a line around, colour it or break it', () => {
  expect(printable('\u202eabc\u202c')).toBe('abc')
  expect(printable('\u2066a\u2069\n\u0007b')).toBe('ab')
  expect(printable('❤\ufe0f')).toBe('❤')
})

test('letters too small to read are refused', () => {
  const pen = createLayer(10, 10).getContext('2d')
  expect(() => text(pen, 'tiny', 0, 0, { face: 'text', size: SMALLEST_TEXT - 1, fill: '#000' })).toThrow('too small to read')
})

describe('every script is written with a bundled font', () => {
  const box = textWidth('\ue000', 'text', 100)

  test('what no font has becomes an empty box, the same on every machine', () => {
    expect(box).toBeCloseTo(70)
    for (const rare of ['ᚠ', '𓂀', 'ꯃ']) expect(textWidth(rare, 'text', 100), rare).toBeCloseTo(box)
  })
  test.each(['Ł', 'Ж', 'λ', 'ا', 'ש', '王', 'さ', '김', 'द', 'ব', 'க', 'ท', 'Հ', 'ქ', '🎲', '★', '𝕱', 'Ⓐ'])('%s', (letter) => {
    const pen = createLayer(200, 200).getContext('2d')
    text(pen, letter, 50, 150, { face: 'text', size: 100, fill: '#000' })
    const drawn = pixels(pen)
    const empty = createLayer(200, 200).getContext('2d')
    text(empty, '\ue000', 50, 150, { face: 'text', size: 100, fill: '#000' })
    expect(drawn.some((value) => value > 0)).toBe(true)
    expect(drawn.equals(pixels(empty))).toBe(false)
  })
})

function pixels(pen: ReturnType<ReturnType<typeof createLayer>['getContext']>): Buffer {
  return Buffer.from(pen.getImageData(0, 0, 200, 200).data)
}
