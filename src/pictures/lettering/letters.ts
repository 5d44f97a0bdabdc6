/** Tells how large the letters of a picture are, whatever they are drawn through. */
import type { Pen } from '../canvas.js'
import { createLayer } from '../canvas.js'
import type { Drawing } from '../drawing.js'
import { listen } from '../listening.js'
import { registerFonts } from './fonts.js'

/** The size in pixels of the smallest letters that a drawing writes. Infinite for a picture without letters. */
export function smallestLetters({ width, height, paint }: Drawing): number {
  registerFonts()
  const pen: Pen = createLayer(width, height).getContext('2d')
  let smallest = Number.POSITIVE_INFINITY
  listen(pen, (size) => {
    smallest = Math.min(smallest, size)
  })
  paint(pen)
  return smallest
}
