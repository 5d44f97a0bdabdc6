/** The shape of a request body as data. Lengths are UTF-16 units: never more lenient than Discord, which counts characters. */
export type Rule =
  | { readonly kind: 'text'; readonly min: number; readonly max: number; readonly pattern?: RegExp }
  | { readonly kind: 'integer' | 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'snowflake' }
  | { readonly kind: 'anything' }
  /** A text, a number, true or false. */
  | { readonly kind: 'scalar' }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly of: Rule; readonly min: number; readonly max: number }
  /** Any keys out of a closed set, all values alike (localizations). */
  | { readonly kind: 'map'; readonly keys: readonly string[]; readonly of: Rule }
  | { readonly kind: 'object'; readonly fields: Fields }
  /** Objects told apart by their `type`. */
  | { readonly kind: 'by-type'; readonly of: Readonly<Record<number, Rule>> }
  | { readonly kind: 'text-or-integer'; readonly max: number }

export interface Field {
  readonly rule: Rule
  /** Must be there and not null; every other field may be absent or null, as Discord has it. */
  readonly required: boolean
}

export type Fields = Readonly<Record<string, Field>>

export const text = (min: number, max: number, pattern?: RegExp): Rule => ({
  kind: 'text',
  min,
  max,
  ...(pattern && { pattern }),
})
export const integer = (min: number, max: number): Rule => ({ kind: 'integer', min, max })
export const number = (min: number, max: number): Rule => ({ kind: 'number', min, max })
export const boolean: Rule = { kind: 'boolean' }
export const snowflake: Rule = { kind: 'snowflake' }
export const oneOf = (...values: readonly (string | number)[]): Rule => ({ kind: 'one-of', values })
export const list = (of: Rule, min: number, max: number): Rule => ({ kind: 'list', of, min, max })
export const object = (fields: Fields): Rule => ({ kind: 'object', fields })
export const byType = (of: Readonly<Record<number, Rule>>): Rule => ({ kind: 'by-type', of })
export const required = (rule: Rule): Field => ({ rule, required: true })
export const optional = (rule: Rule): Field => ({ rule, required: false })
