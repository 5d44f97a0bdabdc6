/** Where the events of the gateway's shards go. */
import type { GatewayDispatchPayload } from 'discord-api-types/v10'
import type { Done } from './shard-connection.js'

export interface ShardHosts {
  /** To be awaited before a shard is connected. Never rejects. */
  open(shard: number, count: number): Promise<void>
  /** To be called before a shard's first event is heard, once it is known who the bot is. */
  begin(shard: number): void
  hear(shard: number, payload: GatewayDispatchPayload): Done
  /** Finishes what is under way for a shard, of which no more events are heard. Never rejects. */
  close(shard: number): Promise<void>
}
