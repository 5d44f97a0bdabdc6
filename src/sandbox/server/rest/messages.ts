import { PermissionFlagsBits as Bits, MessageType } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { invalidForm, refusal } from '../errors.js'
import { checked, type MessageBody } from '../messages/body.js'
import { editMessage, postMessage } from '../messages/compose.js'
import { messageShape } from '../validation/message-rules.js'
import { problem } from '../validation/problem.js'
import { isReachable } from '../world/directs.js'
import { changeChannel } from '../world/guilds.js'
import type { Channel } from '../world/records.js'
import { channelOf, demandPermission, messageOf } from './lookup.js'
import { type Call, noContent, ok, type RestResponse, type Route } from './route.js'

export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel/messages', handle: listMessages },
  { method: 'POST', path: '/channels/:channel/messages', handle: createMessage },
  { method: 'PATCH', path: '/channels/:channel/messages/:message', handle: changeMessage },
  { method: 'DELETE', path: '/channels/:channel/messages/:message', handle: deleteMessage },
]

function createMessage(discord: Discord, call: Call): RestResponse {
  const channel = channelOf(discord, call)
  const body = checked<MessageBody>(messageShape, call.body ?? {})
  demandPosting(discord, channel, call)
  const { nonce } = body
  const sameId = body.enforce_nonce && nonce != null ? discord.nonces.find(channel.id, nonce) : undefined
  if (sameId !== undefined) return ok(postedBefore(discord, channel, sameId))
  awaken(discord, channel)
  const origin = { type: MessageType.Default, ephemeralFor: null, usedCommand: null, byInteraction: false, extra: {} }
  const { message } = postMessage(discord, { channel, ...origin }, body, call.uploads)
  if (nonce != null) discord.nonces.remember(channel.id, nonce, message.id)
  return ok(message)
}

/** @throws {ApiError} 10008 if it was deleted: Discord does not post it again (discord-api-docs pull request 6647) */
function postedBefore({ world }: Discord, channel: Channel, messageId: string) {
  const stored = world.message(channel.id, messageId)
  if (!stored) throw refusal('unknown-message')
  return stored.message
}

/**
 * @throws {ApiError} 50007 to a user who accepts no direct messages, 50013 without the permission to post here, or to attach the
 * request's files
 */
function demandPosting(discord: Discord, channel: Channel, call: Call): void {
  if (channel.recipientId !== undefined && !isReachable(discord.world, channel)) throw refusal('cannot-message-user')
  demandPermission(discord, channel, channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages)
  if (call.uploads.length > 0) demandPermission(discord, channel, Bits.AttachFiles)
}

/** A new message unarchives a thread, unless it is locked. */
function awaken({ world }: Discord, channel: Channel): void {
  const { thread } = channel
  if (!thread?.archived) return
  if (thread.locked) throw refusal('thread-archived')
  changeChannel(world, { ...channel, thread: { ...thread, archived: false, archiveChangedAt: world.timestamp() } })
}

function changeMessage(discord: Discord, call: Call): RestResponse {
  const channel = channelOf(discord, call)
  const stored = messageOf(discord, call, channel)
  const body = checked<MessageBody>(messageShape, call.body ?? {})
  demandPosting(discord, channel, call)
  if (channel.thread?.archived) throw refusal('thread-archived')
  discord.oldEdits.demand(stored)
  return ok(editMessage(discord, stored, channel, body, call.uploads).message)
}

function deleteMessage(discord: Discord, call: Call): RestResponse {
  const stored = messageOf(discord, call, channelOf(discord, call))
  for (const { id } of stored.files) discord.files.drop(id)
  discord.world.deleteMessage(stored)
  return noContent
}

/** Newest first, as Discord lists them. */
function listMessages(discord: Discord, call: Call): RestResponse {
  const channel = channelOf(discord, call)
  const { query } = call
  const limit = Number(query.get('limit') ?? 50)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalidForm([problem(['limit'], 'NUMBER_TYPE_MAX', 'Value should be between 1 and 100.')])
  const listed = [...discord.world.messagesIn(channel.id).values()].filter(({ ephemeralFor }) => ephemeralFor === null)
  const latest = listed.slice(-limit).map(({ message }) => message)
  return ok(latest.toReversed())
}
