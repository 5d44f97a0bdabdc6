/** Computer players. They sit at tables as users whose ids say how well they play. */
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { LEVELS, type Level } from '../../players/levels.js'
import { isAnonymous } from './anonymous.js'
import type { User } from './people.js'

/** Discord's ids never look like this. */
const PREFIX = 'computer-'

/** Names of computer players, the same in every language. */
const NAMES = ['Bessie', 'Hank', 'Clara', 'Otis'] as const

/** A computer player for a table at which `others` sit. Its name tells its level in the table's language. */
export function computerPlayer(level: Level, others: readonly User[], locale: Locale): User {
  const taken = others.flatMap(({ id }) => (id.startsWith(PREFIX) ? [id.split('-').at(-1)] : []))
  const index = NAMES.findIndex((_, each) => !taken.includes(String(each)))
  const { computers } = TEXTS[locale]
  return { id: `${PREFIX}${level}-${index}`, name: computers.name(NAMES[index] ?? NAMES[0], computers.levels[level]) }
}

/** The name of a user, as a reader's language has it: computer players are told with their level, forgotten ones as anonymous. */
export function nameFor(user: Pick<User, 'id' | 'name'>, locale: Locale): string {
  if (isAnonymous(user)) return TEXTS[locale].mine.anonymous
  const level = levelOf(user)
  if (level === null) return user.name
  const { computers } = TEXTS[locale]
  return computers.name(NAMES[Number(user.id.split('-').at(-1))] ?? NAMES[0], computers.levels[level])
}

/** How well a computer player plays. Null for anybody else. */
export function levelOf({ id }: Pick<User, 'id'>): Level | null {
  return LEVELS.find((level) => id.startsWith(`${PREFIX}${level}-`)) ?? null
}

export function isComputer(user: Pick<User, 'id'>): boolean {
  return levelOf(user) !== null
}

/** Whether somebody can be called and waited for: neither a computer player nor anonymous. */
export function isPerson(user: Pick<User, 'id'>): boolean {
  return !isComputer(user) && !isAnonymous(user)
}
