/** A place at a table, 0-based, in clockwise turn order. */
export type Seat = number

/** Who looks: one seat, or the whole table (what everybody may know). */
export type Viewer = Seat | 'table'

/** Who caused an action: a seat, or chance (a draw the table made and logged). */
export type Actor = Seat | 'chance'
