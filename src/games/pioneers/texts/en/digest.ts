import { counted, listed } from '../../../../i18n/words.js'
import type { DigestTexts } from '../digest-shape.js'
import { coachName, GLOSSARY } from '../glossary.js'

const words = GLOSSARY.en

export const digest: DigestTexts = {
  covers: ({ cities }) => `covers ${listed('en', cities)}`,
  builds: ({ roads }) => (roads === 1 ? 'builds a road' : `builds ${counted('en', roads, words.road)}`),
  buys: ({ coaches }) =>
    `buys ${listed(
      'en',
      coaches.map((coach) => coachName(words, coach).the),
    )}`,
  settles: ({ pioneer, count, city }) =>
    `settles ${count === 1 ? words.professions[pioneer].a : counted('en', count, words.professions[pioneer])} in ${city}`,
  stays: 'leaves the stagecoach where it is',
  returns: ({ pioneer }) => `returns ${words.professions[pioneer].a}`,
  nugget: 'takes a gold nugget',
  empties: ({ coach, points }) => `empties ${coachName(words, coach).the} (${words.points(points)})`,
  joins: ({ who }) => `${who} joins`,
  otherEmpties: ({ who, coach, points }) => `${who} empties ${coachName(words, coach).the} (${words.points(points)})`,
  lastRound: 'this round is the last',
  over: 'the game is over',
  semicolon: '; ',
}
