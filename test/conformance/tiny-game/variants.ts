/** The sealed bids for one player, and with rounds that belong to everybody. */
import { subject } from '../subject.js'
import { parts } from './index.js'

/** The face with a remark after its name, which tells the variants apart. */
function named(remark: string): typeof parts.face {
  const { en, fr, de } = parts.face.name
  return { ...parts.face, name: { en: `${en} (${remark})`, fr: `${fr} (${remark})`, de: `${de} (${remark})` } }
}

export const bidsAlone = subject({
  ...parts,
  face: named('1'),
  rules: { ...parts.rules, id: 'bids-alone', seats: { min: 1, max: 1 } },
})

export const bidsTogether = subject({
  ...parts,
  face: named('∞'),
  rules: { ...parts.rules, id: 'bids-together', turn: (state) => ({ ...parts.rules.turn(state), seat: null }) },
})
