import type { SandboxRequests, SandboxSuggestion } from '../../protocol.js'
import { completeOption, enterCommand } from '../actions/commands.js'
import { choose, press } from '../actions/components.js'
import { Refused } from '../actions/refused.js'
import { addMember, dismiss, inviteBot, permit, setLocale } from '../actions/settings.js'
import type { Discord } from '../discord.js'
import { check } from '../validation/check.js'
import { problemLine } from '../validation/problem.js'
import {
  boolean,
  type Fields,
  integer,
  list,
  object,
  optional,
  type Rule,
  required,
  snowflake,
  text,
} from '../validation/rule.js'
import { resetWorld, type WorldSeed } from '../world/guilds.js'

type Verb = keyof SandboxRequests

/** What a verb answers: nothing, or suggestions. */
type Answer = Promise<readonly SandboxSuggestion[]> | undefined

type Action = (discord: Discord, body: unknown) => Answer

/** Checks a verb's body, then acts on it. */
function action<V extends Verb>(fields: Fields, act: (discord: Discord, body: SandboxRequests[V]) => unknown): Action {
  const rule = object(fields)
  return (discord, body) => {
    const problems = check(rule, body)
    if (problems.length > 0) throw new Refused(problemLine(problems))
    const done = act(discord, body as SandboxRequests[V])
    return done instanceof Promise ? done : undefined
  }
}

const id = required(snowflake)
const short = required(text(1, 100))

/** What is entered in a command, below at most a group and a subcommand. */
const optionsWithin = (levels: number): Rule => {
  const entered = { type: required(integer(1, 11)), name: short, value: optional({ kind: 'scalar' }), focused: optional(boolean) }
  return list(object({ ...entered, ...(levels > 0 && { options: optional(optionsWithin(levels - 1)) }) }), 0, 25)
}
const entry = { userId: id, channelId: id, commandId: id, options: required(optionsWithin(2)) }
const use = { userId: id, channelId: id, messageId: id, customId: short }

const ACTIONS: Readonly<Record<Exclude<Verb, 'reset'>, Action>> = {
  command: action<'command'>(entry, (discord, { commandId, ...body }) => {
    enterCommand(discord, { ...body, command: commandId })
  }),
  complete: action<'complete'>(entry, async (discord, { commandId, ...body }) => {
    const { choices } = await completeOption(discord, { ...body, command: commandId }).answered
    return choices ?? []
  }),
  press: action<'press'>(use, press),
  choose: action<'choose'>({ ...use, values: required(list(text(1, 100), 0, 25)) }, choose),
  dismiss: action<'dismiss'>({ userId: id, channelId: id, messageId: id }, dismiss),
  locale: action<'locale'>({ userId: id, locale: short }, (discord, { userId, locale }) => setLocale(discord, userId, locale)),
  'new-user': action<'new-user'>({ name: short, locale: short }, addMember),
  'new-guild': action<'new-guild'>({ name: short, locale: short }, inviteBot),
  permissions: action<'permissions'>(
    { channelId: id, botMayPost: required(boolean), botMayAttach: required(boolean) },
    (discord, { channelId, botMayPost, botMayAttach }) => permit(discord, channelId, { post: botMayPost, attach: botMayAttach }),
  ),
}

/**
 * Does what the page asks.
 * @throws {Refused} with the sentence to show
 */
export function actOn(discord: Discord, world: WorldSeed, verb: string, body: unknown): Answer {
  if (isVerb(verb)) return ACTIONS[verb](discord, body)
  if (verb === 'reset') return void resetWorld(discord.world, world)
  throw new Refused(`The sandbox does not know how to ${verb}.`)
}

const isVerb = (verb: string): verb is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, verb)
