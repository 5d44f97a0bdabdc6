/**
 * Brings a reply to Discord: at once when it is ready in time, else after a deferral. Discord forgets an interaction after
 * three seconds, and how a deferral looks cannot be changed afterwards.
 */
import { type ChatInputCommandInteraction, type MessageComponentInteraction, MessageFlags } from 'discord.js'
import type { Clock } from '../tables/ports.js'
import { asEdit, asNew, type Message } from './message.js'
import type { Reply } from './reply.js'

export type Answerable = ChatInputCommandInteraction<'cached'> | MessageComponentInteraction<'cached'>

/** Where the answer is expected, should it have to be deferred. */
export type Place = Reply['kind']

/** When an answer that is not ready is deferred. */
export const DEFER_MS = 1_500

/** Watches over one interaction from its arrival; `deliver` may be called once. */
export interface Answer {
  deliver(reply: Reply): Promise<void>
}

export function awaitAnswer(interaction: Answerable, place: Place, clock: Pick<Clock, 'after'>): Answer {
  let deferral: Promise<void> | null = null
  const callOff = clock.after(DEFER_MS, () => {
    deferral = defer(interaction, place)
    // Whether it failed matters to `deliver`, which awaits it.
    deferral.catch(() => {})
  })

  return {
    async deliver(reply) {
      callOff()
      if (deferral === null) return answer(interaction, reply)
      await deferral
      return complete(interaction, place, reply)
    },
  }
}

async function defer(interaction: Answerable, place: Place): Promise<void> {
  if (place === 'update' && interaction.isMessageComponent()) await interaction.deferUpdate()
  else if (place === 'public') await interaction.deferReply()
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral })
}

async function answer(interaction: Answerable, reply: Reply): Promise<void> {
  if (reply.kind === 'update' && interaction.isMessageComponent()) {
    await interaction.update(asEdit(reply.message))
  } else if (reply.kind === 'public') {
    const { resource } = await interaction.reply({ ...asNew(reply.message), withResponse: true })
    if (resource?.message) await reply.posted(resource.message.id)
  } else {
    await interaction.reply(asPrivate(reply.message))
  }
}

/** The answer to an interaction that was deferred for `place`. */
async function complete(interaction: Answerable, place: Place, reply: Reply): Promise<void> {
  if (reply.kind === place) {
    const message = await interaction.editReply(asEdit(reply.message))
    if (reply.kind === 'public') await reply.posted(message.id)
    return
  }
  if (place !== 'update') await interaction.deleteReply()
  await followUp(interaction, reply.message)
}

/** A further private message, as long as the interaction's token lives. */
export async function followUp(interaction: Answerable, message: Message): Promise<void> {
  await interaction.followUp(asPrivate(message))
}

function asPrivate(message: Message) {
  const sent = asNew(message)
  return { ...sent, flags: [sent.flags, MessageFlags.Ephemeral] as const }
}
