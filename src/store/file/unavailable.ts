export type UnavailableReason =
  | 'in-use'
  | 'not-a-database'
  | 'foreign'
  | 'corrupt'
  | 'newer'
  | 'unwritable'
  | 'full'
  | 'missing'
  | 'older'
  /** It could be used, and cannot be any more. */
  | 'lost'

/** The database cannot be used; the message is one sentence that says what to do. The file is as it was. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** SQLite's code of an exception (`SQLITE_CORRUPT`...), or the system's (`EACCES`...), or an empty text. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
}
