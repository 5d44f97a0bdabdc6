/** Servers on all of the bot's shards. */
import { setTimeout as after } from 'node:timers/promises'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import type { Guild } from '../../../sandbox/server/world/records.js'

/** The shard that serves a guild, by Discord's rule. */
export function shardOf(guildId: string, shards: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(shards))
}

/** Adds servers, the first on shard 0, the next on shard 1, and so on in turn. */
export async function openServers(sandbox: Sandbox, count: number, shards: number): Promise<readonly Guild[]> {
  const guilds: Guild[] = []
  while (guilds.length < count) {
    const guild = sandbox.addGuild({ name: `Fort ${guilds.length + 1}`, locale: 'en-US' })
    if (shardOf(guild.id, shards) === guilds.length % shards) guilds.push(guild)
    else sandbox.removeGuild(guild.id)
    // The millisecond in which a server is created decides its shard.
    await after(1)
  }
  return guilds
}
