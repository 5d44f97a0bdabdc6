/** The colours of space beside those that all games have. */

/** Around the trays and behind everything. */
export const VOID = '#0a0d22'
export const DEEP = '#121839'
export const SPACE = '#1b2450'
/** The lines of the star chart. */
export const CHART = '#54659f'
export const STARLIGHT = '#cdd9f5'
export const BRASS = '#d8ab5a'
export const BRASS_DARK = '#7c5a26'
export const STEEL = '#aeb9c9'
export const STEEL_DARK = '#5c6a82'
export const FLAME = '#ff8a3c'
export const BEAM = '#7fe3ff'

/** The areas of technology. */
export const AREA_COLOURS = { military: '#d4584a', transportation: '#4f8fd0', society: '#5aa870' } as const
