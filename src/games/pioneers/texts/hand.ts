import type { Seat } from '../../../engine/game.js'
import type { Reader } from '../../plug.js'
import { coachOf } from '../data/coaches.js'
import type { OwnCoach, PlayerView, View } from '../rules/types.js'
import { TEXTS } from './index.js'
import { professionList } from './naming.js'
import { NETWORK_POINTS } from './prices.js'

/** What lies before one player: coaches with their passengers, money, supply, tiles and nuggets (values only to their owner). */
export function tellHand(view: View, seat: Seat, reader: Reader): string {
  const { state } = TEXTS[reader.locale]
  const player = view.players[seat]
  if (player === undefined) return TEXTS[reader.locale].status.dealing
  const coaches = player.coaches.map((coach) => tellCoach(coach, reader))
  return [
    ...(coaches.length === 0 ? [state.noCoach] : coaches),
    ...tellEmptied(player, reader),
    '',
    state.supply(player),
    state.tiles(player),
    state.network({ pioneers: player.networkPioneers, points: player.networkPioneers * NETWORK_POINTS }),
    player.nuggets === null ? state.nuggetCount({ count: player.nuggetCount }) : state.nuggetValues({ values: player.nuggets }),
  ].join('\n')
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

function tellEmptied({ emptied }: PlayerView, reader: Reader): readonly string[] {
  if (emptied.length === 0) return []
  const points = emptied.map((id) => coachOf(id).points).reduce((sum, value) => sum + value)
  return [TEXTS[reader.locale].state.emptied({ coaches: emptied.length, points })]
}
