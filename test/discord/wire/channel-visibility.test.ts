import {
  ChannelType,
  GatewayDispatchEvents as Event,
  type GatewayDispatchPayload,
  OverwriteType,
  PermissionFlagsBits,
} from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { type ChannelVisibility, createChannelVisibility, MOST_MISSED } from '../../../src/discord/wire/channel-visibility.js'
import type { ServerTold } from '../../../src/discord/wire/server-sight.js'

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

/** An event as the gateway sends it, with the fields that are read. */
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

/** The visibility of channels, whose readings the test answers one by one, in their order. */
function readingVisibility() {
  const asked: string[] = []
  const waiting: { readonly tell: (told: ServerTold | null) => void; readonly fail: (err: Error) => void }[] = []
  const warnings: string[] = []
  const visibility = createChannelVisibility({
    read(guildId) {
      asked.push(guildId)
      return new Promise((tell, fail) => waiting.push({ tell, fail }))
    },
    log: { warn: (_about, message) => warnings.push(message) },
  })
  const next = () => {
    const reading = waiting.shift()
    if (reading === undefined) throw new Error('nothing is being read')
    return reading
  }
  return {
    visibility,
    asked,
    warnings,
    tell: (told: object | null) => next().tell(told as ServerTold | null),
    fail: () => next().fail(new Error('Discord is away')),
  }
}

function visibilityOf(everyone?: bigint): ChannelVisibility {
  const { visibility } = readingVisibility()
  visibility.hear(event(Event.GuildCreate, server(everyone)))
  return visibility
}

const seenBy = async (visibility: ChannelVisibility, userId: string, ...roleIds: string[]) =>
  (await visibility.visibleTo(GUILD, { userId, roleIds })).toSorted()

describe('who can see which channel', () => {
  test('a member sees what their roles or they themselves may see, including its public threads', async () => {
    const visibility = visibilityOf()
    expect(await seenBy(visibility, MEMBER)).toEqual(['for-member', 'not-for-staff', 'open', 'thread-in-open'])
    expect(await seenBy(visibility, OTHER)).toEqual(['not-for-member', 'not-for-staff', 'open', 'thread-in-open'])
    expect(await seenBy(visibility, OTHER, ROLE)).toEqual(['for-staff', 'not-for-member', 'open', 'thread-in-open'])
  })

  test('a role that allows a channel outweighs one that denies it', async () => {
    const visibility = visibilityOf()
    const overwrites = [denied(ROLE, OverwriteType.Role), allowed('4', OverwriteType.Role)]
    visibility.hear(event(Event.ChannelUpdate, channel('open', overwrites)))
    expect(await seenBy(visibility, OTHER, ROLE)).not.toContain('open')
    expect(await seenBy(visibility, OTHER, ROLE, '4')).toContain('open')
  })

  test('the owner and administrators see all of them, and nobody is known to be in a private thread', async () => {
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
    expect(await seenBy(visibilityOf(), OWNER)).toEqual(all)
    expect(await seenBy(visibilityOf(), OTHER, ADMINS)).toEqual(all)
    expect(await seenBy(visibilityOf(PermissionFlagsBits.Administrator), OTHER)).toEqual(all)
  })

  test('if the everyone role sees nothing, only allowed channels are seen', async () => {
    expect(await seenBy(visibilityOf(0n), OTHER)).toEqual([])
    expect(await seenBy(visibilityOf(0n), OTHER, ROLE)).toEqual(['for-staff'])
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

  test.each(changes)('%s is noticed', async (_, type, data, check) => {
    const { visibility, asked, tell } = readingVisibility()
    visibility.hear(event(Event.GuildCreate, server()))
    visibility.hear(event(type, data))
    const seen = seenBy(visibility, OTHER)
    // Only a server that was left is asked about.
    if (asked.length > 0) tell(null)
    check(await seen)
  })

  test.each(changes)('%s is noticed while the server is being read', async (_, type, data, check) => {
    const { visibility, tell } = readingVisibility()
    const seen = seenBy(visibility, OTHER)
    visibility.hear(event(type, data))
    tell(server())
    check(await seen)
  })

  test('of an unknown server do no harm', async () => {
    const { visibility, tell } = readingVisibility()
    for (const [, type, data] of changes) visibility.hear(event(type, data))
    const seen = seenBy(visibility, OWNER)
    tell(null)
    expect(await seen).toEqual([])
  })
})

describe('a server of which the gateway has told nothing', () => {
  const forOther = ['not-for-member', 'not-for-staff', 'open', 'thread-in-open']

  test('is read once, for all who ask meanwhile and later', async () => {
    const { visibility, asked, tell } = readingVisibility()
    const both = Promise.all([seenBy(visibility, OTHER), seenBy(visibility, MEMBER)])
    tell(server())
    expect(await both).toEqual([forOther, ['for-member', 'not-for-staff', 'open', 'thread-in-open']])
    visibility.hear(event(Event.ChannelCreate, channel('new')))
    expect(await seenBy(visibility, OTHER)).toEqual([...forOther, 'new'].toSorted())
    expect(asked).toEqual([GUILD])
  })

  test('keeps what the gateway tells of it meanwhile, even if the reading fails', async () => {
    const { visibility, warnings, tell, fail } = readingVisibility()
    for (const end of [() => tell({ ...server(), channels: [] }), fail]) {
      visibility.hear(event(Event.GuildDelete, { id: GUILD }))
      const seen = seenBy(visibility, OTHER)
      visibility.hear(event(Event.GuildCreate, server()))
      visibility.hear(event(Event.ChannelCreate, channel('new')))
      end()
      expect(await seen).toEqual([...forOther, 'new'].toSorted())
    }
    expect(warnings).toEqual([])
  })

  test('is forgotten when the bot leaves it, during the reading or later', async () => {
    const { visibility, asked, tell } = readingVisibility()
    const first = seenBy(visibility, OTHER)
    visibility.hear(event(Event.GuildDelete, { id: GUILD }))
    const second = seenBy(visibility, OTHER)
    tell(server())
    expect(await first).toEqual([])
    tell(server())
    expect(await second).toEqual(forOther)
    visibility.hear(event(Event.GuildDelete, { id: GUILD }))
    const third = seenBy(visibility, OTHER)
    tell(null)
    expect(await third).toEqual([])
    expect(asked).toEqual([GUILD, GUILD, GUILD])
  })

  test('shows nothing if it cannot be read, which is logged once and tried again by the next call', async () => {
    const { visibility, warnings, tell, fail } = readingVisibility()
    const both = Promise.all([seenBy(visibility, OTHER), seenBy(visibility, OWNER)])
    fail()
    expect(await both).toEqual([[], []])
    expect(warnings).toHaveLength(1)
    const again = seenBy(visibility, OTHER)
    tell(server())
    expect(await again).toEqual(forOther)
    expect(warnings).toHaveLength(1)
  })

  test('shows nothing if the bot is not on it, without a warning, and is not read again until it comes there', async () => {
    const { visibility, asked, warnings, tell } = readingVisibility()
    const seen = seenBy(visibility, OTHER)
    tell(null)
    expect([await seen, await seenBy(visibility, OWNER)]).toEqual([[], []])
    visibility.hear(event(Event.GuildCreate, server()))
    expect(await seenBy(visibility, OTHER)).toEqual(forOther)
    expect(asked).toEqual([GUILD])
    visibility.hear(event(Event.GuildDelete, { id: GUILD }))
    const again = seenBy(visibility, OTHER)
    tell(null)
    expect(await again).toEqual([])
    expect(asked).toEqual([GUILD, GUILD])
    expect(warnings).toEqual([])
  })

  test.each([
    ['is kept with all its changes', MOST_MISSED, forOther.length + MOST_MISSED, 0],
    ['counts as unreadable if there are even more', MOST_MISSED + 1, 0, 1],
  ])('that changes very often %s', async (_, changes, shown, warned) => {
    const { visibility, warnings, tell } = readingVisibility()
    const seen = seenBy(visibility, OTHER)
    for (let number = 0; number < changes; number++) visibility.hear(event(Event.ChannelCreate, channel(`new-${number}`)))
    tell(server())
    expect(await seen).toHaveLength(shown)
    expect(warnings).toHaveLength(warned)
  })
})
