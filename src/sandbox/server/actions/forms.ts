import { ComponentType, InteractionType } from 'discord-api-types/v10'
import type { Discord } from '../discord.js'
import type { Pending } from '../interactions/interactions.js'
import { type Scene, sendInteraction } from '../interactions/payload.js'
import { resolvedData } from '../interactions/resolved.js'
import type { ComponentNode } from '../messages/body.js'
import { demandChoice } from './components.js'
import { Gone, Refused } from './refused.js'
import { sceneOf } from './scene.js'

/** Value or values by each input's custom_id; a lone checkbox is `true` or `false`. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

/**
 * A user submits the form that their interaction opened; it closes then.
 * @throws {Refused} if it is not theirs or not open, or a value does not fit its input
 */
export function submit(discord: Discord, userId: string, interactionId: string, values: FormValues): Pending {
  const open = discord.interactions.modal(interactionId)
  if (!open || open.modal.userId !== userId) throw new Gone('This form is no longer open.')
  const { modal, opener } = open
  const scene = sceneOf(discord, userId, modal.channelId)
  const inputs = (modal.modal.components ?? []) as readonly ComponentNode[]
  const components = inputs.map((component) => filled(component, values))
  discord.interactions.closeModal(interactionId)
  const { custom_id } = modal.modal
  const { guildId, channelId, messageId } = opener
  const seed = {
    type: InteractionType.ModalSubmit,
    userId,
    guildId,
    channelId,
    messageId,
    customId: custom_id,
    command: null,
    opener,
  }
  return sendInteraction(discord, scene, seed, { custom_id, components, resolved: chosen(discord, scene, inputs, values) })
}

const BY_ID: ReadonlySet<number> = new Set([
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
])

function chosen(discord: Discord, scene: Scene, inputs: readonly ComponentNode[], values: FormValues): object {
  const ids = inputs.flatMap(({ component }) =>
    component && BY_ID.has(component.type) ? listOf(values[component.custom_id ?? '']) : [],
  )
  return resolvedData(discord.world, scene, ids)
}

/** A top-level component as Discord sends it back: only what was entered. */
function filled(top: ComponentNode, values: FormValues): object {
  const { type, id } = top
  if (top.component) return { type, id, component: entered(top.component, values) }
  if (top.components) return { type, id, components: top.components.map((input) => entered(input, values)) }
  return { type, id }
}

function entered(input: ComponentNode, values: FormValues): object {
  const { type, id, custom_id } = input
  const value = values[custom_id ?? '']
  const isRequired = input.required ?? true
  switch (type) {
    case ComponentType.TextInput:
      return { type, id, custom_id, value: text(input, listOf(value)[0] ?? '', isRequired) }
    case ComponentType.Checkbox:
      return { type, id, custom_id, value: listOf(value)[0] === 'true' }
    case ComponentType.RadioGroup: {
      const picked = listOf(value)
      if (picked.length > 0 || isRequired) demandChoice(input, picked)
      return { type, id, custom_id, value: picked[0] ?? null }
    }
    default: {
      const picked = listOf(value)
      if (picked.length > 0 || isRequired) demandChoice({ ...input, ...groupRange(input) }, picked)
      return { type, id, custom_id, values: picked }
    }
  }
}

/** Of a group of checkboxes all may be ticked, unless it says otherwise. */
function groupRange({ type, options, min_values, max_values }: ComponentNode): Partial<ComponentNode> {
  return type === ComponentType.CheckboxGroup
    ? { min_values: min_values ?? 1, max_values: max_values ?? options?.length ?? 1 }
    : {}
}

function text(input: ComponentNode, value: string, isRequired: boolean): string {
  const [min, max] = [Math.max(input.min_length ?? 0, isRequired ? 1 : 0), input.max_length ?? 4000]
  if (value === '' && !isRequired) return value
  if (value.length < min || value.length > max) throw new Refused(`${input.custom_id} takes ${min} to ${max} characters.`)
  return value
}

/** The texts among whatever a page sends as a value or values. */
function listOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((one) => typeof one === 'string')
}
