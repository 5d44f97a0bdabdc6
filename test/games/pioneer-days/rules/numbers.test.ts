import { REFUSAL_RULES } from '../../../../src/games/pioneer-days/rules/refusals.js'
import { everyNumberIsTested } from '../../../kit/numbers.js'

everyNumberIsTested({
  game: 'pioneer-days',
  last: { P: 27, G: 29, H: 12 },
  told: ['P', 'G', 'H'],
  folders: ['rules', 'data'],
  refusals: REFUSAL_RULES,
})
