/** The message of each turn, its changes while the turn is under way, and the last message of a table. */
import type { Seat } from '../../engine/game.js'
import type { AnyFact } from '../../games/game.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { analyse } from '../../standings/analysis.js'
import type { Standings } from '../../standings/ports.js'
import { counting, type LogEntry } from '../../tables/model/log.js'
import type { CancelledTable, FinishedTable, PlayingTable, Table } from '../../tables/model/table.js'
import { ChannelSilent, type Later, type Tables } from '../../tables/model/tables.js'
import { pointsByTurn } from '../../tables/past/points-by-turn.js'
import type { Paint } from '../context/painting.js'
import { isMissing, type Message } from '../wire/message.js'
import { entriesSinceLastTurn } from '../words/missed.js'
import { publicReader } from '../words/reader.js'
import { type EarlierTurns, finishedTurnMessage, overMessage, type TurnNews, turnMessage } from '../words/turn.js'
import { verdictLines } from '../words/verdict.js'
import type { Changed, ChannelMessages } from './channel-messages.js'
import { earlierTurns } from './earlier-turns.js'
import { entriesSince, publicStory } from './story.js'

const TURN_KEY = /^turn:(\d+)$/
/** The result of a finished table, among the messages of a table. */
export const OVER_KEY = 'over'
const CANCELLED_KEY = 'cancelled'

/** Of a picture that is not there. */
type Prospect = 'follows' | 'given up'

interface TurnDeps {
  readonly tables: Pick<Tables, 'find' | 'log'>
  readonly board: ChannelMessages
  readonly paint: Paint
  readonly standings: Pick<Standings, 'verdict'>
  /** Runs `show` after whatever is being told to the table's channel. */
  readonly later: <T>(tableId: string, show: () => Promise<T>) => Promise<T>
  /** The same for what changes the message of the turn that the table is then in, if it still plays, once that may change again. */
  readonly whenRested: (tableId: string, show: (table: PlayingTable) => Promise<Later | null>) => Promise<Later | null>
}

/** What a turn's message shows now; needed again when it changes and when its buttons are taken away. */
interface Shown {
  readonly news: TurnNews
  /** Null while there is no picture. */
  readonly alt: string | null
  /** The turn from which on it tells what happened. */
  readonly since: number
}

/** The turn whose message stands in the channel, and what of it is still to be shown. */
interface Called {
  readonly turn: number
  readonly rest: Later | null
}

/**
 * Whatever has a picture may get it later. With `isRepeated` a message that stands there already is brought up to date. A turn that
 * is over before its message stands in the channel is told by the next one, and nobody is called to it.
 */
export interface Turns {
  /** A new turn: its message with a ping; the messages of earlier turns lose their buttons. */
  begun(table: PlayingTable, position: number, isRepeated: boolean): Promise<Later | null>
  /**
   * The table went back to turn `turn`: a new message with a ping for the turn that it is in now, or a change of the one that
   * stands there already; those of the turns that no longer hold lose their buttons.
   */
  turnedBack(table: PlayingTable, turn: number, position: number): Promise<Later | null>
  /** The present turn's message as things stand; posted anew, without a ping, if it was deleted. Nothing before the turn was told. */
  moved(table: PlayingTable): Promise<Later | null>
  over(table: FinishedTable, isRepeated: boolean): Promise<Later | null>
  /** `message` takes the place of a result. */
  cancelled(table: CancelledTable, message: Message): Promise<void>
}

export function createTurns({ tables, board, paint, standings, later, whenRested }: TurnDeps): Turns {
  /** By table and turn. Empty after a restart: messages from before are then told anew from the log. */
  const shown = new Map<string, Shown>()
  /** The latest turn called at each table: news of a turn that was told before it came is not done with before the rest is shown. */
  const latest = new Map<string, Called>()
  const shownKey = (table: Table, turn: number) => `${table.id}/${turn}`

  async function compose(table: PlayingTable, since: number, ping: boolean, prospect: Prospect = 'follows'): Promise<Message> {
    const { number: turn, seat } = table.game.turn(table.state)
    const entries = await entriesSince(tables, table, since)
    const news = { ...newsOf(table, turn, entries), earlier: await missedBefore(table, seat, since) }
    const illustration = table.game.illustrate(table.state, factsOf(entries), publicReader(table))
    const picture = await paint(illustration, noteOf(table, prospect))
    shown.set(shownKey(table, turn), { news, alt: isMissing(picture) ? null : picture.alt, since })
    return turnMessage(table, news, picture, ping)
  }

  /** What the turn's player has missed before turn `since`; nothing in a round that belongs to all: all of them acted in the last. */
  async function missedBefore(table: PlayingTable, seat: Seat | null, since: number): Promise<EarlierTurns | null> {
    return seat === null ? null : earlierTurns(table, seat, await entriesSinceLastTurn(tables, table, seat), since)
  }

  /** Shows a message once more when its pictures are there that were not in time for it, or are given up. */
  function complete({ picture, second }: Message, show: (prospect: Prospect) => Promise<Later | null>): Later | null {
    const missing = [picture, second].filter(isMissing)
    if (missing.length === 0) return null
    return afterThis(async () => {
      const made = await Promise.all(missing.map((each) => each.made()))
      return show(made.every((isThere) => isThere) ? 'follows' : 'given up')
    })
  }

  function afterThis(show: () => Promise<Later | null>): Later {
    const finish = async () => {
      const more = await show()
      await more?.shown
    }
    const shown = finish()
    // Not everybody waits for it.
    shown.catch(() => {})
    return { shown, isTold: true }
  }

  /** Shows the message of the turn that a table is in once more, when it may change again. */
  function showAgain({ id }: Table, prospect: Prospect): Promise<Later | null> {
    return whenRested(id, (table) => show(table, prospect))
  }

  /** Throws {@link ChannelSilent} where a message could not be changed because its channel cannot be written to. */
  function ensureHeard(table: Table, changed: Changed): void {
    if (changed === 'unreachable' && board.isSilent(table)) throw new ChannelSilent('a message cannot be changed')
  }

  async function post(table: PlayingTable, turn: number, message: Message, position: number): Promise<Later | null> {
    await board.put(table, turnKey(turn), message, nonce(table, `t${turn}.${position}`))
    return complete(message, (prospect) => showAgain(table, prospect))
  }

  /**
   * Calls the player of the turn that the table is in by the time that its message, which tells what happened since turn `since`, is
   * made: a quick player ends a turn while it is painted. A message of that turn which stands there already is changed instead, and how
   * a game has ended meanwhile is told by itself.
   */
  async function call(table: PlayingTable, since: number, position: number): Promise<Called | null> {
    const turn = numberOf(table)
    const message = await compose(table, since, true)
    const now = await tables.find(table.id)
    if (now?.status === 'playing' && numberOf(now) === turn)
      return noted(table, { turn, rest: await post(table, turn, message, position) })
    shown.delete(shownKey(table, turn))
    if (now?.status !== 'playing') return null
    return (await board.has(now, turnKey(numberOf(now)))) ? standing(now) : call(now, since, position)
  }

  /** The turn that the table is in, whose message is from before, or has told this already. */
  function standing(table: PlayingTable): Called {
    return noted(table, { turn: numberOf(table), rest: afterThis(() => showAgain(table, 'follows')) })
  }

  function noted({ id }: Table, called: Called): Called {
    latest.set(id, called)
    return called
  }

  async function show(table: PlayingTable, prospect: Prospect): Promise<Later | null> {
    const number = numberOf(table)
    if (!(await board.has(table, turnKey(number)))) return null
    const since = shown.get(shownKey(table, number))?.since ?? number - 1
    const message = await compose(table, since, false, prospect)
    const changed = await board.renew(table, turnKey(number), message)
    if (changed === 'missing') return post(table, number, message, table.position)
    ensureHeard(table, changed)
    return prospect === 'follows' ? complete(message, (next) => showAgain(table, next)) : null
  }

  /** What is told again may stand there without its picture, or without what came after: its first telling was cut short. */
  async function maybeShow(table: PlayingTable, isRepeated: boolean): Promise<Later | null> {
    if (isRepeated) return show(table, 'follows')
    const called = latest.get(table.id)
    return called?.turn === numberOf(table) ? called.rest : null
  }

  async function result(table: FinishedTable, since: number, prospect: Prospect = 'follows'): Promise<Message> {
    const entries = await entriesSince(tables, table, since)
    const { game, state } = table
    const reader = publicReader(table)
    const note = noteOf(table, prospect)
    const picture = await paint(game.illustrate(state, factsOf(entries), reader), note)
    const log = await tables.log(table.id, 0)
    const course = pointsByTurn(table, log)
    const final = game.final(state, course, reader)
    const sources = game.figures(state, factsOf(log)).map((figures) => figures.sources)
    const verdict = verdictLines(table, await standings.verdict(table.id), analyse(table.outcome, sources, course))
    const score = final === null ? null : await paint(final, note)
    return overMessage(table, publicStory(table, entries), picture, score, verdict)
  }

  async function showResult(table: FinishedTable, since: number, prospect: Prospect): Promise<Later | null> {
    const message = await result(table, since, prospect)
    ensureHeard(table, await board.change(table, OVER_KEY, message))
    return prospect === 'follows' ? complete(message, (next) => showResultLater(table, since, next)) : null
  }

  async function maybeShowResult(table: FinishedTable, since: number, isRepeated: boolean): Promise<Later | null> {
    return isRepeated ? showResult(table, since, 'follows') : null
  }

  async function postResult(table: FinishedTable, since: number): Promise<Later | null> {
    const message = await result(table, since)
    await board.put(table, OVER_KEY, message, nonce(table, OVER_KEY))
    return complete(message, (prospect) => showResultLater(table, since, prospect))
  }

  function showResultLater(table: FinishedTable, since: number, prospect: Prospect): Promise<Later | null> {
    return later(table.id, () => showResult(table, since, prospect))
  }

  async function retold(table: Table, turn: number): Promise<Shown> {
    const since = turn - 1
    const entries = await entriesSince(tables, table, since)
    return { news: newsOf(table, turn, entries), alt: TEXTS[table.locale].turn.pastBoard(turn), since }
  }

  /** Takes the buttons from the messages of turns before `turn`. */
  function closeBefore(table: Table, turn: number): Promise<void> {
    return close(table, (told) => told < turn)
  }

  async function close(table: Table, isPast: (turn: number) => boolean): Promise<void> {
    for (const earlier of await toldTurns(table)) {
      if (!isPast(earlier)) continue
      const key = shownKey(table, earlier)
      const told = shown.get(key)
      const { news, alt } = told ?? (await retold(table, earlier))
      // Who knows whether it ever got its picture.
      const bare = told === undefined ? finishedTurnMessage(table, news, null) : null
      await board.retire(table, turnKey(earlier), finishedTurnMessage(table, news, alt), { instead: bare })
      shown.delete(key)
    }
  }

  async function toldTurns(table: Table): Promise<readonly number[]> {
    return (await board.list(table)).flatMap(({ key }) => TURN_KEY.exec(key)?.[1] ?? []).map(Number)
  }

  return {
    async begun(table, position, isRepeated) {
      const turn = numberOf(table)
      const told = await toldTurns(table)
      const called = told.includes(turn)
        ? { turn, rest: await maybeShow(table, isRepeated) }
        : await call(table, Math.max(0, ...told), position)
      if (called === null) return null
      await closeBefore(table, called.turn)
      return called.rest
    },

    async turnedBack(table, turn, position) {
      const present = numberOf(table)
      const isStanding = await board.has(table, turnKey(present))
      const called = isStanding ? standing(table) : await call(table, Math.min(turn, present), position)
      if (called === null) return null
      await close(table, (told) => told !== called.turn)
      return called.rest
    },

    moved: (table) => show(table, 'follows'),

    async over(table, isRepeated) {
      latest.delete(table.id)
      // Once it is told no earlier turn is left to begin after; the last one comes closest.
      const told = await board.has(table, OVER_KEY)
      const since = told ? table.game.turn(table.state).number : Math.max(0, ...(await toldTurns(table)))
      const rest = told ? await maybeShowResult(table, since, isRepeated) : await postResult(table, since)
      await closeBefore(table, Number.POSITIVE_INFINITY)
      return rest
    },

    async cancelled(table, message) {
      latest.delete(table.id)
      if (!(await board.has(table, CANCELLED_KEY))) {
        await board.put(table, CANCELLED_KEY, message, nonce(table, CANCELLED_KEY))
      }
      await closeBefore(table, Number.POSITIVE_INFINITY)
    },
  }
}

function newsOf(table: Table, turn: number, entries: readonly LogEntry[]): TurnNews {
  const before = entries.filter((entry) => entry.turn < turn)
  const within = entries.filter((entry) => entry.turn >= turn)
  return { turn, earlier: null, story: publicStory(table, before), soFar: publicStory(table, within) }
}

function factsOf(entries: readonly LogEntry[]): readonly AnyFact[] {
  return counting(entries).flatMap((entry) => entry.facts)
}

function numberOf({ game, state }: PlayingTable): number {
  return game.turn(state).number
}

function noteOf({ locale }: Table, prospect: Prospect): string {
  const { turn, panel } = TEXTS[locale]
  return prospect === 'follows' ? turn.pictureFollows : panel.noPicture
}

function turnKey(turn: number): string {
  return `turn:${turn}`
}

/** At most 25 characters: the table's id has 8. */
function nonce(table: Table, what: string): string {
  return `${table.id}.${what}`
}
