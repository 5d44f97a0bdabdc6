import { refusal } from '../errors.js'
import { guildObject } from '../world/guild-objects.js'
import { channelsOf, membersOf } from '../world/guilds.js'
import { botMember, channelObject, memberObject, roleObjects } from '../world/objects.js'
import { guildOf } from './lookup.js'
import { ok, param, type Route } from './route.js'

export const guildRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/guilds/:guild',
    handle: (discord, call) => {
      const guild = guildOf(discord, call)
      const counts = { approximate_member_count: membersOf(discord.world, guild).length + 1, approximate_presence_count: 1 }
      return ok({ ...guildObject(guild), ...(call.query.get('with_counts') === 'true' && counts) })
    },
  },
  {
    method: 'GET',
    path: '/guilds/:guild/channels',
    handle: (discord, call) => {
      const channels = channelsOf(discord.world, guildOf(discord, call)).filter(({ thread }) => !thread)
      return ok(channels.map((channel) => channelObject(discord.world, channel)))
    },
  },
  { method: 'GET', path: '/guilds/:guild/roles', handle: (discord, call) => ok(roleObjects(guildOf(discord, call))) },
  {
    method: 'GET',
    path: '/guilds/:guild/threads/active',
    handle: (discord, call) => {
      const threads = channelsOf(discord.world, guildOf(discord, call)).filter(({ thread }) => thread && !thread.archived)
      return ok({ threads: threads.map((thread) => channelObject(discord.world, thread)), members: [] })
    },
  },
  {
    // Listing members needs the privileged members intent, which this bot does not have.
    method: 'GET',
    path: '/guilds/:guild/members',
    handle: () => {
      throw refusal('missing-access')
    },
  },
  {
    method: 'GET',
    path: '/guilds/:guild/members/:user',
    handle: (discord, call) => {
      const guild = guildOf(discord, call)
      const id = param(call, 'user')
      if (id === discord.world.bot.id) return ok(botMember(discord.world, guild))
      const user = discord.world.users.get(id)
      if (!user) throw refusal('unknown-user')
      if (guild.absent.includes(id)) throw refusal('unknown-member')
      return ok(memberObject(guild, user))
    },
  },
]
