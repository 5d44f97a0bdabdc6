import { french } from '../../french.js'
import { counted } from '../../words.js'
import type { HintTexts } from '../en/hints.js'

const WORDS = { one: 'point', other: 'points' }

export const hints: HintTexts = {
  choose: 'Suggestions',
  who: {
    practice: french`Suggestions : si un ordinateur joue`,
    always: french`Suggestions : toujours`,
    never: french`Suggestions : jamais`,
  },
  button: 'Suggestion',
  best: (sentence) => french`**Suggestion** – ${sentence}`,
  outlook: (points, parts) =>
    french`Comptez alors sur environ ${counted('fr', points, WORDS)}${parts === '' ? '' : french` : ${parts}`}.`,
  lead: (ahead) => {
    if (ahead > 0) return `C’est ${ahead} de plus que votre meilleur adversaire.`
    if (ahead < 0) return `C’est ${-ahead} de moins que votre meilleur adversaire.`
    return 'Votre meilleur adversaire peut en espérer autant.'
  },
  sequel: {
    own: (sentence) => french`Ensuite, le plus souvent – ${sentence}`,
    other: (sentence) => french`Réponse probable – ${sentence}`,
  },
  second: {
    asGood: (sentence) => french`À peu près aussi bon – ${sentence}`,
    worse: (sentence) => french`Un peu moins bon – ${sentence}`,
    muchWorse: (sentence) => french`Nettement moins bon – ${sentence}`,
  },
  fewer: (points, from) => `Ce choix rapporte environ ${counted('fr', points, WORDS)} de moins ${from}.`,
  helps: (points) => `Votre meilleur adversaire y gagne environ ${counted('fr', points, WORDS)}.`,
  atFirstSight: french`Ce n’est qu’une première impression : le temps a manqué pour voir plus loin. Appuyez de nouveau sur **Suggestion** dans un instant.`,
  only: 'Ici, vous n’avez pas le choix.',
}
