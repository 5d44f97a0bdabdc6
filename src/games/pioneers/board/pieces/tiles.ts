/** The look of tiles and of professions on seats: one colour and one icon each. */
import type { Pen } from '../../../../pictures/canvas.js'
import { INK, PAPER_LIGHT } from '../../../../pictures/palette.js'
import { fillWith, roundRect, strokeWith } from '../../../../pictures/shapes.js'
import { stamp } from '../../../../pictures/sprites.js'
import { PROFESSIONS, type Tile } from '../../rules/types.js'
import { drawIcon } from './icons.js'

export interface TileStyle {
  readonly fill: string
  readonly on: string
}

/** Banker yellow, merchant purple and gold digger brown are the published colours. The rest are our own. */
export const TILE_STYLES: Readonly<Record<Tile, TileStyle>> = {
  banker: { fill: '#f4bd24', on: INK },
  barkeeper: { fill: '#d9652a', on: INK },
  merchant: { fill: '#8a3f9c', on: PAPER_LIGHT },
  sergeant: { fill: '#7cc4e4', on: INK },
  'gold-digger': { fill: '#4a321d', on: '#f4cf62' },
  farmer: { fill: '#8fb56c', on: INK },
  hotel: { fill: '#fbf3df', on: '#8c1f2b' },
}

/** A tile centred on (x, y). */
export function drawTile(pen: Pen, tile: Tile, x: number, y: number, size: number): void {
  const side = Math.ceil(size) + 4
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  stamp(pen, `tile ${tile} ${size}`, box, (own) => paintTile(own, tile, side / 2, side / 2, size))
}

function paintTile(pen: Pen, tile: Tile, x: number, y: number, size: number): void {
  const { fill, on } = TILE_STYLES[tile]
  const half = size / 2
  const radius = size * 0.2
  roundRect(pen, x - half, y - half, size, size, radius)
  fillWith(pen, fill)
  if (tile === 'hotel') drawHotelStripes(pen, x, y, size)
  roundRect(pen, x - half, y - half, size, size, radius)
  strokeWith(pen, Math.max(1.5, size * 0.055), INK)
  drawIcon(pen, tile, x, tile === 'hotel' ? y - size * 0.02 : y, size * 0.74, on)
}

/** The hotel takes every profession, so its top and bottom edges show all their colours. */
function drawHotelStripes(pen: Pen, x: number, y: number, size: number): void {
  pen.save()
  pen.clip()
  const width = size / PROFESSIONS.length
  for (const [i, profession] of PROFESSIONS.entries()) {
    pen.fillStyle = TILE_STYLES[profession].fill
    pen.fillRect(x - size / 2 + i * width, y - size / 2, width, size * 0.17)
    pen.fillRect(x + size / 2 - (i + 1) * width, y + size * 0.33, width, size * 0.17)
  }
  pen.restore()
}
