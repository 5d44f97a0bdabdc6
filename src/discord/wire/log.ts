/** A structured log: each line has fields and one sentence. */
export interface Log {
  debug(about: object, message: string): void
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}
