/** Simulates colour vision deficiencies, and measures how different colours look. */

/** Full loss of one kind of cone, on linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
export const VISIONS = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const
export type Vision = keyof typeof VISIONS

type Triple = readonly [number, number, number]

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Linear light of `#rrggbb`. */
function light(hex: string): Triple {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

function times(matrix: readonly number[], [a, b, c]: Triple): Triple {
  const row = (at: number) => (matrix[at] ?? 0) * a + (matrix[at + 1] ?? 0) * b + (matrix[at + 2] ?? 0) * c
  return [row(0), row(3), row(6)]
}

const TO_XYZ = [0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041]
const WHITE_POINT: Triple = [0.95047, 1, 1.08883]

function lab(colour: Triple): Triple {
  const xyz = times(TO_XYZ, colour)
  const f = (i: 0 | 1 | 2) => {
    const ratio = xyz[i] / WHITE_POINT[i]
    return ratio > 0.008856 ? Math.cbrt(ratio) : 7.787 * ratio + 16 / 116
  }
  return [116 * f(1) - 16, 500 * (f(0) - f(1)), 200 * (f(1) - f(2))]
}

/**
 * Distance of two colours in CIELAB (1976) for this kind of vision. About 2 is just visible, 20 is clearly a different colour.
 */
export function distance(a: string, b: string, vision: Vision): number {
  const seen = (hex: string) => lab(times(VISIONS[vision], light(hex)).map(clamp) as unknown as Triple)
  const [first, second] = [seen(a), seen(b)]
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}

/** Contrast as defined by the accessibility guidelines (WCAG 2), from 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string) => times(TO_XYZ, light(hex))[1]
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
