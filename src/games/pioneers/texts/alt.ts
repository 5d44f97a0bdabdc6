import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/random.js'
import { plainName } from '../../../i18n/names.js'
import { ALT_TEXT_LIMIT, type Reader } from '../../plug.js'
import { coachOf } from '../data/coaches.js'
import { MAPS } from '../data/maps.js'
import type { Fact, OwnCoach, View } from '../rules/types.js'
import { TEXTS } from './index.js'
import { nameOf, placeName, professionList } from './naming.js'
import { tellStatus } from './status.js'
import { tellStory } from './story.js'

/** What the picture says, in words: the latest news as far as they fit, where everything stands, and whose move it is. */
export function describePicture(view: View, news: readonly Fact[], asWritten: Reader): string {
  const reader = { ...asWritten, names: asWritten.names.map(plainName) }
  const standing = describeStanding(view, reader)
  const told = news.map((fact) => tellStory(fact, reader)).filter((sentence) => sentence !== null)
  const room = ALT_TEXT_LIMIT - standing.length - 1
  const latest = latestThatFit(told, (sentences) => TEXTS[reader.locale].state.news({ sentences }), room)
  return latest === null ? standing : `${latest} ${standing}`
}

function describeStanding(view: View, reader: Reader): string {
  const { state } = TEXTS[reader.locale]
  const status = tellStatus(view, reader)
  if (view.phase === 'deal') return status
  const city = placeName(MAPS[view.map], view.stagecoach)
  const players = view.players.map((_, seat) => describePlayer(view, seat, reader))
  const ending = view.end !== null && view.phase !== 'over' ? [state.lastRound] : []
  return [state.stagecoach({ city }), ...players, describeDisplay(view, reader), ...ending, status].join(' ')
}

function describePlayer(view: View, seat: Seat, reader: Reader): string {
  const { cash, coaches, track } = at(view.players, seat)
  const passengers = coaches.reduce((sum, coach) => sum + countPassengers(coach), 0)
  const points = view.scores === null ? track : at(view.scores, seat).total
  return TEXTS[reader.locale].state.player({
    who: nameOf(reader, seat),
    points,
    cash,
    roads: view.roads.filter((owners) => ((owners >> seat) & 1) === 1).length,
    coaches: coaches.length,
    passengers,
  })
}

function describeDisplay(view: View, reader: Reader): string {
  const { state } = TEXTS[reader.locale]
  const coaches = view.display.map((id, index) => {
    const { seats, points } = coachOf(id)
    return state.displayed({ price: index + 1, points, seats: professionList(reader.locale, seats) })
  })
  return state.display({ coaches })
}

function countPassengers({ seats }: OwnCoach): number {
  return seats.filter((pioneer) => pioneer !== null).length
}

/** The last sentences that fit into `room` together with their heading; null if not even one does. */
function latestThatFit(sentences: readonly string[], headed: (text: string) => string, room: number): string | null {
  for (let first = 0; first < sentences.length; first++) {
    const text = headed(sentences.slice(first).join(' '))
    if (text.length <= room) return text
  }
  return null
}
