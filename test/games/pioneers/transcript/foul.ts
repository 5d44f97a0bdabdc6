/** A breach of the rules or of the transcript's contract. */
class Foul extends Error {}

export function demand(holds: boolean, breach: string): asserts holds {
  if (!holds) throw new Foul(breach)
}

export function same(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  demand(one === other, `${what} is ${one}, but should be ${other}`)
}

/** A required value. If it is missing, the transcript names something that does not exist. */
export function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Foul(`unknown ${what}`)
  return value
}
