import { z } from 'zod'
import type { SandboxRequests, SandboxSuggestion } from '../../protocol.js'
import { completeOption, enterCommand } from '../actions/commands.js'
import { choose, press } from '../actions/components.js'
import { Refused } from '../actions/refused.js'
import { addMember, dismiss, inviteBot, permit, setLocale } from '../actions/settings.js'
import type { Discord } from '../discord.js'
import { check } from '../validation/check.js'
import { problemLine } from '../validation/problem.js'
import { snowflake as id, integer, list, text } from '../validation/shapes.js'
import { resetWorld, type WorldSeed } from '../world/guilds.js'

type Verb = keyof SandboxRequests

/** The answer of a verb: nothing, or suggestions. */
type Answer = Promise<readonly SandboxSuggestion[]> | undefined

type Action = (discord: Discord, body: unknown) => Answer

/** Checks a verb's body, then performs its action. */
function action<V extends Verb>(shape: z.ZodType, act: (discord: Discord, body: SandboxRequests[V]) => unknown): Action {
  return (discord, body) => {
    const problems = check(shape, body)
    if (problems.length > 0) throw new Refused(problemLine(problems))
    const done = act(discord, body as SandboxRequests[V])
    return done instanceof Promise ? done : undefined
  }
}

const short = text(1, 100)

const entered = {
  type: integer(1, 11),
  name: short,
  value: z.union([z.string(), z.number()]).nullish(),
  focused: z.boolean().nullish(),
}
/** The values entered in a command, or below one of its subcommands. */
const values = list(z.strictObject(entered), 0, 25)
const options = list(z.strictObject({ ...entered, options: values.nullish() }), 0, 25)
const entry = z.strictObject({ userId: id, channelId: id, commandId: id, options })
const named = z.strictObject({ name: short, locale: short })
const use = { userId: id, channelId: id, messageId: id, customId: short }

const ACTIONS: Readonly<Record<Exclude<Verb, 'reset'>, Action>> = {
  command: action<'command'>(entry, (discord, { commandId, ...body }) => {
    enterCommand(discord, { ...body, command: commandId })
  }),
  complete: action<'complete'>(entry, async (discord, { commandId, ...body }) => {
    const { choices } = await completeOption(discord, { ...body, command: commandId }).answered
    return choices ?? []
  }),
  press: action<'press'>(z.strictObject(use), press),
  choose: action<'choose'>(z.strictObject({ ...use, values: list(short, 0, 25) }), choose),
  dismiss: action<'dismiss'>(z.strictObject({ userId: id, channelId: id, messageId: id }), dismiss),
  locale: action<'locale'>(z.strictObject({ userId: id, locale: short }), (discord, { userId, locale }) =>
    setLocale(discord, userId, locale),
  ),
  'new-user': action<'new-user'>(named, addMember),
  'new-guild': action<'new-guild'>(named, inviteBot),
  permissions: action<'permissions'>(
    z.strictObject({ channelId: id, botMayPost: z.boolean(), botMayAttach: z.boolean() }),
    (discord, { channelId, botMayPost, botMayAttach }) => permit(discord, channelId, { post: botMayPost, attach: botMayAttach }),
  ),
}

/**
 * Performs a request of the page.
 * @throws {Refused} with the sentence to show
 */
export function actOn(discord: Discord, world: WorldSeed, verb: string, body: unknown): Answer {
  if (isVerb(verb)) return ACTIONS[verb](discord, body)
  if (verb === 'reset') return void resetWorld(discord.world, world)
  throw new Refused(`The sandbox does not know how to ${verb}.`)
}

const isVerb = (verb: string): verb is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, verb)
