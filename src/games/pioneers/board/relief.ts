/** Mountain ranges as engraved hachures: ridge lines by real coordinates, combed into short strokes down both slopes. */
import type { Pen } from '../../../pictures/canvas.js'
import type { Point } from './layout.js'

/** Longitude, latitude by turns; `height` is the length of a hachure in pixels. */
export const RIDGES: readonly { readonly height: number; readonly crest: readonly number[] }[] = [
  // Appalachians: Blue Ridge, Alleghenies, Cumberland, Adirondacks, Green and White Mountains
  { height: 8, crest: [-84.3, 34.8, -83.2, 35.5, -82.2, 36, -81, 36.8, -79.6, 37.7, -78.5, 38.5, -77.6, 39.6, -76.8, 40.3] },
  { height: 8, crest: [-82.8, 36.9, -81.4, 37.6, -80.2, 38.5, -79.3, 39.3, -78.6, 40.3, -77.6, 41.2] },
  { height: 6, crest: [-85.6, 35.2, -84.5, 36.2, -83.4, 36.9] },
  { height: 7, crest: [-74.3, 43.6, -74.2, 44.4] },
  { height: 7, crest: [-73, 43, -72.8, 44.7] },
  { height: 8, crest: [-71.5, 44, -70.3, 44.8, -69.3, 45.6] },
  // Ouachita, Ozarks, Black Hills
  { height: 5, crest: [-95, 34.6, -93.2, 34.6] },
  { height: 5, crest: [-93.6, 36.3, -91.8, 37] },
  { height: 7, crest: [-103.8, 43.8, -103.7, 44.4] },
  // Rockies from south to north
  { height: 11, crest: [-105.6, 36.2, -105.3, 37.4, -105.7, 38.8, -105.8, 40.2, -106.4, 41.3] },
  { height: 10, crest: [-106.6, 38.3, -106.5, 39.5] },
  { height: 9, crest: [-108.2, 37.7, -107, 37.4] },
  { height: 11, crest: [-108.9, 42.5, -109.9, 43.4, -110.2, 44.6] },
  { height: 9, crest: [-107, 44, -107.4, 44.9] },
  { height: 11, crest: [-112.3, 46.4, -113.3, 48.2, -114.3, 49.3, -115.3, 50.5, -116.8, 51.8] },
  { height: 10, crest: [-113.6, 45, -114.3, 45.6, -114.9, 46.6, -116, 47.6] },
  { height: 8, crest: [-115.4, 44, -114, 44.2] },
  { height: 9, crest: [-111.6, 39.5, -111.7, 40.4, -111.3, 41.7] },
  { height: 8, crest: [-110.9, 40.75, -109.6, 40.75] },
  // Sierra Nevada, Cascades, Coast Ranges
  { height: 11, crest: [-118.3, 35.6, -118.6, 36.6, -119.4, 37.8, -120.1, 38.9, -120.8, 39.8] },
  { height: 11, crest: [-121.6, 40.6, -122.1, 42, -121.9, 43.6, -121.7, 45.2, -121.6, 46.8, -121.1, 48.4, -121.3, 49.5] },
  { height: 6, crest: [-123.4, 40.8, -122.8, 39.2] },
  { height: 6, crest: [-121.4, 36.3, -120.3, 35.3] },
  // Sierra Madre, Mogollon
  { height: 10, crest: [-106.3, 26.6, -107.4, 28.5, -108.3, 30.2] },
  { height: 9, crest: [-99.9, 24.5, -100.9, 25.2, -102, 26.8] },
  { height: 7, crest: [-108.4, 33.5, -110.2, 34.2] },
]

/** Distance between two hachures, and how much their length varies, in pixels and as a share. */
const SPACING = 3.2
const VARIATION = 0.35

/** Strokes the hachures of one ridge into the current path. */
export function hachures(pen: Pen, crest: readonly Point[], height: number): void {
  let count = 0
  for (const { point, normal } of alongLine(crest, SPACING)) {
    const wave = Math.sin(count * 12.9898) * 0.5 + Math.sin(count * 4.1414) * 0.5
    const reach = height * (1 + VARIATION * wave)
    // The north-western slope is lit: shorter strokes there.
    for (const side of [1, -1]) {
      const lit = side * (normal.x + normal.y) < 0
      const length = lit ? reach * 0.55 : reach
      pen.moveTo(point.x + side * normal.x * 1.6, point.y + side * normal.y * 1.6)
      pen.lineTo(point.x + side * normal.x * length + wave, point.y + side * normal.y * length)
    }
    count += 1
  }
}

interface Station {
  readonly point: Point
  /** Unit vector across the line. */
  readonly normal: Point
}

/** Points at equal distances along a line. */
export function alongLine(line: readonly Point[], spacing: number): Station[] {
  const stations: Station[] = []
  let carried = spacing / 2
  for (const [i, from] of line.entries()) {
    const to = line[i + 1]
    if (to === undefined) break
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const step = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
    for (; carried < length; carried += spacing) {
      stations.push({
        point: { x: from.x + step.x * carried, y: from.y + step.y * carried },
        normal: { x: -step.y, y: step.x },
      })
    }
    carried -= length
  }
  return stations
}
