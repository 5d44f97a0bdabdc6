import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { Panel } from '../../../engine/panel.js'
import { wordsOfMove, wordsOfPicture } from '../../../game-kit/alt.js'
import { asPrinted, nameOf } from '../../../game-kit/reader.js'
import { listed } from '../../../i18n/words.js'
import type { Reader } from '../../face.js'
import { coachOf } from '../data/coaches.js'
import type { Place } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import type { Fact } from '../rules/facts.js'
import type { OwnCoach } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { placeName, professionList } from './naming.js'
import { isToMove, tellEnd, tellStatus } from './status.js'
import { tellStory } from './story.js'

/** Characters reserved for the news and for the reader's options. The description of the table gets the rest. */
const NEWS_ROOM = 320
const OFFERS_ROOM = 330

/**
 * The alt text of a picture: the latest news as far as they fit, the state of the table, whose move it is, and what the reader
 * may do: the options in `panel`, or wait.
 */
export function describePicture(view: View, news: readonly Fact[], asWritten: Reader, panel?: Panel): string {
  const reader = asPrinted(asWritten)
  const move = describeMove(view, reader, panel ?? null)
  if (view.phase === 'deal' || view.phase === 'first') return move
  const told = news.map((fact) => tellStory(fact, reader)).filter((sentence) => sentence !== null)
  const { state } = TEXTS[reader.locale]
  return wordsOfPicture({
    news: told,
    headed: (sentences) => state.news({ sentences }),
    newsRoom: NEWS_ROOM,
    always: [state.stagecoach({ city: placeName(MAPS[view.map], view.stagecoach) })],
    details: view.phase === 'covers' ? tellCovers(view, reader) : [describePlayers(view, reader), describeDisplay(view, reader)],
    move,
  })
}

/**
 * Where the stagecoach is, whose move it is and why, and a reminder to wait for readers who are not to move. `reader` gives names
 * as they are printed.
 */
export function describeGoings(view: View, reader: Reader): string {
  const move = describeMove(view, reader, null)
  if (view.phase === 'deal' || view.phase === 'first') return move
  return `${TEXTS[reader.locale].state.stagecoach({ city: placeName(MAPS[view.map], view.stagecoach) })} ${move}`
}

/** Whether it is the last round, whose move it is and why, and what the reader can do. */
function describeMove(view: View, reader: Reader, panel: Panel | null): string {
  const ending = tellEnd(view, reader)
  return wordsOfMove({
    texts: TEXTS[reader.locale].alt,
    reader,
    status: [...(ending === null ? [] : [ending]), tellStatus(view, reader)],
    isOver: view.phase === 'over',
    isAwaited: reader.viewer !== 'table' && isToMove(view, reader.viewer),
    panel,
    room: OFFERS_ROOM,
  })
}

/** The covered cities, and those that may be covered next. */
export function tellCovers({ map: id, covered, openToCover }: View, { locale }: Reader): readonly string[] {
  const { sections } = TEXTS[locale].state
  const named = (places: readonly Place[]) =>
    listed(
      locale,
      places.map((place) => placeName(MAPS[id], place)),
    )
  return [
    ...(covered.length === 0 ? [] : [sections.covered({ cities: named(covered) })]),
    ...(openToCover === null ? [] : [sections.openToCover({ cities: named(openToCover) })]),
  ]
}

function describePlayers(view: View, reader: Reader): string {
  return view.players.map((_, seat) => describePlayer(view, seat, reader)).join(' ')
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
