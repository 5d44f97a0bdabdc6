import { controls } from '../../../src/games/pioneer-days/controls/controls.js'
import { pioneerDaysRules } from '../../../src/games/pioneer-days/rules.js'
import { walkBy } from '../../kit/panel-walk.js'

export { buttonsOf, labelsOf, offersOf, optionsOf, PLAYERS, textOf, wordsOf } from '../../kit/panel-walk.js'

export const { moversOf, shown, walk } = walkBy(pioneerDaysRules, controls)
