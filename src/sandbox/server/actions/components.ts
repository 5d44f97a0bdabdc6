import { ComponentType, InteractionType } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import type { Pending } from '../interactions/interactions.js'
import { sendInteraction } from '../interactions/payload.js'
import type { ComponentNode } from '../messages/body.js'
import { Refused } from './refused.js'
import { componentOf, messageFor, userInChannel } from './user-in-channel.js'

/** A component's place, and its user. */
export interface ComponentUse {
  readonly userId: string
  readonly channelId: string
  readonly messageId: string
  readonly customId: string
}

/**
 * A user presses a button.
 * @throws {Refused} if they do not see it, or it is disabled
 */
export function press(discord: Discord, use: ComponentUse): Pending {
  const place = userInChannel(discord, use.userId, use.channelId)
  const button = componentOf(messageFor(discord, place, use.messageId), use.customId)
  if (button.type !== ComponentType.Button) throw new Refused(`${use.customId} is no button.`)
  return sendInteraction(discord, place, seedOf(use, place.guild.id), dataOf(button))
}

/**
 * A user chooses an option in a select menu.
 * @throws {Refused} if they do not see it, it is disabled, or the choice does not fit it
 */
export function choose(discord: Discord, use: ComponentUse & { readonly values: readonly string[] }): Pending {
  const place = userInChannel(discord, use.userId, use.channelId)
  const select = componentOf(messageFor(discord, place, use.messageId), use.customId)
  if (select.type === ComponentType.Button) throw new Refused(`${use.customId} is no select menu.`)
  demandChoice(select, use.values)
  return sendInteraction(discord, place, seedOf(use, place.guild.id), { ...dataOf(select), values: use.values })
}

/** @throws {Refused} for a value that is not one of its options */
function demandChoice({ options = [], custom_id }: ComponentNode, values: readonly string[]): void {
  const [value] = values
  if (value === undefined || values.length > 1) throw new Refused(`Choose 1 value in ${custom_id}.`)
  if (!options.some((option) => option.value === value)) throw new Refused(`${value} is no option of ${custom_id}.`)
}

function seedOf({ userId, channelId, messageId, customId }: ComponentUse, guildId: string) {
  return { type: InteractionType.MessageComponent, userId, guildId, channelId, messageId, customId, command: null }
}

function dataOf({ custom_id, type, id }: ComponentNode): object {
  return { custom_id, component_type: type, id }
}
