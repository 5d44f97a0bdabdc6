import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { Panel } from '../../../engine/panel.js'
import { wordsOfPicture } from '../../../game-kit/alt.js'
import { asPrinted, nameOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import { openPoints } from '../board/points.js'
import type { Fact } from '../rules/facts.js'
import type { View } from '../rules/types.js'
import { GLOSSARY } from './glossary.js'
import { describeMove, whenOf } from './goings.js'
import { TEXTS } from './index.js'
import { diceOf, goodsOf } from './naming.js'
import { tellStory } from './story.js'
import { slotsOf, tilesOf, townsOf, tracksOf } from './table.js'

/** Characters reserved for the news and for the reader's options. The description of the table gets the rest. */
const NEWS_ROOM = 260

/**
 * The alt text of a picture. It gives the latest news as far as they fit, week and day, dice, players, disasters, town and offers
 * as far as they fit, whose move it is, and what the reader may do: the options in `panel`, or wait.
 */
export function describePicture(view: View, news: readonly Fact[], asWritten: Reader, panel?: Panel): string {
  const reader = asPrinted(asWritten)
  const move = describeMove(view, reader, panel ?? null)
  if (view.phase === 'deal') return move
  const { state } = TEXTS[reader.locale]
  // Lists are for the eye.
  const told = news.flatMap((fact) => tellStory(fact, reader)?.replaceAll(/\n *- /g, ' ') ?? [])
  return wordsOfPicture({
    news: told,
    headed: (sentences) => state.news({ sentences }),
    newsRoom: NEWS_ROOM,
    always: [],
    details: describeTable(view, reader),
    move,
  })
}

/** The contents of the table, the most important first. */
function describeTable(view: View, reader: Reader): readonly string[] {
  const { locale } = reader
  const { state, digest } = TEXTS[locale]
  return [
    ...(view.week === 0 ? [] : [whenOf(view, reader)]),
    ...(view.pool.length === 0 ? [] : [state.pool({ dice: diceOf(view.pool, locale) })]),
    view.players.map((_, seat) => describePlayer(view, seat, reader)).join(' '),
    state.tracks({ tracks: tracksOf(view, locale) }),
    ...(view.towns.length === 0 ? [] : [state.towns({ towns: townsOf(view, null, locale).join(digest.semicolon) })]),
    ...(view.equipment.length === 0 ? [] : [state.tiles({ tiles: tilesOf(view, locale).join(', ') })]),
    ...(view.week === 0 ? [] : [state.people({ people: slotsOf(view, locale).join(', ') })]),
  ]
}

function describePlayer(view: View, seat: Seat, reader: Reader): string {
  const { locale } = reader
  const player = at(view.players, seat)
  const { silver, wood, medicine, cattle, goldCount: gold, favours } = player
  const things = goodsOf({ silver, wood, medicine, cattle, gold, equipment: player.equipment.length, favours }, locale)
  const total = view.scores?.[seat]?.total ?? openPoints(view, seat)
  return TEXTS[locale].state.player({ who: nameOf(reader, seat), points: GLOSSARY[locale].points(total), things })
}
