/**
 * Encodes actions as short texts: their kind and fields, separated by dots (`settle.c07.farmer`). A table of kinds and fields
 * says how to write and read them.
 */
import type { OfKind } from './kinds.js'

/** How the values of a field are written. */
export interface Word<T> {
  write(value: T): string
  /** Returns `undefined` for any text that {@link write} never writes. */
  read(text: string): T | undefined
  /** Marks the last field of an action: each of its values is written as a part of its own, after a dot. */
  readonly takesRest?: true
}

/** How each field of an action is written, in the order in which they are written. */
export type FieldsOf<Action> = { readonly [Field in Exclude<keyof Action, 'kind'>]: Word<Action[Field]> }

/** The fields of each kind of action, in the order in which they are written. */
export type Notation<Action extends { readonly kind: string }> = {
  readonly [Kind in Action['kind']]: FieldsOf<OfKind<Action, Kind>>
}

export interface Codec<Action> {
  /** The text of an action. Different actions have different texts. */
  encode(action: Action): string
  /** The action that `encode` writes as `text`. Null for any text that it never writes. */
  decode(text: string): Action | null
}

/** The encoder and decoder of a notation. */
export function codecOf<Action extends { readonly kind: string }>(notation: Notation<Action>): Codec<Action> {
  // The types of the fields are checked where the table is written. Here they are erased.
  const kinds = new Map(
    Object.entries<Readonly<Record<string, Word<unknown>>>>(notation).map(([kind, words]) => [kind, Object.entries(words)]),
  )
  const writers = new Map([...kinds].map(([kind, fields]) => [kind, writerOf(kind, fields)]))
  const encode = (action: Action) => writers.get(action.kind)?.(action as Values) ?? action.kind
  function decode(text: string): Action | null {
    const [kind = '', ...parts] = text.split('.')
    const fields = kinds.get(kind)
    const action = fields === undefined ? null : (read(kind, fields, parts) as Action | null)
    return action !== null && encode(action) === text ? action : null
  }
  return { encode, decode }
}

type Fields = readonly (readonly [name: string, word: Word<unknown>])[]

type Values = Readonly<Record<string, unknown>>

/** A fast path for actions with at most one field, which are most of them: after each step all legal actions are encoded. */
function writerOf(kind: string, fields: Fields): (action: Values) => string {
  const written = ([name, word]: Fields[number], action: Values) =>
    word.takesRest ? word.write(action[name]) : `.${word.write(action[name])}`
  const [first, ...others] = fields
  if (first === undefined) return () => kind
  if (others.length === 0) return (action) => kind + written(first, action)
  return (action) => kind + fields.map((field) => written(field, action)).join('')
}

function read(kind: string, fields: Fields, parts: readonly string[]): Values | null {
  const action: Record<string, unknown> = { kind }
  for (const [index, [name, word]] of fields.entries()) {
    const value = word.read(
      word.takesRest
        ? parts
            .slice(index)
            .map((part) => `.${part}`)
            .join('')
        : (parts[index] ?? ''),
    )
    if (value === undefined) return null
    action[name] = value
  }
  return action
}

/** A whole number of one or two digits. */
export const NUMBER: Word<number> = {
  write: String,
  read: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
}

/** A text that matches `form`. */
export function matching(form: RegExp): Word<string> {
  return { write: (text) => text, read: (text) => (form.test(text) ? text : undefined) }
}

/** One of these ids. */
export function oneOf<Id extends string>(ids: readonly Id[]): Word<Id> {
  return { write: (id) => id, read: (text) => ids.find((id) => id === text) }
}

/** One of these values, written as the character at the same index of `signs`. */
export function signed<T>(values: readonly T[], signs: string): Word<T> {
  return {
    write: (value) => signs.charAt(values.indexOf(value)),
    read: (sign) => (sign === '' ? undefined : values[signs.indexOf(sign)]),
  }
}

/** Several values in one part, separated by `between`. If that is empty, each value is a single character. */
export function listOf<T>(item: Word<T>, between: string): Word<readonly T[]> {
  return {
    write: (values) => values.map(item.write).join(between),
    read: (text) => allRead(item, text.split(between)),
  }
}

/** Like {@link listOf}, but the list may be empty. */
export function anyOf<T>(item: Word<T>, between: string): Word<readonly T[]> {
  const list = listOf(item, between)
  return { ...list, read: (text) => (text === '' ? [] : list.read(text)) }
}

/** Several values at the end of an action, each in a part of its own. */
export function restOf<T>(item: Word<T>): Word<readonly T[]> {
  return {
    write: (values) => values.map((value) => `.${item.write(value)}`).join(''),
    read: (text) => allRead(item, text.split('.').slice(1)),
    takesRest: true,
  }
}

function allRead<T>({ read }: Word<T>, texts: readonly string[]): readonly T[] | undefined {
  const values = texts.map(read)
  return values.every((value) => value !== undefined) ? values : undefined
}
