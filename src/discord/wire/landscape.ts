/**
 * What the bot must know of servers without asking Discord: who can see which channel. Nothing else of a server's roles and
 * channels is kept, because a bot on thousands of servers hears of far more than anybody ever needs.
 */
import {
  type APIChannel,
  type APIOverwrite,
  type APIRole,
  ChannelType,
  GatewayDispatchEvents as Event,
  type GatewayDispatchPayload,
  type GatewayGuildCreateDispatchData,
  PermissionFlagsBits,
} from 'discord-api-types/v10'

/** A user, as described by their interaction. */
interface Asker {
  readonly userId: string
  readonly roleIds: readonly string[]
}

export interface Landscape {
  /** Updates the landscape from an event of the gateway. */
  hear(payload: GatewayDispatchPayload): void
  /**
   * The ids of a server's channels and active public threads that a user can see. Private threads are left out, because the bot
   * is not told who is in them.
   */
  visibleTo(guildId: string, asker: Asker): readonly string[]
}

interface Server {
  ownerId: string
  /** Roles that see every channel, whatever its overwrites say. */
  readonly administrators: Set<string>
  /** Roles that see each channel that does not deny it to them. */
  readonly viewers: Set<string>
  /** Overwrites that concern seeing, by channel. */
  readonly channels: Map<string, readonly Overwrite[]>
  /** The channel of each thread. */
  readonly threads: Map<string, string>
}

/** Lets a role or a member see a channel, or not. */
interface Overwrite {
  readonly id: string
  readonly sees: boolean
}

const VIEW = PermissionFlagsBits.ViewChannel
const ADMINISTRATOR = PermissionFlagsBits.Administrator

/** Shared by all channels without overwrites. */
const NONE: readonly Overwrite[] = []

const PUBLIC_THREADS: ReadonlySet<ChannelType> = new Set([ChannelType.PublicThread, ChannelType.AnnouncementThread])

export function createLandscape(): Landscape {
  const servers = new Map<string, Server>()

  function hear(payload: GatewayDispatchPayload): void {
    switch (payload.t) {
      case Event.GuildCreate:
        // During an outage Discord only tells that a server is unavailable.
        if (payload.d.unavailable !== true) servers.set(payload.d.id, serverOf(payload.d))
        return
      case Event.GuildDelete:
        if (payload.d.unavailable !== true) servers.delete(payload.d.id)
        return
      case Event.GuildUpdate: {
        const server = servers.get(payload.d.id)
        if (server === undefined) return
        server.ownerId = payload.d.owner_id
        for (const role of payload.d.roles) learnRole(server, role)
        return
      }
      case Event.GuildRoleCreate:
      case Event.GuildRoleUpdate:
        learnRole(servers.get(payload.d.guild_id), payload.d.role)
        return
      case Event.GuildRoleDelete:
        forgetRole(servers.get(payload.d.guild_id), payload.d.role_id)
        return
      case Event.ChannelCreate:
      case Event.ChannelUpdate:
        if ('guild_id' in payload.d) learnChannel(servers.get(payload.d.guild_id ?? ''), payload.d)
        return
      case Event.ChannelDelete:
        if ('guild_id' in payload.d) forgetChannel(servers.get(payload.d.guild_id ?? ''), payload.d.id)
        return
      case Event.ThreadCreate:
      case Event.ThreadUpdate:
        learnThread(servers.get(payload.d.guild_id ?? ''), payload.d)
        return
      case Event.ThreadDelete:
        servers.get(payload.d.guild_id)?.threads.delete(payload.d.id)
        return
      case Event.ThreadListSync:
        relearnThreads(servers.get(payload.d.guild_id), payload.d)
        return
    }
  }

  return {
    hear,
    visibleTo(guildId, asker) {
      const server = servers.get(guildId)
      if (server === undefined) return []
      const sees = sightOf(server, guildId, asker)
      const channels = [...server.channels.keys()].filter(sees)
      const threads = [...server.threads].filter(([, parent]) => sees(parent)).map(([id]) => id)
      return [...channels, ...threads]
    },
  }
}

function serverOf({ owner_id, roles, channels, threads }: GatewayGuildCreateDispatchData): Server {
  const server: Server = {
    ownerId: owner_id,
    administrators: new Set(),
    viewers: new Set(),
    channels: new Map(),
    threads: new Map(),
  }
  for (const role of roles) learnRole(server, role)
  for (const channel of channels) learnChannel(server, channel)
  for (const thread of threads) learnThread(server, thread)
  return server
}

function learnRole(server: Server | undefined, { id, permissions }: Pick<APIRole, 'id' | 'permissions'>): void {
  forgetRole(server, id)
  if (has(permissions, ADMINISTRATOR)) server?.administrators.add(id)
  if (has(permissions, VIEW)) server?.viewers.add(id)
}

function forgetRole(server: Server | undefined, roleId: string): void {
  server?.administrators.delete(roleId)
  server?.viewers.delete(roleId)
}

function learnChannel(
  server: Server | undefined,
  channel: Pick<APIChannel, 'id'> & { permission_overwrites?: APIOverwrite[] },
): void {
  const overwrites = (channel.permission_overwrites ?? []).flatMap(sightIn)
  server?.channels.set(channel.id, overwrites.length === 0 ? NONE : overwrites)
}

/** An overwrite that both allows and denies seeing allows it. */
function sightIn({ id, allow, deny }: APIOverwrite): readonly Overwrite[] {
  if (has(allow, VIEW)) return [{ id, sees: true }]
  return has(deny, VIEW) ? [{ id, sees: false }] : []
}

function forgetChannel(server: Server | undefined, channelId: string): void {
  server?.channels.delete(channelId)
  for (const [id, parent] of server?.threads ?? []) if (parent === channelId) server?.threads.delete(id)
}

interface ThreadTold {
  readonly id: string
  readonly type: ChannelType
  readonly parent_id?: string | null
  readonly thread_metadata?: { readonly archived: boolean }
}

function learnThread(server: Server | undefined, { id, type, parent_id, thread_metadata }: ThreadTold): void {
  if (PUBLIC_THREADS.has(type) && parent_id != null && thread_metadata?.archived !== true) server?.threads.set(id, parent_id)
  else server?.threads.delete(id)
}

/** Replaces the active threads of some channels, or of the whole server. */
function relearnThreads(
  server: Server | undefined,
  { channel_ids, threads }: { readonly channel_ids?: readonly string[]; readonly threads: readonly ThreadTold[] },
): void {
  for (const [id, parent] of server?.threads ?? [])
    if (channel_ids === undefined || channel_ids.includes(parent)) server?.threads.delete(id)
  for (const thread of threads) learnThread(server, thread)
}

function has(permissions: string, bit: bigint): boolean {
  return (BigInt(permissions) & bit) !== 0n
}

/** Whether a user can see a channel, by Discord's order: first the everyone role, then their roles, then the user. */
function sightOf(server: Server, guildId: string, { userId, roleIds }: Asker): (channelId: string) => boolean {
  const roles = new Set([guildId, ...roleIds])
  if (server.ownerId === userId || intersects(server.administrators, roles)) return (channelId) => server.channels.has(channelId)
  const seesAll = intersects(server.viewers, roles)
  return (channelId) => {
    const overwrites = server.channels.get(channelId)
    if (overwrites === undefined) return false
    const byName = overwrites.find(({ id }) => id === userId)?.sees
    const byRoles = overwrites.filter(({ id }) => id !== guildId && roles.has(id))
    const byRole = byRoles.length === 0 ? undefined : byRoles.some(({ sees }) => sees)
    const asEverybody = overwrites.find(({ id }) => id === guildId)?.sees
    return byName ?? byRole ?? asEverybody ?? seesAll
  }
}

function intersects(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...others].some((id) => some.has(id))
}
