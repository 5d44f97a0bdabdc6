import { french as t } from '../../../../i18n/french.js'
import { counted, listed } from '../../../../i18n/words.js'
import type { DigestTexts } from '../en/digest.js'
import { coachName, GLOSSARY } from '../glossary.js'

const words = GLOSSARY.fr

export const digest: DigestTexts = {
  covers: ({ cities }) => t`recouvre ${listed('fr', cities)}`,
  builds: ({ roads }) => (roads === 1 ? 'construit une route' : t`construit ${counted('fr', roads, words.road)}`),
  buys: ({ coaches }) =>
    t`achète ${listed(
      'fr',
      coaches.map((coach) => coachName(words, coach).the),
    )}`,
  settles: ({ pioneer, count, city }) =>
    t`installe ${count === 1 ? words.professions[pioneer].a : counted('fr', count, words.professions[pioneer])} à ${city}`,
  stays: 'laisse la diligence sur place',
  returns: ({ pioneer }) => t`renvoie ${words.professions[pioneer].a} dans sa réserve`,
  nugget: t`prend une pépite d'or`,
  empties: ({ coach, points }) => t`vide ${coachName(words, coach).the} (${words.points(points)})`,
  joins: ({ who }) => t`${who} installe aussi un pionnier`,
  ownJoins: t`vous installez aussi un pionnier`,
  otherEmpties: ({ who, coach, points }) => t`${who} vide ${coachName(words, coach).the} (${words.points(points)})`,
  ownEmpties: ({ coach, points }) => t`vous videz ${coachName(words, coach).the} (${words.points(points)})`,
  lastRound: 'ce tour de table est le dernier',
  over: 'la partie est terminée',
  semicolon: t` ; `,
}
