import { boolean, type Fields, object, oneOf, optional, type Rule, required, text } from './rule.js'

const common: Fields = { auto_archive_duration: optional(oneOf(60, 1440, 4320, 10080)) }

/** A thread on a message; discord.js sends a `type` here too, of which Discord takes no notice. */
export const newThread: Rule = object({ name: required(text(1, 100)), ...common, type: optional({ kind: 'anything' }) })

export const threadEdit: Rule = object({
  name: optional(text(1, 100)),
  ...common,
  archived: optional(boolean),
  locked: optional(boolean),
})
