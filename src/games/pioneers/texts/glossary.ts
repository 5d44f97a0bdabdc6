import type { ByLocale } from '../../../i18n/locale.js'
import { coachNumber } from '../data/coaches.js'
import type { CoachId } from '../rules/types.js'
import { glossary as de } from './de/glossary.js'
import { type CoachName, glossary as en, type Glossary } from './en/glossary.js'
import { glossary as fr } from './fr/glossary.js'

export type { Glossary } from './en/glossary.js'

/** The terms of the game, as the three rulebooks print them. */
export const GLOSSARY: ByLocale<Glossary> = { en, fr, de }

/** The name of a coach in this language. */
export function coachName(glossary: Glossary, id: CoachId): CoachName {
  const number = coachNumber(id)
  return number === null ? glossary.startingCoach : glossary.numberedCoach(number)
}
