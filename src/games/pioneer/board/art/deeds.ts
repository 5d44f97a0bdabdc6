/** What cards do beside building: recycling, strikes, the bomb, the drive. */
import type { Pen } from '../../../../pictures/canvas.js'
import { ball, line, shape } from './brush.js'
import { BEAM } from './colours.js'
import { paintGlow, paintSparkle } from './stars.js'

export function paintRecycling(pen: Pen): void {
  paintGlow(pen, 60, 42, 50, '#7fe89a', 0.5)
  for (let arrow = 0; arrow < 3; arrow++) {
    pen.save()
    pen.translate(60, 43)
    pen.rotate((arrow * Math.PI * 2) / 3)
    pen.translate(-60, -43)
    shape(pen, 'M34 25A32 32 0 0 1 72 13.500L75 3L95 23L69 32L70 24A22 22 0 0 0 42 31Z', '#c8ffb8', '#2f9a5c')
    pen.restore()
  }
  shape(pen, 'M50 38L58 32L70 35L72 46L64 54L51 51Z', '#dfe4ee', '#6a7390')
  shape(pen, 'M56 40L63 38L66 44L60 47Z', '#ffd870', '#d08a2c', 1)
  for (const [x, y, turn] of [
    [16, 22, 0.4],
    [104, 66, 1.1],
    [18, 68, 2],
    [104, 14, 0.2],
  ] as const) {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    shape(pen, 'M-7 -3L2 -6L7 0L3 6L-6 4Z', '#b8c0d0', '#566080', 1.3)
    pen.restore()
  }
}

export function paintStrike(pen: Pen): void {
  ball(pen, 60, 46, 29, '#f0a878', '#5c1f34')
  line(pen, 'M42 34Q56 40 76 32M38 50Q60 58 82 48', 3, '#ffd0a0', 0.45)
  paintGlow(pen, 66, 50, 22, '#ffe070')
  line(pen, 'M0 4L64 49', 6, '#5ad0ff', 0.4)
  line(pen, 'M0 4L64 49', 2.2, '#f0fcff')
  line(pen, 'M120 2L68 49', 6, '#5ad0ff', 0.4)
  line(pen, 'M120 2L68 49', 2.2, '#f0fcff')
  shape(pen, 'M66 36L69 44L78 41L74 49L82 54L73 56L74 65L66 59L59 65L60 56L51 53L59 49L56 41L63 44Z', '#fff6c8', '#ffb03c', 1.4)
  line(
    pen,
    'M66 18A32 32 0 0 1 98 50M98 50A32 32 0 0 1 66 82M66 82A32 32 0 0 1 34 50M34 50A32 32 0 0 1 66 18',
    3.6,
    '#2a1c12',
    0.8,
  )
  line(pen, 'M66 18A32 32 0 0 1 98 50M98 50A32 32 0 0 1 66 82M66 82A32 32 0 0 1 34 50M34 50A32 32 0 0 1 66 18', 2, '#ffe9a0')
  line(pen, 'M66 10V24M66 76V84M26 50H40M92 50H106', 2.4, '#ffe9a0')
}

export function paintBomb(pen: Pen): void {
  paintGlow(pen, 60, 40, 76, '#ff9a3c')
  for (const [rays, reach, breadth, colour] of [
    [16, 64, 0.1, '#ff7a2e'],
    [12, 46, 0.13, '#ffc24a'],
    [8, 32, 0.22, '#fff0b0'],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    for (let ray = 0; ray < rays; ray++) {
      const angle = ((ray + (rays % 3) * 0.3) * Math.PI * 2) / rays
      pen.moveTo(60, 40)
      pen.lineTo(60 + reach * Math.cos(angle - breadth), 40 + reach * Math.sin(angle - breadth))
      pen.lineTo(60 + reach * 1.25 * Math.cos(angle), 40 + reach * 1.25 * Math.sin(angle))
      pen.lineTo(60 + reach * Math.cos(angle + breadth), 40 + reach * Math.sin(angle + breadth))
    }
    pen.fill()
  }
  paintGlow(pen, 60, 40, 34, '#ffffff')
  line(pen, 'M16 40A44 15 0 1 0 104 40A44 15 0 1 0 16 40', 3, '#fff0c8', 0.75)
  shape(
    pen,
    'M18 66L26 62L30 70L22 75ZM92 12L102 10L102 20L95 22ZM98 62L108 64L104 73L96 71ZM12 16L20 12L22 20L15 23Z',
    '#6a4a58',
    '#2c1a2a',
    1.4,
  )
  ball(pen, 60, 40, 13, '#ffffff', '#ffe9a0', 0)
}

export function paintDrive(pen: Pen): void {
  paintGlow(pen, 60, 42, 64, '#d070ff', 0.75)
  for (let arm = 0; arm < 5; arm++) {
    pen.beginPath()
    for (let step = 0; step <= 26; step++) {
      const angle = (arm * Math.PI * 2) / 5 + step * 0.16
      const far = 6 + step * 2.7
      pen.lineTo(60 + far * Math.cos(angle), 42 + far * 0.66 * Math.sin(angle))
    }
    pen.lineWidth = 4
    pen.lineCap = 'round'
    pen.strokeStyle = ['#ff9ad0', '#9ae8ff', '#ffe28a', '#b0ffb0', '#c8a8ff'][arm] ?? BEAM
    pen.globalAlpha = 0.85
    pen.stroke()
  }
  pen.globalAlpha = 1
  pen.save()
  pen.translate(60, 42)
  pen.rotate(0.22)
  shape(pen, 'M0 -25L22 -13V12L0 25L-22 12V-13Z', '#ffffff', '#b8b8d8', 2)
  pen.restore()
  pen.save()
  pen.translate(60, 42)
  pen.rotate(0.22)
  shape(pen, 'M0 -25L22 -13L0 -1L-22 -13Z', '#ffffff', '#f2ecff', 1.6)
  shape(pen, 'M0 -1L22 -13V12L0 25Z', '#c4bce4', '#8d86bc', 1.6)
  for (const [x, y] of [
    [0, -13],
    [-15, -5],
    [-7, 14],
    [-11, 4.5],
    [7, 5],
    [15, 0],
    [7, 15],
    [15, 9],
  ] as const)
    ball(pen, x, y, 2.6, '#3b2a6a', '#1c1240', 0)
  pen.restore()
  paintSparkle(pen, 24, 16, 8, '#ffffff')
  paintSparkle(pen, 100, 66, 9, '#ffffff')
}
