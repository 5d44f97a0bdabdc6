/** Each group of Pioneers' rules of thumb is worth having: whoever does without it loses to whoever has all of them. */

import { pioneersRules as rules } from '../../../../src/games/pioneers/rules.js'
import { APPEAL } from '../../../../src/games/pioneers/strategy/appeal.js'
import { THUMB } from '../../../../src/games/pioneers/strategy/outlook.js'
import { testThumbs } from '../../../kit/thumbs.js'

testThumbs(rules, { covers: 'standard' }, [THUMB, APPEAL], 160, {
  'the network': [{ pioneer: 0, ahead: 0 }, {}],
  'what a dollar is worth': [{ dollar: 0 }, {}],
  'coaches that will be empty': [{ settledARound: 0 }, {}],
  'what tiles bring': [{}, { nugget: 0, merchant: 0, freeRoad: 0 }],
})
