import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { demandNone, refusal } from '../errors.js'
import { checked } from '../messages/body.js'
import { command, commandEdit, commandList } from '../validation/command-rules.js'
import { type CommandBody, commandProblems, listProblems } from '../validation/whole-command.js'
import { guildOf } from './lookup.js'
import { type Answer, type Call, created, noContent, ok, param, type Route } from './route.js'

/** How many commands of each type an application may have, globally and again per guild. */
const LIMITS: Readonly<Record<number, number>> = {
  [ApplicationCommandType.ChatInput]: 100,
  [ApplicationCommandType.User]: 15,
  [ApplicationCommandType.Message]: 15,
}

const routesBelow = (base: string): readonly Route[] => [
  { method: 'GET', path: base, handle: listCommands },
  { method: 'PUT', path: base, handle: replaceCommands },
  { method: 'POST', path: base, handle: createCommand },
  { method: 'GET', path: `${base}/:command`, handle: (discord, call) => ok(commandOf(discord, call)) },
  { method: 'PATCH', path: `${base}/:command`, handle: editCommand },
  { method: 'DELETE', path: `${base}/:command`, handle: deleteCommand },
]

export const commandRoutes: readonly Route[] = [
  ...routesBelow('/applications/:application/commands'),
  ...routesBelow('/applications/:application/guilds/:guild/commands'),
]

/** The guild whose commands are meant, or null for the global ones. */
function scopeOf(discord: Discord, call: Call): string | null {
  if (param(call, 'application') !== discord.world.bot.id) throw refusal('missing-access')
  return call.params.guild === undefined ? null : guildOf(discord, call).id
}

function commandsIn({ world }: Discord, scope: string | null): readonly APIApplicationCommand[] {
  return [...world.commands.values()].filter(({ guild_id }) => (guild_id ?? null) === scope)
}

function listCommands(discord: Discord, call: Call): Answer {
  const commands = commandsIn(discord, scopeOf(discord, call))
  return ok(call.query.get('with_localizations') === 'true' ? commands : withoutLocalizations(commands))
}

function withoutLocalizations(commands: readonly APIApplicationCommand[]): unknown {
  return JSON.parse(JSON.stringify(commands, (key, value) => (key.endsWith('_localizations') ? undefined : value)))
}

function replaceCommands(discord: Discord, call: Call): Answer {
  const scope = scopeOf(discord, call)
  const bodies = checked<readonly CommandBody[]>(commandList, call.body ?? [])
  demandNone(listProblems(bodies))
  const former = commandsIn(discord, scope)
  const next = bodies.map((body) => commandObject(discord, scope, body, namesake(former, body)))
  demandCounts(next)
  discord.commandQuota.use(scope, next.filter(({ id }) => !discord.world.commands.has(id)).length)
  for (const { id } of former) discord.world.commands.delete(id)
  for (const made of next) discord.world.commands.set(made.id, made)
  discord.world.announce({ kind: 'commands' })
  return ok(next)
}

/** Creates a command, or replaces the one of the same name and type. */
function createCommand(discord: Discord, call: Call): Answer {
  const scope = scopeOf(discord, call)
  const body = checked<CommandBody>(command, call.body)
  demandNone(commandProblems(body))
  const former = namesake(commandsIn(discord, scope), body)
  const made = commandObject(discord, scope, body, former)
  demandCounts([...commandsIn(discord, scope).filter(({ id }) => id !== made.id), made])
  if (!former) discord.commandQuota.use(scope, 1)
  store(discord, made)
  return former ? ok(made) : created(made)
}

function editCommand(discord: Discord, call: Call): Answer {
  const former = commandOf(discord, call)
  const body = { ...(former as unknown as CommandBody), ...checked<Partial<CommandBody>>(commandEdit, call.body) }
  demandNone(commandProblems(body))
  const made = commandObject(discord, former.guild_id ?? null, body, former)
  store(discord, made)
  return ok(made)
}

function deleteCommand(discord: Discord, call: Call): Answer {
  discord.world.commands.delete(commandOf(discord, call).id)
  discord.world.announce({ kind: 'commands' })
  return noContent
}

function store({ world }: Discord, made: APIApplicationCommand): void {
  world.commands.set(made.id, made)
  world.announce({ kind: 'commands' })
}

function commandOf(discord: Discord, call: Call): APIApplicationCommand {
  const scope = scopeOf(discord, call)
  const found = discord.world.commands.get(param(call, 'command'))
  if (!found || (found.guild_id ?? null) !== scope) throw refusal('unknown-command')
  return found
}

function namesake(commands: readonly APIApplicationCommand[], body: CommandBody): APIApplicationCommand | undefined {
  return commands.find(({ name, type }) => name === body.name && type === (body.type ?? ApplicationCommandType.ChatInput))
}

function commandObject(
  { world }: Discord,
  scope: string | null,
  body: CommandBody,
  former: APIApplicationCommand | undefined,
): APIApplicationCommand {
  const made = {
    name_localizations: null,
    description_localizations: null,
    default_member_permissions: null,
    contexts: null,
    integration_types: [0],
    nsfw: false,
    ...body,
    description: body.description ?? '',
    type: body.type ?? ApplicationCommandType.ChatInput,
    id: former?.id ?? world.nextId(),
    application_id: world.bot.id,
    version: world.nextId(),
    ...(scope !== null && { guild_id: scope }),
  }
  // The rules proved the options; Discord's type tells their kinds apart more finely than a body's.
  return made as unknown as APIApplicationCommand
}

function demandCounts(commands: readonly APIApplicationCommand[]): void {
  for (const [type, limit] of Object.entries(LIMITS))
    if (commands.filter((made) => made.type === Number(type)).length > limit) throw refusal('too-many-commands')
}
