import { counted, listed } from '../../../../i18n/words.js'
import type { DigestTexts } from '../en/digest.js'
import { coachName, GLOSSARY } from '../glossary.js'

const words = GLOSSARY.de

export const digest: DigestTexts = {
  covers: ({ cities }) => `deckt ${listed('de', cities)} ab`,
  builds: ({ roads }) => (roads === 1 ? 'baut eine Straße' : `baut ${counted('de', roads, words.road)}`),
  buys: ({ coaches }) =>
    `kauft ${listed(
      'de',
      coaches.map((coach) => coachName(words, coach).the),
    )}`,
  settles: ({ pioneer, count, city }) =>
    `siedelt in ${city} ${count === 1 ? words.professions[pioneer].a : counted('de', count, words.professions[pioneer])} an`,
  stays: 'lässt die Postkutsche stehen',
  returns: ({ pioneer }) => `legt ${words.professions[pioneer].a} zurück`,
  nugget: 'nimmt ein Goldnugget',
  empties: ({ coach, points }) => `leert ${coachName(words, coach).the} (${words.points(points)})`,
  joins: ({ who }) => `${who} setzt einen Pionier dazu`,
  ownJoins: 'du setzt einen Pionier dazu',
  otherEmpties: ({ who, coach, points }) => `${who} leert ${coachName(words, coach).the} (${words.points(points)})`,
  ownEmpties: ({ coach, points }) => `du leerst ${coachName(words, coach).the} (${words.points(points)})`,
  lastRound: 'diese Runde ist die letzte',
  over: 'die Partie ist zu Ende',
  semicolon: '; ',
}
