/** The table of refusals with the rule behind each. The numbers are those of SOURCES.md. */
import type { PioneerDaysRefusal, RefusalCode } from './types.js'

/** The rule number of each refusal. */
export const REFUSAL_RULES: Readonly<Record<RefusalCode, string>> = {
  'not-your-turn': 'P7',
  'wrong-phase': 'P7',
  'no-such-board': 'G1',
  'no-such-die': 'P6',
  'must-take-die': 'P7',
  'must-use-die': 'G28',
  'no-such-reaction': 'G18',
  'cannot-pay': 'G18',
  'change-too-dear': 'P7',
  'already-changed': 'P7',
  'same-face': 'P7',
  'face-differs': 'P12',
  'no-gold-left': 'G23',
  'no-tiles-left': 'G16',
  'no-such-tile': 'P14',
  'slot-empty': 'G16',
  'no-wagons-left': 'G12',
  'wagon-too-dear': 'P19',
  'no-purchase-now': 'P21',
  'must-make-room': 'G14',
  'no-room-needed': 'G15',
  'not-yours': 'G14',
  'already-decided': 'G8',
  'no-wood': 'P20',
  'no-medicine': 'P23',
  'no-shield': 'G7',
  'cannot-pay-all': 'G7',
  'no-such-town': 'P24',
  'already-satisfied': 'P24',
  'needs-not-met': 'P24',
  'must-give-tile': 'G21',
  'no-tile-asked': 'G21',
  'game-over': 'P26',
}

/** The refusal with this code and its rule number. */
export function refusal(code: RefusalCode): PioneerDaysRefusal {
  return { code, rule: REFUSAL_RULES[code] }
}
