/**
 * Actions as short texts, one for each action: `take.2`, `equip.gold-pan`, `change.wood`, `pay-wood.1`, `end-turn`.
 * What chance draws is longer: lists have commas, `roll.blue-wild,red-mine,black-wood`.
 */
import { COLOURS, FACES } from './data/dice.js'
import { BOARD_IDS, EQUIPMENT_IDS, SET_IDS, TOWN_IDS, TOWNSFOLK_IDS } from './data/ids.js'
import { GOODS, WAGON_SIZES } from './data/wagons.js'
import type { Action, Die } from './rules/types.js'

const NUMBER = /^\d{1,2}$/
const SOURCES = [...TOWNSFOLK_IDS, ...EQUIPMENT_IDS, ...BOARD_IDS]

/** One word for an action; different actions have different words. */
export function encode(action: Action): string {
  switch (action.kind) {
    case 'deal':
      return [action.kind, action.first, list(action.sets), ...action.boards.map(list)].join('.')
    case 'outfit':
      return [action.kind, ...action.equipment.map(list)].join('.')
    case 'week':
      return [action.kind, list(action.towns), list(action.equipment), list(action.townsfolk)].join('.')
    case 'roll':
      return `${action.kind}.${list(action.dice.map(({ colour, face }) => `${colour}-${face}`))}`
    case 'gold':
      return `${action.kind}.${action.nuggets}`
    case 'choose-board':
      return `${action.kind}.${action.board}`
    case 'take':
      return `${action.kind}.${action.die}`
    case 'react':
      return `${action.kind}.${action.source}`
    case 'change':
      return `${action.kind}.${action.face}`
    case 'equip':
    case 'discard-tile':
    case 'give':
      return `${action.kind}.${action.tile}`
    case 'buy-wagon':
      return `${action.kind}.${action.size}`
    case 'discard':
      return `${action.kind}.${action.good}`
    case 'pay-wood':
    case 'shield-wagon':
    case 'take-damage':
      return `${action.kind}.${action.wagon}`
    case 'pay-medicine':
    case 'shield-townsfolk':
    case 'lose-townsfolk':
      return `${action.kind}.${action.townsfolk}`
    case 'satisfy':
      return `${action.kind}.${action.town}`
    case 'no-reaction':
    case 'income':
    case 'mine':
    case 'cattle':
    case 'wood':
    case 'medicine':
    case 'recruit':
    case 'end-turn':
    case 'pay-all':
    case 'leave-town':
      return action.kind
  }
}

/** The action that `encode` writes as `text`; null for any text that it never writes. */
export function decode(text: string): Action | null {
  const [kind = '', ...parts] = text.split('.')
  const action = readDraw(kind, parts) ?? readChoice(kind, parts[0] ?? '') ?? readWord(kind)
  return action !== null && encode(action) === text ? action : null
}

function readDraw(kind: string, parts: readonly string[]): Action | null {
  switch (kind) {
    case 'deal': {
      const [first = '', sets = '', ...boards] = parts
      const dealt = readAll(boards, (group) => readList(group, BOARD_IDS))
      const drawn = readList(sets, SET_IDS)
      return NUMBER.test(first) && drawn !== null && dealt !== null
        ? { kind, first: Number(first), sets: drawn, boards: dealt }
        : null
    }
    case 'outfit': {
      const equipment = readAll(parts, (group) => readList(group, EQUIPMENT_IDS))
      return equipment === null ? null : { kind, equipment }
    }
    case 'week': {
      const towns = readList(parts[0] ?? '', TOWN_IDS)
      const equipment = readList(parts[1] ?? '', EQUIPMENT_IDS)
      const townsfolk = readList(parts[2] ?? '', TOWNSFOLK_IDS)
      return towns === null || equipment === null || townsfolk === null ? null : { kind, towns, equipment, townsfolk }
    }
    case 'roll': {
      const dice = readAll((parts[0] ?? '').split(','), readDie)
      return dice === null ? null : { kind, dice }
    }
    case 'gold':
      return NUMBER.test(parts[0] ?? '') ? { kind, nuggets: Number(parts[0]) } : null
    default:
      return null
  }
}

function readChoice(kind: string, part: string): Action | null {
  switch (kind) {
    case 'choose-board':
      return known(BOARD_IDS, part, (board) => ({ kind, board }))
    case 'take':
      return NUMBER.test(part) ? { kind, die: Number(part) } : null
    case 'react':
      return known(SOURCES, part, (source) => ({ kind, source }))
    case 'change':
      return known(FACES, part, (face) => ({ kind, face }))
    case 'equip':
    case 'discard-tile':
    case 'give':
      return known(EQUIPMENT_IDS, part, (tile) => ({ kind, tile }))
    case 'buy-wagon':
      return known(WAGON_SIZES, part, (size) => ({ kind, size }))
    case 'discard':
      return known(GOODS, part, (good) => ({ kind, good }))
    case 'pay-wood':
    case 'shield-wagon':
    case 'take-damage':
      return NUMBER.test(part) ? { kind, wagon: Number(part) } : null
    case 'pay-medicine':
    case 'shield-townsfolk':
    case 'lose-townsfolk':
      return known(TOWNSFOLK_IDS, part, (townsfolk) => ({ kind, townsfolk }))
    case 'satisfy':
      return known(TOWN_IDS, part, (town) => ({ kind, town }))
    default:
      return null
  }
}

function readWord(kind: string): Action | null {
  switch (kind) {
    case 'no-reaction':
    case 'income':
    case 'mine':
    case 'cattle':
    case 'wood':
    case 'medicine':
    case 'recruit':
    case 'end-turn':
    case 'pay-all':
    case 'leave-town':
      return { kind }
    default:
      return null
  }
}

const list = (items: readonly string[]) => items.join(',')

function readList<Id extends string>(text: string, ids: readonly Id[]): readonly Id[] | null {
  return text === '' ? [] : readAll(text.split(','), (part) => ids.find((id) => id === part) ?? null)
}

function readDie(text: string): Die | null {
  const colour = COLOURS.find((one) => text.startsWith(`${one}-`))
  const face = FACES.find((one) => text === `${colour}-${one}`)
  return colour === undefined || face === undefined ? null : { colour, face }
}

/** Every item read, or null if one of them cannot be read. */
function readAll<T>(texts: readonly string[], read: (text: string) => T | null): readonly T[] | null {
  const items = texts.map(read)
  return items.every((item) => item !== null) ? items : null
}

function known<Id extends string>(ids: readonly Id[], text: string, make: (id: Id) => Action): Action | null {
  const found = ids.find((id) => id === text)
  return found === undefined ? null : make(found)
}
