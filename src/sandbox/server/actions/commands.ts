import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  InteractionType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10'
import type { SandboxOption } from '../../protocol.js'
import type { Discord } from '../discord.js'
import type { Pending } from '../interactions/interactions.js'
import { sendInteraction, type UserInChannel } from '../interactions/payload.js'
import { resolvedData } from '../interactions/resolved.js'
import { demandOptions } from './options.js'
import { Refused } from './refused.js'
import { userInChannel } from './user-in-channel.js'

/** A slash command as a user enters it. `options` has Discord's shape. */
export interface CommandUse {
  readonly userId: string
  readonly channelId: string
  /** The command's id or name. */
  readonly command: string
  readonly options: readonly SandboxOption[]
}

/**
 * A user enters a slash command.
 * @throws {Refused} if there is none, or an option does not fit
 */
export function enterCommand(discord: Discord, use: CommandUse): Pending {
  const place = userInChannel(discord, use.userId, use.channelId)
  const command = commandCalled(discord, place, use.command)
  demandOptions(command.options ?? [], use.options)
  return send(discord, place, command, use, InteractionType.ApplicationCommand)
}

/**
 * A user is typing in an option (the one marked `focused`). The outcome has the bot's `choices`.
 * @throws {Refused} if there is no such command
 */
export function completeOption(discord: Discord, use: CommandUse): Pending {
  const place = userInChannel(discord, use.userId, use.channelId)
  return send(discord, place, commandCalled(discord, place, use.command), use, InteractionType.ApplicationCommandAutocomplete)
}

function send(
  discord: Discord,
  place: UserInChannel,
  command: APIApplicationCommand,
  use: CommandUse,
  type: InteractionType,
): Pending {
  const { userId, channelId, options } = use
  const seed = { userId, channelId, guildId: place.guild.id, messageId: null, customId: null }
  const ids = userIds(options)
  return sendInteraction(
    discord,
    place,
    { ...seed, type, command: [command.name, ...subcommands(options)].join(' ') },
    {
      id: command.id,
      name: command.name,
      type: command.type,
      options,
      ...(ids.length > 0 && { resolved: resolvedData(discord.world, place, ids) }),
    },
  )
}

function commandCalled({ world }: Discord, { guild }: UserInChannel, key: string): APIApplicationCommand {
  const found = [...world.commands.values()].find(({ id, name }) => id === key || name === key)
  if (!found) throw new Refused(`There is no command /${key} in ${guild.name}.`)
  return found
}

function subcommands(options: readonly SandboxOption[]): readonly string[] {
  const [first] = options
  return first?.type === Option.Subcommand ? [first.name] : []
}

function userIds(options: readonly SandboxOption[]): readonly string[] {
  return options.flatMap(({ type, value, options: below }) => [
    ...(type === Option.User ? [String(value)] : []),
    ...userIds(below ?? []),
  ])
}

/** Values by name, or nested below the names of subcommands, as convenient for tests: `{ new: { seats: 3 } }`. */
export interface OptionValues {
  readonly [name: string]: string | number | OptionValues
}

/**
 * Converts plain values to options in Discord's own shape.
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
