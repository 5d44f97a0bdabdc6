/** Stand-ins: who takes the place of somebody who was forgotten, so that the results of the others stay as they are. */
import type { User } from './table.js'

/** No id of Discord's looks like this. */
const PREFIX = 'forgotten-'

/** A stand-in's id; `letters` tell those of one table apart. */
export function standInId(letters: string): string {
  return `${PREFIX}${letters}`
}

/** Whether a seat's holder is nobody any more: not to be called, and not to be waited for. */
export function isStandIn({ id }: Pick<User, 'id'>): boolean {
  return id.startsWith(PREFIX)
}
