/**
 * Brings a reply to Discord: at once when it is ready in time, else after a deferral. Discord forgets an interaction after
 * three seconds, and how a deferral looks cannot be changed afterwards.
 */
import { type ChatInputCommandInteraction, type MessageComponentInteraction, MessageFlags } from 'discord.js'
import type { Clock } from '../tables/ports.js'
import { asEdit, asNew, type Message } from './message.js'
import type { Change, Reply } from './reply.js'
import type { FollowUp } from './whispers.js'

export type Answerable = ChatInputCommandInteraction<'cached'> | MessageComponentInteraction<'cached'>

/** Where the answer is expected, should it have to be deferred. */
export type Place = Reply['kind']

/** When an answer that is not ready is deferred. */
export const DEFER_MS = 1_500

/** Watches over one interaction from its arrival; `deliver` may be called once. */
export interface Answer {
  /** The value changes what was delivered. */
  deliver(reply: Reply): Promise<Change>
}

export function awaitAnswer(interaction: Answerable, place: Place, clock: Pick<Clock, 'after'>): Answer {
  let deferral: Promise<void> | null = null
  const callOff = clock.after(DEFER_MS, () => {
    deferral = defer(interaction, place)
    // Whether it failed matters to `deliver`, which awaits it.
    deferral.catch(() => {})
  })

  async function delivered(reply: Reply): Promise<Delivered> {
    await deferral
    return deferral === null ? answer(interaction, reply) : complete(interaction, place, reply)
  }

  return {
    async deliver(reply) {
      callOff()
      const message = await delivered(reply).catch(async (thrown: unknown) => {
        if (reply.kind === 'public') await reply.posted(null)
        if (reply.kind === 'update') reply.arrived?.(false)
        throw thrown
      })
      if (reply.kind === 'update') reply.arrived?.(true)
      return async (changed) => {
        await interaction.editReply({ ...asEdit(changed), message })
      }
    },
  }
}

async function defer(interaction: Answerable, place: Place): Promise<void> {
  if (place === 'update' && interaction.isMessageComponent()) await interaction.deferUpdate()
  else if (place === 'public') await interaction.deferReply()
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral })
}

/** Which message of an interaction's is meant: the answer itself, or the id of a later one. */
type Delivered = '@original' | (string & {})

async function answer(interaction: Answerable, reply: Reply): Promise<Delivered> {
  if (reply.kind === 'update' && interaction.isMessageComponent()) {
    await interaction.update(asEdit(reply.message))
  } else if (reply.kind === 'public') {
    const { resource } = await interaction.reply({ ...asNew(reply.message), withResponse: true })
    await reply.posted(resource?.message?.id ?? null)
  } else {
    await interaction.reply(asPrivate(reply.message))
  }
  return '@original'
}

/** The answer to an interaction that was deferred for `place`. */
async function complete(interaction: Answerable, place: Place, reply: Reply): Promise<Delivered> {
  if (reply.kind === place) {
    const message = await interaction.editReply(asEdit(reply.message))
    if (reply.kind === 'public') await reply.posted(message.id)
    return '@original'
  }
  if (place !== 'update') await interaction.deleteReply()
  return (await interaction.followUp(asPrivate(reply.message))).id
}

/** How to send further private messages as long as an interaction's token lives; nothing else of the interaction is kept for it. */
export function followUpOf({ webhook }: Pick<Answerable, 'webhook'>): FollowUp {
  return async (message) => {
    await webhook.send(asPrivate(message))
  }
}

function asPrivate(message: Message) {
  const sent = asNew(message)
  return { ...sent, flags: [sent.flags, MessageFlags.Ephemeral] as const }
}
