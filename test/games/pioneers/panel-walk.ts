import { controls } from '../../../src/games/pioneers/controls/controls.js'
import { pioneersRules } from '../../../src/games/pioneers/rules.js'
import { walkBy } from '../../kit/panel-walk.js'

export { buttonsOf, optionsOf, PLAYERS, rowsOf, textOf, wordsOf } from '../../kit/panel-walk.js'

export const { moverOf, shown, walk } = walkBy(pioneersRules, controls)
