/**
 * Actions as short texts, one for each action: `buy.scout`, `pick.12.warship.2`, `end-cards`; lists have commas:
 * `draw.gold,scout`.
 */
import { fieldsOf } from './kinds/table.js'
import type { Action } from './types.js'

/** One word for an action; different actions have different words. */
export function encode(action: Action): string {
  const values: Readonly<Record<string, unknown>> = { ...action }
  const fields = Object.entries(fieldsOf(action.kind) ?? {})
  return [action.kind, ...fields.map(([name, codec]) => codec.write(values[name]))].join('.')
}

/** The action that `encode` writes as `text`; null for any text that it never writes. */
export function decode(text: string): Action | null {
  const [kind = '', ...parts] = text.split('.')
  const known = fieldsOf(kind)
  if (known === undefined) return null
  const fields = Object.entries(known)
  if (fields.length !== parts.length) return null
  const values = fields.map(([name, codec], index) => [name, codec.read(parts[index] ?? '')] as const)
  if (values.some(([, value]) => value === null)) return null
  // Every field of the kind was read by its own codec.
  return { kind, ...Object.fromEntries(values) } as Action
}
