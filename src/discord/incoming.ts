/** What an interaction of discord.js says, in our own terms. */
import { type ChatInputCommandInteraction, type MessageComponentInteraction, MessageFlags, PermissionFlagsBits } from 'discord.js'
import { localeOf } from '../i18n/locale.js'
import type { PermissionTexts } from '../i18n/texts/shape.js'
import type { User, Venue } from '../tables/table.js'
import type { Answerable, Place } from './answer.js'
import type { Call } from './command.js'
import type { CustomId } from './custom-id.js'
import type { Press, Presser } from './presses/press.js'
import { visibleChannels } from './visible-channels.js'

const MODERATES = [PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageMessages] as const

function venueOf(interaction: Answerable): Venue {
  return { guildId: interaction.guildId, channelId: interaction.channelId }
}

export function readPress(interaction: MessageComponentInteraction<'cached'>, id: CustomId): Press {
  const chosen = interaction.isStringSelectMenu() ? (interaction.values[0] ?? null) : null
  return { ...readPresser(interaction), id, interactionId: interaction.id, messageId: interaction.message.id, chosen }
}

export function readPresser(interaction: MessageComponentInteraction<'cached'>): Presser {
  return {
    user: userOf(interaction),
    locale: localeOf(interaction.locale),
    moderator: isModerator(interaction),
    venue: venueOf(interaction),
    missingPermissions: missingPermissions(interaction),
    missingForThread: missingForThread(interaction),
    channelIds: () => visibleChannels(interaction),
    isPrivate: isPrivate(interaction),
  }
}

export function readCall(interaction: ChatInputCommandInteraction<'cached'>): Call {
  return {
    interactionId: interaction.id,
    user: userOf(interaction),
    locale: localeOf(interaction.locale),
    guildLocale: localeOf(interaction.guildLocale),
    moderator: isModerator(interaction),
    venue: venueOf(interaction),
    missingPermissions: missingPermissions(interaction),
    missingForThread: missingForThread(interaction),
    channelIds: () => visibleChannels(interaction),
    subcommand: interaction.options.getSubcommand(false),
    option(name) {
      const value = interaction.options.get(name)?.value
      return typeof value === 'string' || typeof value === 'number' ? value : null
    },
    person(name) {
      const user = interaction.options.getUser(name)
      const member = interaction.options.getMember(name)
      if (user === null) return null
      return { user: { id: user.id, name: member?.displayName ?? user.displayName }, isBot: user.bot, isMember: member !== null }
    },
  }
}

const ON_LOBBY = ['join', 'leave', 'start', 'close-lobby', 'colour'] as const

/** Whether a press is one that changes a lobby's message. */
export function isOnLobby({ wish }: CustomId): boolean {
  return ON_LOBBY.some((kind) => kind === wish.kind)
}

/** A press on a private message or on a lobby changes that message; any other opens a private one, unless it is to show something. */
export function placeOf(interaction: MessageComponentInteraction<'cached'>, id: CustomId | null): Place {
  if (id?.wish.kind === 'show-replay') return 'public'
  return isPrivate(interaction) || (id !== null && isOnLobby(id)) ? 'update' : 'private'
}

function userOf(interaction: Answerable): User {
  return { id: interaction.user.id, name: interaction.member.displayName }
}

function isModerator({ memberPermissions }: Answerable): boolean {
  return MODERATES.some((permission) => memberPermissions.has(permission))
}

function isPrivate(interaction: MessageComponentInteraction<'cached'>): boolean {
  return interaction.message.flags.has(MessageFlags.Ephemeral)
}

function missingPermissions({ appPermissions, channel }: Answerable): (keyof PermissionTexts)[] {
  const sending = channel?.isThread() === true ? 'sendMessagesInThreads' : 'sendMessages'
  const needed = ['viewChannel', sending, 'attachFiles'] as const
  return needed.filter((name) => !appPermissions.has(BITS[name]))
}

/** Nothing inside a thread: a table that is opened there stays there. */
function missingForThread({ appPermissions, channel }: Answerable): (keyof PermissionTexts)[] {
  if (channel?.isThread() === true) return []
  const needed = ['createPublicThreads', 'sendMessagesInThreads'] as const
  return needed.filter((name) => !appPermissions.has(BITS[name]))
}

const BITS: Readonly<Record<keyof PermissionTexts, bigint>> = {
  viewChannel: PermissionFlagsBits.ViewChannel,
  sendMessages: PermissionFlagsBits.SendMessages,
  sendMessagesInThreads: PermissionFlagsBits.SendMessagesInThreads,
  createPublicThreads: PermissionFlagsBits.CreatePublicThreads,
  attachFiles: PermissionFlagsBits.AttachFiles,
}
