/** The metals: ingots, crystals, a stone that floats, and rails. */
import type { Pen } from '../../../../pictures/canvas.js'
import { line, shape } from './brush.js'
import { paintGlow, paintSparkle } from './stars.js'

/** Left and foot of each ingot. */
const INGOTS = [
  [8, 74],
  [44, 74],
  [80, 74],
  [26, 54],
  [62, 54],
  [44, 34],
] as const

export function paintGold(pen: Pen): void {
  paintGlow(pen, 60, 50, 58, '#ffcf5a', 0.55)
  for (const [x, y] of INGOTS) {
    shape(pen, `M${x} ${y}L${x + 5} ${y - 14}H${x + 29}L${x + 34} ${y}Z`, '#ffe08a', '#e29a1f')
    shape(pen, `M${x + 5} ${y - 14}L${x + 10} ${y - 20}H${x + 24}L${x + 29} ${y - 14}Z`, '#fff3c0', '#ffd257')
    line(pen, `M${x + 9} ${y - 4}H${x + 20}`, 1.6, '#a8641a', 0.8)
  }
  paintSparkle(pen, 54, 15, 11, '#fffbe0')
  paintSparkle(pen, 97, 52, 7, '#fffbe0')
}

const CRYSTALS = [
  ['M52 78L44 30L58 8L70 28L68 78Z', 'M58 8L58 78L44 30Z'],
  ['M30 80L18 46L28 34L42 46L46 80Z', 'M28 34L34 80L18 46Z'],
  ['M72 80L78 42L90 24L100 44L92 80Z', 'M90 24L84 80L78 42Z'],
  ['M8 82L6 64L14 58L24 66L26 82Z', 'M14 58L14 82L6 64Z'],
  ['M94 82L100 62L108 56L114 66L110 82Z', 'M108 56L104 82L100 62Z'],
] as const

export function paintRunite(pen: Pen): void {
  paintGlow(pen, 60, 48, 56, '#3fe0c0', 0.5)
  for (const [whole, lit] of CRYSTALS) {
    shape(pen, whole, '#3fc9b0', '#0f5a70')
    shape(pen, lit, '#c6fff0', '#4fd6c0', 0.9)
  }
  shape(pen, 'M0 84V76Q20 68 40 76Q64 68 84 76Q104 70 120 76V84Z', '#2c4a55', '#122a38')
  paintSparkle(pen, 56, 16, 9, '#ffffff')
}

export function paintUnobtanium(pen: Pen): void {
  paintGlow(pen, 60, 36, 52, '#b06aff', 0.8)
  line(pen, 'M18 46C30 62 90 62 102 46C96 34 24 34 18 46', 1.6, '#e2c8ff', 0.7)
  shape(pen, 'M60 6L84 26L76 54L60 66L44 54L36 26Z', '#c79bff', '#4a1f96')
  shape(pen, 'M60 6L66 30L60 66L50 32Z', '#f6ecff', '#b98cff', 0.9)
  shape(pen, 'M60 6L84 26L66 30Z', '#dcc0ff', '#9a64ea', 0.9)
  shape(pen, 'M36 26L50 32L60 6Z', '#ffffff', '#d8b8ff', 0.9)
  line(pen, 'M18 46C30 60 90 60 102 46', 1.8, '#f4e8ff', 0.9)
  shape(pen, 'M34 84L42 74H78L86 84Z', '#8d93b8', '#3b3f66')
  paintSparkle(pen, 47, 20, 9, '#ffffff')
}

export function paintRearden(pen: Pen): void {
  paintGlow(pen, 60, 20, 50, '#9ff0e8', 0.5)
  shape(pen, 'M0 84L46 30H74L120 84Z', '#2b4650', '#13252e', 0)
  for (const y of [36, 44, 54, 67])
    shape(
      pen,
      `M${60 - (y - 14) * 0.98} ${y + 5}L${60 - (y - 16) * 0.9} ${y}H${60 + (y - 16) * 0.9}L${60 + (y - 14) * 0.98} ${y + 5}Z`,
      '#6d5a4a',
      '#3b2d26',
      1.2,
    )
  shape(pen, 'M18 84L52 28H56L32 84Z', '#d9fff8', '#3aa69c')
  shape(pen, 'M102 84L68 28H64L88 84Z', '#d9fff8', '#2f8f8a')
  shape(pen, 'M22 10H98V18H66V26H98V34H22V26H54V18H22Z', '#e2fffa', '#2f9c94')
  paintSparkle(pen, 30, 12, 9, '#ffffff')
}
