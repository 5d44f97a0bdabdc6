import type { RefusalCode } from '../rules/types.js'
import type { rules } from './en/rules.js'

/** The topic of the rules that says more about a refusal, in all languages. */
export const topics: Readonly<Partial<Record<RefusalCode, keyof typeof rules>>> = {
  'not-your-turn': 'week',
  'slot-empty': 'week',
  'no-tiles-left': 'week',
  'wrong-phase': 'dice',
  'must-take-die': 'dice',
  'must-use-die': 'dice',
  'no-such-reaction': 'dice',
  'cannot-pay': 'dice',
  'change-too-dear': 'dice',
  'already-changed': 'dice',
  'same-face': 'dice',
  'face-differs': 'dice',
  'wagon-too-dear': 'dice',
  'no-purchase-now': 'dice',
  'no-such-board': 'house-rules',
  'must-make-room': 'goods',
  'no-room-needed': 'goods',
  'no-wood': 'disasters',
  'no-medicine': 'disasters',
  'no-shield': 'disasters',
  'cannot-pay-all': 'disasters',
  'no-such-town': 'town',
  'already-satisfied': 'town',
  'needs-not-met': 'town',
  'must-give-tile': 'town',
  'no-tile-asked': 'town',
}
