/**
 * Actions as short texts, one for each action: `buy.scout`, `pick.12.warship.2`, `end-cards`; lists have commas:
 * `draw.gold,scout`.
 */
import { codecOf } from '../../../engine/notation.js'
import { NOTATION } from './kinds/table.js'
import type { Action } from './types.js'

export const { encode, decode } = codecOf<Action>(NOTATION)
