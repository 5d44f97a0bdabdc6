import { ComponentType } from 'discord-api-types/v10'
import {
  boolean,
  byType,
  type Field,
  type Fields,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Rule,
  required,
  text,
} from './rule.js'

const MEDIA_SHAPE = /^(https?|attachment):\/\/[^\s]+$/
const ATTACHMENT_SHAPE = /^attachment:\/\/[^\s]+$/

const component = (type: ComponentType, fields: Fields): Rule => object({ type: required(oneOf(type)), ...fields })

const customId: Field = required(text(1, 100))

const button = component(ComponentType.Button, {
  style: required(integer(1, 4)),
  custom_id: customId,
  label: required(text(1, 80)),
  disabled: optional(boolean),
})

const option = object({
  label: required(text(1, 100)),
  value: required(text(1, 100)),
  description: optional(text(0, 100)),
  default: optional(boolean),
})

const select = component(ComponentType.StringSelect, {
  custom_id: customId,
  placeholder: optional(text(0, 150)),
  disabled: optional(boolean),
  options: required(list(option, 1, 25)),
})

const row = component(ComponentType.ActionRow, {
  components: required(list(byType({ [ComponentType.Button]: button, [ComponentType.StringSelect]: select }), 1, 5)),
})

const textDisplay = component(ComponentType.TextDisplay, { content: required(text(1, 4000)) })

const media = (shape: RegExp): Field => required(object({ url: required(text(1, 2048, shape)) }))

const gallery = component(ComponentType.MediaGallery, {
  items: required(list(object({ media: media(MEDIA_SHAPE), description: optional(text(0, 1024)) }), 1, 10)),
})

const file = component(ComponentType.File, { file: media(ATTACHMENT_SHAPE) })

const inContainer = {
  [ComponentType.ActionRow]: row,
  [ComponentType.TextDisplay]: textDisplay,
  [ComponentType.MediaGallery]: gallery,
  [ComponentType.File]: file,
}

const container = component(ComponentType.Container, { components: required(list(byType(inContainer), 1, 40)) })

/** A message's top level, old and new components; which of the two the message may hold depends on its V2 flag. */
export const messageComponents: Rule = list(byType({ ...inContainer, [ComponentType.Container]: container }), 0, 40)
