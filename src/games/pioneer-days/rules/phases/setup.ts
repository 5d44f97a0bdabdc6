/** From the empty table to the first week (G1). */
import type { Seat } from '../../../../engine/game.js'
import { at, replaced, seatsFrom } from '../../../../engine/lists.js'
import { type Random, shuffled } from '../../../../engine/random.js'
import { boardOf } from '../../data/boards.js'
import { FACES } from '../../data/dice.js'
import { GOLD_TOKENS } from '../../data/gold.js'
import {
  type BoardId,
  EQUIPMENT_IDS,
  type EquipmentId,
  SET_IDS,
  type SetId,
  TOWN_IDS,
  TOWNSFOLK_SETS,
  type TownsfolkId,
  UNIQUE_BOARD_IDS,
} from '../../data/ids.js'
import { WAGON_SUPPLY } from '../../data/wagons.js'
import { changePlayer, type Draft, type Part } from '../draft.js'
import { addWagon } from '../effects.js'
import { giveGoods } from '../goods.js'
import { START } from '../tracks.js'
import type { Action, Common, Options, Player } from '../types.js'

type Deal = Extract<Action, { readonly kind: 'deal' }>
type Outfit = Extract<Action, { readonly kind: 'outfit' }>

const SETS_IN_PLAY = 2
const BOARDS_EACH = 2

/** Draws the start player, the sets of townsfolk and the player boards. */
export function drawDeal(seats: number, { sets, boards }: Options, random: Random): Deal {
  const first = random.below(seats)
  const drawn = sets === 'drawn' ? shuffled(SET_IDS, random) : SET_IDS
  const dealt = boards === 'unique' ? shuffled(UNIQUE_BOARD_IDS, random) : []
  return {
    kind: 'deal',
    first,
    sets: drawn.slice(0, SETS_IN_PLAY).sort(),
    boards: seatsFrom({ seats }, 0).map((seat) => dealt.slice(BOARDS_EACH * seat, BOARDS_EACH * (seat + 1))),
  }
}

/** The table before the deal. */
export function blankTable(seats: number, options: Options): Common {
  const player: Player = {
    board: null,
    silver: 0,
    wood: 0,
    medicine: 0,
    cattle: 0,
    gold: [],
    equipment: [],
    townsfolk: [],
    wagons: [],
    favours: 0,
    track: 0,
  }
  return {
    seats,
    options,
    sets: [],
    week: 0,
    day: 0,
    first: 0,
    active: 0,
    turns: 0,
    bag: { blue: 0, red: 0, yellow: 0, green: 0, black: 0 },
    pool: [],
    tracks: START,
    towns: [],
    equipment: [],
    townsfolk: emptySlots(),
    unseen: { towns: TOWN_IDS, equipment: EQUIPMENT_IDS, townsfolk: [] },
    wagonsLeft: WAGON_SUPPLY,
    goldBag: GOLD_TOKENS,
    players: Array.from({ length: seats }, () => player),
    draws: [],
  }
}

const emptySlots = (): Common['townsfolk'] => bySlot(() => null)

/** A record with a value for each of the six slots. */
export function bySlot<T>(make: (slot: number) => T) {
  const [wild, mine, equip, cattle, wood, medicine] = FACES.map((_, slot) => make(slot)) as [T, T, T, T, T, T]
  return { wild, mine, equip, cattle, wood, medicine }
}

/** Lays out the deal. Players then choose a board, or start with the standard one. */
export function deal(draft: Draft, { first, sets, boards }: Deal): Part {
  const { table } = draft
  table.first = first
  table.active = first
  table.sets = sets
  table.unseen = { ...table.unseen, townsfolk: sets.flatMap((set: SetId): readonly TownsfolkId[] => TOWNSFOLK_SETS[set]) }
  if (table.options.boards === 'unique') return { phase: 'boards', offers: boards }
  for (const seat of seatsFrom(table, first)) setOut(draft, seat, 'standard')
  return outfitOrWeek(draft)
}

/** A seat keeps one of its boards. The game begins when all have chosen. */
export function chooseBoard(draft: Draft, seat: Seat, board: BoardId, offers: readonly (readonly BoardId[])[]): Part {
  const { table, facts } = draft
  facts.push({ to: 'table', kind: 'board-chosen', seat, board })
  setOut(draft, seat, board)
  const isOpen = table.players.some((player) => player.board === null)
  return isOpen ? { phase: 'boards', offers: replaced(offers, seat, []) } : outfitOrWeek(draft)
}

/** Gives a seat its board and start goods (S25). Equipment and gold are drawn afterwards. */
function setOut(draft: Draft, seat: Seat, board: BoardId): void {
  const { wagons, silver, wood, medicine, cattle, gold } = boardOf(board).start
  changePlayer(draft, seat, { board })
  for (const size of wagons) addWagon(draft, seat, size)
  giveGoods(draft, seat, { silver, wood, medicine, cattle, gold })
}

function outfitOrWeek({ table }: Draft): Part {
  return table.players.some((player) => startingTiles(player) > 0) ? { phase: 'outfit' } : { phase: 'week' }
}

function startingTiles({ board }: Player): number {
  return board === null ? 0 : boardOf(board).start.equipment
}

/** Draws the boards' starting equipment. */
export function drawOutfit({ players, unseen }: Common, random: Random): Outfit {
  const tiles = shuffled(unseen.equipment, random)
  let drawn = 0
  const equipment = players.map((player) => {
    const from = drawn
    drawn += startingTiles(player)
    return tiles.slice(from, drawn)
  })
  return { kind: 'outfit', equipment }
}

/** Hands out the drawn equipment. */
export function outfit(draft: Draft, { equipment }: Outfit): Part {
  const { table, facts } = draft
  const taken: readonly EquipmentId[] = equipment.flat()
  table.unseen = { ...table.unseen, equipment: table.unseen.equipment.filter((tile) => !taken.includes(tile)) }
  for (const seat of seatsFrom(table, table.first)) {
    const tiles = at(equipment, seat)
    if (tiles.length === 0) continue
    changePlayer(draft, seat, { equipment: tiles })
    facts.push({ to: 'table', kind: 'outfitted', seat, equipment: tiles })
  }
  return { phase: 'week' }
}
