/** A game on a server. */
export interface Of {
  readonly guildId: string
  readonly gameId: string
}
