/** Ships and the fortress. */
import type { Pen } from '../../../../pictures/canvas.js'
import { ball, line, shape } from './brush.js'
import { BEAM, FLAME } from './colours.js'
import { paintGlow, paintSparkle } from './stars.js'

export function paintScout(pen: Pen): void {
  ball(pen, 98, 84, 46, '#8fb8f0', '#1b2f66')
  ball(pen, 22, 18, 9, '#f4efdc', '#8a86a0', 1.4)
  line(pen, 'M4 82L36 54', 9, '#9fd8ff', 0.25)
  line(pen, 'M12 78L38 53', 4, '#e8f8ff', 0.8)
  pen.save()
  pen.translate(60, 36)
  pen.rotate(0.85)
  pen.translate(-60, -42)
  paintGlow(pen, 60, 80, 18, FLAME)
  shape(pen, 'M53 68H67L60 88Z', '#fff0b0', FLAME, 0)
  shape(pen, 'M52 48L34 74L52 66Z', '#ff7a6a', '#a8242c')
  shape(pen, 'M68 48L86 74L68 66Z', '#e0503f', '#7c1420')
  shape(pen, 'M60 0C74 16 76 46 69 70H51C44 46 46 16 60 0Z', '#ffffff', '#8f9cb8')
  shape(pen, 'M60 0C66 7 70 16 71 24H49C50 16 54 7 60 0Z', '#ff8a78', '#b02a30')
  ball(pen, 60, 38, 7, '#c8f4ff', '#2a7ab0')
  pen.restore()
  paintSparkle(pen, 100, 14, 8, '#ffffff')
}

export function paintColonizer(pen: Pen): void {
  ball(pen, 60, 132, 76, '#9fe08a', '#1c5a4a')
  line(pen, 'M20 70Q40 62 58 68M70 64Q88 62 98 72', 3, '#d8f5c8', 0.6)
  paintGlow(pen, 60, 56, 34, '#fff2a8', 0.7)
  shape(pen, 'M46 50L30 84H90L74 50Z', '#fff6c855', '#fff6c822', 0)
  shape(pen, 'M40 34C40 14 50 6 60 6C70 6 80 14 80 34Z', '#d8fbff', '#5aa8c8')
  shape(pen, 'M50 32V24H54V20H58V32ZM62 32V16H66V26H71V32Z', '#4a6a8a', '#2a4464', 0)
  ball(pen, 52, 25, 3.4, '#a8f0a0', '#3a9a58', 0)
  shape(pen, 'M10 42C10 34 34 31 60 31C86 31 110 34 110 42C110 50 86 55 60 55C34 55 10 50 10 42Z', '#f4f0e4', '#7d86a4')
  line(pen, 'M16 44Q60 56 104 44', 2, '#5a6284', 0.9)
  for (const x of [26, 43, 60, 77, 94]) ball(pen, x, 42 + (Math.abs(x - 60) < 20 ? 1 : 0), 3.4, '#fff6c0', '#e8952c', 1.2)
  paintSparkle(pen, 18, 16, 7, '#ffffff')
}

export function paintWarship(pen: Pen): void {
  ball(pen, 12, 12, 24, '#e88a6a', '#5a1c30')
  paintGlow(pen, 112, 74, 26, '#ff6a5a')
  line(pen, 'M74 54L120 78', 7, '#ff5a4a', 0.45)
  line(pen, 'M74 54L120 78', 2.6, '#ffe8e0')
  line(pen, 'M62 66L104 90', 5, '#ff5a4a', 0.45)
  line(pen, 'M62 66L104 90', 2, '#ffe8e0')
  paintGlow(pen, 16, 30, 16, BEAM)
  shape(pen, 'M14 26L30 22L92 52L88 58L70 60L24 44Z', '#d4dae6', '#4d5670')
  shape(pen, 'M14 26L30 22L44 8L50 10L46 30Z', '#f2f4f8', '#6d7690')
  shape(pen, 'M24 44L18 66L26 66L44 51Z', '#9aa3b8', '#3a4258')
  shape(pen, 'M46 30L56 18L68 24L66 40Z', '#eef1f6', '#77809a')
  shape(pen, 'M54 25L62 24L64 30L56 31Z', '#ffd870', '#e8952c', 1)
  line(pen, 'M34 34L78 52M36 42L66 54', 1.4, '#39415a', 0.9)
  shape(pen, 'M66 38L82 44L80 48L65 43Z', '#b02a30', '#6b1420', 1.2)
}

export function paintFortress(pen: Pen): void {
  paintGlow(pen, 60, 60, 62, '#7fb8ff', 0.55)
  line(pen, 'M10 76A50 56 0 0 1 110 76', 6, '#8fd0ff', 0.35)
  line(pen, 'M10 76A50 56 0 0 1 110 76', 2, '#e2f6ff')
  line(pen, 'M24 40L40 30M34 28L60 19M96 40L80 30', 1, '#e2f6ff', 0.6)
  shape(pen, 'M42 72V40H46V34H50V40H54V30Q60 18 66 30V40H70V34H74V40H78V72Z', '#e4e9f4', '#68728e')
  shape(pen, 'M18 74V46H22V41H26V46H30V41H34V46H38V74Z', '#cfd6e6', '#59627e')
  shape(pen, 'M82 74V46H86V41H90V46H94V41H98V46H102V74Z', '#b4bdd0', '#454e68')
  shape(pen, 'M54 72V58Q60 50 66 58V72Z', '#3b2f4a', '#1c1628', 1.4)
  for (const [x, y] of [
    [48, 50],
    [69, 50],
    [26, 56],
    [92, 56],
  ] as const)
    shape(pen, `M${x} ${y}H${x + 4}V${y + 6}H${x}Z`, '#ffdc78', '#ffb840', 0.8)
  shape(pen, 'M0 84V74Q30 66 60 71Q92 66 120 74V84Z', '#8a6f5c', '#3f2f34')
  line(pen, 'M60 22V8', 1.8, '#2a1c12')
  shape(pen, 'M60 8L74 12L60 17Z', '#ff7a6a', '#b02a30', 1.2)
}
