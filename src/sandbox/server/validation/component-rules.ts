import { ComponentType } from 'discord-api-types/v10'
import { z } from 'zod'
import { integer, list, snowflake, text } from './shapes.js'

const customId = text(1, 100)

/** An emoji of the application. */
const emoji = z.strictObject({ id: snowflake, name: text(2, 32) }).nullish()

const button = z.strictObject({
  type: z.literal(ComponentType.Button),
  style: integer(1, 4),
  custom_id: customId,
  label: text(1, 80),
  emoji,
  disabled: z.boolean().nullish(),
})

const option = z.strictObject({
  label: text(1, 100),
  value: text(1, 100),
  description: text(0, 100).nullish(),
  emoji,
  default: z.boolean().nullish(),
})

const select = z.strictObject({
  type: z.literal(ComponentType.StringSelect),
  custom_id: customId,
  placeholder: text(0, 150).nullish(),
  disabled: z.boolean().nullish(),
  options: list(option, 1, 25),
})

const row = z.strictObject({
  type: z.literal(ComponentType.ActionRow),
  components: list(z.discriminatedUnion('type', [button, select]), 1, 5),
})

const textDisplay = z.strictObject({ type: z.literal(ComponentType.TextDisplay), content: text(1, 4000) })

const media = (address: RegExp) => z.strictObject({ url: text(1, 2048).regex(address) })

const picture = z.strictObject({
  media: media(/^(https?|attachment):\/\/[^\s]+$/),
  description: text(0, 1024).nullish(),
})

const gallery = z.strictObject({ type: z.literal(ComponentType.MediaGallery), items: list(picture, 1, 10) })

const file = z.strictObject({ type: z.literal(ComponentType.File), file: media(/^attachment:\/\/[^\s]+$/) })

const inContainer = [row, textDisplay, gallery, file] as const

const container = z.strictObject({
  type: z.literal(ComponentType.Container),
  components: list(z.discriminatedUnion('type', inContainer), 1, 40),
})

/** A message's top-level components, old and new. The message's V2 flag decides which of the two it may contain. */
export const messageComponents = list(z.discriminatedUnion('type', [...inContainer, container]), 0, 40)
