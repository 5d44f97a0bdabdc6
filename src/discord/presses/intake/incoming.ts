/** Converts Discord's interactions to our own types. */
import {
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandInteractionDataOption,
  type APIChatInputApplicationCommandGuildInteraction,
  type APIMessageComponentGuildInteraction,
  ApplicationCommandOptionType,
  ChannelType,
  ComponentType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord-api-types/v10'
import { localeOf } from '../../../i18n/locale.js'
import type { PermissionTexts } from '../../../i18n/texts/en/index.js'
import type { User } from '../../../tables/model/people.js'
import type { Venue } from '../../../tables/model/terms.js'
import type { ReplyKind } from '../../context/answer.js'
import type { ChannelVisibility } from '../../wire/channel-visibility.js'
import type { CustomId } from '../../wire/custom-id.js'
import type { Call, Focused, Person } from '../command.js'
import type { Press, Presser, Requester } from '../press.js'

/** A press of a button or a choice from a menu, on a server. */
export type IncomingPress = APIMessageComponentGuildInteraction
/** A command entered on a server. */
export type IncomingCommand = APIChatInputApplicationCommandGuildInteraction
export type Incoming = IncomingPress | IncomingCommand

type Visibility = Pick<ChannelVisibility, 'visibleTo'>

const MODERATES = PermissionFlagsBits.ManageGuild | PermissionFlagsBits.ManageMessages | PermissionFlagsBits.Administrator

export function readPress(interaction: IncomingPress, id: CustomId, visibility: Visibility): Press {
  const { data } = interaction
  const chosen = data.component_type === ComponentType.StringSelect ? (data.values[0] ?? null) : null
  const presser = readPresser(interaction, visibility)
  const { message } = interaction
  return { ...presser, id, interactionId: interaction.id, messageId: message.id, hasPicture: hasPicture(message), chosen }
}

/** Our messages are one container. Pictures that its blocks show are not listed as attachments. */
function hasPicture({ components = [] }: IncomingPress['message']): boolean {
  return components.some(
    (whole) => whole.type === ComponentType.Container && whole.components.some(({ type }) => type === ComponentType.MediaGallery),
  )
}

export function readPresser(interaction: IncomingPress, visibility: Visibility): Presser {
  return { ...readRequester(interaction, visibility), isPrivate: isPrivate(interaction) }
}

export function readCall(interaction: IncomingCommand, visibility: Visibility): Call {
  const { subcommand, options } = entered(interaction.data.options)
  return {
    ...readRequester(interaction, visibility),
    interactionId: interaction.id,
    subcommand,
    option(name) {
      const value = enteredFor(options, name)
      return typeof value === 'boolean' ? null : value
    },
    person: (name) => personIn(interaction, String(enteredFor(options, name))),
  }
}

/** The subcommand and the option being typed, with its present text. Null if there is none. */
export function readFocused(
  typed: readonly APIApplicationCommandInteractionDataOption[] | undefined,
): { readonly subcommand: string | null; readonly focused: Focused } | null {
  const { subcommand, options } = entered(typed)
  const focused = options.find((option) => 'focused' in option && option.focused === true)
  return focused === undefined ? null : { subcommand, focused: { name: focused.name, value: String(focused.value) } }
}

/** The user who acts, and where. */
function readRequester(interaction: Incoming, visibility: Visibility): Requester {
  const { guild_id: guildId, member, channel } = interaction
  const asker = { userId: member.user.id, roleIds: member.roles }
  return {
    user: userOf(interaction),
    locale: localeOf(interaction.locale),
    guildLocale: localeOf(interaction.guild_locale),
    moderator: (BigInt(member.permissions) & MODERATES) !== 0n,
    venue: venueOf(interaction),
    missingPermissions: missingPermissions(interaction),
    missingForThread: missingForThread(interaction),
    mayOpenThreads: mayOpenThreads(interaction),
    threadless: isThreadless(interaction),
    // A user can see the channel in which they act.
    channelIds: async () => [...new Set([...(await visibility.visibleTo(guildId, asker)), channel.id])],
  }
}

interface Entered {
  readonly subcommand: string | null
  readonly options: readonly APIApplicationCommandInteractionDataBasicOption[]
}

/** Our commands have no groups of subcommands. */
function entered(options: readonly APIApplicationCommandInteractionDataOption[] = []): Entered {
  const [first] = options
  if (first?.type === ApplicationCommandOptionType.Subcommand) return { subcommand: first.name, options: first.options ?? [] }
  return { subcommand: null, options: options.filter(isBasic) }
}

function isBasic(option: APIApplicationCommandInteractionDataOption): option is APIApplicationCommandInteractionDataBasicOption {
  return 'value' in option
}

function enteredFor(options: Entered['options'], name: string): string | number | boolean | null {
  return options.find((option) => option.name === name)?.value ?? null
}

function personIn({ data: { resolved } }: IncomingCommand, id: string): Person | null {
  const user = resolved?.users?.[id]
  if (user === undefined) return null
  const member = resolved?.members?.[id]
  const name = member?.nick ?? user.global_name ?? user.username
  return { user: { id, name }, isBot: user.bot === true, isMember: member !== undefined }
}

export function venueOf({ guild_id, channel }: Incoming): Venue {
  return { guildId: guild_id, channelId: channel.id }
}

/** The user, by their name on the server. */
export function userOf({ member: { nick, user } }: Incoming): User {
  return { id: user.id, name: nick ?? user.global_name ?? user.username }
}

const SHOWN_IN_PLACE = ['join', 'leave', 'start', 'close-lobby', 'colour', 'add-computer', 'answer'] as const

/** Whether a press changes the message of the channel that it is on: a lobby's, or a proposal's. */
export function isShownInPlace({ verb }: CustomId): boolean {
  return SHOWN_IN_PLACE.some((kind) => kind === verb.kind)
}

/**
 * A press on a private message, a lobby or a proposal changes that message. Any other press opens a private message, unless it
 * shows something to the channel.
 */
export function placeOf(interaction: IncomingPress, id: CustomId | null): ReplyKind {
  if (id?.verb.kind === 'show-replay' || id?.verb.kind === 'practice') return 'public'
  return isPrivate(interaction) || (id !== null && isShownInPlace(id)) ? 'update' : 'private'
}

function isPrivate({ message }: IncomingPress): boolean {
  return ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0
}

function missingPermissions(interaction: Incoming): (keyof PermissionTexts)[] {
  const sending = isInThread(interaction) ? 'sendMessagesInThreads' : 'sendMessages'
  return missing(interaction.app_permissions, ['viewChannel', sending, 'attachFiles'])
}

/** Empty where there are no threads, because a table that is opened there stays there. */
function missingForThread(interaction: Incoming): (keyof PermissionTexts)[] {
  const needed = ['createPublicThreads', 'sendMessagesInThreads'] as const
  return isThreadless(interaction) ? [] : missing(interaction.app_permissions, needed)
}

function mayOpenThreads(interaction: Incoming): boolean {
  return isThreadless(interaction) || missing(interaction.member.permissions, ['createPublicThreads']).length === 0
}

const THREADS: ReadonlySet<ChannelType> = new Set([
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
])

const VOICES: ReadonlySet<ChannelType> = new Set([ChannelType.GuildVoice, ChannelType.GuildStageVoice])

function isInThread({ channel }: Incoming): boolean {
  return THREADS.has(channel.type)
}

/** There are no threads inside a thread, nor in the chat of a voice channel. */
function isThreadless({ channel }: Incoming): boolean {
  return THREADS.has(channel.type) || VOICES.has(channel.type)
}

/** What somebody lacks whose permissions in the channel are these bits. */
function missing(bits: string, needed: readonly (keyof PermissionTexts)[]): (keyof PermissionTexts)[] {
  const permissions = BigInt(bits)
  const hasAll = (permissions & PermissionFlagsBits.Administrator) !== 0n
  return needed.filter((name) => !hasAll && (permissions & BITS[name]) === 0n)
}

const BITS: Readonly<Record<keyof PermissionTexts, bigint>> = {
  viewChannel: PermissionFlagsBits.ViewChannel,
  sendMessages: PermissionFlagsBits.SendMessages,
  sendMessagesInThreads: PermissionFlagsBits.SendMessagesInThreads,
  createPublicThreads: PermissionFlagsBits.CreatePublicThreads,
  attachFiles: PermissionFlagsBits.AttachFiles,
}
