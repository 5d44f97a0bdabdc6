import { at } from '../../../engine/lists.js'
import type { Panel } from '../../../engine/panel.js'
import { wordsOfMove, wordsOfPicture } from '../../../game-kit/alt.js'
import { asPrinted, nameOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import { CARD_IDS } from '../data/cards.js'
import { AREAS } from '../data/technologies.js'
import type { Fact } from '../rules/facts.js'
import type { TileView, View } from '../rules/view-types.js'
import { GLOSSARY } from './glossary.js'
import { tellStanding } from './hand.js'
import { TEXTS } from './index.js'
import { cardName } from './naming.js'
import { isInLastRound, tellStatus } from './status.js'
import { tellStory } from './story.js'
import { tellTile } from './table.js'

/** Characters that are kept for what changed and for what the reader may do; how everything stands gets what these leave. */
const NEWS_ROOM = 260
const OFFERS_ROOM = 300

/**
 * What the picture says, in words: the latest news as far as they fit, the round and the stars left, how everybody stands, tiles,
 * technologies and piles as far as they fit, whose move it is, and what the reader may do: what `panel` offers, or wait.
 */
export function describePicture(view: View, news: readonly Fact[], asWritten: Reader, panel?: Panel): string {
  const reader = asPrinted(asWritten)
  const { picture, offers, state } = TEXTS[reader.locale]
  const move = wordsOfMove({
    texts: offers,
    reader,
    status: [tellStatus(view, reader)],
    isOver: view.phase === 'over',
    isAwaited: reader.viewer !== 'table' && view.toMove.includes(reader.viewer),
    panel: panel ?? null,
    room: OFFERS_ROOM,
  })
  if (view.tiles.length === 0) return move
  const table = [state.round(view), state.starsLeft({ stars: view.faceDown, isLast: isInLastRound(view, reader) })]
  const isOver = view.phase === 'over'
  return wordsOfPicture({
    news: news.map((fact) => tellStory(fact, reader)).filter((sentence) => sentence !== null),
    headed: (sentences) => picture.news({ sentences }),
    newsRoom: NEWS_ROOM,
    // Who has won is said first: a replay cuts what does not fit beside its own words.
    always: isOver ? [move, ...table] : table,
    details: describeTable(view, reader),
    move: isOver ? '' : move,
  }).trimEnd()
}

/** What stands on the table, the most important first. */
function describeTable(view: View, reader: Reader): readonly string[] {
  return [
    ...view.players.map((player, seat) => tellStanding(view, seat, player, reader)),
    ...byInterest(view).map((tile) => `${tellTile(view, at(view.tiles, tile), tile, reader)}.`),
    ...describeLevels(view, reader),
    describePiles(view, reader),
  ]
}

/** Tiles where somebody is, then those of which the viewer knows what lies there. */
function byInterest({ tiles }: View): readonly number[] {
  const isSettled = ({ colony, fleets }: TileView) => colony !== null || fleets.length > 0
  const isKnown = ({ system, isBombed }: TileView) => system !== null || isBombed
  const settled = [...tiles.keys()].filter((tile) => isSettled(at(tiles, tile)))
  return [...settled, ...[...tiles.keys()].filter((tile) => !settled.includes(tile) && isKnown(at(tiles, tile)))]
}

function describeLevels({ players }: View, reader: Reader): readonly string[] {
  const { areas } = GLOSSARY[reader.locale]
  const { state } = TEXTS[reader.locale]
  return players.flatMap(({ levels }, seat) => {
    const reached = AREAS.filter((area) => levels[area] > 0).map((area) => `${areas[area]} ${levels[area]}`)
    return reached.length === 0 ? [] : [`${nameOf(reader, seat)}. ${state.levels({ levels: reached.join(', ') })}`]
  })
}

function describePiles({ piles, prices }: View, { locale }: Reader): string {
  const { picture } = TEXTS[locale]
  const cards = CARD_IDS.map((id) =>
    picture.pile({ card: cardName(id, locale), price: GLOSSARY[locale].money(prices[id]), left: piles[id] }),
  )
  return picture.sale({ cards: cards.join(', ') })
}
