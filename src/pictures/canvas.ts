/** The only module that imports the canvas library: layers to draw on, and paths from SVG data. */
import './lettering/no-system-fonts.js'
import { type Canvas, createCanvas, type Image, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'

/** The drawing context. */
export type Pen = SKRSContext2D
/** A picture in memory that can be drawn onto others. */
export type Layer = Canvas
export type Path = Path2D

/** An empty, transparent layer of this size in pixels. */
export function createLayer(width: number, height: number): Layer {
  return createCanvas(width, height)
}

/** Paints a new layer once. */
export function paintedLayer(width: number, height: number, paint: (pen: Pen) => void): Layer {
  const layer = createLayer(width, height)
  paint(layer.getContext('2d'))
  return layer
}

/** Decodes a picture file. */
export function pictureIn(file: Uint8Array): Promise<Image> {
  return loadImage(file)
}

/** A path from SVG path data. */
export function path(data: string): Path {
  return new Path2D(data)
}
