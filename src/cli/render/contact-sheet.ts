/** Shows all goldens of a game side by side. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLayer, type Layer, pictureIn } from '../../pictures/canvas.js'
import { registerFonts } from '../../pictures/lettering/fonts.js'
import { text } from '../../pictures/lettering/text.js'
import { INK, PAPER } from '../../pictures/palette.js'

const CELL = { width: 800, height: 500, caption: 44, gap: 16 } as const
const COLUMNS = 3

/** The sheet as a PNG file. Throws a one-sentence error if there are no goldens. */
export async function contactSheet(folder: string): Promise<Uint8Array> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'))
  if (files.length === 0) throw new Error(`There are no goldens in ${folder}: make them with --all.`)
  const rows = Math.ceil(files.length / COLUMNS)
  const width = COLUMNS * (CELL.width + CELL.gap) + CELL.gap
  const height = rows * (CELL.height + CELL.caption + CELL.gap) + CELL.gap
  const cells = files.map((file, i) => ({
    file,
    left: CELL.gap + (i % COLUMNS) * (CELL.width + CELL.gap),
    top: CELL.gap + Math.floor(i / COLUMNS) * (CELL.height + CELL.caption + CELL.gap),
  }))
  const sheet = captions(width, height, cells)
  const pen = sheet.getContext('2d')
  for (const { file, left, top } of cells) {
    const picture = await pictureIn(readFileSync(join(folder, file)))
    const scale = Math.min(CELL.width / picture.width, CELL.height / picture.height)
    pen.drawImage(picture, left, top + CELL.caption, picture.width * scale, picture.height * scale)
  }
  return sheet.encode('png')
}

function captions(width: number, height: number, cells: readonly { file: string; left: number; top: number }[]): Layer {
  registerFonts()
  const layer = createLayer(width, height)
  const pen = layer.getContext('2d')
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, width, height)
  for (const { file, left, top } of cells) text(pen, file, left, top + 32, { face: 'text', size: 30, fill: INK })
  return layer
}
