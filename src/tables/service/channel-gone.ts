/** What becomes of the table of a channel that was deleted. */
import { leaveChannel } from '../decisions/channel-deleted.js'
import type { Logger, Store } from '../model/ports.js'
import type { Keeper } from './keeper.js'

interface ChannelGoneDeps {
  readonly store: Pick<Store, 'liveIn'>
  readonly keeper: Pick<Keeper, 'change'>
  readonly now: () => Date
  readonly logger: Logger
}

/** Lets the channel's live table, if it has one, end without a result or go on in the channel of its lobby. */
export async function leaveDeletedChannel({ store, keeper, now, logger }: ChannelGoneDeps, channelId: string): Promise<void> {
  const id = await store.liveIn(channelId)
  if (id === null) return
  const left = await keeper.change(id, async (loaded) =>
    leaveChannel(loaded, channelId, await store.liveIn(loaded.table.openedIn), now()),
  )
  if (!left.ok || left.value === null) return
  const { position, status } = left.value
  const end = status === 'cancelled' ? 'has ended without a result' : 'goes on in the channel of its lobby'
  logger.warn({ table: id, position, channel: channelId }, `the channel of this table was deleted: it ${end}`)
}
