import { MessageFlags } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { refusal } from '../errors.js'
import { answerInteraction, channelOf, responseEnvelope } from '../interactions/callback.js'
import type { Interaction } from '../interactions/interactions.js'
import { checked, type MessageBody } from '../messages/body.js'
import { editMessage, postMessage } from '../messages/compose.js'
import { messageShape } from '../validation/message-rules.js'
import type { StoredMessage } from '../world/records.js'
import { type Call, noContent, ok, param, type RestResponse, type Route } from './route.js'

const MESSAGE = '/webhooks/:application/:token/messages/:message'

export const interactionRoutes: readonly Route[] = [
  { method: 'POST', path: '/interactions/:interaction/:token/callback', byPathToken: true, handle: callback },
  { method: 'POST', path: '/webhooks/:application/:token', byPathToken: true, handle: followUp },
  { method: 'PATCH', path: MESSAGE, byPathToken: true, handle: change },
  { method: 'DELETE', path: MESSAGE, byPathToken: true, handle: remove },
]

function callback(discord: Discord, call: Call): RestResponse {
  const interaction = discord.interactions.toAnswer(param(call, 'interaction'), param(call, 'token'))
  const response = answerInteraction(discord, interaction, call.body, call.uploads)
  return call.query.get('with_response') === 'true' ? ok(response) : noContent
}

/** A further message. Right after a deferred answer it fills that in instead, and cannot change whether it is ephemeral. */
function followUp(discord: Discord, call: Call): RestResponse {
  const interaction = interactionOf(discord, call)
  const body = checked<MessageBody>(messageShape, call.body ?? {})
  const channel = channelOf(discord.world, interaction)
  const loading = interaction.loading && original(discord, interaction)
  if (loading) {
    const flags = (body.flags ?? 0) & ~MessageFlags.Ephemeral
    return finished(discord, interaction, editMessage(discord, loading, channel, { ...body, flags }, call.uploads))
  }
  const ephemeral = ((body.flags ?? 0) & MessageFlags.Ephemeral) !== 0
  const stored = postMessage(discord, responseEnvelope(discord.world, interaction, channel, ephemeral), body, call.uploads)
  interaction.messages.add(stored.message.id)
  return finished(discord, interaction, stored)
}

function change(discord: Discord, call: Call): RestResponse {
  const interaction = interactionOf(discord, call)
  const stored = messageOf(discord, call, interaction)
  const body = checked<MessageBody>(messageShape, call.body ?? {})
  return finished(discord, interaction, editMessage(discord, stored, channelOf(discord.world, interaction), body, call.uploads))
}

function finished(discord: Discord, interaction: Interaction, stored: StoredMessage): RestResponse {
  discord.interactions.completed(interaction, stored)
  return ok(stored.message)
}

function remove(discord: Discord, call: Call): RestResponse {
  const stored = messageOf(discord, call, interactionOf(discord, call))
  for (const { id } of stored.files) discord.files.drop(id)
  discord.world.deleteMessage(stored)
  return noContent
}

function interactionOf({ interactions, world }: Discord, call: Call): Interaction {
  if (param(call, 'application') !== world.bot.id) throw refusal('unknown-webhook')
  return interactions.byToken(param(call, 'token'))
}

/** A message that the token may edit: `@original`, or one that was answered or posted with it. */
function messageOf(discord: Discord, call: Call, interaction: Interaction): StoredMessage {
  const id = param(call, 'message')
  const stored = id === '@original' ? original(discord, interaction) : discord.world.message(interaction.channelId, id)
  if (!stored || !interaction.messages.has(stored.message.id)) throw refusal('unknown-message')
  return stored
}

function original({ world }: Discord, { channelId, originalId }: Interaction): StoredMessage | undefined {
  return originalId === null ? undefined : world.message(channelId, originalId)
}
