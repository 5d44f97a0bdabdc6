/** Interactions as Discord's gateway sends them. */
import {
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord-api-types/v10'
import { pick, type Random } from '../../../engine/random.js'
import type { User } from '../../../tables/model/people.js'
import type { ChannelOf } from './stage.js'

const BOT_ID = '500000000000000001'
const LOCALES = ['en-US', 'en-GB', 'fr', 'de', 'ja', 'pt-BR']
/** Any of these permissions makes a moderator, who may cancel tables. */
const MODERATES = PermissionFlagsBits.ManageGuild | PermissionFlagsBits.ManageMessages | PermissionFlagsBits.Administrator
const ALL_PERMISSIONS = (1n << 50n) - 1n

let last = 600_000_000_000_000_000n
const nextId = () => String(++last)

/** The parts of an interaction that a user's client decides. The rest is Discord's. */
export interface Payload {
  readonly type: InteractionType
  readonly data: object
  /** The message of a component. */
  readonly message?: object
}

/** The fields that all interactions share. */
function common(user: User, { guildId, channelId }: ChannelOf, random: Random): object {
  const account = { id: user.id, username: user.name, discriminator: '0', global_name: user.name, avatar: null, public_flags: 0 }
  const joined = { joined_at: '2024-01-01T00:00:00.000Z', premium_since: null, deaf: false, mute: false, flags: 0, avatar: null }
  const permissions = String(ALL_PERMISSIONS & ~MODERATES)
  const channel = { id: channelId, type: ChannelType.GuildText, guild_id: guildId, name: 'stagecoach', position: 0, nsfw: false }
  return {
    id: nextId(),
    application_id: BOT_ID,
    token: `token${last}`,
    version: 1,
    guild_id: guildId,
    guild_locale: pick(LOCALES, random),
    channel_id: channelId,
    channel: { ...channel, permission_overwrites: [], permissions, flags: 0 },
    member: { user: account, nick: null, roles: [], permissions, ...joined, pending: false },
    locale: pick(LOCALES, random),
    app_permissions: String(ALL_PERMISSIONS),
    entitlements: [],
    authorizing_integration_owners: { 0: guildId },
    context: 0,
    attachment_size_limit: 10_485_760,
  }
}

/** A press on a button, or on a menu with chosen values. */
export function pressPayload(
  user: User,
  place: ChannelOf,
  customId: string,
  values: readonly string[] | null,
  random: Random,
): Payload {
  const isPrivate = random.below(2) === 0
  const data =
    values === null
      ? { component_type: ComponentType.Button, custom_id: customId, id: 1 }
      : { component_type: ComponentType.StringSelect, custom_id: customId, values, id: 1 }
  return { ...common(user, place, random), type: InteractionType.MessageComponent, data, message: message(place, isPrivate) }
}

function message({ channelId }: ChannelOf, isPrivate: boolean): object {
  const author = { id: BOT_ID, username: 'Stagecoach', discriminator: '0', global_name: null, avatar: null, bot: true }
  const flags = MessageFlags.IsComponentsV2 | (isPrivate ? MessageFlags.Ephemeral : 0)
  const lists = { embeds: [], attachments: [], mentions: [], mention_roles: [], components: [] }
  const told = {
    timestamp: '2024-01-01T00:00:00.000Z',
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    pinned: false,
  }
  return { id: nextId(), channel_id: channelId, type: 0, content: '', author, flags, ...lists, ...told }
}

/** An option as entered, or while it is being typed. */
export interface Entered {
  readonly type: number
  readonly name: string
  readonly value?: string | number | boolean
  readonly focused?: boolean
  readonly options?: readonly Entered[]
}

/** `people` are the users that options name. */
export function commandPayload(
  user: User,
  place: ChannelOf,
  name: string,
  options: readonly Entered[],
  isTyping: boolean,
  random: Random,
  people: readonly User[] = [],
): Payload {
  const type = isTyping ? InteractionType.ApplicationCommandAutocomplete : InteractionType.ApplicationCommand
  const known = { id: '700000000000000001', name, type: ApplicationCommandType.ChatInput, options }
  const data = people.length === 0 ? known : { ...known, resolved: resolved(people) }
  return { ...common(user, place, random), type, data }
}

function resolved(people: readonly User[]): object {
  const byId = (of: (user: User) => object) => Object.fromEntries(people.map((user) => [user.id, of(user)]))
  const users = byId(({ id, name }) => ({ id, username: name, global_name: name, discriminator: '0', avatar: null }))
  return { users, members: byId(() => ({ nick: null, roles: [] })) }
}

/** A submitted form. The bot never opens one. */
export function formPayload(user: User, place: ChannelOf, customId: string, values: readonly string[], random: Random): object {
  const components = values.map((value, index) => ({
    type: ComponentType.ActionRow,
    components: [{ type: ComponentType.TextInput, custom_id: `${customId}${index}`.slice(0, 100), value }],
  }))
  const data = { custom_id: customId, components }
  return { ...common(user, place, random), type: InteractionType.ModalSubmit, data, message: message(place, true) }
}
