/** A game on a server. */
export interface GameOnServer {
  readonly guildId: string
  readonly gameId: string
}
