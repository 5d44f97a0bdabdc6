/** Colours of a printed board of about 1850. Seats also have a shape, so that no meaning depends on colour alone. */

export const PAPER = '#f4e8cd'
export const PAPER_SHADE = '#e6d3ab'
export const PAPER_LIGHT = '#fdf7e7'
export const INK = '#2a1c12'
export const INK_SOFT = '#7d654a'
export const SEA = '#c3d7d6'
export const SEA_INK = '#5d8387'
export const WHITE = '#fffdf6'
export const GOLD = '#efb93a'
export const WOOD = '#6b4426'
export const WOOD_DARK = '#4d2f18'
export const ALARM = '#a8242c'
export const LAUREL_GREEN = '#2f7a45'
/** Marks a player's choices. No piece, tile or road has this colour. */
export const MARK = '#ec2a9c'

export type SeatShape = 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | 'cross'

export interface SeatStyle {
  readonly fill: string
  /** The colour of lettering and stamps on `fill`. */
  readonly on: string
  /** A pale wash of the colour, for large areas. */
  readonly wash: string
  readonly shape: SeatShape
}

const STYLES = [
  { fill: '#1848a8', on: WHITE, wash: '#d3dff0', shape: 'circle' },
  { fill: '#2fb98a', on: INK, wash: '#d3ebd6', shape: 'triangle' },
  { fill: '#a5151d', on: WHITE, wash: '#f3d5d0', shape: 'square' },
  { fill: '#f8d02f', on: INK, wash: '#fbecb8', shape: 'diamond' },
  { fill: '#b07aff', on: INK, wash: '#e8dcfa', shape: 'hexagon' },
  { fill: '#2b2b2b', on: WHITE, wash: '#dcd8d2', shape: 'cross' },
] as const satisfies readonly SeatStyle[]

/** Blue, green, red, yellow, violet, black, in seat order. After the sixth seat they repeat. */
export function seatStyle(seat: number): SeatStyle {
  return STYLES[seat % STYLES.length] ?? STYLES[0]
}
