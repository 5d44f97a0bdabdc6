/** What nobody may read in a message about a database. */

/** The password in each form in which a message might contain it. */
export function secretsOf(address: string): readonly string[] {
  const { password, searchParams } = new URL(address)
  const asGiven = [password, searchParams.get('password') ?? '']
  return [...new Set([...asGiven, ...asGiven.map(decoded), ...asGiven.map(encodeURIComponent)])].filter((secret) => secret !== '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
