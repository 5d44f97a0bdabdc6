/** The people at tables. */

/** A person at a table. The name is as the server showed it at the time. It is unescaped, hostile text. */
export interface User {
  readonly id: string
  readonly name: string
}
