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
  /** Its server cannot be reached. */
  | 'unreachable'
  /** Its server does not let the program in. */
  | 'refused'
  /** Its server is not one on which the program can work. */
  | 'unsuitable'
  /** It was usable and no longer is. */
  | 'lost'

/** The database cannot be used. The message is one sentence that says what to do. The file is unchanged. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** The code of an exception from SQLite (`SQLITE_CORRUPT`...) or the system (`EACCES`...). Empty if it has none. */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : ''
}
