/** The open record of a game of Pioneer Days: the designed content in use, with no secrets. */
import type { GameTranscript } from '../transcript.js'
import { boardOf } from './data/boards.js'
import { DISASTER_OF, INCOME, TRACK_SPACES } from './data/dice.js'
import { equipmentOf } from './data/equipment.js'
import { GOLD_TOKENS } from './data/gold.js'
import { EQUIPMENT_IDS, TOWN_IDS, TOWNSFOLK_SETS, type TownsfolkId } from './data/ids.js'
import { townOf } from './data/towns.js'
import { townsfolkOf } from './data/townsfolk.js'
import { WAGON_PRICE, WAGON_SPACES, WAGON_SUPPLY } from './data/wagons.js'
import type { Fact } from './rules/facts.js'
import type { Playing, State } from './rules/types.js'

export const transcript: GameTranscript<State, Fact> = {
  setup(state) {
    if (state.phase === 'deal') throw new Error('a transcript begins after the deal')
    return { ...tableOf(state), ...contentOf(state) }
  },
  fact(fact) {
    switch (fact.kind) {
      // `gold-value` follows and has the nuggets.
      case 'gold-drawn':
        return null
      case 'gold-value':
        return { kind: 'gold-drawn', seat: fact.seat, nuggets: fact.nuggets }
      default: {
        const { to: _, ...shown } = fact
        return shown
      }
    }
  },
}

function tableOf(state: Playing) {
  return {
    start: state.first,
    sets: state.sets,
    boards: state.phase === 'boards' ? state.offers : state.players.map(({ board }) => [board]),
    income: INCOME,
    tracks: { spaces: TRACK_SPACES, colours: DISASTER_OF },
    gold: { 1: GOLD_TOKENS[0], 2: GOLD_TOKENS[1], 3: GOLD_TOKENS[2] },
    wagons: { spaces: WAGON_SPACES, price: WAGON_PRICE, supply: WAGON_SUPPLY },
  }
}

/** All cards and tiles that may appear, with their effects. */
function contentOf({ sets, players, ...state }: Playing) {
  const townsfolk = sets.flatMap((set): readonly TownsfolkId[] => TOWNSFOLK_SETS[set])
  const offered = state.phase === 'boards' ? state.offers.flat() : players.flatMap(({ board }) => board ?? [])
  return {
    townsfolk: Object.fromEntries(townsfolk.map((id) => [id, { effect: townsfolkOf(id).effect, score: townsfolkOf(id).score }])),
    equipment: Object.fromEntries(EQUIPMENT_IDS.map((id) => [id, equipmentOf(id).effect])),
    towns: Object.fromEntries(TOWN_IDS.map((id) => [id, { needs: townOf(id).needs, favours: townOf(id).favours }])),
    starts: Object.fromEntries(offered.map((id) => [id, { ...boardOf(id).start, power: boardOf(id).power }])),
  }
}
