import { z } from 'zod'
import { messageComponents } from './component-rules.js'
import { integer, list, snowflake, text } from './shapes.js'

const allowedMentions = z.strictObject({
  parse: list(z.literal(['users', 'roles', 'everyone']), 0, 3).nullish(),
  users: list(snowflake, 0, 100).nullish(),
  roles: list(snowflake, 0, 100).nullish(),
})

const attachment = z.strictObject({
  id: snowflake,
  filename: text(1, 1024).nullish(),
  description: text(0, 1024).nullish(),
})

/** A message that is posted or edited. discord.js sends `tts` and `enforce_nonce` with both. */
export const messageShape = z.strictObject({
  content: text(0, 2000).nullish(),
  components: messageComponents.nullish(),
  allowed_mentions: allowedMentions.nullish(),
  attachments: list(attachment, 0, 10).nullish(),
  flags: integer(0, 2 ** 31).nullish(),
  tts: z.boolean().nullish(),
  enforce_nonce: z.boolean().nullish(),
  nonce: z.union([text(0, 25), z.int()], 'Must be an integer, or a string of 25 or fewer in length.').nullish(),
})
