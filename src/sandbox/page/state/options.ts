/** The values of a command's options, from typed or chosen texts to what Discord sends. Pure. */
import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10'
import type { SandboxOption } from '../../protocol.js'
import { OPTION } from '../kinds.js'
import { type Leaf, shownName } from './commands.js'

/** Why a value cannot be sent. The numbers are the option's own. */
export type OptionProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'no-number' }
  | { readonly kind: 'too-small'; readonly min: number }
  | { readonly kind: 'too-large'; readonly max: number }
  | { readonly kind: 'too-long'; readonly max: number }

export interface Choice {
  readonly label: string
  /** The text stored while the form is being filled in. The sent value is parsed from it. */
  readonly text: string
}

/** The closed list of an option's values, taken from `users` for a user option. Null if the value is typed freely. */
export function choicesOf(
  option: APIApplicationCommandBasicOption,
  locale: string,
  users: readonly Choice[],
): readonly Choice[] | null {
  if (option.type === OPTION.user) return users
  const choices = 'choices' in option ? (option.choices ?? []) : []
  return choices.length === 0 ? null : choices.map((choice) => ({ label: shownName(choice, locale), text: String(choice.value) }))
}

type Numeric = Extract<APIApplicationCommandBasicOption, { readonly type: 4 }>

const isNumeric = (option: APIApplicationCommandBasicOption): option is Numeric => option.type === OPTION.integer

function numberProblem(option: Numeric, text: string): OptionProblem | null {
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value)) return { kind: 'no-number' }
  if ('min_value' in option && option.min_value !== undefined && value < option.min_value) {
    return { kind: 'too-small', min: option.min_value }
  }
  if ('max_value' in option && option.max_value !== undefined && value > option.max_value) {
    return { kind: 'too-large', max: option.max_value }
  }
  return null
}

/** The problem with an option's text, or null. An optional one may be left empty. */
export function problemWith(option: APIApplicationCommandBasicOption, text: string): OptionProblem | null {
  if (text === '') return option.required === true ? { kind: 'missing' } : null
  if (isNumeric(option)) return numberProblem(option, text)
  const longest = 'max_length' in option ? option.max_length : undefined
  return longest !== undefined && text.length > longest ? { kind: 'too-long', max: longest } : null
}

/** The filled options in the command's order. Empty ones are not sent. */
export function filledOptions(leaf: Leaf, texts: Readonly<Record<string, string>>): readonly SandboxOption[] {
  return leaf.options.flatMap((option) => {
    const text = texts[option.name] ?? ''
    return text === '' ? [] : [{ type: option.type, name: option.name, value: isNumeric(option) ? Number(text) : text }]
  })
}

/** The readable bounds of a number, `2–4`. Null if it has none. */
export function rangeOf(option: APIApplicationCommandBasicOption): string | null {
  if (!isNumeric(option)) return null
  const { min_value: min, max_value: max } = { min_value: undefined, max_value: undefined, ...option }
  if (min === undefined) return max === undefined ? null : `≤ ${max}`
  return max === undefined ? `≥ ${min}` : `${min}–${max}`
}

/** The filled options, and the one with the text being typed, even if that is empty. */
export function typedOptions(
  leaf: Leaf,
  texts: Readonly<Record<string, string>>,
  name: string,
  text: string,
): readonly SandboxOption[] {
  const others = filledOptions(leaf, { ...texts, [name]: '' })
  const focused = leaf.options.filter((option) => option.name === name)
  return [...others, ...focused.map(({ type }) => ({ type, name, value: text, focused: true }))]
}

/** The option that keeps the command from being sent, or null. */
export function firstProblem(leaf: Leaf, texts: Readonly<Record<string, string>>) {
  for (const option of leaf.options) {
    const problem = problemWith(option, texts[option.name] ?? '')
    if (problem !== null) return { option, problem }
  }
  return null
}
