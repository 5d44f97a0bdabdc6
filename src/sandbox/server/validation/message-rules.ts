import { messageComponents } from './component-rules.js'
import { boolean, type Fields, integer, list, object, oneOf, optional, type Rule, required, snowflake, text } from './rule.js'

const allowedMentions = object({
  parse: optional(list(oneOf('users', 'roles', 'everyone'), 0, 3)),
  users: optional(list(snowflake, 0, 100)),
  roles: optional(list(snowflake, 0, 100)),
})

const attachment = object({
  id: required(snowflake),
  filename: optional(text(1, 1024)),
  description: optional(text(0, 1024)),
})

const fields: Fields = {
  content: optional(text(0, 2000)),
  components: optional(messageComponents),
  allowed_mentions: optional(allowedMentions),
  attachments: optional(list(attachment, 0, 10)),
  flags: optional(integer(0, 2 ** 31)),
  tts: optional(boolean),
  enforce_nonce: optional(boolean),
  nonce: optional({ kind: 'text-or-integer', max: 25 }),
}

/** A message that is posted, wherever, or changed: discord.js sends `tts` and `enforce_nonce` with either. */
export const messageShape: Rule = object(fields)
