import { REFUSAL_RULES } from '../../../../src/games/pioneer/rules/refusals.js'
import { everyNumberIsTested } from '../../../kit/numbers.js'

everyNumberIsTested({
  game: 'pioneer',
  last: { X: 25, Y: 33 },
  told: ['X', 'Y'],
  folders: ['rules'],
  refusals: REFUSAL_RULES,
})
