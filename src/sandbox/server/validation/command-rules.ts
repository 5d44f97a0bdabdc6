import { Locale, ApplicationCommandOptionType as Option } from 'discord-api-types/v10'
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

/** Discord's own pattern for names of commands and options, which must be lower case besides. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u

const localized = (min: number, max: number, pattern?: RegExp): Field =>
  optional({ kind: 'map', keys: Object.values(Locale), of: text(min, max, pattern) })

const named: Fields = {
  name: required(text(1, 32, NAME)),
  name_localizations: localized(1, 32, NAME),
  description: required(text(1, 100)),
  description_localizations: localized(1, 100),
}

const option = (type: Option, fields: Fields): Rule =>
  object({ type: required(oneOf(type)), ...named, required: optional(boolean), ...fields })

const choice = object({ name: required(text(1, 100)), name_localizations: localized(1, 100), value: required(text(0, 100)) })

/** Integers of options lie within what a double holds exactly. */
const whole = integer(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)

const values: Readonly<Record<number, Rule>> = {
  [Option.String]: option(Option.String, {
    choices: optional(list(choice, 0, 25)),
    max_length: optional(integer(1, 6000)),
    autocomplete: optional(boolean),
  }),
  [Option.Integer]: option(Option.Integer, { min_value: optional(whole), max_value: optional(whole) }),
  [Option.User]: option(Option.User, {}),
}

const subcommand = option(Option.Subcommand, { options: optional(list(byType(values), 0, 25)) })

const command: Rule = object({
  ...named,
  type: optional(oneOf(1)),
  options: optional(list(byType({ ...values, [Option.Subcommand]: subcommand }), 0, 25)),
  contexts: optional(list(oneOf(0, 1, 2), 0, 3)),
  integration_types: optional(list(oneOf(0, 1), 1, 2)),
})

/** A list that replaces all; how many are too many is another refusal. */
export const commandList: Rule = list(command, 0, 130)

/** POST to an autocomplete interaction. */
export const autocomplete: Rule = object({
  choices: required(
    list(object({ name: required(text(1, 100)), value: required({ kind: 'text-or-integer', max: 100 }) }), 0, 25),
  ),
})
