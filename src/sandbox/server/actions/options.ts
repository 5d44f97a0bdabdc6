import { type APIApplicationCommandOption, ApplicationCommandOptionType as Option } from 'discord-api-types/v10'
import type { SandboxOption } from '../../protocol.js'
import { Refused } from './refused.js'

/**
 * Holds what a user entered against the command, as Discord's client does before it sends anything.
 * @throws {Refused} for an unknown, missing or unfitting option
 */
export function demandOptions(known: readonly APIApplicationCommandOption[], entered: readonly SandboxOption[]): void {
  const nested = known.filter(({ type }) => type === Option.Subcommand || type === Option.SubcommandGroup)
  if (nested.length > 0 && entered.length !== 1) throw new Refused(`Choose one of ${nested.map(({ name }) => name).join(', ')}.`)
  for (const { name, type, value, options } of entered) {
    const option = known.find((candidate) => candidate.name === name && candidate.type === type)
    if (!option) throw new Refused(`There is no option ${name} of type ${type}.`)
    if (option.type === Option.Subcommand || option.type === Option.SubcommandGroup)
      demandOptions(option.options ?? [], options ?? [])
    else demandValue(option, value)
  }
  const missing = known.find(({ name, required }) => required && !entered.some((option) => option.name === name))
  if (missing) throw new Refused(`The option ${missing.name} is required.`)
}

const JS_TYPES: Readonly<Record<number, string>> = {
  [Option.Integer]: 'number',
  [Option.Number]: 'number',
  [Option.Boolean]: 'boolean',
}

function demandValue(option: APIApplicationCommandOption, value: SandboxOption['value']): void {
  const expected = JS_TYPES[option.type] ?? 'string'
  const isWhole = option.type !== Option.Integer || Number.isInteger(value)
  if (typeof value !== expected || !isWhole)
    throw new Refused(`The option ${option.name} takes a ${expected === 'string' ? 'text' : expected}.`)
  const choices = 'choices' in option ? (option.choices ?? []) : []
  if (choices.length > 0 && !choices.some((choice) => choice.value === value))
    throw new Refused(`${value} is no choice of ${option.name}.`)
  demandBounds(option, value)
}

function demandBounds(option: APIApplicationCommandOption, value: SandboxOption['value']): void {
  const within = (measure: number, min: number | undefined, max: number | undefined): void => {
    if (measure < (min ?? -Infinity) || measure > (max ?? Infinity))
      throw new Refused(`The option ${option.name} is out of bounds.`)
  }
  if ('min_value' in option || 'max_value' in option) within(Number(value), option.min_value, option.max_value)
  if ('min_length' in option || 'max_length' in option) within(String(value).length, option.min_length, option.max_length)
}
