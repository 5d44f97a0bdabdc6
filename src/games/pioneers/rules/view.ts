/** What a viewer may know: everything except the values of other players' nuggets and the unseen contents of box and stack. */
import type { Seat, Viewer } from '../../../engine/game.js'
import { playerOf } from './draft.js'
import { seatToMove } from './legal.js'
import { openCities } from './phases/laying.js'
import { legalMoves } from './phases/move.js'
import { coachDuty, refuseDone } from './phases/purchase.js'
import { tableOf } from './phases/setup.js'
import { largestNetwork } from './scoring.js'
import { incomeOf, isIdle } from './turn.js'
import type { Common, State } from './types.js'
import type { PlayerView, View } from './view-types.js'

/** The table as `viewer` may see it. Nuggets are open to their owner, and to everybody once the game is over (E2). */
export function view(state: State, viewer: Viewer): View {
  const table = tableOf(state)
  const over = state.phase === 'over' ? state : null
  const players = table.players.map((_, seat) => playerView(table, seat, over !== null || seat === viewer))
  return {
    ...openTable(table),
    phase: state.phase,
    viewer,
    players,
    nuggetsLeftCount: table.nuggetsLeft.reduce((sum, count) => sum + count, 0),
    idle: over === null && isIdle(table),
    openToCover: state.phase === 'covers' ? openCities(state) : null,
    toMove: seatToMove(state),
    settling: 'settling' in state ? state.settling : null,
    arrived: state.phase === 'settle' ? state.city : null,
    coachDuty: state.phase === 'purchase' ? coachDuty(state) : null,
    rides: state.phase === 'purchase' && state.turn.seat === viewer ? ridesAfter(state) : [],
    scores: over?.scores ?? null,
    winners: over?.winners ?? null,
  }
}

function ridesAfter(state: Extract<State, { readonly phase: 'purchase' }>): View['rides'] {
  return refuseDone(state) === null ? legalMoves(state).map(({ path }) => path) : []
}

/** The public part of the table, without players and hidden information. */
function openTable(table: Common): Omit<Common, 'players' | 'unseen' | 'nuggetsLeft' | 'idleRounds' | 'roundBusy'> {
  const { seats, map, covered, tiles, roads, settlers, stagecoach, display, stack, first, turn, end } = table
  return { seats, map, covered, tiles, roads, settlers, stagecoach, display, stack, first, turn, end }
}

function playerView(table: Common, seat: Seat, nuggetsOpen: boolean): PlayerView {
  const { nuggets, ...open } = playerOf(table, seat)
  const network = largestNetwork(table, seat)
  return {
    ...open,
    nuggetCount: nuggets.length,
    nuggets: nuggetsOpen ? nuggets : null,
    income: incomeOf(playerOf(table, seat)),
    networkPioneers: network.pioneers,
    networkLines: network.lines,
  }
}
