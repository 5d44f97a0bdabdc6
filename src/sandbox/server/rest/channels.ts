import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { refusal } from '../errors.js'
import { checked } from '../messages/body.js'
import { newThread, threadWaking } from '../validation/thread-rules.js'
import { addThread, changeChannel } from '../world/guilds.js'
import { channelObject } from '../world/objects.js'
import type { Channel, Thread } from '../world/records.js'
import { channelOf, demandPermission, messageOf } from './lookup.js'
import { type Call, created, ok, type RestResponse, type Route } from './route.js'

interface ThreadBody {
  readonly name: string
  readonly auto_archive_duration?: Thread['autoArchive'] | null
}

export const channelRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel',
    handle: (discord, call) => ok(channelObject(discord.world, channelOf(discord, call))),
  },
  { method: 'PATCH', path: '/channels/:channel', handle: wakeThread },
  { method: 'POST', path: '/channels/:channel/messages/:message/threads', handle: startThreadOnMessage },
]

/** A message's thread has the message's own id. */
function startThreadOnMessage(discord: Discord, call: Call): RestResponse {
  const parent = channelOf(discord, call)
  if (parent.thread || parent.recipientId !== undefined) throw refusal('wrong-channel-type')
  const { message } = messageOf(discord, call, parent)
  const body = checked<ThreadBody>(newThread, call.body)
  demandPermission(discord, parent, Bits.CreatePublicThreads)
  if (discord.world.channels.has(message.id)) throw refusal('thread-exists')
  const { name, auto_archive_duration } = body
  const thread = addThread(discord.world, parent, { id: message.id, name, autoArchive: auto_archive_duration ?? 4320 })
  return created(channelObject(discord.world, thread))
}

/** The bot may change its own threads but has no permission to manage channels. */
function ownThread(discord: Discord, call: Call): Channel & { readonly thread: Thread } {
  const channel = channelOf(discord, call)
  const { thread } = channel
  if (thread?.ownerId !== discord.world.bot.id) throw refusal('missing-permissions')
  return { ...channel, thread }
}

function wakeThread(discord: Discord, call: Call): RestResponse {
  const channel = ownThread(discord, call)
  checked(threadWaking, call.body)
  const thread = { ...channel.thread, archived: false, archiveChangedAt: discord.world.timestamp() }
  return ok(channelObject(discord.world, changeChannel(discord.world, { ...channel, thread })))
}
