/** What holds in every state of Pioneer, whatever is played; for tests and ordeals. */
import { complaint } from '../../../engine/complaint.js'
import type { Seat } from '../../../engine/game.js'
import { CARD_IDS, cardOf, isMetal } from '../data/cards.js'
import { outlineOf } from '../data/galaxies.js'
import { fleetOn } from '../data/pieces.js'
import { STAR_IDS } from '../data/systems.js'
import { AREAS } from '../data/technologies.js'
import { BOMBS, SHIPS } from '../data/units.js'
import { costOf } from './aims.js'
import { targetsOf } from './battle.js'
import { cardsOf, sorted, without } from './cards.js'
import { tileOf } from './draft.js'
import { isOnBoard, landedOn, supplyOf } from './fleets.js'
import type { Cards, Common, Playing, State } from './types.js'

/** What is broken, one sentence each; empty if all is well. */
export function invariants(state: State): readonly string[] {
  if (state.phase === 'layout') return []
  return [...cards(state), ...tiles(state), ...pieces(state), ...pools(state), ...volleys(state)]
}

function cards({ players, piles, novas, active, phase }: Playing): readonly string[] {
  const owned = players.flatMap(cardsOf)
  const lost = CARD_IDS.filter((id) => {
    const gone = id === 'nova-bomb' ? novas : 0
    return owned.filter((card) => card === id).length + piles[id] + gone !== cardOf(id).copies
  })
  const metals = phase === 'cards' && players[active]?.hand.some(isMetal) === true
  const isSorted = (list: Cards) => list.join() === sorted(list).join()
  return [
    ...lost.map((id) => `${id}: a card is missing, or there is one too many`),
    ...CARD_IDS.filter((id) => piles[id] < 0).map((id) => `the pile of ${id} is below nothing`),
    ...complaint(!metals, 'the active seat has metals in its hand'),
    ...players.flatMap(({ hand, known, deck, played, trash }, seat) => [
      ...complaint(without(known, hand).length === 0, `seat ${seat} is known to have what it does not have`),
      ...complaint([hand, known, deck, played, trash].every(isSorted), `a collection of seat ${seat} is not sorted`),
      ...complaint(seat === active || played.length === 0, `seat ${seat} has played cards outside of its turn`),
    ]),
  ]
}

function tiles({ seats, options, tiles: all, unseen, draws }: Playing): readonly string[] {
  const { stars, earlierStars = stars, homes } = outlineOf(seats, options)
  const sizes = [stars, earlierStars].map((count) => count + homes.length)
  const seen = all.flatMap(({ system }) => (system === null || system === 'home' ? [] : [system]))
  const isWhole = new Set([...seen, ...unseen]).size === STAR_IDS.length && seen.length + unseen.length === STAR_IDS.length
  return [
    ...complaint(isWhole, 'a star is missing, or in two places'),
    ...complaint(sizes.includes(all.length), `there are ${all.length} tiles`),
    ...all.flatMap(({ system, isUp, seenBy, colony, isBombed }, tile) => [
      ...complaint(!isUp || system !== null, `tile ${tile} is up and nothing`),
      ...complaint(
        isUp ? seenBy.length === 0 : (system !== null) === seenBy.length > 0,
        `tile ${tile} is known to the wrong seats`,
      ),
      ...complaint(
        isUp || colony === null || draws.some((draw) => draw.kind !== 'cards' && draw.tile === tile),
        `a colony hides on ${tile}`,
      ),
      ...complaint(colony === null || !isBombed, `a colony stands on the bombed tile ${tile}`),
    ]),
  ]
}

function pieces(state: Playing): readonly string[] {
  const bombers = state.tiles
    .flatMap(({ fleets }) => fleets.map(({ ships }) => ships.bomber))
    .reduce((sum, count) => sum + count, 0)
  return [
    ...complaint(bombers <= state.novas && state.novas <= BOMBS, `${bombers} bombers of ${state.novas} bombs`),
    ...state.players.flatMap(({ isOut, levels }, seat) => [
      ...complaint(
        Object.values(supplyOf(state, seat)).every((left) => left >= 0),
        `seat ${seat} has too many pieces on the board`,
      ),
      ...complaint(!isOut || !isOnBoard(state, seat), `seat ${seat} is out and on the board`),
      ...complaint(
        AREAS.every((area) => levels[area] >= 0 && levels[area] <= 3),
        `seat ${seat} is off the technology board`,
      ),
    ]),
    ...state.tiles.flatMap(({ fleets }, tile) => [
      ...complaint(
        fleets.every(({ seat }, index) => index === 0 || (fleets[index - 1]?.seat ?? seat) < seat),
        `fleets on ${tile}`,
      ),
      ...fleets.flatMap(({ seat, ships }) => {
        const counts = SHIPS.map((ship) => ships[ship])
        const isFleet = counts.every((count) => Number.isInteger(count) && count >= 0) && counts.some((count) => count > 0)
        return complaint(isFleet, `the fleet of seat ${seat} on tile ${tile} has ${counts.join(', ')} ships`)
      }),
    ]),
    ...landed(state, state.active),
  ]
}

function landed(state: Common, seat: Seat): readonly string[] {
  return state.landed.flatMap(({ tile, ship, count }) => {
    const there = fleetOn(tileOf(state, tile), seat)[ship]
    return complaint(
      count > 0 && count <= there && landedOn(state, tile, ship) === count,
      `${count} of ${there} ships landed on ${tile}`,
    )
  })
}

function pools({ pool, draws, phase }: Playing): readonly string[] {
  return [
    ...complaint(pool.actions >= 0 && pool.money >= 0, `the pool has ${pool.actions} actions and $${pool.money}`),
    ...complaint(
      draws.every((draw) => draw.kind !== 'cards' || draw.count > 0),
      'nothing is owed',
    ),
    ...complaint(phase !== 'over' || draws.length === 0, 'the game is over, and something is still to be drawn'),
  ]
}

/** Nobody has aimed at more than the damage allows. */
function volleys(state: Playing): readonly string[] {
  if (state.phase !== 'battle') return []
  return state.volleys.flatMap(({ tile, seat, attack, hits }) => {
    const targets = targetsOf(state, tileOf(state, tile), seat)
    return complaint(costOf(targets, hits) <= attack, `seat ${seat} spends more than ${attack} damage on tile ${tile}`)
  })
}
