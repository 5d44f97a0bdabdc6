import { counted } from '../../words.js'
import type { HintTexts } from '../en/hints.js'

const WORDS = { one: 'Punkt', other: 'Punkte' }

export const hints: HintTexts = {
  choose: 'Empfehlungen',
  who: {
    practice: 'Empfehlungen: nur gegen Computer',
    always: 'Empfehlungen: immer',
    never: 'Empfehlungen: nie',
  },
  button: 'Empfehlung',
  best: (sentence) => `**Empfehlung** – ${sentence}`,
  outlook: (points, parts) =>
    `Dann kannst du mit etwa ${counted('de', points, { ...WORDS, other: 'Punkten' })} rechnen${parts === '' ? '' : `: ${parts}`}.`,
  lead: (ahead) => {
    const that = Math.abs(ahead) === 1 ? 'Das ist' : 'Das sind'
    if (ahead > 0) return `${that} ${ahead} mehr als bei deinem stärksten Gegner.`
    if (ahead < 0) return `${that} ${-ahead} weniger als bei deinem stärksten Gegner.`
    return 'Dein stärkster Gegner kann mit ebenso vielen rechnen.'
  },
  sequel: {
    own: (sentence) => `Danach meist – ${sentence}`,
    other: (sentence) => `Wahrscheinliche Antwort – ${sentence}`,
  },
  second: {
    asGood: (sentence) => `Etwa gleich gut – ${sentence}`,
    worse: (sentence) => `Nicht ganz so gut – ${sentence}`,
    muchWorse: (sentence) => `Deutlich schlechter – ${sentence}`,
  },
  fewer: (points, from) => `Das bringt etwa ${counted('de', points, WORDS)} weniger ${from}.`,
  helps: (points) => `Dein stärkster Gegner bekommt dann etwa ${counted('de', points, WORDS)} mehr.`,
  atFirstSight:
    'Das ist nur ein erster Eindruck: Die Zeit reichte nicht zum Vorausdenken. Drücke gleich noch einmal auf **Empfehlung**.',
  only: 'Hier hast du keine Wahl.',
}
