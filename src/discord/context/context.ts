/** What everything in this folder works with. */
import type { Game } from '../../games/game.js'
import type { Standings } from '../../standings/ports.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Settings } from '../../tables/model/settings.js'
import type { Table } from '../../tables/model/table.js'
import type { Posts, Tables } from '../../tables/model/tables.js'
import type { Channels } from '../wire/channels.js'
import type { DirectMessages } from '../wire/direct-messages.js'
import type { Emojis } from '../wire/emojis.js'
import type { Log } from '../wire/log.js'
import type { LobbyAnswers } from './lobby-answers.js'
import type { Paint } from './painting.js'
import type { Replays } from './replays.js'

/** What presses and commands need. */
export interface Context {
  readonly games: readonly Game[]
  readonly tables: Tables
  readonly standings: Standings
  readonly posts: Posts
  readonly settings: Settings
  readonly channels: Pick<Channels, 'openThread' | 'edit'>
  readonly directMessages: DirectMessages
  readonly lobbyAnswers: Pick<LobbyAnswers, 'expect'>
  readonly paint: Paint
  readonly emojis: Emojis
  readonly replays: Replays
  /** Shows a lobby anew, if it is still open. */
  readonly renewLobby: (tableId: string) => void
  /** Whether a table's channel could not be written to at the last attempt. */
  readonly isSilent: (table: Table) => boolean
  readonly clock: Clock
  readonly log: Log
}
