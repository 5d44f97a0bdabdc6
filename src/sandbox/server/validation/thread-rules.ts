import { boolean, type Fields, integer, object, oneOf, optional, type Rule, required, text } from './rule.js'

const common: Fields = {
  auto_archive_duration: optional(oneOf(60, 1440, 4320, 10080)),
  rate_limit_per_user: optional(integer(0, 21_600)),
}

/** discord.js sends a `type` here too, of which Discord takes no notice. */
export const newThreadOnMessage: Rule = object({ name: required(text(1, 100)), ...common, type: optional({ kind: 'anything' }) })
export const newThread: Rule = object({
  name: required(text(1, 100)),
  ...common,
  type: optional(oneOf(10, 11, 12)),
  invitable: optional(boolean),
})
export const threadEdit: Rule = object({
  name: optional(text(1, 100)),
  ...common,
  archived: optional(boolean),
  locked: optional(boolean),
  invitable: optional(boolean),
  flags: optional(integer(0, 2)),
})
