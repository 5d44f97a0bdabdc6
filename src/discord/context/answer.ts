/**
 * Sends a reply to Discord, directly if it is ready in time, otherwise after a deferral. Discord drops an interaction after three
 * seconds, and a deferral fixes whether the answer is private.
 */
import type { InteractionsAPI } from '@discordjs/core'
import { MessageFlags } from 'discord-api-types/v10'
import type { Clock } from '../../tables/model/ports.js'
import { asEdit, asNew, type Message, type Sent } from '../wire/message.js'
import type { FollowUp } from './private-messages.js'
import type { Edit, Reply } from './reply.js'

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
  /** The returned function changes the delivered message. */
  deliver(reply: Reply): Promise<Edit>
}

/** Watches an interaction until `clock` says that it must be deferred. */
export function awaitAnswer(answers: Answers, interaction: Answerable, place: ReplyKind, clock: Pick<Clock, 'after'>): Answer {
  const { application_id: application, token } = interaction
  let deferral: Promise<void> | null = null
  const callOff = clock.after(DEFER_MS, () => {
    deferral = defer(answers, interaction, place)
    // `deliver` awaits the deferral and handles its failure.
    deferral.catch(() => {})
  })

  async function delivered(reply: Reply): Promise<Delivered> {
    await deferral
    return deferral === null ? answer(answers, interaction, reply) : complete(answers, interaction, place, reply)
  }

  return {
    async deliver(reply) {
      callOff()
      const message = await delivered(reply).catch(async (thrown: unknown) => {
        if (reply.kind === 'public') await reply.posted(null, interaction.channel.id)
        if (reply.kind === 'update') reply.arrived?.(false)
        throw thrown
      })
      if (reply.kind === 'update') reply.arrived?.(true)
      return changing(answers, { application_id: application, token }, message)
    },
  }
}

async function defer(answers: Answers, { id, token }: Answerable, place: ReplyKind): Promise<void> {
  if (place === 'update') await answers.deferMessageUpdate(id, token)
  else if (place === 'public') await answers.defer(id, token)
  else await answers.defer(id, token, { flags: MessageFlags.Ephemeral })
}

/** A message of an interaction: the answer itself, or the id of a later one. */
type Delivered = '@original' | (string & {})

async function answer(answers: Answers, { id, token, channel }: Answerable, reply: Reply): Promise<Delivered> {
  if (reply.kind === 'update') {
    await answers.updateMessage(id, token, asEdit(reply.message))
  } else if (reply.kind === 'public') {
    const { resource } = await answers.reply(id, token, { ...asNew(reply.message), with_response: true })
    await reply.posted(resource?.message?.id ?? null, channel.id)
  } else {
    await answers.reply(id, token, asPrivate(reply.message))
  }
  return '@original'
}

/** Answers an interaction that was deferred for `place`. */
async function complete(answers: Answers, interaction: Answerable, place: ReplyKind, reply: Reply): Promise<Delivered> {
  const { application_id: application, token, channel } = interaction
  if (reply.kind === place) {
    const message = await answers.editReply(application, token, asEdit(reply.message))
    if (reply.kind === 'public') await reply.posted(message.id, channel.id)
    return '@original'
  }
  if (place !== 'update') await answers.deleteReply(application, token)
  return (await answers.followUp(application, token, asPrivate(reply.message))).id
}

/** Sends further private messages while an interaction's token is valid. Nothing else of the interaction is kept. */
export function followUpOf(answers: Answers, { application_id, token }: Answerable): FollowUp {
  const line = { application_id, token }
  return async (message) => {
    const { id } = await answers.followUp(application_id, token, asPrivate(message))
    return changing(answers, line, id)
  }
}

/** Changes a message of an interaction while its token is valid. Nothing else of the interaction is kept. */
function changing(
  answers: Answers,
  { application_id, token }: Pick<Answerable, 'application_id' | 'token'>,
  message: Delivered,
): Edit {
  return async (changed) => {
    await answers.editReply(application_id, token, asEdit(changed), message)
  }
}

function asPrivate(message: Message): Sent {
  const sent = asNew(message)
  return { ...sent, flags: sent.flags | MessageFlags.Ephemeral }
}
