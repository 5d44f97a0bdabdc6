/**
 * Actions as short texts, one for each action: `take.2`, `equip.gold-pan`, `change.wood`, `pay-wood.1`, `end-turn`. Chance
 * actions are longer and separate lists with commas: `roll.blue-wild,red-mine,black-wood`.
 */
import { anyOf, codecOf, listOf, NUMBER, oneOf, restOf, type Word } from '../../engine/notation.js'
import { COLOURS, FACES } from './data/dice.js'
import { BOARD_IDS, EQUIPMENT_IDS, SET_IDS, TOWN_IDS, TOWNSFOLK_IDS } from './data/ids.js'
import { GOODS, WAGON_SIZES } from './data/wagons.js'
import type { Action, Die } from './rules/types.js'

const DIE: Word<Die> = {
  write: ({ colour, face }) => `${colour}-${face}`,
  read(text) {
    const colour = COLOURS.find((one) => text.startsWith(`${one}-`))
    const face = FACES.find((one) => text === `${colour}-${one}`)
    return colour === undefined || face === undefined ? undefined : { colour, face }
  },
}
const BOARD = oneOf(BOARD_IDS)
const TILE = oneOf(EQUIPMENT_IDS)
const TILES = anyOf(TILE, ',')
const TOWN = oneOf(TOWN_IDS)
const PERSON = oneOf(TOWNSFOLK_IDS)
const WAGON = { wagon: NUMBER }
const TOWNSFOLK = { townsfolk: PERSON }

export const { encode, decode } = codecOf<Action>({
  deal: { first: NUMBER, sets: anyOf(oneOf(SET_IDS), ','), boards: restOf(anyOf(BOARD, ',')) },
  outfit: { equipment: restOf(TILES) },
  week: { towns: anyOf(TOWN, ','), equipment: TILES, townsfolk: anyOf(PERSON, ',') },
  roll: { dice: listOf(DIE, ',') },
  gold: { nuggets: NUMBER },
  'choose-board': { board: BOARD },
  take: { die: NUMBER },
  react: { source: oneOf([...TOWNSFOLK_IDS, ...EQUIPMENT_IDS, ...BOARD_IDS]) },
  'no-reaction': {},
  change: { face: oneOf(FACES) },
  income: {},
  mine: {},
  equip: { tile: TILE },
  cattle: {},
  wood: {},
  medicine: {},
  recruit: {},
  'buy-wagon': { size: oneOf(WAGON_SIZES) },
  discard: { good: oneOf(GOODS) },
  'discard-tile': { tile: TILE },
  'end-turn': {},
  'pay-wood': WAGON,
  'shield-wagon': WAGON,
  'take-damage': WAGON,
  'pay-medicine': TOWNSFOLK,
  'shield-townsfolk': TOWNSFOLK,
  'lose-townsfolk': TOWNSFOLK,
  'pay-all': {},
  satisfy: { town: TOWN },
  give: { tile: TILE },
  'leave-town': {},
})
