import { ComponentType } from 'discord-api-types/v10'
import { SELECTS, textDisplay } from './component-rules.js'
import { boolean, byType, type Fields, integer, list, object, oneOf, optional, type Rule, required, text } from './rule.js'

const component = (type: ComponentType, fields: Fields): Rule =>
  object({ type: required(oneOf(type)), id: optional(integer(0, 2_147_483_647)), ...fields })

const inputFields: Fields = { custom_id: required(text(1, 100)), required: optional(boolean) }

const textInput = component(ComponentType.TextInput, {
  ...inputFields,
  style: required(oneOf(1, 2)),
  label: optional(text(1, 45)),
  min_length: optional(integer(0, 4000)),
  max_length: optional(integer(1, 4000)),
  value: optional(text(0, 4000)),
  placeholder: optional(text(0, 100)),
})

const groupOption = object({
  label: required(text(1, 100)),
  value: required(text(1, 100)),
  description: optional(text(0, 100)),
  default: optional(boolean),
})

const counts = (max: number): Fields => ({ min_values: optional(integer(0, max)), max_values: optional(integer(1, max)) })

const inLabel: Readonly<Record<number, Rule>> = {
  ...SELECTS,
  [ComponentType.TextInput]: textInput,
  [ComponentType.FileUpload]: component(ComponentType.FileUpload, {
    ...inputFields,
    ...counts(10),
    file_types: optional(list(text(1, 100), 0, 25)),
  }),
  [ComponentType.RadioGroup]: component(ComponentType.RadioGroup, {
    ...inputFields,
    options: required(list(groupOption, 2, 10)),
  }),
  [ComponentType.CheckboxGroup]: component(ComponentType.CheckboxGroup, {
    ...inputFields,
    ...counts(10),
    options: required(list(groupOption, 1, 10)),
  }),
  [ComponentType.Checkbox]: component(ComponentType.Checkbox, { custom_id: required(text(1, 100)), default: optional(boolean) }),
}

const label = component(ComponentType.Label, {
  label: required(text(1, 45)),
  description: optional(text(0, 100)),
  component: required(byType(inLabel)),
})

const row = component(ComponentType.ActionRow, {
  components: required(list(byType({ [ComponentType.TextInput]: textInput }), 1, 1)),
})

export const modal: Rule = object({
  custom_id: required(text(1, 100)),
  title: required(text(1, 45)),
  components: required(
    list(
      byType({ [ComponentType.ActionRow]: row, [ComponentType.TextDisplay]: textDisplay, [ComponentType.Label]: label }),
      1,
      5,
    ),
  ),
})
