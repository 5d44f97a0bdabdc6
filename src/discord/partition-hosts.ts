/** The hosts of the partitions that this process holds. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Partition } from '../cluster/ports.js'
import type { PartitionHost } from './partition-host.js'
import type { Log } from './wire/log.js'
import type { ShardHosts } from './wire/shard-hosts.js'

export interface PartitionHosts extends ShardHosts {
  all(): readonly PartitionHost[]
  /** To be called once. Events are heard all the while and afterwards. */
  closeAll(): Promise<void>
}

/** A host that takes longer to finish is not waited for, because its partition's players wait. */
const FINISHING_MS = 8_000

/** `partitionOf` tells which partition a shard belongs to. Its first shard opens its host, its last one closes it. */
export function createPartitionHosts(
  partitionOf: (shard: number, count: number) => Partition,
  openHost: (partition: Partition) => PartitionHost,
  log: Pick<Log, 'error'>,
): PartitionHosts {
  const hosts = new Map<number, { readonly partition: Partition; readonly host: PartitionHost; readonly opened: Promise<void> }>()
  /** What the latest hosts of partitions still have to finish. */
  const closing = new Map<string, Promise<unknown>>()
  const all = () => [...new Set([...hosts.values()].map(({ host }) => host))]
  const keyOf = ({ shard, count }: Partition) => `${shard} of ${count}`

  function opened(partition: Partition) {
    const host = openHost(partition)
    const before = closing.get(keyOf(partition))
    // Otherwise both would tell a channel the same news.
    const finished = before === undefined ? null : Promise.race([before, pause(FINISHING_MS, undefined, { ref: false })])
    return { partition, host, opened: finished === null ? host.open() : finished.then(host.open) }
  }

  async function close({ partition, host }: { readonly partition: Partition; readonly host: PartitionHost }): Promise<void> {
    const key = keyOf(partition)
    const failed = (err: unknown) =>
      log.error({ err, shard: partition.shard }, 'a shard was not given up in order; nothing that was accepted is lost')
    const closed = Promise.all([closing.get(key), host.close().catch(failed)])
    closing.set(key, closed)
    await closed
    if (closing.get(key) === closed) closing.delete(key)
  }

  return {
    all,
    async open(shard, count) {
      const partition = partitionOf(shard, count)
      const known = [...hosts.values()].find(
        (each) => each.partition.shard === partition.shard && each.partition.count === partition.count,
      )
      const entry = known ?? opened(partition)
      hosts.set(shard, entry)
      await entry.opened
    },
    begin: (shard) => hosts.get(shard)?.host.begin(),
    hear: (shard, payload) => hosts.get(shard)?.host.hear(payload),
    async close(shard) {
      const entry = hosts.get(shard)
      hosts.delete(shard)
      if (entry !== undefined && !all().includes(entry.host)) await close(entry)
    },
    // They stay, so that whoever presses something meanwhile is told that the bot is being restarted.
    async closeAll() {
      await Promise.all(all().map((host) => host.close()))
    },
  }
}
