/** The hosts of the shares that this process holds. */
import type { Share } from '../cluster/ports.js'
import type { ShareHost } from './share-host.js'
import type { Log } from './wire/log.js'
import type { ShardHosts } from './wire/shard-hosts.js'

export interface ShareHosts extends ShardHosts {
  all(): readonly ShareHost[]
  /** To be called once. Events are heard all the while and afterwards. */
  closeAll(): Promise<void>
}

/** `shareOf` tells which share a shard belongs to. Its host is opened by the first of its shards and closed with the last. */
export function createShareHosts(
  shareOf: (shard: number, count: number) => Share,
  openHost: (share: Share) => ShareHost,
  log: Pick<Log, 'error'>,
): ShareHosts {
  const hosts = new Map<number, { readonly share: Share; readonly host: ShareHost; readonly opened: Promise<void> }>()
  const all = () => [...new Set([...hosts.values()].map(({ host }) => host))]

  function opened(share: Share) {
    const host = openHost(share)
    return { share, host, opened: host.open() }
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
      const host = hosts.get(shard)?.host
      hosts.delete(shard)
      if (host === undefined || all().includes(host)) return
      const failed = (err: unknown) =>
        log.error({ err, shard }, 'a shard was not given up in order; nothing that was accepted is lost')
      await host.close().catch(failed)
    },
    // They stay, so that whoever presses something meanwhile is told that the bot is being restarted.
    async closeAll() {
      await Promise.all(all().map((host) => host.close()))
    },
  }
}
