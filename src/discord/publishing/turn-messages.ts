/** What the message of each turn says, and how it loses its buttons when the turn is over. */
import type { Seat } from '../../engine/game.js'
import type { AnyFact } from '../../games/game.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { counting, type LogEntry } from '../../tables/model/log.js'
import type { PlayingTable, Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import type { Paint } from '../context/painting.js'
import { isMissing, type Message } from '../wire/message.js'
import { firstHeading, latestHeading, storyOfTurns } from '../words/chronicle.js'
import { hindsight } from '../words/hindsight.js'
import { entriesAfterTurn } from '../words/log-reach.js'
import { publicReader } from '../words/reader.js'
import { type EarlierTurns, finishedTurnMessage, type TurnNews, turnMessage } from '../words/turn.js'
import { entriesSinceLastTurn, newsIn } from '../words/turns-taken.js'
import type { ChannelMessages } from './channel-messages.js'
import { earlierTurns } from './earlier-turns.js'
import { noteOf, type Prospect } from './late-pictures.js'
import { entriesSince } from './story.js'

const TURN_KEY = /^turn:(\d+)$/

/** The present content of a turn's message, needed when it changes and when its buttons are removed. */
interface Shown {
  readonly news: TurnNews
  /** Null while there is no picture. */
  readonly alt: string | null
  /** The turn from which on it tells what happened. */
  readonly since: number
}

export interface TurnMessages {
  /** The message of a table's current turn, which tells what happened since turn `since`. */
  compose(table: PlayingTable, since: number, ping: boolean, prospect?: Prospect): Promise<Message>
  /** The turn from which on the message of a turn tells what happened. */
  since(table: Table, turn: number): Promise<number>
  /** The message of a turn is not shown after all. */
  drop(table: Table, turn: number): void
  /** Messages of turns that were undone call nobody any more. They stay recorded, because such a turn may begin again. */
  quieten(table: Table, isUndone: (turn: number) => boolean): Promise<void>
  /** Removes the buttons from the messages of past turns. */
  close(table: Table, isPast: (turn: number) => boolean): Promise<void>
  /** Turns that have a message in the channel. */
  told(table: Table): Promise<readonly number[]>
}

interface TurnMessageDeps {
  readonly tables: Pick<Tables, 'log'>
  readonly messages: ChannelMessages
  readonly paint: Paint
}

export function createTurnMessages({ tables, messages, paint }: TurnMessageDeps): TurnMessages {
  /** By table and turn. Empty after a restart. Older messages are then rebuilt from the log. */
  const shown = new Map<string, Shown>()
  const shownKey = (table: Table, turn: number) => `${table.id}/${turn}`

  async function compose(table: PlayingTable, since: number, ping: boolean, prospect: Prospect): Promise<Message> {
    const { number: turn, seat } = table.game.turn(table.state)
    const { news: own, entries } = await newsSince(table, turn, since)
    const news = { ...own, earlier: await missedBefore(table, seat, since) }
    const illustration = table.game.illustrate(table.state, newsIn(entries), publicReader(table))
    const picture = await paint(illustration, noteOf(table, prospect))
    shown.set(shownKey(table, turn), { news, alt: isMissing(picture) ? null : picture.alt, since })
    return turnMessage(table, news, picture, ping)
  }

  /** What the turn's player missed before turn `since`. Null in a shared round, because everybody acted in the last one. */
  async function missedBefore(table: PlayingTable, seat: Seat | null, since: number): Promise<EarlierTurns | null> {
    return seat === null ? null : earlierTurns(table, seat, await entriesSinceLastTurn(tables, table, seat), since)
  }

  /** The news of turn `turn` with what happened since turn `since`, and the entries that tell it. */
  async function newsSince(
    table: Table,
    turn: number,
    since: number,
  ): Promise<{ readonly news: TurnNews; readonly entries: readonly LogEntry[] }> {
    // After an undo that led back to the turn, what began it is not told again, but gives its heading. An undo may also have led
    // back further than what was about to be told.
    const read = await entriesSince(tables, table, Math.min(since, turn - 1))
    const entries = entriesAfterTurn(read, Math.min(since, turn) - 1)
    return { news: newsOf(table, turn, read, entries), entries }
  }

  /**
   * After a restart it is recorded with the message. For one of an earlier version it follows from the log: what began a turn was
   * told before an undo led back to it.
   */
  async function sinceOf(table: Table, turn: number): Promise<number> {
    const known = shown.get(shownKey(table, turn))
    if (known !== undefined) return known.since
    const recorded = (await messages.list(table)).find(({ key }) => key === turnKey(turn))?.toldSince ?? null
    if (recorded !== null) return recorded
    return isBackIn(table, turn, await entriesSince(tables, table, turn)) ? turn : turn - 1
  }

  async function retold(table: Table, turn: number): Promise<Shown> {
    const since = await sinceOf(table, turn)
    const { news } = await newsSince(table, turn, since)
    return { news, alt: TEXTS[table.locale].turn.pastBoard(turn), since }
  }

  async function close(table: Table, isPast: (turn: number) => boolean): Promise<void> {
    for (const earlier of await toldTurns(table)) {
      if (!isPast(earlier)) continue
      const key = shownKey(table, earlier)
      const told = shown.get(key)
      const { news, alt } = told ?? (await retold(table, earlier))
      // It is unknown whether the message ever got its picture.
      const bare = told === undefined ? finishedTurnMessage(table, news, null) : null
      await messages.retire(table, turnKey(earlier), finishedTurnMessage(table, news, alt), { instead: bare })
      shown.delete(key)
    }
  }

  async function quieten(table: Table, isUndone: (turn: number) => boolean): Promise<void> {
    for (const undone of (await toldTurns(table)).filter(isUndone)) {
      const told = shown.get(shownKey(table, undone))
      // After a restart it is unknown whether there is a picture. The message is closed soon.
      if (told !== undefined) await messages.change(table, turnKey(undone), finishedTurnMessage(table, told.news, told.alt))
    }
  }

  async function toldTurns(table: Table): Promise<readonly number[]> {
    return (await messages.list(table)).flatMap(({ key }) => TURN_KEY.exec(key)?.[1] ?? []).map(Number)
  }

  return {
    compose: (table, since, ping, prospect = 'follows') => compose(table, since, ping, prospect),
    since: sinceOf,
    drop: (table, turn) => void shown.delete(shownKey(table, turn)),
    quieten,
    close,
    told: toldTurns,
  }
}

/** The key of a turn's message. */
export function turnKey(turn: number): string {
  return `turn:${turn}`
}

export function numberOf({ game, state }: PlayingTable): number {
  return game.turn(state).number
}

/**
 * `read` reaches further back than the `entries` to be told if only these do not begin the turn. All is told with the names of
 * those who held the seats then.
 */
function newsOf(table: Table, turn: number, read: readonly LogEntry[], entries: readonly LogEntry[]): TurnNews {
  const then = hindsight(table, read, publicReader(table))
  const asOf = (latest: LogEntry | undefined) => then(latest?.position ?? 0)
  const before = entriesBefore(turn, entries)
  const told = asOf(before.at(-1))
  const story = storyOfTurns(told.table, before, told.reader)
  const titled = asOf(read.findLast((entry) => entry.turn <= turn))
  const within = entriesAfterTurn(entries, turn - 1)
  // A game may draw before its first turn begins, and count that to the turn already.
  const heading =
    latestHeading(titled.table, entriesBefore(turn, read), titled.reader) ??
    firstHeading(titled.table, entriesAfterTurn(read, turn - 1), titled.reader)
  return { turn, heading, earlier: null, story, soFar: storyOfTurns(table, within, publicReader(table)) }
}

/** The entries until turn `turn` was last reached. What was undone before that is among them, together with its undo. */
function entriesBefore(turn: number, entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.slice(0, entries.length - entriesAfterTurn(entries, turn - 1).length)
}

/** Whether an undo led back to turn `turn` over its end. `entries` are those since the game came to it from an earlier turn. */
function isBackIn(table: Table, turn: number, entries: readonly LogEntry[]): boolean {
  const isLater = (entry: LogEntry) => entry.turn > turn || latestHeading(table, [entry], publicReader(table)) !== null
  return entries.some(
    (undo) =>
      undo.kind === 'undo' &&
      undo.turn === turn &&
      entries.some((entry) => entry.position > undo.to && entry.position < undo.position && isLater(entry)),
  )
}

export function factsOf(entries: readonly LogEntry[]): readonly AnyFact[] {
  return counting(entries).flatMap((entry) => entry.facts)
}
