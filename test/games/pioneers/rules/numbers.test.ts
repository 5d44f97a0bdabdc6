import { REFUSAL_RULES } from '../../../../src/games/pioneers/rules/refusals.js'
import { everyNumberIsTested } from '../../../kit/numbers.js'

everyNumberIsTested({
  game: 'pioneers',
  last: { R: 78, D: 27, E: 56 },
  told: ['D', 'E'],
  folders: ['rules'],
  refusals: REFUSAL_RULES,
})
