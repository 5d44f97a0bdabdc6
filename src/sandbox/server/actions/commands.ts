import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  InteractionContextType,
  InteractionType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10'
import type { SandboxOption } from '../../protocol.js'
import type { Discord } from '../discord.js'
import type { Pending } from '../interactions/interactions.js'
import { type Scene, sendInteraction } from '../interactions/payload.js'
import { resolvedData } from '../interactions/resolved.js'
import { memberPermissions } from '../world/permissions.js'
import { demandOptions } from './options.js'
import { Refused } from './refused.js'
import { sceneOf } from './scene.js'

/** A slash command as a user enters it; `options` as Discord sends them. */
export interface CommandUse {
  readonly userId: string
  readonly channelId: string
  /** The command's id, or its name. */
  readonly command: string
  readonly options: readonly SandboxOption[]
}

/**
 * A user enters a slash command.
 * @throws {Refused} if there is none, they may not use it, or an option does not fit
 */
export function enterCommand(discord: Discord, use: CommandUse): Pending {
  const scene = sceneOf(discord, use.userId, use.channelId)
  const command = usableCommand(discord, scene, use.command)
  demandOptions(command.options ?? [], use.options)
  return send(discord, scene, command, use, InteractionType.ApplicationCommand)
}

/**
 * A user is typing in an option (the one marked `focused`); the outcome has the bot's `choices`.
 * @throws {Refused} if there is no such command or they may not use it
 */
export function completeOption(discord: Discord, use: CommandUse): Pending {
  const scene = sceneOf(discord, use.userId, use.channelId)
  return send(discord, scene, usableCommand(discord, scene, use.command), use, InteractionType.ApplicationCommandAutocomplete)
}

function send(discord: Discord, scene: Scene, command: APIApplicationCommand, use: CommandUse, type: InteractionType): Pending {
  const { userId, channelId, options } = use
  const seed = { userId, channelId, guildId: scene.guild.id, messageId: null, customId: null }
  const ids = entityIds(options)
  return sendInteraction(
    discord,
    scene,
    { ...seed, type, command: [command.name, ...subcommands(options)].join(' ') },
    {
      id: command.id,
      name: command.name,
      type: command.type,
      options,
      ...(command.guild_id && { guild_id: command.guild_id }),
      ...(ids.length > 0 && { resolved: resolvedData(discord.world, scene, ids) }),
    },
  )
}

function usableCommand({ world }: Discord, { user, guild, channel }: Scene, key: string): APIApplicationCommand {
  const found = [...world.commands.values()].find(
    ({ id, name, type, guild_id }) =>
      (id === key || name === key) && type === ApplicationCommandType.ChatInput && (!guild_id || guild_id === guild.id),
  )
  if (!found) throw new Refused(`There is no command /${key} in ${guild.name}.`)
  const needed = found.default_member_permissions
  const has = memberPermissions(world, user.id, channel)
  if (needed !== null && needed !== undefined && (has & BigInt(needed)) !== BigInt(needed))
    throw new Refused(`${user.name} may not use /${found.name}.`)
  if (found.contexts && !found.contexts.includes(InteractionContextType.Guild))
    throw new Refused(`/${found.name} is not for servers.`)
  return found
}

function subcommands(options: readonly SandboxOption[]): readonly string[] {
  const [first] = options
  return first?.type === Option.Subcommand || first?.type === Option.SubcommandGroup
    ? [first.name, ...subcommands(first.options ?? [])]
    : []
}

const ENTITIES: ReadonlySet<number> = new Set([Option.User, Option.Role, Option.Mentionable, Option.Channel])

function entityIds(options: readonly SandboxOption[]): readonly string[] {
  return options.flatMap(({ type, value, options: below }) => [
    ...(ENTITIES.has(type) ? [String(value)] : []),
    ...entityIds(below ?? []),
  ])
}

/** Values by name, or below the names of subcommands, as tests like to write them: `{ new: { seats: 3 } }`. */
export interface OptionValues {
  readonly [name: string]: string | number | boolean | OptionValues
}

/**
 * Options in Discord's own shape out of plain values.
 * @throws {Refused} for a name that the command does not have
 */
export function optionsOf({ world }: Discord, command: string, values: OptionValues): readonly SandboxOption[] {
  const found = [...world.commands.values()].find(({ id, name }) => id === command || name === command)
  return shaped(found?.options ?? [], values, command)
}

function shaped(
  options: readonly APIApplicationCommandOption[],
  values: OptionValues,
  command: string,
): readonly SandboxOption[] {
  return Object.entries(values).map(([name, value]) => {
    const option = options.find((known) => known.name === name)
    if (!option) throw new Refused(`/${command} has no option ${name}.`)
    if (typeof value !== 'object') return { type: option.type, name, value }
    return { type: option.type, name, options: shaped(below(option), value, `${command} ${name}`) }
  })
}

function below(option: APIApplicationCommandOption): readonly (APIApplicationCommandOption | APIApplicationCommandBasicOption)[] {
  return 'options' in option ? (option.options ?? []) : []
}
