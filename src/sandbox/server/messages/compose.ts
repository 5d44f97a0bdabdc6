import { AllowedMentionsTypes, type APIMessage, MessageFlags, type MessageType } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { demandNone, refusal } from '../errors.js'
import { allowedMentionProblems, type Draft, isEmpty, isV2, wholeProblems } from '../validation/whole-message.js'
import { botObject, userObject } from '../world/objects.js'
import type { Channel, StoredFile, StoredMessage } from '../world/records.js'
import type { World } from '../world/world.js'
import { addedFiles, keptFiles, planProblems } from './attach.js'
import type { ComponentNode, MessageBody, Upload } from './body.js'
import { everyComponent } from './components.js'
import { storedName } from './files.js'
import { type Mentions, mentionsIn, pingedUsers } from './mentions.js'
import { shown } from './render.js'

/** Properties of a new message that come from how it was created. */
export interface Envelope {
  readonly channel: Channel
  readonly type: MessageType
  readonly ephemeralFor: string | null
  readonly usedCommand: StoredMessage['usedCommand']
  /** Answers to interactions mention only users by default. */
  readonly byInteraction: boolean
  readonly extra: Partial<APIMessage>
}

const KINDS = [AllowedMentionsTypes.User, AllowedMentionsTypes.Role, AllowedMentionsTypes.Everyone]

/**
 * Posts a message of the bot.
 * @throws {ApiError} 50035 or 50006, as Discord would
 */
export function postMessage(discord: Discord, envelope: Envelope, body: MessageBody, uploads: readonly Upload[]): StoredMessage {
  const { world } = discord
  const flags = body.flags ?? 0
  const draft = draftOf(body, flags, [], uploads)
  const allowed = MessageFlags.IsComponentsV2 | (envelope.byInteraction ? MessageFlags.Ephemeral : 0)
  if (isEmpty(draft)) throw refusal('empty-message')
  demandNone([
    ...planProblems(body, uploads, null),
    ...flagProblems(flags & ~allowed),
    ...wholeProblems(draft),
    ...allowedMentionProblems(body.allowed_mentions),
  ])
  const ephemeral = envelope.ephemeralFor !== null
  const files = addedFiles(discord, envelope.channel.id, body, uploads, ephemeral)
  const mentions = mentionsIn(
    world,
    envelope.channel,
    textOf(draft),
    body.allowed_mentions,
    envelope.byInteraction ? [AllowedMentionsTypes.User] : KINDS,
  )
  const message = {
    ...bareMessage(world, envelope, flags),
    ...shown(draft, files, ephemeral),
    ...mentioned(mentions),
    tts: body.tts ?? false,
    ...(body.nonce != null && { nonce: body.nonce }),
  }
  const pings = ephemeral ? [] : notified(world, envelope.channel, mentions)
  return world.putMessage({ ...provenance(envelope), message, pings, files })
}

/** A direct message always notifies its recipient. */
function notified(world: World, channel: Channel, mentions: Mentions): readonly string[] {
  return channel.recipientId === undefined ? pingedUsers(world, channel, mentions) : [channel.recipientId]
}

/** Posts the placeholder of a deferred answer, which says that the bot is thinking. */
export function postLoading({ world }: Discord, envelope: Envelope): StoredMessage {
  const message = bareMessage(world, envelope, MessageFlags.Loading)
  return world.putMessage({ ...provenance(envelope), message, pings: [], files: [] })
}

const provenance = ({
  channel,
  ephemeralFor,
  usedCommand,
}: Envelope): Pick<StoredMessage, 'guildId' | 'ephemeralFor' | 'usedCommand'> => ({
  guildId: channel.guildId,
  ephemeralFor,
  usedCommand,
})

function bareMessage(world: World, envelope: Envelope, flags: number): APIMessage {
  return {
    id: world.nextId(),
    channel_id: envelope.channel.id,
    author: botObject(world),
    content: '',
    timestamp: world.timestamp(),
    edited_timestamp: null,
    tts: false,
    pinned: false,
    type: envelope.type,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    flags: flags | (envelope.ephemeralFor !== null ? MessageFlags.Ephemeral : 0),
    ...envelope.extra,
  }
}

/**
 * Edits a message of the bot. Absent fields stay, null empties them, and `attachments` lists every file to keep. Mentions added
 * by an edit notify nobody.
 * @throws {ApiError} 50035 or 50006, as Discord would
 */
export function editMessage(
  discord: Discord,
  stored: StoredMessage,
  channel: Channel,
  body: MessageBody,
  uploads: readonly Upload[],
): StoredMessage {
  const { world } = discord
  const before = stored.message
  const wasLoading = ((before.flags ?? 0) & MessageFlags.Loading) !== 0
  const flags = editedFlags(before.flags ?? 0, body.flags)
  const kept = keptFiles(stored.files, body)
  const draft = draftOf({ ...withFormer(before), ...given(body) }, flags, kept, uploads)
  if (isEmpty(draft)) throw refusal('empty-message')
  demandNone([
    ...planProblems(body, uploads, stored.files),
    ...wholeProblems(draft),
    ...allowedMentionProblems(body.allowed_mentions),
  ])
  const ephemeral = stored.ephemeralFor !== null
  const files = [...kept, ...addedFiles(discord, channel.id, body, uploads, ephemeral)]
  for (const { id } of stored.files) if (!files.some((file) => file.id === id)) discord.files.drop(id)
  const mentions = mentionsIn(
    world,
    channel,
    textOf(draft),
    body.allowed_mentions,
    before.webhook_id ? [AllowedMentionsTypes.User] : KINDS,
  )
  return world.putMessage({
    ...stored,
    message: {
      ...before,
      ...shown(draft, files, ephemeral),
      ...mentioned(mentions),
      flags,
      edited_timestamp: wasLoading ? null : world.timestamp(),
    },
    files,
  })
}

function draftOf(body: MessageBody, flags: number, kept: readonly StoredFile[], uploads: readonly Upload[]): Draft {
  const newFiles = uploads.map(({ index, name }) =>
    storedName(body.attachments?.find(({ id }) => id === String(index))?.filename ?? name),
  )
  return {
    content: body.content ?? '',
    components: body.components ?? [],
    flags,
    files: [...kept.map(({ name }) => name), ...newFiles],
    newFiles,
  }
}

const withFormer = ({ content, components }: APIMessage): MessageBody => ({
  content,
  components: (components ?? []) as readonly ComponentNode[],
})

/** The body without absent fields, so that spreading it replaces only the given ones. */
const given = (body: MessageBody): MessageBody =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))

function flagProblems(forbidden: number): ReturnType<typeof wholeProblems> {
  return forbidden ? [{ path: ['flags'], code: 'MESSAGE_FLAGS_INVALID', message: `Flags ${forbidden} cannot be set here.` }] : []
}

/** Edits may add Components V2 but never remove it. Other flags stay unchanged. */
function editedFlags(before: number, wanted: number | null | undefined): number {
  const stays = before & ~MessageFlags.Loading
  if (wanted == null) return stays
  demandNone(flagProblems(wanted & ~stays & ~MessageFlags.IsComponentsV2))
  if (isV2(before) && !isV2(wanted))
    demandNone([
      { path: ['flags'], code: 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', message: 'The components V2 flag cannot be removed.' },
    ])
  return stays | (wanted & MessageFlags.IsComponentsV2)
}

function textOf(draft: Draft): string {
  const displays = [...everyComponent(draft.components)].map(({ component }) => component.content ?? '')
  return [draft.content, ...displays].join('\n')
}

function mentioned(mentions: Mentions): Pick<APIMessage, 'mentions' | 'mention_roles' | 'mention_everyone'> {
  return { mentions: mentions.users.map(userObject), mention_roles: [...mentions.roles], mention_everyone: mentions.everyone }
}
