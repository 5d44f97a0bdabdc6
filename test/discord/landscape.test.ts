import {
  ChannelType,
  GatewayDispatchEvents as Event,
  type GatewayDispatchPayload,
  OverwriteType,
  PermissionFlagsBits,
} from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { createLandscape, type Landscape } from '../../src/discord/wire/landscape.js'

const [GUILD, OWNER, MEMBER, OTHER, ROLE, ADMINS] = ['1', '5', '2', '22', '3', '33']
const VIEW = PermissionFlagsBits.ViewChannel

const denied = (id: string, type: OverwriteType) => ({ id, type, allow: '0', deny: String(VIEW) })
const allowed = (id: string, type: OverwriteType) => ({ id, type, allow: String(VIEW), deny: '0' })
const everybody = denied(GUILD, OverwriteType.Role)

const channel = (id: string, permission_overwrites: readonly object[] = []) => {
  return { id, type: ChannelType.GuildText, guild_id: GUILD, name: id, permission_overwrites }
}
const thread = (id: string, parent_id: string, type = ChannelType.PublicThread, archived = false) => {
  return { id, type, guild_id: GUILD, parent_id, thread_metadata: { archived } }
}
const role = (id: string, permissions: bigint) => ({ id, permissions: String(permissions) })

/** An event as the gateway sends it, with the fields that the landscape reads. */
const event = (t: Event, d: object) => ({ op: 0, s: 1, t, d }) as unknown as GatewayDispatchPayload

const server = (everyone = VIEW) => ({
  id: GUILD,
  owner_id: OWNER,
  roles: [role(GUILD, everyone), role(ROLE, 0n), role(ADMINS, PermissionFlagsBits.Administrator)],
  channels: [
    channel('open'),
    channel('closed', [everybody]),
    channel('for-staff', [everybody, allowed(ROLE, OverwriteType.Role)]),
    channel('for-member', [everybody, allowed(MEMBER, OverwriteType.Member)]),
    channel('not-for-member', [denied(MEMBER, OverwriteType.Member)]),
    channel('not-for-staff', [denied(ROLE, OverwriteType.Role)]),
  ],
  threads: [
    thread('thread-in-open', 'open'),
    thread('thread-in-closed', 'closed'),
    thread('private-in-open', 'open', ChannelType.PrivateThread),
  ],
})

function landscapeOf(everyone?: bigint): Landscape {
  const landscape = createLandscape()
  landscape.hear(event(Event.GuildCreate, server(everyone)))
  return landscape
}

const seenBy = (landscape: Landscape, userId: string, ...roleIds: string[]) =>
  [...landscape.visibleTo(GUILD, { userId, roleIds })].sort()

describe('who can see which channel', () => {
  test('a member sees what their roles or they themselves may see, including its public threads', () => {
    const landscape = landscapeOf()
    expect(seenBy(landscape, MEMBER)).toEqual(['for-member', 'not-for-staff', 'open', 'thread-in-open'])
    expect(seenBy(landscape, OTHER)).toEqual(['not-for-member', 'not-for-staff', 'open', 'thread-in-open'])
    expect(seenBy(landscape, OTHER, ROLE)).toEqual(['for-staff', 'not-for-member', 'open', 'thread-in-open'])
  })

  test('a role that allows a channel outweighs one that denies it', () => {
    const landscape = landscapeOf()
    const overwrites = [denied(ROLE, OverwriteType.Role), allowed('4', OverwriteType.Role)]
    landscape.hear(event(Event.ChannelUpdate, channel('open', overwrites)))
    expect(seenBy(landscape, OTHER, ROLE)).not.toContain('open')
    expect(seenBy(landscape, OTHER, ROLE, '4')).toContain('open')
  })

  test('the owner and administrators see all of them, and nobody is known to be in a private thread', () => {
    const all = [
      'closed',
      'for-member',
      'for-staff',
      'not-for-member',
      'not-for-staff',
      'open',
      'thread-in-closed',
      'thread-in-open',
    ]
    expect(seenBy(landscapeOf(), OWNER)).toEqual(all)
    expect(seenBy(landscapeOf(), OTHER, ADMINS)).toEqual(all)
    expect(seenBy(landscapeOf(PermissionFlagsBits.Administrator), OTHER)).toEqual(all)
  })

  test('if the everyone role sees nothing, only allowed channels are seen', () => {
    expect(seenBy(landscapeOf(0n), OTHER)).toEqual([])
    expect(seenBy(landscapeOf(0n), OTHER, ROLE)).toEqual(['for-staff'])
  })

  test('nothing of an unknown server is seen', () => {
    expect(landscapeOf().visibleTo('9', { userId: OWNER, roleIds: [] })).toEqual([])
  })
})

describe('changes', () => {
  const changes: readonly (readonly [string, Event, object, (seen: readonly string[]) => void])[] = [
    ['a new channel', Event.ChannelCreate, channel('new'), (seen) => expect(seen).toContain('new')],
    [
      'a channel that is closed',
      Event.ChannelUpdate,
      channel('open', [everybody]),
      (seen) => expect(seen).toEqual(['not-for-member', 'not-for-staff']),
    ],
    [
      'a channel that is deleted, with its threads',
      Event.ChannelDelete,
      channel('open'),
      (seen) => expect(seen).toEqual(['not-for-member', 'not-for-staff']),
    ],
    ['a new thread', Event.ThreadCreate, thread('new', 'open'), (seen) => expect(seen).toContain('new')],
    [
      'a thread that goes to sleep',
      Event.ThreadUpdate,
      thread('thread-in-open', 'open', ChannelType.PublicThread, true),
      (seen) => expect(seen).not.toContain('thread-in-open'),
    ],
    [
      'a thread that is deleted',
      Event.ThreadDelete,
      thread('thread-in-open', 'open'),
      (seen) => expect(seen).not.toContain('thread-in-open'),
    ],
    [
      'the threads of a channel anew',
      Event.ThreadListSync,
      { guild_id: GUILD, channel_ids: ['open'], threads: [thread('new', 'open')] },
      (seen) => expect(seen).toEqual(['new', 'not-for-member', 'not-for-staff', 'open']),
    ],
    [
      'a role that sees no more',
      Event.GuildRoleUpdate,
      { guild_id: GUILD, role: role(GUILD, 0n) },
      (seen) => expect(seen).toEqual([]),
    ],
    ['a role that is deleted', Event.GuildRoleDelete, { guild_id: GUILD, role_id: GUILD }, (seen) => expect(seen).toEqual([])],
    ['another owner', Event.GuildUpdate, { ...server(), owner_id: OTHER }, (seen) => expect(seen).toContain('closed')],
    ['a server that is left', Event.GuildDelete, { id: GUILD }, (seen) => expect(seen).toEqual([])],
    [
      'a server that is away for a while',
      Event.GuildDelete,
      { id: GUILD, unavailable: true },
      (seen) => expect(seen).toContain('open'),
    ],
    [
      'a message to one of us',
      Event.ChannelCreate,
      { id: 'direct', type: ChannelType.DM },
      (seen) => expect(seen).not.toContain('direct'),
    ],
  ]

  test.each(changes)('%s is noticed', (_, type, data, check) => {
    const landscape = landscapeOf()
    landscape.hear(event(type, data))
    check(seenBy(landscape, OTHER))
  })

  test('of an unknown server do no harm', () => {
    const landscape = createLandscape()
    for (const [, type, data] of changes) landscape.hear(event(type, data))
    expect(landscape.visibleTo(GUILD, { userId: OWNER, roleIds: [] })).toEqual([])
  })
})
