/**
 * Sends a reply to Discord, directly if it is ready in time, otherwise after a deferral. Discord drops an interaction after three
 * seconds, and a deferral fixes whether the answer is private.
 */
import type { InteractionsAPI } from '@discordjs/core'
import { DiscordAPIError } from '@discordjs/rest'
import { MessageFlags, RESTJSONErrorCodes } from 'discord-api-types/v10'
import type { Clock } from '../../tables/model/ports.js'
import { asEdit, asNew, type Message, type Sent } from '../wire/message.js'
import type { FollowUp } from './private-messages.js'
import type { Delivered, Reply } from './reply.js'

/** What Discord requires with every answer: the interaction, and a proof that it was delivered to us. */
export interface Answerable {
  readonly id: string
  readonly token: string
  readonly application_id: string
  readonly channel: { readonly id: string }
}

/** The requests that deliver answers. */
export type Answers = Pick<
  InteractionsAPI,
  'reply' | 'updateMessage' | 'defer' | 'deferMessageUpdate' | 'editReply' | 'deleteReply' | 'followUp'
>

/** Where the answer will appear, in case it must be deferred. */
export type ReplyKind = Reply['kind']

/** After this time an answer that is not ready is deferred. */
export const DEFER_MS = 1_500

/** Watches one interaction from its arrival. `deliver` may be called once. */
export interface Answer {
  /** Resolves if Discord still waits for the answer, which is deferred to find that out. Rejects if it does not. */
  demandTime(): Promise<void>
  deliver(reply: Reply): Promise<Delivered>
}

/** Watches an interaction until `clock` says that it must be deferred. */
export function awaitAnswer(answers: Answers, interaction: Answerable, place: ReplyKind, clock: Pick<Clock, 'after'>): Answer {
  const { application_id: application, token } = interaction
  let deferral: Promise<void> | null = null
  const callOff = clock.after(DEFER_MS, () => void gainTime())

  function gainTime(): Promise<void> {
    deferral ??= defer(answers, interaction, place)
    // Whoever awaits it handles its failure.
    deferral.catch(() => {})
    return deferral
  }

  async function sent(reply: Reply): Promise<Placed> {
    await deferral
    return deferral === null ? answer(answers, interaction, reply) : complete(answers, interaction, place, reply)
  }

  return {
    demandTime() {
      callOff()
      return gainTime()
    },
    async deliver(reply) {
      callOff()
      const placed = await sent(reply).catch(async (thrown: unknown) => {
        if (reply.kind === 'public') await reply.posted(null, interaction.channel.id)
        if (reply.kind === 'update') reply.arrived?.(false)
        throw thrown
      })
      if (reply.kind === 'update') reply.arrived?.(true)
      return deliveredAs(answers, { application_id: application, token }, placed)
    },
  }
}

async function defer(answers: Answers, { id, token }: Answerable, place: ReplyKind): Promise<void> {
  if (place === 'update') await answers.deferMessageUpdate(id, token)
  else if (place === 'public') await answers.defer(id, token)
  else await answers.defer(id, token, { flags: MessageFlags.Ephemeral })
}

/** A message of an interaction: the answer itself, or a later one. */
interface Placed {
  readonly address: '@original' | (string & {})
  readonly messageId: string | null
}

/** Answers with the message itself. The pressed message keeps its id, which the caller knows. */
async function answer(answers: Answers, { id, token, channel }: Answerable, reply: Reply): Promise<Placed> {
  if (reply.kind === 'update') {
    const changed = answers.updateMessage(id, token, asEdit(reply.message)).catch(async (thrown: unknown) => {
      // Without any answer Discord would tell whoever pressed the button of a deleted lobby that the press failed.
      if (isDeleted(thrown) && reply.arrived !== undefined) await answers.deferMessageUpdate(id, token)
      throw thrown
    })
    const hasChanged = await unlessDeleted(reply, changed)
    if (hasChanged !== null) return { address: '@original', messageId: null }
  }
  const sent = reply.kind === 'public' ? asNew(reply.message) : asPrivate(reply.message)
  const { resource } = await answers.reply(id, token, { ...sent, with_response: true })
  const messageId = resource?.message?.id ?? null
  if (reply.kind === 'public') await reply.posted(messageId, channel.id)
  return { address: '@original', messageId }
}

/** Answers an interaction that was deferred for `place`. */
async function complete(answers: Answers, interaction: Answerable, place: ReplyKind, reply: Reply): Promise<Placed> {
  const { application_id: application, token, channel } = interaction
  if (reply.kind === place) {
    const edited = await unlessDeleted(reply, answers.editReply(application, token, asEdit(reply.message)))
    if (reply.kind === 'public') await reply.posted(edited?.id ?? null, channel.id)
    if (edited !== null) return { address: '@original', messageId: edited.id }
  }
  if (place !== 'update') await answers.deleteReply(application, token)
  const { id } = await answers.followUp(application, token, asPrivate(reply.message))
  return { address: id, messageId: id }
}

/**
 * Null if the pressed message of the player's own was deleted meanwhile, as by a newer panel in its place. The answer is then to
 * be a new one. A lobby that was deleted is posted anew by others.
 */
async function unlessDeleted<T>(reply: Reply, changed: Promise<T>): Promise<T | null> {
  try {
    return await changed
  } catch (thrown) {
    if (isDeleted(thrown) && reply.kind === 'update' && reply.arrived === undefined) return null
    throw thrown
  }
}

/** Whether a message could not be changed because it is no longer there. */
const isDeleted = (thrown: unknown): boolean =>
  thrown instanceof DiscordAPIError && thrown.code === RESTJSONErrorCodes.UnknownMessage

/** Sends further private messages while an interaction's token is valid. Nothing else of the interaction is kept. */
export function followUpOf(answers: Answers, { application_id, token }: Answerable): FollowUp {
  const line = { application_id, token }
  return async (message) => {
    const { id } = await answers.followUp(application_id, token, asPrivate(message))
    return deliveredAs(answers, line, { address: id, messageId: id })
  }
}

/** What can still be done with a message of an interaction. Nothing else of the interaction is kept. */
function deliveredAs(
  answers: Answers,
  { application_id, token }: Pick<Answerable, 'application_id' | 'token'>,
  { address, messageId }: Placed,
): Delivered {
  return {
    messageId,
    async change(changed) {
      await answers.editReply(application_id, token, asEdit(changed), address)
    },
    async remove() {
      await answers.deleteReply(application_id, token, address)
    },
  }
}

function asPrivate(message: Message): Sent {
  const sent = asNew(message)
  return { ...sent, flags: sent.flags | MessageFlags.Ephemeral }
}
