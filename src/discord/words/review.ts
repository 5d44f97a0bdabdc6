/** The look back at a finished game: chances to win, turning points, and how good each decision was. */
import { drawWinningChances } from '../../charts/winning-chances.js'
import type { Seat } from '../../engine/game.js'
import { grouped } from '../../engine/lists.js'
import type { Illustration } from '../../games/illustration.js'
import type { Locale } from '../../i18n/locale.js'
import { plainName } from '../../i18n/names.js'
import { share } from '../../i18n/numbers.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { nameFor } from '../../tables/model/computer.js'
import { type Miss, markOf, type Review } from '../../tables/model/review.js'
import type { FinishedTable } from '../../tables/model/table.js'
import { type Past, playersAt } from '../../tables/past/history.js'
import { buttons, gallery, menu, text } from '../wire/components.js'
import { atTable } from '../wire/custom-id.js'
import { cut, LIMITS } from '../wire/limits.js'
import { type Message, PICTURE_FILE, type Picture } from '../wire/message.js'
import { deedOf, labelOf, sentenceOf } from './action-name.js'
import { tableButton } from './buttons.js'
import { nameOf, readerOf } from './reader.js'

/** A finished table with its look back and its past. */
export interface Reviewed {
  readonly table: FinishedTable
  readonly review: Review
  readonly past: Past
}

/** Characters for all that is said. */
const ROOM = 2500
/** Moments at which the alt text tells the chances, besides the first and the last. */
const MOMENTS = 4

const shown = (locale: Locale, percents: number) => share(locale, percents / 100)

/** The whole look back. The menu leads to the mistakes. */
export function reviewMessage(reviewed: Reviewed, picture: Picture, locale: Locale): Message {
  const { table } = reviewed
  const { review: words, replay } = TEXTS[locale]
  const turning = turningPointLines(reviewed, locale)
  const said = [...(turning.length === 0 ? [] : [...turning, '']), ...summaries(reviewed, locale), `-# ${words.caveat}`]
  const missed = mistakes(reviewed, locale)
  return {
    blocks: [
      text(`### ${words.title(table.game.name[locale])}`),
      gallery(PICTURE_FILE, picture.alt),
      text(cut(said.join('\n'), ROOM)),
      ...(missed.length === 0 ? [] : [menu(atTable(table, { kind: 'mistake' }), words.choose, missed)]),
      buttons([tableButton(table, { kind: 'position', by: 'step', number: 0 }, replay.steps)]),
    ],
    picture,
    pings: [],
  }
}

/** Everybody's chances over the game. */
export function chancesIllustration({ table, review }: Reviewed, locale: Locale): Illustration {
  const { review: words } = TEXTS[locale]
  const names = table.players.map((player) => plainName(nameFor(player, locale)))
  const drawing = drawWinningChances({
    title: words.chances,
    subtitle: `${table.game.name[locale]} · ${words.legend}`,
    players: names.map((name, seat) => ({ name, colour: table.colours[seat] ?? seat })),
    chances: review.chances,
    levels: [shown(locale, 0), shown(locale, 50), shown(locale, 100)],
    marked: review.turningPoints.map(({ turn }) => turn),
  })
  return { drawing, alt: cut(`${words.chances}. ${momentsOf(review, names, locale).join(' ')}`, LIMITS.altText) }
}

function momentsOf({ chances }: Review, names: readonly string[], locale: Locale): readonly string[] {
  const { review: words } = TEXTS[locale]
  const last = chances.length - 1
  const turns = [...new Set(Array.from({ length: MOMENTS + 2 }, (_, index) => Math.round((last * index) / (MOMENTS + 1))))]
  return turns.map((turn) => {
    const told = names.map((name, seat) => words.chance(name, shown(locale, chances[turn]?.[seat] ?? 0))).join(', ')
    if (turn === 0) return words.atFirst(told)
    return turn === last ? words.atLast(told) : words.afterTurn(turn, told)
  })
}

/** A heading and a line for each turning point, in markdown. Empty if there is none. */
export function turningPointLines(reviewed: Reviewed, locale: Locale): readonly string[] {
  const { review, past } = reviewed
  const { review: words } = TEXTS[locale]
  const lines = review.turningPoints.flatMap(({ turn, position }) => {
    const number = past.findIndex(({ entry }) => entry?.position === position)
    const done = toldAt(reviewed, number, null, locale)
    if (done === null) return []
    const mark = markOf(review, position)
    const rest =
      mark === null || mark === 'good' ? swingOf(reviewed, number, turn, locale) : betterAt(reviewed, number, mark, locale)
    return [words.turningPoint(turn, `${done} ${rest}`)]
  })
  return lines.length === 0 ? [] : [`**${words.turningPoints}**`, ...lines]
}

/** How the decision that led to a position compares. Null if it was not judged. */
export function judgmentAt(reviewed: Reviewed, number: number, locale: Locale): string | null {
  const { review: words } = TEXTS[locale]
  const mark = markOf(reviewed.review, reviewed.past[number]?.entry?.position ?? 0)
  if (mark === null) return null
  if (mark === 'good') return `**${words.good}**`
  return `**${mark.isSmall ? words.small : words.large}** ${betterAt(reviewed, number, mark, locale)}`
}

function betterAt(reviewed: Reviewed, number: number, { better, chance, instead }: Miss, locale: Locale): string {
  const told = toldAt(reviewed, number, better, locale) ?? ''
  // The log may say the same of both, for example what is drawn then.
  const isSame = told === toldAt(reviewed, number, null, locale)
  const named = isSame ? (chosenAt(reviewed, number, better, locale) ?? told) : told
  return TEXTS[locale].review.better(named.replace(/\.$/, ''), shown(locale, chance), shown(locale, instead))
}

/** Whose chances changed most in a turn. */
function swingOf(reviewed: Reviewed, number: number, turn: number, locale: Locale): string {
  const { review } = reviewed
  const then = tableAt(reviewed, number)
  const { review: words } = TEXTS[locale]
  const [before = [], after = []] = [review.chances[turn - 1], review.chances[turn]]
  const changes = then.players.map((_, seat) => Math.abs((after[seat] ?? 0) - (before[seat] ?? 0)))
  const seat = changes.indexOf(Math.max(...changes))
  const [from, to] = [before[seat] ?? 0, after[seat] ?? 0]
  return (to < from ? words.fell : words.rose)(nameOf(then, seat, locale), shown(locale, from), shown(locale, to))
}

/** What was done before a position, or what could have been done instead, in one sentence. Null if there is nothing to tell. */
function toldAt(reviewed: Reviewed, number: number, instead: string | null, locale: Locale): string | null {
  const { past } = reviewed
  const then = tableAt(reviewed, number)
  const { game } = then
  const { ending: _, ...reader } = readerOf(then, locale, 'table')
  const before = past[number - 1]?.state
  const entry = past[number]?.entry ?? null
  if (before === undefined || entry === null) return null
  // A draw may be followed by a list, for which a line has no room.
  if (entry.kind === 'draw') return sentenceOf(game, entry.facts, reader)?.replace(/\n.*/s, '') ?? null
  const action = instead ?? entry.action
  const facts = instead === null ? entry.facts : game.replay(before, entry.seat, instead).facts
  return deedOf(game, before, action, facts, reader) ?? chosenAt(reviewed, number, action, locale)
}

/** That an action was chosen that was possible before a position, named by its label. Null if nobody acted. */
function chosenAt(reviewed: Reviewed, number: number, action: string, locale: Locale): string | null {
  const { past } = reviewed
  const before = past[number - 1]?.state
  const entry = past[number]?.entry
  if (before === undefined || entry?.kind !== 'action') return null
  const then = tableAt(reviewed, number)
  const { ending: _, ...reader } = readerOf(then, locale, entry.seat)
  const label = labelOf(then.game, before, entry.seat, action, reader)
  return TEXTS[locale].review.byLabel(nameOf(then, entry.seat, locale), label)
}

/** The table with those who had the seats when a position was reached. */
function tableAt({ table, past }: Reviewed, number: number): FinishedTable {
  return { ...table, players: playersAt(table, past, number) }
}

/** One line for each player, in the order of the seats. Who had the same seat one after the other has one each. */
function summaries(reviewed: Reviewed, locale: Locale): readonly string[] {
  const { table, review, past } = reviewed
  return table.players.flatMap((_, seat) => {
    const own = [...past.keys()].filter((number) => isBySeat(past, number, seat))
    const byPlayer = grouped(own, (number) => nameOf(tableAt(reviewed, number), seat, locale))
    return [...byPlayer].flatMap(([name, numbers]) => {
      const positions = new Set(numbers.map((number) => past[number]?.entry?.position))
      const good = review.good.filter((position) => positions.has(position)).length
      const missed = review.misses.filter(({ position }) => positions.has(position))
      const small = missed.filter(({ isSmall }) => isSmall).length
      if (good + missed.length === 0) return []
      return [TEXTS[locale].review.summary(name, good, small, missed.length - small)]
    })
  })
}

function isBySeat(past: Past, number: number, seat: Seat): boolean {
  const entry = past[number]?.entry
  return entry?.kind === 'action' && entry.seat === seat
}

/** The worst first. The value of an option is the number of the position after it. */
function mistakes(reviewed: Reviewed, locale: Locale) {
  const { review, past } = reviewed
  const { review: words } = TEXTS[locale]
  const worst = review.misses.toSorted((one, other) => other.chance - other.instead - (one.chance - one.instead))
  return worst.slice(0, LIMITS.menuOptions).flatMap(({ position, chance, instead }) => {
    const number = past.findIndex(({ entry }) => entry?.position === position)
    const entry = past[number]?.entry
    if (entry?.kind !== 'action') return []
    const label = words.option(past[number - 1]?.turn ?? 0, nameOf(tableAt(reviewed, number), entry.seat, locale))
    return [{ value: `${number}`, label, description: words.cost(shown(locale, chance), shown(locale, instead)) }]
  })
}
