import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10'
import { type Problem, problem, when } from './problem.js'

type Localized = Readonly<Record<string, string | null>> | null | undefined

interface OptionBody {
  readonly type: number
  readonly name: string
  readonly name_localizations?: Localized
  readonly description: string
  readonly description_localizations?: Localized
  readonly required?: boolean | null
  readonly autocomplete?: boolean | null
  readonly options?: readonly OptionBody[] | null
  readonly choices?:
    | readonly { readonly name: string; readonly name_localizations?: Localized; readonly value: string | number }[]
    | null
  readonly min_value?: number | null
  readonly max_value?: number | null
}

export interface CommandBody {
  readonly name: string
  readonly name_localizations?: Localized
  readonly description: string
  readonly description_localizations?: Localized
  readonly options?: readonly OptionBody[] | null
}

const MAX_TEXT = 8000
const isLower = (name: string): boolean => name === name.toLowerCase()

/** Problems of a list that replaces all commands: those of each command, and duplicate names. */
export function listProblems(bodies: readonly CommandBody[]): readonly Problem[] {
  const names = bodies.map(({ name }) => name)
  return bodies.flatMap((body, index) => [
    ...commandProblems(body).map((found) => problem([index, ...found.path], found.code, found.message)),
    ...when(
      names.indexOf(body.name) < index,
      [index, 'name'],
      'APPLICATION_COMMANDS_DUPLICATE_NAME',
      'Application command names must be unique',
    ),
  ])
}

/** Rules beyond the shape of a command: lower-case names, the order, names and bounds of its options, and its total length. */
function commandProblems(body: CommandBody): readonly Problem[] {
  const { name, name_localizations, options } = body
  const localized = Object.entries(name_localizations ?? {}).filter(([, text]) => text !== null && !isLower(text))
  const length = textLength(body)
  return [
    ...when(!isLower(name), ['name'], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
    ...localized.map(([locale]) =>
      problem(['name_localizations', locale], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
    ),
    ...when(length > MAX_TEXT, [], 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_TEXT})`),
    ...optionListProblems(options ?? [], ['options']),
  ]
}

function optionListProblems(options: readonly OptionBody[], path: Problem['path']): readonly Problem[] {
  const nests = options.map(({ type }) => type === Option.Subcommand)
  const names = options.map(({ name }) => name)
  const firstOptional = options.findIndex(({ required }, index) => !required && !nests[index])
  return [
    ...when(
      nests.includes(true) && nests.includes(false),
      path,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    ),
    ...options.flatMap((option, index) => [
      ...when(
        names.indexOf(option.name) < index,
        [...path, index, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        'Option name already exists',
      ),
      ...when(
        !!option.required && firstOptional >= 0 && firstOptional < index,
        [...path, index],
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      ),
      ...optionProblems(option, [...path, index]),
    ]),
  ]
}

function optionProblems(option: OptionBody, path: Problem['path']): readonly Problem[] {
  const { name, choices, autocomplete, min_value, max_value } = option
  const choiceNames = (choices ?? []).map((choice) => choice.name)
  return [
    ...when(!isLower(name), [...path, 'name'], 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid'),
    ...when(
      !!autocomplete && choiceNames.length > 0,
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
      'Choices and autocomplete exclude each other',
    ),
    ...when(
      new Set(choiceNames).size < choiceNames.length,
      [...path, 'choices'],
      'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
      'Option choice name already exists',
    ),
    ...when(
      (min_value ?? -Infinity) > (max_value ?? Infinity),
      [...path, 'min_value'],
      'NUMBER_TYPE_MAX',
      'min_value must not be greater than max_value',
    ),
    ...optionListProblems(option.options ?? [], [...path, 'options']),
  ]
}

/** Names, descriptions and choices, with the longest translation of each text. */
function textLength({ name, name_localizations, description, description_localizations, options }: CommandBody): number {
  const own = longest(name, name_localizations) + longest(description, description_localizations)
  return (options ?? []).reduce((sum, option) => sum + textLength(option) + choicesLength(option), own)
}

function choicesLength({ choices }: OptionBody): number {
  return (choices ?? []).reduce(
    (sum, { name, name_localizations, value }) => sum + longest(name, name_localizations) + String(value).length,
    0,
  )
}

function longest(text: string, localized: Localized): number {
  return Math.max(text.length, ...Object.values(localized ?? {}).map((translation) => translation?.length ?? 0))
}
