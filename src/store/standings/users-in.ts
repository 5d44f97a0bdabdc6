/** Finds the users who occur in stored parts of a table. */

/** Keys whose values are users' ids or lists of them. */
const ID_KEYS: ReadonlySet<string> = new Set(['userId', 'userIds', 'agreed'])

/**
 * The ids of all users in JSON or in a value to become JSON: ids that stand beside a name, and ids under a key of
 * {@link ID_KEYS}.
 */
export function userIdsIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  collect(value, '', found)
  return found
}

function collect(value: unknown, key: string, found: Set<string>): void {
  if (typeof value === 'string' && ID_KEYS.has(key)) found.add(value)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) collect(item, key, found)
    return
  }
  if ('id' in value && typeof value.id === 'string' && 'name' in value) found.add(value.id)
  for (const [name, item] of Object.entries(value)) collect(item, name, found)
}

/** The same for text that may be broken. In broken text, everything in quotation marks that may be an id counts. */
export function userIdsInText(text: string): ReadonlySet<string> {
  try {
    return userIdsIn(JSON.parse(text))
  } catch {
    return new Set(Array.from(text.matchAll(/"([^"\\]{1,64})"/g), ([, quoted = '']) => quoted))
  }
}
