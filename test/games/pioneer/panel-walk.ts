import { controls } from '../../../src/games/pioneer/controls/controls.js'
import { pioneerRules } from '../../../src/games/pioneer/rules.js'
import { walkBy } from '../../kit/panel-walk.js'

export { buttonsOf, labelsOf, offersOf, optionsOf, PLAYERS, rowsOf, textOf, wordsOf } from '../../kit/panel-walk.js'

export const { moversOf, shown, walk } = walkBy(pioneerRules, controls)
