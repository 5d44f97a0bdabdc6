/** Mountain ranges as engraved hachures. Ridge lines at real coordinates get short strokes down both slopes. */

import type { Pen } from '../../../../pictures/canvas.js'
import type { Point } from '../../../../pictures/geometry.js'

/** Alternating longitudes and latitudes. `height` is the length of a hachure in pixels. */
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

/** Distance between two hachures in pixels, their breadth at the crest, and the variation of their length. */
const SPACING = 2.7
const BREADTH = 1.7
const VARIATION = 0.3

/**
 * Adds the hachures of one ridge to the current path: wedges that taper down the slope, longer on the side away from the light.
 */
export function hachures(pen: Pen, crest: readonly Point[], height: number): void {
  const stations = alongLine(crest, SPACING)
  for (const [count, { point, normal }] of stations.entries()) {
    const wave = Math.sin(count * 12.9898) * 0.6 + Math.sin(count * 0.37) * 0.4
    // Ridges taper off at their ends.
    const end = Math.min(1, (Math.min(count, stations.length - 1 - count) + 2) / 6)
    const reach = 1.2 * height * (1 + VARIATION * wave) * end
    for (const side of [1, -1]) {
      const lit = side * (normal.x + normal.y) < 0
      wedge(pen, point, { x: side * normal.x, y: side * normal.y }, lit ? reach * 0.6 : reach * 1.15, wave)
    }
  }
}

function wedge(pen: Pen, from: Point, down: Point, length: number, lean: number): void {
  const start = { x: from.x + down.x * 1.4, y: from.y + down.y * 1.4 }
  const across = { x: (-down.y * BREADTH) / 2, y: (down.x * BREADTH) / 2 }
  pen.moveTo(start.x - across.x, start.y - across.y)
  pen.lineTo(start.x + across.x, start.y + across.y)
  pen.lineTo(start.x + down.x * length + across.x * lean * 2, start.y + down.y * length + across.y * lean * 2)
  pen.closePath()
}

interface Station {
  readonly point: Point
  /** Unit vector across the line. */
  readonly normal: Point
}

/** Points at equal distances along a line. */
function alongLine(line: readonly Point[], spacing: number): Station[] {
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
