import { french } from '../../french.js'
import { counted } from '../../words.js'
import type { HintTexts } from '../en/hints.js'

export const hints: HintTexts = {
  choose: 'Suggestions',
  who: {
    practice: french`Suggestions : avec des adversaires virtuels`,
    always: french`Suggestions : toujours`,
    never: french`Suggestions : jamais`,
  },
  button: 'Suggestion',
  best: (sentence) => french`**Suggestion :** ${sentence}`,
  outlook: (points, ahead) => {
    const expected = `Comptez alors sur environ ${counted('fr', points, { one: 'point', other: 'points' })}`
    if (ahead > 0) return `${expected}, soit ${ahead} de plus que votre meilleur adversaire.`
    if (ahead < 0) return `${expected}, soit ${-ahead} de moins que votre meilleur adversaire.`
    return `${expected}, autant que votre meilleur adversaire.`
  },
  asGood: (sentence) => french`À peu près aussi bon : ${sentence}`,
  worse: (sentence) => french`Un peu moins bon : ${sentence}`,
  only: 'Ici, vous n’avez pas le choix.',
}
