import {
  type APIInteractionResponse,
  type APIMessage,
  InteractionType,
  MessageFlags,
  MessageType,
  InteractionResponseType as Response,
} from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { ApiError, invalidForm, refusal } from '../errors.js'
import { checked, type MessageBody, type Upload } from '../messages/body.js'
import { type Envelope, editMessage, postLoading, postMessage } from '../messages/compose.js'
import { isRecord } from '../validation/check.js'
import { autocomplete } from '../validation/command-rules.js'
import { messageShape } from '../validation/message-rules.js'
import { problem } from '../validation/problem.js'
import { GUILD_INSTALL, userObject } from '../world/objects.js'
import type { Channel, StoredMessage } from '../world/records.js'
import type { World } from '../world/world.js'
import type { Interaction, InteractionOutcome } from './interactions.js'

/** The first answers allowed for each kind of interaction. */
const ANSWERS: Readonly<Record<number, readonly Response[]>> = {
  [InteractionType.ApplicationCommand]: [Response.ChannelMessageWithSource, Response.DeferredChannelMessageWithSource],
  [InteractionType.MessageComponent]: [
    Response.ChannelMessageWithSource,
    Response.DeferredChannelMessageWithSource,
    Response.DeferredMessageUpdate,
    Response.UpdateMessage,
  ],
  [InteractionType.ApplicationCommandAutocomplete]: [Response.ApplicationCommandAutocompleteResult],
}

type Result = Omit<InteractionOutcome, 'state' | 'message'> & { readonly message: StoredMessage | null }

const NOTHING: Result = { message: null, choices: null }

/**
 * Carries out a bot's first answer to an interaction.
 * @returns Discord's body for `with_response=true`
 * @throws {ApiError} 50035 and similar; the interaction then still waits
 */
export function answerInteraction(discord: Discord, interaction: Interaction, body: unknown, uploads: readonly Upload[]): object {
  const type = answerType(interaction, body)
  const data = isRecord(body) ? (body.data ?? {}) : {}
  const result = belowData(() => carryOut(discord, interaction, type, data, uploads))
  discord.interactions.answered(interaction, type, result)
  return callbackResponse(interaction, type, result.message?.message ?? null)
}

/** Reports the problems of a callback's message below `data`. */
function belowData<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof ApiError) || error.problems.length === 0) throw error
    throw invalidForm(error.problems.map((found) => ({ ...found, path: ['data', ...found.path] })))
  }
}

function answerType(interaction: Interaction, body: unknown): Response {
  const allowed = ANSWERS[interaction.type] ?? []
  const type = isRecord(body) ? body.type : undefined
  const found = allowed.find((answer) => answer === type)
  if (found !== undefined) return found
  const forms = type === Response.Modal ? ' The sandbox has no forms.' : ''
  throw invalidForm([problem(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.${forms}`)])
}

function carryOut(discord: Discord, interaction: Interaction, type: Response, data: unknown, uploads: readonly Upload[]): Result {
  switch (type) {
    case Response.ChannelMessageWithSource:
      return { ...NOTHING, message: reply(discord, interaction, checked<MessageBody>(messageShape, data), uploads) }
    case Response.DeferredChannelMessageWithSource:
      return { ...NOTHING, message: defer(discord, interaction, checked<MessageBody>(messageShape, data)) }
    case Response.DeferredMessageUpdate:
      return { ...NOTHING, message: own(interaction, originMessage(discord.world, interaction)) }
    case Response.UpdateMessage:
      return { ...NOTHING, message: update(discord, interaction, checked<MessageBody>(messageShape, data), uploads) }
    case Response.ApplicationCommandAutocompleteResult:
      return { ...NOTHING, choices: checked<{ choices: NonNullable<InteractionOutcome['choices']> }>(autocomplete, data).choices }
    default:
      throw new Error(`No interaction takes answers of type ${type}.`)
  }
}

function reply(discord: Discord, interaction: Interaction, body: MessageBody, uploads: readonly Upload[]): StoredMessage {
  const channel = channelOf(discord.world, interaction)
  const ephemeral = ((body.flags ?? 0) & MessageFlags.Ephemeral) !== 0
  return own(interaction, postMessage(discord, responseEnvelope(discord.world, interaction, channel, ephemeral), body, uploads))
}

/** A deferred answer may only say whether it will be ephemeral. */
function defer(discord: Discord, interaction: Interaction, body: MessageBody): StoredMessage {
  const flags = body.flags ?? 0
  if (flags & ~MessageFlags.Ephemeral)
    throw invalidForm([problem(['flags'], 'MESSAGE_FLAGS_INVALID', 'A deferred answer takes the ephemeral flag only.')])
  const channel = channelOf(discord.world, interaction)
  return own(interaction, postLoading(discord, responseEnvelope(discord.world, interaction, channel, flags !== 0)))
}

function update(discord: Discord, interaction: Interaction, body: MessageBody, uploads: readonly Upload[]): StoredMessage {
  const channel = channelOf(discord.world, interaction)
  return own(interaction, editMessage(discord, originMessage(discord.world, interaction), channel, body, uploads))
}

/** From now on `@original` refers to this message. */
function own(interaction: Interaction, stored: StoredMessage): StoredMessage {
  interaction.originalId = stored.message.id
  interaction.messages.add(stored.message.id)
  return stored
}

/** @throws {ApiError} 10003 if the channel was deleted meanwhile */
export function channelOf(world: World, interaction: Interaction): Channel {
  const channel = world.channels.get(interaction.channelId)
  if (!channel) throw refusal('unknown-channel')
  return channel
}

function originMessage(world: World, interaction: Interaction): StoredMessage {
  const message = interaction.messageId && world.message(interaction.channelId, interaction.messageId)
  if (!message) throw refusal('unknown-message')
  return message
}

/** The envelope of an answer or follow-up. A command's first answer names the command; all others reply to a message. */
export function responseEnvelope(world: World, interaction: Interaction, channel: Channel, ephemeral: boolean): Envelope {
  const user = world.users.get(interaction.userId)
  if (!user) throw refusal('unknown-interaction')
  const repliedTo = interaction.originalId ?? interaction.messageId
  const isFirst = interaction.command !== null && repliedTo === null
  return {
    channel,
    type: isFirst ? MessageType.ChatInputCommand : repliedTo ? MessageType.Reply : MessageType.Default,
    ephemeralFor: ephemeral ? user.id : null,
    usedCommand: isFirst && interaction.command ? { user, command: interaction.command } : null,
    byInteraction: true,
    extra: {
      webhook_id: world.bot.id,
      application_id: world.bot.id,
      interaction_metadata: metadata(world, interaction) as NonNullable<APIMessage['interaction_metadata']>,
      ...(repliedTo && {
        message_reference: { type: 0, message_id: repliedTo, channel_id: channel.id, guild_id: channel.guildId },
      }),
    },
  }
}

function metadata(world: World, interaction: Interaction): object {
  const user = world.users.get(interaction.userId)
  return {
    id: interaction.id,
    type: interaction.type,
    ...(user && { user: userObject(user) }),
    authorizing_integration_owners: { [GUILD_INSTALL]: interaction.guildId },
    ...(interaction.command && { name: interaction.command }),
    ...(interaction.type === InteractionType.MessageComponent && { interacted_message_id: interaction.messageId }),
  }
}

function callbackResponse(interaction: Interaction, type: APIInteractionResponse['type'], message: APIMessage | null): object {
  const flags = message?.flags ?? 0
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      guild_id: interaction.guildId,
      channel_id: interaction.channelId,
      ...(message && {
        response_message_id: message.id,
        response_message_loading: (flags & MessageFlags.Loading) !== 0,
        response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
      }),
    },
    resource: { type, ...(message && type !== Response.DeferredMessageUpdate && { message }) },
  }
}
