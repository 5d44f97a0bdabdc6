/** JSON, as parsed or as to be written. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

export type Leaf = Extract<Json, string | number | boolean | null>

/** A copy of the value with each leaf changed. Keys keep their order. `key` is the leaf's key, which is empty in a list. */
export function withLeaves(value: Json, change: (leaf: Leaf, key: string) => Leaf, key = ''): Json {
  if (isList(value)) return value.map((item) => withLeaves(item, change, key))
  if (typeof value !== 'object' || value === null) return change(value, key)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withLeaves(item, change, name)]))
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
