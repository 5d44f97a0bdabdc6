/** The territories of about 1850, with hand-tinted borders as on maps of that time. */
import type { Path, Pen } from '../../../../pictures/canvas.js'
import { fillAndStroke } from '../../../../pictures/shapes.js'
import { readTerritories } from './geography.js'

/** Rose, straw, sage and buff: a wash for the land, and a stronger tint of the same colour along the border. */
const TINTS = [
  { wash: '#f6e3cf', border: '#efc6ae' },
  { wash: '#f6eac4', border: '#ecd58c' },
  { wash: '#ecebcb', border: '#cfd9a2' },
  { wash: '#f3e6d0', border: '#e2cfb4' },
] as const

const BORDER = 16
/** Thin and solid, because dotted lines mean out of play. */
const BOUNDARY = '#bfa67e'

/** Painted over the bare land, under its waters and hills. */
export function paintTerritories(pen: Pen): void {
  const territories = readTerritories()
  for (const [i, { wash, border }] of TINTS.entries()) {
    const land = territories[i]
    if (land !== undefined) paintTinted(pen, land, wash, border)
  }
  pen.lineWidth = 1.2
  pen.strokeStyle = BOUNDARY
  for (const land of territories) pen.stroke(land)
}

function paintTinted(pen: Pen, land: Path, wash: string, border: string): void {
  pen.save()
  pen.clip(land)
  fillAndStroke(pen, wash, BORDER, border, land)
  pen.restore()
}
