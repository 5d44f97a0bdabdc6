/** Who sits at tables. */

/** Somebody at a table. The name is as the server shows it at the time, unescaped: hostile text. */
export interface User {
  readonly id: string
  readonly name: string
}
