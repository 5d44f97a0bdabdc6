import { ChannelType, Client, type Guild, GuildMember, OverwriteType, PermissionFlagsBits } from 'discord.js'
import { afterAll, expect, test } from 'vitest'
import { guildPayload } from '../../src/cli/ordeal/fuzz/payloads.js'
import { visibleChannels } from '../../src/discord/visible-channels.js'

const [GUILD, OWNER, MEMBER, ROLE] = ['100000000000000001', '500000000000000001', '200000000000000001', '300000000000000001']
const VIEW = String(PermissionFlagsBits.ViewChannel)
const client = new Client({ intents: [] })

afterAll(() => client.destroy())

/** What discord.js makes of data from Discord; its types keep that to itself. */
type Maker<T> = new (client: Client, data: object, guild?: Guild) => T

const denied = (id: string, type: OverwriteType) => ({ id, type, allow: '0', deny: VIEW })
const allowed = (id: string, type: OverwriteType) => ({ id, type, allow: VIEW, deny: '0' })
const everybody = denied(GUILD, OverwriteType.Role)

const channel = (id: string, permission_overwrites: readonly object[] = []) => {
  return { id, type: ChannelType.GuildText, guild_id: GUILD, name: id, position: 0, permission_overwrites }
}
const thread = (id: string, parent_id: string, type = ChannelType.PublicThread) => {
  const thread_metadata = { archived: false, locked: false, auto_archive_duration: 60, archive_timestamp: '2024-01-01T00:00:00Z' }
  return { id, type, guild_id: GUILD, parent_id, name: id, owner_id: OWNER, thread_metadata, member_count: 1 }
}

async function guildWith(everyone: bigint): Promise<Guild> {
  const { Guild } = await import('discord.js')
  const role = {
    id: ROLE,
    name: 'staff',
    color: 0,
    hoist: false,
    position: 1,
    permissions: '0',
    managed: false,
    mentionable: false,
  }
  const payload = guildPayload(GUILD) as { readonly roles: readonly object[] }
  const [first] = payload.roles
  return new (Guild as unknown as Maker<Guild>)(client, {
    ...payload,
    roles: [{ ...first, permissions: String(everyone) }, role],
    channels: [
      channel('open'),
      channel('closed', [everybody]),
      channel('for-staff', [everybody, allowed(ROLE, OverwriteType.Role)]),
      channel('for-member', [everybody, allowed(MEMBER, OverwriteType.Member)]),
      channel('not-for-member', [denied(MEMBER, OverwriteType.Member)]),
    ],
    threads: [
      thread('thread-in-open', 'open'),
      thread('thread-in-closed', 'closed'),
      thread('private-in-open', 'open', ChannelType.PrivateThread),
    ],
  })
}

async function seenBy(userId: string, roles: readonly string[], everyone = PermissionFlagsBits.ViewChannel, here = 'open') {
  const guild = await guildWith(everyone)
  const user = { id: userId, username: 'somebody', discriminator: '0', avatar: null }
  const member = new (GuildMember as unknown as Maker<GuildMember>)(client, { user, roles, joined_at: null }, guild)
  return [...visibleChannels({ guild, member, channelId: here })].sort()
}

test('a member sees the channels that their roles, or they by name, may see, with the public threads in them', async () => {
  expect(await seenBy(MEMBER, [])).toEqual(['for-member', 'open', 'thread-in-open'])
  expect(await seenBy('200000000000000002', [])).toEqual(['not-for-member', 'open', 'thread-in-open'])
  expect(await seenBy('200000000000000002', [ROLE])).toEqual(['for-staff', 'not-for-member', 'open', 'thread-in-open'])
})

test('the owner and administrators see all of them, and nobody is known to be in a private thread', async () => {
  const all = ['closed', 'for-member', 'for-staff', 'not-for-member', 'open', 'thread-in-closed', 'thread-in-open']
  expect(await seenBy(OWNER, [])).toEqual(all)
  expect(await seenBy(MEMBER, [], PermissionFlagsBits.Administrator)).toEqual(all)
})

test('where somebody asks they see, be it a private thread or nothing else at all', async () => {
  expect(await seenBy(MEMBER, [], PermissionFlagsBits.ViewChannel, 'private-in-open')).toContain('private-in-open')
  expect(await seenBy('200000000000000002', [], 0n, 'closed')).toEqual(['closed'])
})
