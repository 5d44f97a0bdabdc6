/** Each group of Pioneer Days' rules of thumb is worth having: whoever does without it loses to whoever has all of them. */

import { pioneerDaysRules as rules } from '../../../../src/games/pioneer-days/rules.js'
import { APPEAL } from '../../../../src/games/pioneer-days/strategy/appeal.js'
import { THUMB } from '../../../../src/games/pioneer-days/strategy/outlook.js'
import { testThumbs } from '../../../kit/thumbs.js'

testThumbs(rules, { sets: 'first-game', boards: 'standard' }, [THUMB, APPEAL], 160, {
  'what towns ask for': [{ needs: 0 }, {}],
  'goods kept for later': [{ stock: 0, silver: 0.01 }, {}],
  'disasters to come': [{ storm: 0, disease: 0 }, { nearing: 0 }],
  'what decisions about a disaster cost': [{}, { damage: 0, guest: 0, starved: 0, raided: 0 }],
})
