import { counted } from '../../words.js'
import type { HintTexts } from '../en/hints.js'

export const hints: HintTexts = {
  choose: 'Vorschläge',
  who: {
    practice: 'Vorschläge: mit Computergegnern',
    always: 'Vorschläge: immer',
    never: 'Vorschläge: nie',
  },
  button: 'Vorschlag',
  best: (sentence) => `**Vorschlag:** ${sentence}`,
  outlook: (points, ahead) => {
    const expected = `Damit kannst du mit etwa ${counted('de', points, { one: 'Punkt', other: 'Punkten' })} rechnen`
    if (ahead > 0) return `${expected}, ${ahead} mehr als dein stärkster Gegner.`
    if (ahead < 0) return `${expected}, ${-ahead} weniger als dein stärkster Gegner.`
    return `${expected}, gleichauf mit deinem stärksten Gegner.`
  },
  asGood: (sentence) => `Etwa gleich gut: ${sentence}`,
  worse: (sentence) => `Nicht ganz so gut: ${sentence}`,
  only: 'Hier hast du keine Wahl.',
}
