import type { Seat } from '../../../engine/game.js'
import { nameOf } from '../../../game-kit/reader.js'
import { spoken } from '../../../game-kit/spoken.js'
import { plainName } from '../../../i18n/names.js'
import { ALT_TEXT_LIMIT, type Reader } from '../../face.js'
import { coachOf } from '../data/coaches.js'
import type { OwnCoach } from '../rules/types.js'
import type { PlayerView, View } from '../rules/view-types.js'
import { describeGoings } from './alt.js'
import { TEXTS } from './index.js'
import { professionList } from './naming.js'
import { medalsOf, pointsSoFar } from './points.js'
import { NETWORK_POINTS } from './prices.js'

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

/** The alt text of a hand's picture: its owner, the content of {@link tellHand} on one line, and the state of the game. */
export function describeHand(view: View, seat: Seat, asWritten: Reader): string {
  const reader = { ...asWritten, names: asWritten.names.map(plainName) }
  const plain = spoken(tellHand(view, seat, reader))
  const goesOn = describeGoings(view, reader)
  const own = `${nameOf(reader, seat)}. ${plain}`
  const room = ALT_TEXT_LIMIT - goesOn.length - 1
  return `${own.length <= room ? own : `${own.slice(0, room - 1)}…`} ${goesOn}`
}

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
