/** The table of refusals with the rule behind each. The numbers are those of SOURCES.md. */
import type { PioneersRefusal, RefusalCode } from './types.js'

/** The rule number of each refusal. */
export const REFUSAL_RULES: Readonly<Record<RefusalCode, string>> = {
  'not-your-turn': 'R20',
  'wrong-phase': 'R21',
  'no-purchase-left': 'R28',
  'purchase-space-used': 'R29',
  'not-enough-cash': 'R26',
  'no-roads-left': 'R31',
  'too-few-roads-left': 'E5',
  'too-few-free-lines': 'E8',
  'unknown-line': 'R32',
  'line-taken': 'R33',
  'line-doubled': 'R56',
  'line-own': 'E32',
  'line-covered': 'E20',
  'not-a-city': 'R6',
  'city-covered': 'R5',
  'cover-beside-start': 'D1',
  'cover-cuts-map': 'D1',
  'cover-leaves-few-lines': 'D1',
  'cover-leaves-no-way': 'D1',
  'no-such-slot': 'R27',
  'too-few-pioneers': 'R35',
  'coach-must-stay-affordable': 'E11',
  'must-buy-coach': 'R36',
  'must-move': 'R44',
  'unknown-route': 'R39',
  'no-matching-pioneer': 'R43',
  'no-tile-there': 'R46',
  'passes-through-tile': 'R42',
  'route-too-dear': 'D21',
  'route-wasteful': 'E22',
  'route-equal': 'E22',
  'no-such-passenger': 'R47',
  'wrong-profession': 'R47',
  'game-over': 'R23',
}

/** The refusal with this code and its rule number. */
export function refusal(code: RefusalCode): PioneersRefusal {
  return { code, rule: REFUSAL_RULES[code] }
}
