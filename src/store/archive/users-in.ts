/** The users who occur in what a finished table consists of. */
import { userIdsInText } from '../standings/users-in.js'
import type { Content } from './content.js'

/** `texts` are those stored beside the table, `credited` the users for whom its game counts something. */
export function usersIn(
  { log, affairs, pledge }: Content,
  texts: readonly string[],
  credited: readonly string[],
): ReadonlySet<string> {
  const all = [...log.map(({ content }) => content), affairs, pledge?.shares, ...texts]
  return new Set([...credited, ...all.flatMap((text) => (typeof text === 'string' ? [...userIdsInText(text)] : []))])
}
