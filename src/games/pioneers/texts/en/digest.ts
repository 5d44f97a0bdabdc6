import { counted, listed } from '../../../../i18n/words.js'
import type { CoachId, Profession } from '../../rules/types.js'
import { coachName, GLOSSARY } from '../glossary.js'
import type { Who } from '../parameters.js'

const words = GLOSSARY.en

interface Emptied {
  readonly coach: CoachId
  readonly points: number
}

/** The outcome of a turn, in parts that follow its player's name: `Annie` *builds 2 roads*, *settles a farmer in Chicago*. */
export const digest = {
  /** `cities` are names. */
  covers: ({ cities }: { cities: readonly string[] }) => `covers ${listed('en', cities)}`,
  builds: ({ roads }: { roads: number }) => (roads === 1 ? 'builds a road' : `builds ${counted('en', roads, words.road)}`),
  buys: ({ coaches }: { coaches: readonly CoachId[] }) =>
    `buys ${listed(
      'en',
      coaches.map((coach) => coachName(words, coach).the),
    )}`,
  settles: ({ pioneer, count, city }: { pioneer: Profession; count: number; city: string }) =>
    `settles ${count === 1 ? words.professions[pioneer].a : counted('en', count, words.professions[pioneer])} in ${city}`,
  stays: 'leaves the stagecoach where it is',
  returns: ({ pioneer }: { pioneer: Profession }) => `returns ${words.professions[pioneer].a}`,
  nugget: 'takes a gold nugget',
  empties: ({ coach, points }: Emptied) => `empties ${coachName(words, coach).the} (${words.points(points)})`,
  /** What others did meanwhile; said to one of them, `ownJoins` and `ownEmpties`. */
  joins: ({ who }: Who) => `${who} joins`,
  ownJoins: 'you join',
  otherEmpties: ({ who, coach, points }: Who & Emptied) =>
    `${who} empties ${coachName(words, coach).the} (${words.points(points)})`,
  ownEmpties: ({ coach, points }: Emptied) => `you empty ${coachName(words, coach).the} (${words.points(points)})`,
  lastRound: 'this round is the last',
  /** Replaces it for the turn that ended the game. */
  over: 'the game is over',
  /** Separates the active player's actions from those of others. */
  semicolon: '; ',
}

export type DigestTexts = typeof digest
