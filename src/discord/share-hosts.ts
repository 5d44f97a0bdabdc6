/** The hosts of the shares that this process holds. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Share } from '../cluster/ports.js'
import type { ShareHost } from './share-host.js'
import type { Log } from './wire/log.js'
import type { ShardHosts } from './wire/shard-hosts.js'

export interface ShareHosts extends ShardHosts {
  all(): readonly ShareHost[]
  /** To be called once. Events are heard all the while and afterwards. */
  closeAll(): Promise<void>
}

/** A host that takes longer to finish is not waited for, because its share's players wait. */
const FINISHING_MS = 8_000

/** `shareOf` tells which share a shard belongs to. Its host is opened by the first of its shards and closed with the last. */
export function createShareHosts(
  shareOf: (shard: number, count: number) => Share,
  openHost: (share: Share) => ShareHost,
  log: Pick<Log, 'error'>,
): ShareHosts {
  const hosts = new Map<number, { readonly share: Share; readonly host: ShareHost; readonly opened: Promise<void> }>()
  /** What the latest hosts of shares still have to finish. */
  const closing = new Map<string, Promise<unknown>>()
  const all = () => [...new Set([...hosts.values()].map(({ host }) => host))]
  const keyOf = ({ shard, count }: Share) => `${shard} of ${count}`

  function opened(share: Share) {
    const host = openHost(share)
    const before = closing.get(keyOf(share))
    // Otherwise both would tell a channel the same news.
    const finished = before === undefined ? null : Promise.race([before, pause(FINISHING_MS, undefined, { ref: false })])
    return { share, host, opened: finished === null ? host.open() : finished.then(host.open) }
  }

  async function close({ share, host }: { readonly share: Share; readonly host: ShareHost }): Promise<void> {
    const key = keyOf(share)
    const failed = (err: unknown) =>
      log.error({ err, shard: share.shard }, 'a shard was not given up in order; nothing that was accepted is lost')
    const closed = Promise.all([closing.get(key), host.close().catch(failed)])
    closing.set(key, closed)
    await closed
    if (closing.get(key) === closed) closing.delete(key)
  }

  return {
    all,
    async open(shard, count) {
      const share = shareOf(shard, count)
      const known = [...hosts.values()].find((each) => each.share.shard === share.shard && each.share.count === share.count)
      const entry = known ?? opened(share)
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
