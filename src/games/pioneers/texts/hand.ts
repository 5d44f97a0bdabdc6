import type { Seat } from '../../../engine/game.js'
import { handBy } from '../../../game-kit/alt.js'
import type { Reader } from '../../face.js'
import { coachOf } from '../data/coaches.js'
import { NETWORK_POINTS } from '../data/prices.js'
import type { OwnCoach } from '../rules/types.js'
import type { PlayerView, View } from '../rules/view-types.js'
import { describeGoings } from './alt.js'
import { TEXTS } from './index.js'
import { professionList } from './naming.js'
import { medalsOf, pointsSoFar } from './points.js'

/** One player's things: coaches with their passengers, money, supply, tiles and nuggets (values only for their owner). */
export function tellHand(view: View, seat: Seat, reader: Reader): string {
  const { state } = TEXTS[reader.locale]
  const player = view.players[seat]
  if (player === undefined) return TEXTS[reader.locale].status.dealing
  if (view.phase === 'covers') return state.notDealt
  const coaches = player.coaches.map((coach) => tellCoach(coach, reader))
  return [
    ...(coaches.length === 0 ? [state.noCoach] : coaches),
    ...tellEmptied(player, reader),
    '',
    state.supply(player),
    state.tiles(player),
    state.network({ pioneers: player.networkPioneers, points: player.networkPioneers * NETWORK_POINTS }),
    player.nuggets === null ? state.nuggetCount({ count: player.nuggetCount }) : state.nuggetValues({ values: player.nuggets }),
    tellPoints(view, player, reader),
  ].join('\n')
}

/** What the picture of a hand shows, in words: the same as {@link tellHand}, and how the game goes on. */
export const describeHand = handBy({ tellHand, tellGoings: describeGoings })

function tellPoints(view: View, player: PlayerView, { locale }: Reader): string {
  const { state } = TEXTS[locale]
  const { total, nuggets } = pointsSoFar(player)
  if (view.scores !== null) return state.inTheEnd({ total })
  return state.soFar({ total, hidden: nuggets === null ? player.nuggetCount : 0 })
}

function tellCoach({ id, seats }: OwnCoach, reader: Reader): string {
  const passengers = seats.filter((pioneer) => pioneer !== null)
  return TEXTS[reader.locale].state.coach({
    coach: id,
    points: coachOf(id).points,
    passengers: professionList(reader.locale, passengers),
    empty: seats.length - passengers.length,
  })
}

function tellEmptied(player: PlayerView, reader: Reader): readonly string[] {
  const medals = medalsOf(player)
  if (medals.length === 0) return []
  return [TEXTS[reader.locale].state.emptied({ coaches: medals.length, points: medals.reduce((sum, points) => sum + points) })]
}
