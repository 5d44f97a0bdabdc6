/** From the empty board to the first turn (R1-R18). */
import type { Step } from '../../../../engine/game.js'
import { at } from '../../../../engine/lists.js'
import { pick, type Random, shuffled } from '../../../../engine/random.js'
import { COACHES, coachOf, STARTING_COACHES } from '../../data/coaches.js'
import { BOSTON, type GameMap, type Place } from '../../data/map.js'
import { mapFor } from '../../data/maps.js'
import { drawCovers } from '../covers.js'
import type { Draft } from '../draft.js'
import type { Fact } from '../facts.js'
import { groundOf } from '../ground.js'
import { putSettler } from '../settlers.js'
import { boxedCoaches, DISPLAY_SLOTS, NUGGETS, PIONEERS_EACH, ROADS_EACH, STARTING_CASH, tilesOfAKind } from '../supplies.js'
import { beginTurn } from '../turn.js'
import {
  type Action,
  type CoachId,
  type Common,
  type Laid,
  type Options,
  type Player,
  type State,
  TILES,
  type Tile,
} from '../types.js'
import { isUndealt, laidIn, turnBefore } from './laying.js'

export type Deal = Extract<Action, { readonly kind: 'deal' }>

/** Draws everything that the setup leaves to chance, but nothing already in `laid`. */
export function drawDeal(seats: number, { covers }: Options, random: Random, laid?: Laid): Deal {
  const map = mapFor(seats)
  const first = laid?.first ?? random.below(seats)
  const drawn = () => (seats === 2 && covers !== 'chosen' ? drawCovers(map, covers, random) : [])
  const covered = laid?.covered.toSorted((a, b) => a - b) ?? drawn()
  return {
    kind: 'deal',
    first,
    covered,
    tiles: drawTiles(map, covered, seats, random),
    startingCoaches: shuffledIds(STARTING_COACHES, random).slice(0, seats),
    display: shuffledIds(COACHES, random).slice(0, DISPLAY_SLOTS),
  }
}

/** Lays the table out as dealt and begins the first turn. */
export function deal(seats: number, dealt: Deal): Step<State, Fact> {
  const blank = blankTable(seats)
  const draft: Draft = {
    table: {
      ...blank,
      covered: dealt.covered,
      tiles: dealt.tiles,
      display: dealt.display,
      stack: COACHES.length - boxedCoaches(seats) - dealt.display.length,
      unseen: COACHES.map((coach) => coach.id).filter((id) => !dealt.display.includes(id)),
      players: blank.players.map((player, seat) => withStartingCoach(player, at(dealt.startingCoaches, seat))),
      first: dealt.first,
    },
    facts: [],
  }
  for (let seat = 0; seat < seats; seat++) putSettler(draft, BOSTON, seat)
  return { state: beginTurn(draft, dealt.first, 1), facts: draft.facts }
}

/** The table in any phase. Before the deal it is blank except for what is laid. */
export function tableOf(state: State): Common {
  if (!isUndealt(state)) return state
  const blank = blankTable(state.seats)
  const { first, covered } = laidIn(state)
  return { ...blank, covered, first, turn: { ...blank.turn, seat: turnBefore(state).seat } }
}

/** The table before the deal: the right board and the supplies, with nothing on the board. */
export function blankTable(seats: number): Common {
  const map = mapFor(seats)
  const player: Player = {
    cash: STARTING_CASH,
    track: 0,
    roads: ROADS_EACH,
    pioneers: PIONEERS_EACH,
    bankers: 0,
    merchants: 0,
    coaches: [],
    emptied: [],
    nuggets: [],
  }
  return {
    seats,
    map: map.id,
    covered: [],
    tiles: map.places.map(() => null),
    roads: map.lines.map(() => 0),
    settlers: map.places.map(() => 0),
    stagecoach: BOSTON,
    display: [],
    stack: 0,
    unseen: COACHES.map((coach) => coach.id),
    players: Array.from({ length: seats }, () => player),
    nuggetsLeft: NUGGETS,
    first: 0,
    turn: { seat: 0, round: 0, used: [], mustBuyCoach: false },
    end: null,
    idleRounds: 0,
    roundBusy: false,
  }
}

/** One pioneer stands in Boston, one on each seat of the starting coach (R18). */
function withStartingCoach(player: Player, id: CoachId): Player {
  const { seats } = coachOf(id)
  return { ...player, pioneers: player.pioneers - 1 - seats.length, coaches: [{ id, seats }] }
}

/** Puts one tile on each city in play (R8). The rest leave the game (R9). */
function drawTiles(map: GameMap, covered: readonly Place[], seats: number, random: Random): readonly (Tile | null)[] {
  const ground = groundOf({ map: map.id, covered })
  const bag = shuffled(
    TILES.flatMap((tile) => Array.from({ length: tilesOfAKind(seats) }, () => tile)),
    random,
  )
  const tiles: (Tile | null)[] = map.places.map(() => null)
  ground.cities.forEach((city, index) => {
    tiles[city] = at(bag, index)
  })
  const neighbours = at(ground.exits, BOSTON).map((exit) => exit.to)
  return partTwins(tiles, neighbours, bag.slice(ground.cities.length), random)
}

/**
 * Separates equal tiles on the two neighbours of Boston. One of them is swapped for a leftover tile of another kind (R10) or, if
 * all leftovers are of the same kind, with a city of another kind (E52). Which ones are swapped is random.
 */
export function partTwins(
  tiles: readonly (Tile | null)[],
  neighbours: readonly Place[],
  leftovers: readonly Tile[],
  random: Random,
): readonly (Tile | null)[] {
  const twin = at(tiles, at(neighbours, 0))
  if (neighbours.some((city) => tiles[city] !== twin)) return tiles
  const leaving = pick(neighbours, random)
  const others = leftovers.filter((tile) => tile !== twin)
  if (others.length > 0) return tiles.with(leaving, pick(others, random))
  const elsewhere = [...tiles.keys()].filter((place) => tiles[place] !== null && tiles[place] !== twin)
  const partner = pick(elsewhere, random)
  return tiles.with(leaving, at(tiles, partner)).with(partner, twin)
}

function shuffledIds(coaches: readonly { readonly id: CoachId }[], random: Random): readonly CoachId[] {
  return shuffled(coaches, random).map((coach) => coach.id)
}
