/** The entry point of every interaction. All exceptions are caught here. */
import type { InteractionsAPI } from '@discordjs/core'
import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIInteraction,
  ApplicationCommandType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10'
import { localeOf } from '../../../i18n/locale.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import type { Answers } from '../../context/answer.js'
import type { Context } from '../../context/context.js'
import type { PrivateMessages } from '../../context/private-messages.js'
import { say } from '../../context/reply.js'
import type { ChannelVisibility } from '../../wire/channel-visibility.js'
import { readCustomId, type Verb } from '../../wire/custom-id.js'
import { type Observer, UNOBSERVED } from '../../wire/observer.js'
import type { SlashCommand } from '../command.js'
import { answerPress, unreadablePress } from '../route.js'
import { createAnswering } from './answering.js'
import {
  type IncomingCommand,
  type IncomingPress,
  isShownInPlace,
  placeOf,
  readCall,
  readFocused,
  readPress,
  readPresser,
  userOf,
} from './incoming.js'
import type { RateLimit } from './rate-limit.js'

export interface Interactions {
  /** Answers one interaction. Never rejects. */
  receive(interaction: APIInteraction): Promise<void>
  /** Resolves when the presses on a table's messages that all share, begun so far, are answered, or could not be. */
  given(tableId: string): Promise<void>
  /** From now on every interaction is answered with "being restarted". Resolves when none is in progress. */
  close(): Promise<void>
}

/** Presses that cost the bot as much as many others. */
const COSTLY: ReadonlySet<Verb['kind']> = new Set(['replay', 'show-replay', 'transcript', 'fair', 'forget'])

/** Choosing how to be called may send a direct message, of which Discord takes few. */
const isCostly = (verb: Verb) => COSTLY.has(verb.kind) || (verb.kind === 'own' && verb.what === 'calls')

export interface InteractionsDeps {
  readonly context: Context
  readonly commands: readonly SlashCommand[]
  readonly privateMessages: PrivateMessages
  readonly rateLimit: RateLimit
  readonly visibility: Pick<ChannelVisibility, 'visibleTo'>
  /** How answers get to Discord. */
  readonly answers: Answers & Pick<InteractionsAPI, 'createAutocompleteResponse'>
  readonly observer?: Observer
}

export function createInteractions(deps: InteractionsDeps): Interactions {
  const { context, commands, privateMessages, rateLimit, visibility, answers, observer = UNOBSERVED } = deps
  const inFlight = new Set<Promise<void>>()
  const { answer, undelivered, given, close } = createAnswering({ context, privateMessages, rateLimit, answers, observer })

  function press(interaction: IncomingPress): Promise<void> {
    const id = readCustomId(interaction.data.custom_id)
    const about = { table: id?.tableId, position: id?.position, user: userOf(interaction).id }
    if (id === null) {
      const work = () => unreadablePress(context, readPresser(interaction, visibility))
      const unread = { tableId: null, weight: 'usual', lane: null } as const
      return answer(interaction, { kind: 'press', place: placeOf(interaction, null), about, ...unread, work })
    }
    // The message shows who is seated or has agreed, so its answers must arrive in the order in which the presses were done.
    const lane = isShownInPlace(id) ? id.tableId : null
    const work = () => answerPress(context, readPress(interaction, id, visibility))
    const weight = isCostly(id.verb) ? 'costly' : 'usual'
    return answer(interaction, { kind: 'press', place: placeOf(interaction, id), about, tableId: id.tableId, weight, lane, work })
  }

  function command(interaction: IncomingCommand): Promise<void> {
    const { name } = interaction.data
    const found = commands.find(({ data }) => data.name === name)
    const call = readCall(interaction, visibility)
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
    given,
    async close() {
      close()
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
