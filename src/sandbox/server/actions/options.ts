import { type APIApplicationCommandOption, ApplicationCommandOptionType as Option } from 'discord-api-types/v10'
import type { SandboxOption } from '../../protocol.js'
import { Refused } from './refused.js'

/**
 * Checks a user's input against the command, as Discord's client does before it sends anything.
 * @throws {Refused} for an unknown, missing or invalid option
 */
export function demandOptions(known: readonly APIApplicationCommandOption[], entered: readonly SandboxOption[]): void {
  const nested = known.filter(({ type }) => type === Option.Subcommand)
  if (nested.length > 0 && entered.length !== 1) throw new Refused(`Choose one of ${nested.map(({ name }) => name).join(', ')}.`)
  for (const { name, type, value, options } of entered) {
    const option = known.find((candidate) => candidate.name === name && candidate.type === type)
    if (!option) throw new Refused(`There is no option ${name} of type ${type}.`)
    if (option.type === Option.Subcommand) demandOptions(option.options ?? [], options ?? [])
    else demandValue(option, value)
  }
  const missing = known.find(({ name, required }) => required && !entered.some((option) => option.name === name))
  if (missing) throw new Refused(`The option ${missing.name} is required.`)
}

function demandValue(option: APIApplicationCommandOption, value: SandboxOption['value']): void {
  const fits = option.type === Option.Integer ? Number.isInteger(value) : typeof value === 'string'
  if (!fits) throw new Refused(`The option ${option.name} takes a ${option.type === Option.Integer ? 'number' : 'text'}.`)
  const choices = 'choices' in option ? (option.choices ?? []) : []
  if (choices.length > 0 && !choices.some((choice) => choice.value === value))
    throw new Refused(`${value} is no choice of ${option.name}.`)
  const { min_value: min = -Infinity, max_value: max = Infinity, max_length: longest = Infinity }: Bounded = option
  if (Number(value) < min || Number(value) > max || String(value).length > longest)
    throw new Refused(`The option ${option.name} is out of bounds.`)
}

interface Bounded {
  readonly name: string
  readonly min_value?: number
  readonly max_value?: number
  readonly max_length?: number
}
