/** Shows channels what they have missed, and lobbies their pictures. None of it was announced, so no failure is repeated. */
import type { Clock } from '../../tables/model/ports.js'
import { ChannelSilent, type Tables } from '../../tables/model/tables.js'
import type { Log } from '../wire/log.js'
import type { ChannelMessages } from './channel-messages.js'
import type { ChannelWork } from './channel-work.js'
import { createHopes } from './hopes.js'
import type { Lobbies } from './lobbies.js'
import type { Progress } from './progress.js'
import type { Results } from './results.js'
import type { TablePlace } from './table-place.js'
import type { Turns } from './turns.js'

interface CatchingUpDeps {
  readonly tables: Pick<Tables, 'find' | 'retell'>
  readonly messages: Pick<ChannelMessages, 'hopeful' | 'list'>
  readonly lobbies: Pick<Lobbies, 'tell' | 'tellKnown'>
  readonly results: Pick<Results, 'over'>
  readonly turns: Pick<Turns, 'moved'>
  readonly progress: Pick<Progress, 'fulfil' | 'change'>
  readonly later: ChannelWork['afterwards']
  /** Removes what is no longer needed at a table. Null if there is nothing. */
  readonly tidy: (tableId: string) => Promise<unknown> | null
  readonly clock: Clock
  readonly log: Log
}

export interface CatchingUp {
  /** As {@link DiscordPublisher.reachable}. */
  reachable(guildId: string): void
  /** As {@link DiscordPublisher.renewLobby}. */
  renewLobby(tableId: string): void
  close(): void
}

export function createCatchingUp(deps: CatchingUpDeps): CatchingUp {
  const { tables, messages, lobbies, results, turns, progress, later, tidy, clock, log } = deps
  const hopes = createHopes({
    clock,
    attempt(guildId, most) {
      const hopeful = messages.hopeful(guildId, most)
      for (const table of hopeful) catchUpSoon(table)
      return hopeful.length
    },
  })

  /** Shows a table's channel everything it may have missed. */
  function catchUp(tableId: string): Promise<void> {
    return progress.fulfil(tableId, async () => {
      const table = await tables.find(tableId)
      if (table?.status === 'lobby') await lobbies.tell(table)
      if (table?.status === 'playing') return progress.change(tableId, turns.moved)
      return table?.status === 'over' ? results.over(table, false) : null
    })
  }

  function catchUpSoon({ id }: TablePlace): void {
    tables.retell(id)
    soon(id, () => catchUp(id), 'could not tell a channel what it has missed')
  }

  function renewLobby(tableId: string): void {
    const renew = async () => {
      const table = await tables.find(tableId)
      if (table?.status === 'lobby') await lobbies.tellKnown(table)
      if (table === null) return
      // Finds the message that a newer one has replaced.
      await messages.list(table)
      // Not waited for, because that may fail for long.
      void tidy(tableId)
    }
    soon(tableId, renew, 'could not show a lobby with its picture')
  }

  /** Shows something after whatever is being told to the table's channel. */
  function soon(tableId: string, show: () => Promise<void>, failed: string): void {
    later(tableId, show).catch((err: unknown) => {
      // `ChannelMessages` has already logged this.
      if (!(err instanceof ChannelSilent)) log.warn({ table: tableId, position: null, err }, failed)
    })
  }

  return { reachable: hopes.rise, renewLobby, close: hopes.close }
}
