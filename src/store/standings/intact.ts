/** The parsed JSON. Null if it is damaged, which must not keep other games from being counted. */
export function intact<T>(stored: string | null): T | null {
  try {
    return stored === null ? null : (JSON.parse(stored) as T)
  } catch {
    return null
  }
}
