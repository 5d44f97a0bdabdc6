import { Locale, ApplicationCommandOptionType as Option } from 'discord-api-types/v10'
import { z } from 'zod'
import { integer, list, text } from './shapes.js'

/** Discord's own pattern for names of commands and options, which must also be lower case. */
const name = text(1, 32).regex(/^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u)

const locale = z.string().refine((key) => Object.values<string>(Locale).includes(key))

const localized = (translation: z.ZodString) => z.record(locale, translation.nullish()).nullish()

const named = {
  name,
  name_localizations: localized(name),
  description: text(1, 100),
  description_localizations: localized(text(1, 100)),
}

const choice = z.strictObject({ name: text(1, 100), name_localizations: localized(text(1, 100)), value: text(0, 100) })

const value = { ...named, required: z.boolean().nullish() }

/** Integers of options are limited to the range that a double holds exactly. */
const values = [
  z.strictObject({
    type: z.literal(Option.String),
    ...value,
    choices: list(choice, 0, 25).nullish(),
    max_length: integer(1, 6000).nullish(),
    autocomplete: z.boolean().nullish(),
  }),
  z.strictObject({ type: z.literal(Option.Integer), ...value, min_value: z.int().nullish(), max_value: z.int().nullish() }),
  z.strictObject({ type: z.literal(Option.User), ...value }),
] as const

const subcommand = z.strictObject({
  type: z.literal(Option.Subcommand),
  ...value,
  options: list(z.discriminatedUnion('type', values), 0, 25).nullish(),
})

const command = z.strictObject({
  ...named,
  type: z.literal(1).nullish(),
  options: list(z.discriminatedUnion('type', [...values, subcommand]), 0, 25).nullish(),
  contexts: list(z.literal([0, 1, 2]), 0, 3).nullish(),
  integration_types: list(z.literal([0, 1]), 1, 2).nullish(),
})

/** A list that replaces all commands. Too many of them is a separate refusal. */
export const commandList = list(command, 0, 130)

const suggestion = z.strictObject({
  name: text(1, 100),
  value: z.union([text(0, 100), z.int()], 'Must be an integer, or a string of 100 or fewer in length.'),
})

/** POST to an autocomplete interaction. */
export const autocomplete = z.strictObject({ choices: list(suggestion, 0, 25) })
