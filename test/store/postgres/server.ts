/** Databases of their own on a PostgreSQL server, for tests. */
import { inject } from 'vitest'

/** The URL of a database with the present schema and nothing in it. */
export const freshDatabase = (): Promise<string> => ask('fresh')

/** The URL of a database without any table. */
export const emptyDatabase = (): Promise<string> => ask('empty')

async function ask(what: 'fresh' | 'empty'): Promise<string> {
  const answer = await fetch(`${inject('postgres')}/${what}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
