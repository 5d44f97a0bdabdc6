/** The printed map under everything: sea, land, waters and relief. Painted once. */
import { type Pen, path } from '../../../../pictures/canvas.js'
import { INK, PAPER, PAPER_SHADE, SEA, SEA_INK } from '../../../../pictures/palette.js'
import { fillWith, strokeWith } from '../../../../pictures/shapes.js'
import { MAP_INSIDE } from '../layout.js'
import { paintShip, paintTitle } from './decorations.js'
import { closedPath, type Land, pixelsOf, readLand, smoothPath } from './geography.js'
import { paintCompass, paintGraticule, paintLegend, paintSeaNames } from './ornaments.js'
import { hachures, RIDGES } from './relief.js'
import { paintTerritories } from './territories.js'
import { BORDER_LAKES, INLAND_LAKES, RIVERS } from './waters.js'

/** Distances from the coast, in pixels, of the engraved lines that follow it. The nearest is last. */
const WATER_LINES = [17, 12, 8, 4.5] as const

const HACHURE = '#a78c66'

/** Paints the map inside its frame. */
export function paintGeography(pen: Pen): void {
  paintLandscape(pen)
  pen.save()
  pen.lineJoin = 'round'
  paintSeaNames(pen)
  paintCompass(pen)
  paintTitle(pen)
  paintShip(pen)
  paintLegend(pen)
  pen.restore()
}

/** The map without lettering and ornaments. */
export function paintLandscape(pen: Pen): void {
  const land = readLand()
  pen.save()
  pen.beginPath()
  pen.rect(MAP_INSIDE.x, MAP_INSIDE.y, MAP_INSIDE.width, MAP_INSIDE.height)
  pen.clip()
  pen.fillStyle = SEA
  pen.fillRect(MAP_INSIDE.x, MAP_INSIDE.y, MAP_INSIDE.width, MAP_INSIDE.height)
  pen.lineJoin = 'round'
  paintGraticule(pen)
  paintWaterLines(pen, land)
  paintLand(pen, land)
  paintTerritories(pen)
  paintRivers(pen)
  paintRelief(pen)
  pen.restore()
}

function paintWaterLines(pen: Pen, land: Land): void {
  for (const distance of WATER_LINES) {
    for (const [width, colour] of [
      [distance * 2, SEA_INK],
      [distance * 2 - 1.6, SEA],
    ] as const) {
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.globalAlpha = colour === SEA ? 1 : 0.75 - distance / 30
      pen.stroke(land.country)
      pen.stroke(land.neighbours)
    }
  }
  pen.globalAlpha = 1
}

function paintLand(pen: Pen, land: Land): void {
  const lakes = path(BORDER_LAKES.map((shore) => closedPath(pixelsOf(shore))).join(''))
  coast(pen, land.neighbours)
  pen.fillStyle = PAPER_SHADE
  pen.fill(land.neighbours)
  coast(pen, lakes)
  fillWith(pen, SEA, lakes)
  coast(pen, land.country)
  pen.fillStyle = PAPER
  pen.fill(land.country)
}

function coast(pen: Pen, outline: Parameters<Pen['fill']>[0] & object): void {
  strokeWith(pen, 2.6, INK, outline)
}

function paintRivers(pen: Pen): void {
  pen.strokeStyle = SEA_INK
  pen.lineCap = 'round'
  for (const { width, course } of RIVERS) {
    pen.lineWidth = width
    pen.stroke(path(smoothPath(pixelsOf(course), false)))
  }
  const lakes = path(INLAND_LAKES.map((shore) => smoothPath(pixelsOf(shore), true)).join(''))
  pen.lineWidth = 1.6
  pen.stroke(lakes)
  fillWith(pen, SEA, lakes)
}

function paintRelief(pen: Pen): void {
  pen.beginPath()
  for (const { crest, height } of RIDGES) hachures(pen, pixelsOf(crest), height)
  fillWith(pen, HACHURE)
}
