/** The entry point of every interaction. All exceptions are caught here. */
import type { InteractionsAPI } from '@discordjs/core'
import { DiscordAPIError } from '@discordjs/rest'
import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIInteraction,
  ApplicationCommandType,
  InteractionType,
  MessageFlags,
  RESTJSONErrorCodes,
} from 'discord-api-types/v10'
import { localeOf } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { createRecent } from '../../recent.js'
import { TableUnreadable } from '../../tables/model/loaded-table.js'
import { NotStored } from '../../tables/model/not-stored.js'
import { createLanes } from '../../tables/service/lanes.js'
import { type Answers, awaitAnswer, followUpOf, type ReplyKind } from '../context/answer.js'
import type { Context } from '../context/context.js'
import { type PrivateMessages, TOKEN_LIFE_MS } from '../context/private-messages.js'
import { type Edit, type Reply, say } from '../context/reply.js'
import { readCustomId, type Verb } from '../wire/custom-id.js'
import type { Landscape } from '../wire/landscape.js'
import { type AnswerOutcome, type Observer, UNOBSERVED } from '../wire/observer.js'
import { momentIn } from '../words/reader.js'
import type { SlashCommand } from './command.js'
import { createFairTurns } from './fair-turns.js'
import {
  type Incoming,
  type IncomingCommand,
  type IncomingPress,
  isOnLobby,
  placeOf,
  readCall,
  readFocused,
  readPress,
  readPresser,
  userOf,
  venueOf,
} from './incoming.js'
import type { RateLimit, Weight } from './rate-limit.js'
import { answerPress, unreadablePress } from './route.js'

export interface Interactions {
  /** Answers one interaction. Never rejects. */
  receive(interaction: APIInteraction): Promise<void>
  /** From now on every interaction is answered with "being restarted". Resolves when none is in progress. */
  close(): Promise<void>
}

/** How to answer one interaction. */
interface Task {
  readonly kind: 'press' | 'command'
  readonly place: ReplyKind
  /** What identifies it in the log. */
  readonly about: Readonly<Record<string, unknown>>
  /** Tasks of one lane are answered in the order of their arrival. */
  readonly lane: string | null
  /** The table that it names. Null if it names none. */
  readonly tableId: string | null
  readonly weight: Weight
  readonly work: () => Promise<Reply>
}

interface Attempt {
  readonly reply: Reply
  readonly outcome: AnswerOutcome
}

/** The number of interactions for which a repeated delivery is noticed. Older ones could not be answered any more. */
const REMEMBERED = 10_000

/** Presses that cost the bot as much as many others. */
const COSTLY: ReadonlySet<Verb['kind']> = new Set(['replay', 'show-replay', 'transcript'])

/**
 * Discord's errors when an answer is too late, the interaction was already answered (a repeated delivery), or the answer was
 * deleted meanwhile.
 */
const LATE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
  RESTJSONErrorCodes.UnknownMessage,
])

export interface InteractionsDeps {
  readonly context: Context
  readonly commands: readonly SlashCommand[]
  readonly privateMessages: PrivateMessages
  readonly rateLimit: RateLimit
  readonly landscape: Pick<Landscape, 'visibleTo'>
  /** How answers get to Discord. */
  readonly answers: Answers & Pick<InteractionsAPI, 'createAutocompleteResponse'>
  readonly observer?: Observer
}

export function createInteractions(deps: InteractionsDeps): Interactions {
  const { context, commands, privateMessages, rateLimit, landscape, answers, observer = UNOBSERVED } = deps
  /** Recent deliveries. Discord may repeat them after a reconnect. */
  const received = createRecent<true>(REMEMBERED)
  const inFlight = new Set<Promise<void>>()
  const lanes = createLanes()
  const turns = createFairTurns()
  let closing = false

  async function answer(interaction: Incoming, asked: Task): Promise<void> {
    const locale = localeOf(interaction.locale)
    if (received.get(interaction.id)) {
      context.log.debug(asked.about, 'an interaction was delivered once more')
      observer.answered(asked.kind, 'late', 0)
      return
    }
    received.set(interaction.id, true)
    const task = admitted(interaction, asked)
    const until = context.clock.now().getTime() + TOKEN_LIFE_MS
    const pending = awaitAnswer(answers, interaction, task.place, context.clock)
    const observe = stopwatch(task)
    const finish = async () => {
      const { reply, outcome } = await attempt(interaction, task)
      const change = await pending.deliver(reply)
      observe(outcome)
      privateMessages.remember(venueOf(interaction).channelId, userOf(interaction).id, locale, followUpOf(answers, interaction))
      if (reply.kind !== 'public') noteShown(interaction, reply, change, until)
      await reply.sequel?.(change)
    }
    const done = task.lane === null ? finish() : lanes.run(task.lane, finish)
    await done.catch((thrown: unknown) => observe(undelivered(thrown, task.about)))
  }

  /** Records the private message that a user sees from now on. */
  function noteShown(
    interaction: Incoming,
    { kind, message }: Exclude<Reply, { kind: 'public' }>,
    change: Edit,
    until: number,
  ): void {
    const replaced = kind === 'update' && 'message' in interaction ? interaction.message.id : null
    const { channelId } = venueOf(interaction)
    const before = { channelId, user: userOf(interaction), locale: localeOf(interaction.locale), until }
    privateMessages.panels.stands(before, message, replaced, change)
  }

  /** The task itself, or a short refusal if the user asks for more than their share. */
  function admitted(interaction: Incoming, task: Task): Task {
    const again = rateLimit.admit(userOf(interaction).id, task.tableId, task.weight)
    if (again === null) return task
    const { tooMany } = TEXTS[localeOf(interaction.locale)].refusals
    context.log.debug({ ...task.about, again }, 'somebody asks for more than their share')
    return { ...task, lane: null, work: async () => say(tooMany(momentIn(again))) }
  }

  /** Reports once how a task ended and how long it took from now. */
  function stopwatch({ kind }: Task): (outcome: AnswerOutcome) => void {
    const since = context.clock.now().getTime()
    let isTold = false
    return (outcome) => {
      if (!isTold) observer.answered(kind, outcome, context.clock.now().getTime() - since)
      isTold = true
    }
  }

  /** An exception here is a bug. It is logged and answered with one sentence. */
  async function attempt(interaction: Incoming, { work, about }: Task): Promise<Attempt> {
    const { refusals } = TEXTS[localeOf(interaction.locale)]
    if (closing) return { reply: say(refusals.closing), outcome: 'closing' }
    try {
      return { reply: await turns.run(userOf(interaction).id, work), outcome: 'answered' }
    } catch (thrown) {
      // The tables have already logged this once.
      if (thrown instanceof TableUnreadable) return { reply: say(refusals.setAside), outcome: 'set-aside' }
      // The store has already logged this.
      if (thrown instanceof NotStored) return { reply: say(refusals.notStored), outcome: 'not-stored' }
      context.log.error({ ...about, err: thrown }, 'a press failed')
      return { reply: say(refusals.unexpected), outcome: 'failed' }
    }
  }

  function undelivered(thrown: unknown, about: object): AnswerOutcome {
    const isLate = thrown instanceof DiscordAPIError && LATE.has(thrown.code)
    if (isLate) context.log.debug({ ...about, code: thrown.code }, 'an interaction was over before its answer arrived')
    else context.log.warn({ ...about, err: thrown }, 'an answer could not be delivered')
    return isLate ? 'late' : 'undelivered'
  }

  function press(interaction: IncomingPress): Promise<void> {
    const id = readCustomId(interaction.data.custom_id)
    const about = { table: id?.tableId, position: id?.position, user: userOf(interaction).id }
    if (id === null) {
      const work = () => unreadablePress(context, readPresser(interaction, landscape))
      const unread = { tableId: null, weight: 'usual', lane: null } as const
      return answer(interaction, { kind: 'press', place: placeOf(interaction, null), about, ...unread, work })
    }
    // A lobby's message shows who is seated, so its answers must arrive in the order of the presses.
    const lane = isOnLobby(id) ? id.tableId : null
    const work = () => answerPress(context, readPress(interaction, id, landscape))
    const weight = COSTLY.has(id.verb.kind) ? 'costly' : 'usual'
    return answer(interaction, { kind: 'press', place: placeOf(interaction, id), about, tableId: id.tableId, weight, lane, work })
  }

  function command(interaction: IncomingCommand): Promise<void> {
    const { name } = interaction.data
    const found = commands.find(({ data }) => data.name === name)
    const call = readCall(interaction, landscape)
    const about = { command: name, subcommand: call.subcommand, user: call.user.id, channel: call.venue.channelId }
    const unknown = async () => say(TEXTS[call.locale].refusals.unknownGame)
    const work = found === undefined ? unknown : () => found.execute(call, context)
    const weight = found?.weight?.(call) ?? 'usual'
    const place = found?.place(call) ?? 'private'
    return answer(interaction, { kind: 'command', place, about, tableId: null, weight, lane: null, work })
  }

  async function suggest({ id, token, data }: APIApplicationCommandAutocompleteInteraction): Promise<void> {
    const found = commands.find((command) => command.data.name === data.name)
    const typed = readFocused(data.options)
    const suggested = typed === null ? [] : (found?.complete?.(typed.subcommand, typed.focused) ?? [])
    const choices = suggested.map((each) => ({ name: each, value: each }))
    await answers.createAutocompleteResponse(id, token, { choices })
  }

  /** Kinds of interactions that this bot does not have (forms, other commands) are not answered. */
  async function dispatch(interaction: APIInteraction): Promise<void> {
    switch (interaction.type) {
      case InteractionType.ApplicationCommandAutocomplete:
        return suggest(interaction)
      case InteractionType.MessageComponent:
        return isOnServer(interaction) ? press(interaction) : answerOffServer(interaction)
      case InteractionType.ApplicationCommand:
        if (!isTyped(interaction)) return
        return isOnServer(interaction) ? command(interaction) : answerOffServer(interaction)
    }
  }

  async function answerOffServer({ id, token, locale }: ApiOffServer): Promise<void> {
    const content = TEXTS[localeOf(locale)].refusals.serverOnly
    await answers.reply(id, token, { content, flags: MessageFlags.Ephemeral, allowed_mentions: { parse: [] } })
  }

  return {
    receive(interaction) {
      const done = dispatch(interaction)
        .catch((thrown: unknown) => {
          undelivered(thrown, { interaction: interaction.id })
        })
        .finally(() => inFlight.delete(done))
      inFlight.add(done)
      return done
    },
    async close() {
      closing = true
      await Promise.all(inFlight)
    },
  }
}

type ApiOffServer = Pick<APIInteraction, 'id' | 'token'> & { readonly locale: string }

type TypedCommand = Extract<APIInteraction, { readonly type: InteractionType.ApplicationCommand }> & {
  readonly data: { readonly type: ApplicationCommandType.ChatInput }
}

function isTyped(interaction: APIInteraction): interaction is TypedCommand {
  return interaction.type === InteractionType.ApplicationCommand && interaction.data.type === ApplicationCommandType.ChatInput
}

/** Whether the interaction comes from a server, not from a direct message. */
function isOnServer<T extends APIInteraction>(
  interaction: T,
): interaction is T & { readonly guild_id: string; readonly member: NonNullable<T['member']> } {
  return interaction.guild_id !== undefined && interaction.member !== undefined
}
