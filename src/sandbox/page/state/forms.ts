/** A form's fields, what they hold at first and what they still lack. Pure. */
import type {
  APIComponentInLabel,
  APIComponentInModalActionRow,
  APIModalInteractionResponseCallbackComponent,
  APISelectMenuComponent,
} from 'discord-api-types/v10'
import { COMPONENT } from '../kinds.js'

export type FieldValue = string | readonly string[]
export type FormValues = Readonly<Record<string, FieldValue>>

export interface Field {
  readonly kind: 'field'
  readonly label: string
  readonly description: string | null
  readonly input: APIComponentInLabel
}

export type FormPart = Field | { readonly kind: 'text'; readonly text: string }

function inputInRow(input: APIComponentInModalActionRow): Field {
  return { kind: 'field', label: input.label ?? '', description: null, input }
}

/** The parts of a form in reading order. */
export function partsOf(components: readonly APIModalInteractionResponseCallbackComponent[]): readonly FormPart[] {
  return components.flatMap((component): readonly FormPart[] => {
    if (component.type === COMPONENT.textDisplay) return [{ kind: 'text', text: component.content }]
    if (component.type === COMPONENT.actionRow) return component.components.map(inputInRow)
    const { label, description = null } = component
    return [{ kind: 'field', label, description, input: component.component }]
  })
}

export const fieldsOf = (parts: readonly FormPart[]): readonly Field[] => parts.filter((part) => part.kind === 'field')

/** What is picked in a select menu when nobody picked anything yet. */
export function presetOf(menu: APISelectMenuComponent): readonly string[] {
  if (menu.type !== COMPONENT.stringSelect) return (menu.default_values ?? []).map(({ id }) => id)
  return menu.options.filter((option) => option.default === true).map(({ value }) => value)
}

/** What a field holds when the form opens. */
function presetIn(input: APIComponentInLabel): FieldValue {
  switch (input.type) {
    case COMPONENT.textInput:
      return input.value ?? ''
    case COMPONENT.radioGroup:
      return input.options.find((option) => option.default === true)?.value ?? []
    case COMPONENT.checkboxGroup:
      return input.options.filter((option) => option.default === true).map(({ value }) => value)
    case COMPONENT.checkbox:
      return String(input.default === true)
    case COMPONENT.fileUpload:
      return []
    default:
      return presetOf(input)
  }
}

/** What a form holds before anybody has filled it in, by custom_id. */
export function presetsOf(fields: readonly Field[]): FormValues {
  return Object.fromEntries(fields.map(({ input }) => [input.custom_id, presetIn(input)]))
}

export const isRequired = (input: APIComponentInLabel): boolean =>
  input.type !== COMPONENT.checkbox && input.type !== COMPONENT.fileUpload && input.required !== false

/** How many values a field asks for at least and at most; of a text, how many characters. */
export function boundsOf(input: APIComponentInLabel): { readonly min: number; readonly max: number } {
  const least = isRequired(input) ? 1 : 0
  switch (input.type) {
    case COMPONENT.textInput:
      return { min: Math.max(least, input.min_length ?? 0), max: input.max_length ?? 4000 }
    case COMPONENT.checkboxGroup:
      return { min: input.min_values ?? least, max: input.max_values ?? input.options.length }
    case COMPONENT.radioGroup:
      return { min: least, max: 1 }
    case COMPONENT.checkbox:
    case COMPONENT.fileUpload:
      return { min: 0, max: 1 }
    default:
      return { min: input.min_values ?? 1, max: input.max_values ?? 1 }
  }
}

/** Whether a field may be sent as it is; what is not required may stay empty. */
export function isFilled({ input }: Field, values: FormValues): boolean {
  const value = values[input.custom_id] ?? ''
  if (value.length === 0) return !isRequired(input)
  if (typeof value === 'string' && input.type !== COMPONENT.textInput) return true
  const { min, max } = boundsOf(input)
  return value.length >= min && value.length <= max
}
