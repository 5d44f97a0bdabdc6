import type { RefusalCode } from '../rules/types.js'
import type { rules } from './en/rules.js'

/** The topic of the rules that says more about a refusal, in all languages. */
export const topics: Readonly<Partial<Record<RefusalCode, keyof typeof rules>>> = {
  'wrong-phase': 'turn',
  'no-action-left': 'turn',
  'needs-military': 'cards',
  'needs-transportation': 'cards',
  'needs-society': 'cards',
  'not-in-hand': 'cards',
  'metal-not-played': 'cards',
  'no-own-colony': 'cards',
  'no-scout-there': 'cards',
  'top-level': 'research',
  'already-moved': 'ships',
  'out-of-reach': 'ships',
  'no-bomb': 'bombs',
  'ships-first': 'battle',
  'too-little-damage': 'battle',
  'must-destroy': 'battle',
  'already-fortified': 'colonies',
  'no-colonizer-landed': 'colonies',
  'not-colonizable': 'colonies',
}
