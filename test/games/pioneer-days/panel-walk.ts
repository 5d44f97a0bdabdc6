import { controls } from '../../../src/games/pioneer-days/controls/controls.js'
import { pioneerDaysRules } from '../../../src/games/pioneer-days/rules/rules.js'
import { walkBy } from '../../kit/panel-walk.js'

export { buttonsOf, labelsOf, offersOf, optionsOf, PLAYERS, rowsOf, textOf, wordsOf } from '../../kit/panel-walk.js'

export const { moversOf, moverOf, shown, walk } = walkBy(pioneerDaysRules, controls)
