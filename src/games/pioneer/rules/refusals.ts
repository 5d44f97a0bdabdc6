/** The table of refusals: which rule says no. The numbers are those of SOURCES.md. */
import type { PioneerRefusal, RefusalCode } from './types.js'

/** The number of each refusal's rule. */
export const REFUSAL_RULES: Readonly<Record<RefusalCode, string>> = {
  'not-your-turn': 'X8',
  'wrong-phase': 'X8',
  'game-over': 'X22',
  'no-action-left': 'X9',
  'too-dear': 'X11',
  'pile-empty': 'Y31',
  'needs-military': 'X12',
  'needs-transportation': 'X12',
  'needs-society': 'X12',
  'not-in-hand': 'X13',
  'metal-not-played': 'X10',
  'no-own-colony': 'Y33',
  'already-fortified': 'Y18',
  'no-piece-left': 'Y20',
  'no-scout-there': 'Y22',
  'no-ship': 'Y21',
  'top-level': 'Y7',
  'pick-first': 'X17',
  'move-at-once': 'X17',
  'already-picked': 'X17',
  'no-such-ships': 'X17',
  'already-moved': 'Y12',
  'no-such-tile': 'X3',
  'out-of-reach': 'X17',
  'no-bomb': 'X23',
  'no-such-target': 'X20',
  'ships-first': 'Y17',
  'too-little-damage': 'X20',
  'must-destroy': 'Y16',
  'nothing-aimed': 'Y16',
  'no-colonizer-landed': 'X19',
  'not-colonizable': 'Y20',
}

/** The refusal with this code, together with the number of its rule. */
export function refusal(code: RefusalCode): PioneerRefusal {
  return { code, rule: REFUSAL_RULES[code] }
}
