import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { refusal } from '../errors.js'
import { checked } from '../messages/body.js'
import { newThread, newThreadOnMessage, threadEdit } from '../validation/thread-rules.js'
import { addThread, changeChannel, removeChannel } from '../world/guilds.js'
import { channelObject } from '../world/objects.js'
import type { Channel, Thread } from '../world/records.js'
import { channelOf, demandPermission, messageOf } from './lookup.js'
import { type Answer, type Call, created, noContent, ok, param, type Route } from './route.js'

interface ThreadBody {
  readonly name: string
  readonly auto_archive_duration?: Thread['autoArchive'] | null
  readonly type?: number | null
}

interface ThreadEdit {
  readonly name?: string | null
  readonly archived?: boolean | null
  readonly locked?: boolean | null
  readonly auto_archive_duration?: Thread['autoArchive'] | null
}

const PRIVATE_THREAD = 12

export const channelRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/channels/:channel',
    handle: (discord, call) => ok(channelObject(discord.world, channelOf(discord, call))),
  },
  { method: 'PATCH', path: '/channels/:channel', handle: editThread },
  { method: 'DELETE', path: '/channels/:channel', handle: deleteThread },
  {
    method: 'POST',
    path: '/channels/:channel/typing',
    handle: (discord, call) => {
      demandPermission(discord, channelOf(discord, call), Bits.SendMessages)
      return noContent
    },
  },
  { method: 'POST', path: '/channels/:channel/threads', handle: startThread },
  { method: 'POST', path: '/channels/:channel/messages/:message/threads', handle: startThreadOnMessage },
  { method: 'PUT', path: '/channels/:channel/thread-members/:user', handle: joinThread },
]

function startThread(discord: Discord, call: Call): Answer {
  const parent = channelOf(discord, call)
  const body = checked<ThreadBody>(newThread, call.body)
  const isPrivate = (body.type ?? PRIVATE_THREAD) === PRIVATE_THREAD
  demandPermission(discord, parent, isPrivate ? Bits.CreatePrivateThreads : Bits.CreatePublicThreads)
  return created(
    channelObject(discord.world, addThread(discord.world, parent, { ...seed(body), isPrivate, id: discord.world.nextId() })),
  )
}

/** A message's thread has the message's own id. */
function startThreadOnMessage(discord: Discord, call: Call): Answer {
  const parent = channelOf(discord, call)
  if (parent.thread) throw refusal('wrong-channel-type')
  const { message } = messageOf(discord, call, parent)
  const body = checked<ThreadBody>(newThreadOnMessage, call.body)
  demandPermission(discord, parent, Bits.CreatePublicThreads)
  if (discord.world.channels.has(message.id)) throw refusal('thread-exists')
  return created(
    channelObject(discord.world, addThread(discord.world, parent, { ...seed(body), isPrivate: false, id: message.id })),
  )
}

const seed = ({ name, auto_archive_duration }: ThreadBody): { name: string; autoArchive: Thread['autoArchive'] } => ({
  name,
  autoArchive: auto_archive_duration ?? 4320,
})

/** The bot may change and delete its own threads; it has no permission to manage channels. */
function ownThread(discord: Discord, call: Call): Channel & { readonly thread: Thread } {
  const channel = channelOf(discord, call)
  const { thread } = channel
  if (thread?.ownerId !== discord.world.bot.id) throw refusal('missing-permissions')
  return { ...channel, thread }
}

function editThread(discord: Discord, call: Call): Answer {
  const channel = ownThread(discord, call)
  const { name, archived, locked, auto_archive_duration } = checked<ThreadEdit>(threadEdit, call.body)
  const { thread } = channel
  if (thread.archived && archived !== false) throw refusal('thread-archived')
  const changed: Thread = {
    ...thread,
    archived: archived ?? thread.archived,
    locked: locked ?? thread.locked,
    autoArchive: auto_archive_duration ?? thread.autoArchive,
    archiveChangedAt: archived == null ? thread.archiveChangedAt : discord.world.timestamp(),
  }
  return ok(
    channelObject(discord.world, changeChannel(discord.world, { ...channel, name: name ?? channel.name, thread: changed })),
  )
}

function deleteThread(discord: Discord, call: Call): Answer {
  const channel = ownThread(discord, call)
  removeChannel(discord.world, channel)
  return ok(channelObject(discord.world, channel))
}

function joinThread(discord: Discord, call: Call): Answer {
  const channel = channelOf(discord, call)
  const { thread } = channel
  const user = param(call, 'user')
  if (!thread) throw refusal('unknown-channel')
  if (user !== '@me' && !discord.world.users.has(user)) throw refusal('unknown-user')
  if (user !== '@me' && !thread.members.includes(user))
    changeChannel(discord.world, { ...channel, thread: { ...thread, members: [...thread.members, user] } })
  return noContent
}
