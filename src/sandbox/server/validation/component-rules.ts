import { ChannelType, ComponentType } from 'discord-api-types/v10'
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
  snowflake,
  text,
} from './rule.js'

const URL_SHAPE = /^(https?|discord):\/\/[^\s]+$/
const MEDIA_SHAPE = /^(https?|attachment):\/\/[^\s]+$/
const ATTACHMENT_SHAPE = /^attachment:\/\/[^\s]+$/

const component = (type: ComponentType, fields: Fields): Rule =>
  object({ type: required(oneOf(type)), id: optional(integer(0, 2_147_483_647)), ...fields })

const customId: Field = required(text(1, 100))

const emoji = object({ id: optional(snowflake), name: optional(text(0, 32)), animated: optional(boolean) })

const button = component(ComponentType.Button, {
  style: required(integer(1, 6)),
  custom_id: optional(text(1, 100)),
  label: optional(text(0, 80)),
  emoji: optional(emoji),
  url: optional(text(1, 512, URL_SHAPE)),
  sku_id: optional(snowflake),
  disabled: optional(boolean),
})

const selectFields: Fields = {
  custom_id: customId,
  placeholder: optional(text(0, 150)),
  min_values: optional(integer(0, 25)),
  max_values: optional(integer(1, 25)),
  disabled: optional(boolean),
}

const option = object({
  label: required(text(1, 100)),
  value: required(text(1, 100)),
  description: optional(text(0, 100)),
  emoji: optional(emoji),
  default: optional(boolean),
})

const defaultValues = (...types: string[]): Field =>
  optional(list(object({ id: required(snowflake), type: required(oneOf(...types)) }), 0, 25))

const channelTypes = Object.values(ChannelType).filter((type) => typeof type === 'number')

const SELECTS: Readonly<Record<number, Rule>> = {
  [ComponentType.StringSelect]: component(ComponentType.StringSelect, {
    ...selectFields,
    options: required(list(option, 1, 25)),
  }),
  [ComponentType.UserSelect]: component(ComponentType.UserSelect, { ...selectFields, default_values: defaultValues('user') }),
  [ComponentType.RoleSelect]: component(ComponentType.RoleSelect, { ...selectFields, default_values: defaultValues('role') }),
  [ComponentType.MentionableSelect]: component(ComponentType.MentionableSelect, {
    ...selectFields,
    default_values: defaultValues('user', 'role'),
  }),
  [ComponentType.ChannelSelect]: component(ComponentType.ChannelSelect, {
    ...selectFields,
    default_values: defaultValues('channel'),
    channel_types: optional(list(oneOf(...channelTypes), 0, 25)),
  }),
}

const row = component(ComponentType.ActionRow, {
  components: required(list(byType({ [ComponentType.Button]: button, ...SELECTS }), 1, 5)),
})

const textDisplay = component(ComponentType.TextDisplay, { content: required(text(1, 4000)) })

const media = (shape: RegExp): Field => required(object({ url: required(text(1, 2048, shape)) }))
const altText: Fields = { description: optional(text(0, 1024)), spoiler: optional(boolean) }

const thumbnail = component(ComponentType.Thumbnail, { media: media(MEDIA_SHAPE), ...altText })

const section = component(ComponentType.Section, {
  components: required(list(byType({ [ComponentType.TextDisplay]: textDisplay }), 1, 3)),
  accessory: required(byType({ [ComponentType.Button]: button, [ComponentType.Thumbnail]: thumbnail })),
})

const gallery = component(ComponentType.MediaGallery, {
  items: required(list(object({ media: media(MEDIA_SHAPE), ...altText }), 1, 10)),
})

const file = component(ComponentType.File, { file: media(ATTACHMENT_SHAPE), spoiler: optional(boolean) })

const separator = component(ComponentType.Separator, { divider: optional(boolean), spacing: optional(oneOf(1, 2)) })

const inContainer = {
  [ComponentType.ActionRow]: row,
  [ComponentType.TextDisplay]: textDisplay,
  [ComponentType.Section]: section,
  [ComponentType.MediaGallery]: gallery,
  [ComponentType.File]: file,
  [ComponentType.Separator]: separator,
}

const container = component(ComponentType.Container, {
  components: required(list(byType(inContainer), 1, 40)),
  accent_color: optional(integer(0, 0xff_ff_ff)),
  spoiler: optional(boolean),
})

/** A message's top level, old and new components; which of the two the message may hold depends on its V2 flag. */
export const messageComponents: Rule = list(byType({ ...inContainer, [ComponentType.Container]: container }), 0, 40)
