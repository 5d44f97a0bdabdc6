import { type APIApplicationCommand, ApplicationCommandType } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import { demandNone, refusal } from '../errors.js'
import { checked } from '../messages/body.js'
import { commandList } from '../validation/command-rules.js'
import { type CommandBody, listProblems } from '../validation/whole-command.js'
import type { World } from '../world/world.js'
import { type Call, ok, param, type RestResponse, type Route } from './route.js'

/** Maximum number of commands of an application. */
const MOST_COMMANDS = 100

const PATH = '/applications/:application/commands'

export const commandRoutes: readonly Route[] = [
  { method: 'GET', path: PATH, handle: listCommands },
  { method: 'PUT', path: PATH, handle: replaceCommands },
]

function demandOwn({ world }: Discord, call: Call): void {
  if (param(call, 'application') !== world.bot.id) throw refusal('missing-access')
}

function listCommands(discord: Discord, call: Call): RestResponse {
  demandOwn(discord, call)
  const commands = [...discord.world.commands.values()]
  return ok(call.query.get('with_localizations') === 'true' ? commands : withoutLocalizations(commands))
}

function withoutLocalizations(commands: readonly APIApplicationCommand[]): unknown {
  return JSON.parse(JSON.stringify(commands, (key, value) => (key.endsWith('_localizations') ? undefined : value)))
}

function replaceCommands(discord: Discord, call: Call): RestResponse {
  demandOwn(discord, call)
  const { world, commandQuota } = discord
  const bodies = checked<readonly CommandBody[]>(commandList, call.body ?? [])
  demandNone(listProblems(bodies))
  if (bodies.length > MOST_COMMANDS) throw refusal('too-many-commands')
  const former = new Map([...world.commands.values()].map(({ name, id }) => [name, id]))
  const next = bodies.map((body) => commandObject(world, body, former.get(body.name)))
  commandQuota.use(next.filter(({ id }) => !world.commands.has(id)).length)
  world.commands.clear()
  for (const made of next) world.commands.set(made.id, made)
  world.announce({ kind: 'commands' })
  return ok(next)
}

/** The command with the fields that Discord adds. A command that keeps its name keeps its id. */
function commandObject(world: World, body: CommandBody, id = world.nextId()): APIApplicationCommand {
  const made = {
    name_localizations: null,
    description_localizations: null,
    default_member_permissions: null,
    contexts: null,
    integration_types: [0],
    nsfw: false,
    ...body,
    type: ApplicationCommandType.ChatInput,
    id,
    application_id: world.bot.id,
    version: world.nextId(),
  }
  // The rules have proved the options. Discord's type distinguishes their kinds more finely than a body's.
  return made as unknown as APIApplicationCommand
}
