/** Who can see which channel of one server. */
import {
  type APIOverwrite,
  ChannelType,
  GatewayDispatchEvents as Event,
  type GatewayDispatchPayload,
  PermissionFlagsBits,
} from 'discord-api-types/v10'

/** A user, as described by their interaction. */
export interface Asker {
  readonly userId: string
  readonly roleIds: readonly string[]
}

/** What Discord tells of a server, all at once. */
export interface ServerTold {
  readonly owner_id: string
  readonly roles: readonly RoleTold[]
  readonly channels: readonly ChannelTold[]
  /** The active ones. */
  readonly threads: readonly ThreadTold[]
}

interface RoleTold {
  readonly id: string
  readonly permissions: string
}

interface ChannelTold {
  readonly id: string
  readonly permission_overwrites?: readonly APIOverwrite[]
}

interface ThreadTold {
  readonly id: string
  readonly type: ChannelType
  readonly parent_id?: string | null
  readonly thread_metadata?: { readonly archived: boolean }
}

/** What is kept of a server. */
export interface Server {
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

/** What an event changes of a server. It tells how things are from then on, so it may be made of a server that has it already. */
export interface Change {
  readonly guildId: string
  readonly make: (server: Server) => void
}

const VIEW = PermissionFlagsBits.ViewChannel
const ADMINISTRATOR = PermissionFlagsBits.Administrator

/** Shared by all channels without overwrites. */
const NONE: readonly Overwrite[] = []

const PUBLIC_THREADS: ReadonlySet<ChannelType> = new Set([ChannelType.PublicThread, ChannelType.AnnouncementThread])

export function serverOf({ owner_id, roles, channels, threads }: ServerTold): Server {
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

/** What an event changes of a server. Null if it changes nothing that is kept, or a server as a whole. */
export function changeBy({ t, d }: GatewayDispatchPayload): Change | null {
  switch (t) {
    case Event.GuildUpdate:
      return change(d.id, (server) => {
        server.ownerId = d.owner_id
        for (const role of d.roles) learnRole(server, role)
      })
    case Event.GuildRoleCreate:
    case Event.GuildRoleUpdate:
      return change(d.guild_id, (server) => learnRole(server, d.role))
    case Event.GuildRoleDelete:
      return change(d.guild_id, (server) => forgetRole(server, d.role_id))
    case Event.ChannelCreate:
    case Event.ChannelUpdate:
      return 'guild_id' in d ? change(d.guild_id, (server) => learnChannel(server, d)) : null
    case Event.ChannelDelete:
      return 'guild_id' in d ? change(d.guild_id, (server) => forgetChannel(server, d.id)) : null
    case Event.ThreadCreate:
    case Event.ThreadUpdate:
      return change(d.guild_id, (server) => learnThread(server, d))
    case Event.ThreadDelete:
      return change(d.guild_id, (server) => server.threads.delete(d.id))
    case Event.ThreadListSync:
      return change(d.guild_id, (server) => relearnThreads(server, d))
    default:
      return null
  }
}

const change = (guildId: string | undefined, make: Change['make']): Change | null =>
  guildId === undefined ? null : { guildId, make }

/** The ids of the channels and active public threads that a user can see. */
export function seenIn(server: Server, guildId: string, asker: Asker): readonly string[] {
  const sees = sightOf(server, guildId, asker)
  const channels = [...server.channels.keys()].filter(sees)
  const threads = [...server.threads].filter(([, parent]) => sees(parent)).map(([id]) => id)
  return [...channels, ...threads]
}

function learnRole(server: Server, { id, permissions }: RoleTold): void {
  forgetRole(server, id)
  if (has(permissions, ADMINISTRATOR)) server.administrators.add(id)
  if (has(permissions, VIEW)) server.viewers.add(id)
}

function forgetRole(server: Server, roleId: string): void {
  server.administrators.delete(roleId)
  server.viewers.delete(roleId)
}

function learnChannel(server: Server, { id, permission_overwrites = [] }: ChannelTold): void {
  const overwrites = permission_overwrites.flatMap(sightIn)
  server.channels.set(id, overwrites.length === 0 ? NONE : overwrites)
}

/** An overwrite that both allows and denies seeing allows it. */
function sightIn({ id, allow, deny }: APIOverwrite): readonly Overwrite[] {
  if (has(allow, VIEW)) return [{ id, sees: true }]
  return has(deny, VIEW) ? [{ id, sees: false }] : []
}

function forgetChannel(server: Server, channelId: string): void {
  server.channels.delete(channelId)
  for (const [id, parent] of server.threads) if (parent === channelId) server.threads.delete(id)
}

function learnThread(server: Server, { id, type, parent_id, thread_metadata }: ThreadTold): void {
  if (PUBLIC_THREADS.has(type) && parent_id != null && thread_metadata?.archived !== true) server.threads.set(id, parent_id)
  else server.threads.delete(id)
}

/** Replaces the active threads of some channels, or of the whole server. */
function relearnThreads(
  server: Server,
  { channel_ids, threads }: { readonly channel_ids?: readonly string[]; readonly threads: readonly ThreadTold[] },
): void {
  for (const [id, parent] of server.threads)
    if (channel_ids === undefined || channel_ids.includes(parent)) server.threads.delete(id)
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
