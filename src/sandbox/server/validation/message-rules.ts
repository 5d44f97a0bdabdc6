import { messageComponents } from './component-rules.js'
import {
  boolean,
  type Fields,
  integer,
  list,
  number,
  object,
  oneOf,
  optional,
  type Rule,
  required,
  snowflake,
  text,
} from './rule.js'

const WEB = /^https?:\/\/[^\s]+$/
const WEB_OR_ATTACHMENT = /^(https?|attachment):\/\/[^\s]+$/

const picture = object({
  url: required(text(1, 2048, WEB_OR_ATTACHMENT)),
  width: optional(integer(0, 1e6)),
  height: optional(integer(0, 1e6)),
})

const embed = object({
  type: optional(text(0, 32)),
  title: optional(text(0, 256)),
  description: optional(text(0, 4096)),
  url: optional(text(0, 2048, WEB)),
  timestamp: optional(text(1, 64, /^\d{4}-\d\d-\d\dT/)),
  color: optional(integer(0, 0xff_ff_ff)),
  footer: optional(object({ text: required(text(1, 2048)), icon_url: optional(text(0, 2048, WEB_OR_ATTACHMENT)) })),
  image: optional(picture),
  thumbnail: optional(picture),
  author: optional(
    object({
      name: required(text(1, 256)),
      url: optional(text(0, 2048, WEB)),
      icon_url: optional(text(0, 2048, WEB_OR_ATTACHMENT)),
    }),
  ),
  fields: optional(
    list(object({ name: required(text(1, 256)), value: required(text(1, 1024)), inline: optional(boolean) }), 0, 25),
  ),
})

const allowedMentions = object({
  parse: optional(list(oneOf('users', 'roles', 'everyone'), 0, 3)),
  users: optional(list(snowflake, 0, 100)),
  roles: optional(list(snowflake, 0, 100)),
  replied_user: optional(boolean),
})

const ignored = optional({ kind: 'anything' })

/** What discord.js sends along when a message's own attachments are handed back to it; Discord takes no notice. */
const discordJsExtras: Fields = {
  attachment: ignored,
  name: ignored,
  size: ignored,
  url: ignored,
  proxyURL: ignored,
  height: ignored,
  width: ignored,
  contentType: ignored,
  ephemeral: ignored,
  duration: ignored,
  flags: ignored,
}

const attachment = object({
  ...discordJsExtras,
  id: required(snowflake),
  filename: optional(text(1, 1024)),
  description: optional(text(0, 1024)),
  title: optional(text(0, 1024)),
  duration_secs: optional(number(0, 2_147_483_647)),
  waveform: optional(text(0, 400)),
  is_spoiler: optional(boolean),
  is_remix: optional(boolean),
})

const poll = object({
  question: required(object({ text: required(text(1, 300)) })),
  answers: required(
    list(
      object({
        poll_media: required(
          object({
            text: optional(text(1, 55)),
            emoji: optional(object({ id: optional(snowflake), name: optional(text(0, 32)) })),
          }),
        ),
      }),
      1,
      10,
    ),
  ),
  duration: optional(integer(1, 768)),
  allow_multiselect: optional(boolean),
  layout_type: optional(oneOf(1)),
})

const FLAGS = optional(integer(0, 2 ** 31))

const editable: Fields = {
  content: optional(text(0, 2000)),
  embeds: optional(list(embed, 0, 10)),
  components: optional(messageComponents),
  allowed_mentions: optional(allowedMentions),
  attachments: optional(list(attachment, 0, 10)),
  flags: FLAGS,
}

/** discord.js sends `tts` and `enforce_nonce` with every message, new or edited, wherever it goes. */
const always: Fields = {
  tts: optional(boolean),
  enforce_nonce: optional(boolean),
  nonce: optional({ kind: 'text-or-integer', max: 25 }),
}

const creatable: Fields = { ...editable, ...always, poll: optional(poll), sticker_ids: optional(list(snowflake, 0, 3)) }

const reference = object({
  type: optional(oneOf(0)),
  message_id: required(snowflake),
  channel_id: optional(snowflake),
  guild_id: optional(snowflake),
  fail_if_not_exists: optional(boolean),
})

/** POST to a channel. */
export const newMessage: Rule = object({ ...creatable, message_reference: optional(reference) })

/** Interaction answers and follow-ups. */
export const newWebhookMessage: Rule = object({ ...creatable, thread_name: optional(text(0, 100)) })

/** PATCH, and callbacks that update a message. */
export const messageEdit: Rule = object({
  ...editable,
  ...always,
  poll: optional(poll),
  sticker_ids: optional(list(snowflake, 0, 3)),
})
