/** The words of a picture: the latest news, how things stand, whose move it is, and what the reader may do. */
import type { Seat } from '../engine/game.js'
import type { Panel } from '../engine/panel.js'
import { ALT_TEXT_LIMIT, type Reader } from '../games/face.js'
import { beginningOf } from '../i18n/beginnings.js'
import { type OfferTexts, tellOffers } from './offers.js'
import { asPrinted, nameOf } from './reader.js'
import { latestThatFit, spoken, thoseThatFit } from './spoken.js'

/** What the words of a picture say beside the table's own state. */
export interface AltTexts extends OfferTexts {
  /** To a player who is not to move. */
  readonly wait: string
}

interface PictureWords {
  /** Sentences, oldest first; the latest of them that there is room for are told. */
  readonly news: readonly string[]
  /** The news with their heading. */
  readonly headed: (sentences: string) => string
  /** Characters that are kept for news before details get theirs. */
  readonly newsRoom: number
  /** How things stand: what is told in any case, and what is told as far as there is room, the most important first. */
  readonly always: readonly string[]
  readonly details: readonly string[]
  /** Whose move it is, and what there is for the reader to do. */
  readonly move: string
}

/** All of it within `ALT_TEXT_LIMIT` characters. */
export function wordsOfPicture({ news, headed, newsRoom, always, details, move }: PictureWords): string {
  const kept = news.length === 0 ? 0 : Math.min(newsRoom, headed(news.join(' ')).length + 1)
  const sure = [...always, move].join(' ')
  const standing = thoseThatFit(details, ALT_TEXT_LIMIT - kept - sure.length - 1)
  const whole = [...always, ...standing, move].join(' ')
  const latest = latestThatFit(news, headed, ALT_TEXT_LIMIT - whole.length - 1)
  return latest === null ? whole : `${latest} ${whole}`
}

interface MoveWords {
  readonly texts: AltTexts
  readonly reader: Reader
  /** What is said of it, whose move it is last. */
  readonly status: readonly string[]
  readonly isOver: boolean
  /** Whether the game waits for the reader. */
  readonly isAwaited: boolean
  readonly panel: Panel | null
  /** Characters for what `panel` offers. */
  readonly room: number
}

/** Whose move it is and what for, and what there is for the reader to do: what the panel offers, or wait. */
export function wordsOfMove({ texts, reader, status, isOver, isAwaited, panel, room }: MoveWords): string {
  const offers = panel === null ? null : tellOffers(panel, texts, room)
  const isWaiting = reader.viewer !== 'table' && !isOver && reader.ending === undefined && !isAwaited
  if (offers !== null) return [...status, offers].join(' ')
  return [...status, ...(isWaiting ? [texts.wait] : [])].join(' ')
}

interface HandTelling<View> {
  /** One player's things, as markdown. */
  readonly tellHand: (view: View, seat: Seat, reader: Reader) => string
  /** How the game goes on. */
  readonly tellGoings: (view: View, reader: Reader) => string
}

/** The words of a hand's picture: whose it is, what is in it, as far as whole sentences fit, then how the game goes on. */
export function handBy<View extends { readonly players: readonly unknown[] }>({ tellHand, tellGoings }: HandTelling<View>) {
  return (view: View, seat: Seat, asWritten: Reader): string => {
    const reader = asPrinted(asWritten)
    const goings = tellGoings(view, reader)
    const who = view.players[seat] === undefined ? '' : `${nameOf(reader, seat)}. `
    const lines = tellHand(view, seat, reader)
      .split('\n')
      .map(spoken)
      .filter((line) => line !== '')
    return `${who}${mostImportant(lines, ALT_TEXT_LIMIT - who.length - goings.length).join(' ')} ${goings}`
  }
}

/**
 * The sentences that fit into `room`, each with a space behind it. The last, which sums up, comes before all others. If none
 * fits, the beginning of the first.
 */
function mostImportant(sentences: readonly string[], room: number): readonly string[] {
  const last = sentences.slice(-1)
  const told = thoseThatFit([...last, ...sentences.slice(0, -1)], room)
  if (told.length === 0) return [`${beginningOf(sentences[0] ?? '', room - 2)}…`]
  return told[0] === last[0] ? [...told.slice(1), ...last] : told
}
