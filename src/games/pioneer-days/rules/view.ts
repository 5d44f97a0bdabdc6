/** What a viewer may know: everything except the nuggets of other players' gold and the contents of bag and stacks (G27). */
import type { Seat, Viewer } from '../../../engine/game.js'
import { at, byKey } from '../../../engine/lists.js'
import { DISASTERS, FACES, GOOD_FACES } from '../data/dice.js'
import type { TownId } from '../data/ids.js'
import { townsfolkOf } from '../data/townsfolk.js'
import { apply } from './apply.js'
import { goldLeft } from './goods.js'
import { changePrice, holdOf, incomeOf, needsOf, shieldsOf, spaces, spacesNeeded, wagonPrice, yieldOf } from './holdings.js'
import { legalActions } from './legal.js'
import { seatsToMove } from './movers.js'
import { lacksSpace } from './phases/room.js'
import { blankTable } from './phases/setup.js'
import { townsfolkPoints } from './scoring.js'
import {
  type Action,
  type Common,
  DIE_USES,
  type DieUse,
  type Player,
  type PlayerView,
  type Playing,
  type State,
  type View,
} from './types.js'

/** The table as `viewer` may see it. */
export function view(state: State, viewer: Viewer): View {
  const table = state.phase === 'deal' ? blankTable(state.seats, state.options) : state
  const isOver = state.phase === 'over'
  const { unseen } = table
  return {
    ...openTable(table),
    phase: state.phase,
    viewer,
    players: table.players.map((player, seat) => playerView(table, player, isOver || seat === viewer)),
    goldLeft: goldLeft(table.goldBag),
    unseenCount: {
      towns: unseen.towns.length,
      equipment: unseen.equipment.length,
      townsfolk: unseen.townsfolk.length,
    },
    toMove: seatsToMove(state),
    lacksSpace: state.phase === 'deal' ? [] : seatsLackingSpace(state),
    uses: state.phase === 'take' && state.active === viewer ? usesAfterTaking(state, state.active) : [],
    die: state.phase === 'react' || state.phase === 'use' ? state.die : null,
    changed: state.phase === 'use' && state.changed,
    reactions: state.phase === 'react' ? state.reactions : [],
    offers: state.phase === 'boards' ? state.offers : [],
    resolving: state.phase === 'disaster' ? state.resolving : null,
    visits: state.phase === 'town' ? state.visits : null,
    scores: isOver ? state.scores : null,
    winners: isOver ? state.winners : null,
  }
}

function usesAfterTaking(state: Playing, seat: Seat): readonly DieUse[] {
  const takes = legalActions(state, seat).filter((action) => action.kind === 'take')
  return takes.flatMap((take) => {
    const { state: next } = apply(state, seat, take)
    if (next.phase !== 'use') return []
    const hold = holdOf(at(next.players, seat))
    return legalActions(next, seat)
      .filter(isUse)
      .map((action) => ({ die: take.die, hold, action }))
  })
}

const isUse = (action: Action): action is DieUse['action'] => DIE_USES.some((kind) => kind === action.kind)

/** The public part of the table, without players and hidden information. */
function openTable(table: Common): Omit<Common, 'players' | 'unseen' | 'goldBag' | 'draws'> {
  const { seats, options, sets, week, day, first, active, turns, bag, pool, tracks, towns, equipment, townsfolk, wagonsLeft } =
    table
  return { seats, options, sets, week, day, first, active, turns, bag, pool, tracks, towns, equipment, townsfolk, wagonsLeft }
}

function seatsLackingSpace(state: Playing): readonly Seat[] {
  return [...state.players.keys()].filter((seat) => lacksSpace(state, state, seat))
}

function playerView(table: Common, player: Player, goldOpen: boolean): PlayerView {
  const { gold, ...open } = player
  return {
    ...open,
    goldCount: gold.length,
    gold: goldOpen ? gold : null,
    spaces: spaces(player),
    spacesNeeded: spacesNeeded(player),
    wagonPrices: { small: wagonPrice(player, 'small'), large: wagonPrice(player, 'large') },
    changePrice: changePrice(player),
    incomes: byKey(FACES, (face) => incomeOf(player, face)),
    yields: byKey(GOOD_FACES, (good) => yieldOf(player, good)),
    shields: byKey(DISASTERS, (disaster) => shieldsOf(player, disaster)),
    needs: byKey(table.towns, (town: TownId) => needsOf(player, town)),
    townsfolkPoints: byKey(player.townsfolk, (card) => townsfolkPoints(player, townsfolkOf(card).score)),
  }
}
