import { Locale, ApplicationCommandOptionType as Option } from 'discord-api-types/v10'
import {
  boolean,
  byType,
  type Field,
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

/** Discord's own pattern for names of commands and options; chat input commands must be lower case besides. */
export const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u

const localized = (min: number, max: number, pattern?: RegExp): Field =>
  optional({ kind: 'map', keys: Object.values(Locale), of: text(min, max, pattern) })

const named: Fields = {
  name: required(text(1, 32, NAME)),
  name_localizations: localized(1, 32, NAME),
  description: required(text(1, 100)),
  description_localizations: localized(1, 100),
  required: optional(boolean),
}

const option = (type: Option, fields: Fields): Rule => object({ type: required(oneOf(type)), ...named, ...fields })

const choices = (value: Rule): Field =>
  optional(list(object({ name: required(text(1, 100)), name_localizations: localized(1, 100), value: required(value) }), 0, 25))

/** Integers of options lie within what a double holds exactly. */
const LIMIT = Number.MAX_SAFE_INTEGER
const numeric = (value: Rule): Fields => ({
  choices: choices(value),
  min_value: optional(value),
  max_value: optional(value),
  autocomplete: optional(boolean),
})

const values: Readonly<Record<number, Rule>> = {
  [Option.String]: option(Option.String, {
    choices: choices(text(0, 100)),
    min_length: optional(integer(0, 6000)),
    max_length: optional(integer(1, 6000)),
    autocomplete: optional(boolean),
  }),
  [Option.Integer]: option(Option.Integer, numeric(integer(-LIMIT, LIMIT))),
  [Option.Number]: option(Option.Number, numeric(number(-LIMIT, LIMIT))),
  [Option.Boolean]: option(Option.Boolean, {}),
  [Option.User]: option(Option.User, {}),
  [Option.Role]: option(Option.Role, {}),
  [Option.Mentionable]: option(Option.Mentionable, {}),
  [Option.Channel]: option(Option.Channel, { channel_types: optional(list(integer(0, 16), 0, 25)) }),
  [Option.Attachment]: option(Option.Attachment, {}),
}

const subcommand = option(Option.Subcommand, { options: optional(list(byType(values), 0, 25)) })
const group = option(Option.SubcommandGroup, { options: optional(list(byType({ [Option.Subcommand]: subcommand }), 0, 25)) })

const fields: Fields = {
  id: optional(snowflake),
  type: optional(oneOf(1, 2, 3)),
  name: required(text(1, 32)),
  name_localizations: localized(1, 32),
  description: optional(text(0, 100)),
  description_localizations: localized(0, 100),
  options: optional(list(byType({ ...values, [Option.Subcommand]: subcommand, [Option.SubcommandGroup]: group }), 0, 25)),
  default_member_permissions: optional(text(1, 20, /^\d+$/)),
  dm_permission: optional(boolean),
  default_permission: optional(boolean),
  nsfw: optional(boolean),
  contexts: optional(list(oneOf(0, 1, 2), 0, 3)),
  integration_types: optional(list(oneOf(0, 1), 1, 2)),
  handler: optional(oneOf(1, 2)),
}

export const command: Rule = object(fields)
export const commandEdit: Rule = object({ ...fields, name: optional(text(1, 32)) })
/** A list that replaces all: 100 chat input, 15 user and 15 message commands fit, counted apart. */
export const commandList: Rule = list(command, 0, 130)

/** POST to an autocomplete interaction. */
export const autocomplete: Rule = object({
  choices: required(
    list(
      object({
        name: required(text(1, 100)),
        name_localizations: localized(1, 100),
        value: required({ kind: 'text-or-integer', max: 100 }),
      }),
      0,
      25,
    ),
  ),
})
