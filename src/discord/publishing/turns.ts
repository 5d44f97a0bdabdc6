/** The message of each turn, its changes while the turn is under way, and the last message of a table. */
import type { AnyFact } from '../../games/plug.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { analyse } from '../../standings/analysis.js'
import type { Standings } from '../../standings/ports.js'
import { counting, type LogEntry } from '../../tables/log.js'
import { pointsByTurn } from '../../tables/points-by-turn.js'
import type { CancelledTable, FinishedTable, PlayingTable, Table } from '../../tables/table.js'
import type { Tables } from '../../tables/tables.js'
import { isMissing, type Message } from '../message.js'
import type { Paint } from '../painting.js'
import { publicReader } from '../reading.js'
import { entriesSinceLastTurn } from '../since.js'
import { finishedTurnMessage, overMessage, type TurnNews, turnMessage } from '../views/turn.js'
import { verdictLines } from '../views/verdict.js'
import { earlierTurns } from './earlier-turns.js'
import type { Noticeboard } from './noticeboard.js'
import { entriesSince, publicStory } from './story.js'

const TURN_KEY = /^turn:(\d+)$/
/** The result of a finished table, among the messages of a table. */
export const OVER_KEY = 'over'
const CANCELLED_KEY = 'cancelled'

/** Of a picture that is not there. */
type Prospect = 'follows' | 'given up'

interface TurnDeps {
  readonly tables: Pick<Tables, 'find' | 'log'>
  readonly board: Noticeboard
  readonly paint: Paint
  readonly standings: Pick<Standings, 'verdict'>
  /** Runs `show` after whatever is being told to the table's channel. */
  readonly later: (table: Table, show: () => Promise<void>) => void
}

/** What a turn's message shows now; needed again when it changes and when its buttons are taken away. */
interface Shown {
  readonly news: TurnNews
  /** Null while there is no picture. */
  readonly alt: string | null
  /** The turn from which on it tells what happened. */
  readonly since: number
}

export interface Turns {
  /** A new turn: its message with a ping; the messages of earlier turns lose their buttons. */
  begun(table: PlayingTable, position: number): Promise<void>
  /** The table went back to an earlier turn: a new message for it with a ping; those of the turns that no longer hold lose their buttons. */
  turnedBack(table: PlayingTable, position: number): Promise<void>
  /** The present turn's message as things stand; posted anew, without a ping, if it was deleted. Nothing before the turn was told. */
  moved(table: PlayingTable): Promise<void>
  over(table: FinishedTable): Promise<void>
  /** `message` takes the place of a result. */
  cancelled(table: CancelledTable, message: Message): Promise<void>
}

export function createTurns({ tables, board, paint, standings, later }: TurnDeps): Turns {
  /** By table and turn. Empty after a restart: messages from before are then told anew from the log. */
  const shown = new Map<string, Shown>()
  const shownKey = (table: Table, turn: number) => `${table.id}/${turn}`

  async function compose(table: PlayingTable, since: number, ping: boolean, prospect: Prospect = 'follows'): Promise<Message> {
    const { number: turn, seat } = table.game.turn(table.state)
    const entries = await entriesSince(tables, table, since)
    const missed = await entriesSinceLastTurn(tables, table, seat)
    const news = { ...newsOf(table, turn, entries), earlier: earlierTurns(table, seat, missed, since) }
    const illustration = table.game.illustrate(table.state, factsOf(entries), publicReader(table))
    const picture = await paint(illustration, noteOf(table, prospect))
    shown.set(shownKey(table, turn), { news, alt: isMissing(picture) ? null : picture.alt, since })
    return turnMessage(table, news, picture, ping)
  }

  /** Shows a message once more when its pictures are there that were not in time for it, or are given up. */
  function complete(table: Table, { picture, second }: Message, show: (prospect: Prospect) => Promise<void>): void {
    const missing = [picture, second].filter(isMissing)
    if (missing.length === 0) return
    void Promise.all(missing.map(({ made }) => made())).then((made) =>
      later(table, () => show(made.every((isThere) => isThere) ? 'follows' : 'given up')),
    )
  }

  async function showNow(tableId: string, prospect: Prospect): Promise<void> {
    const table = await tables.find(tableId)
    if (table?.status === 'playing') await show(table, prospect)
  }

  async function post(table: PlayingTable, turn: number, message: Message, position: number): Promise<void> {
    await board.put(table, turnKey(turn), message, nonce(table, `t${turn}.${position}`))
    complete(table, message, (prospect) => showNow(table.id, prospect))
  }

  async function show(table: PlayingTable, prospect: Prospect): Promise<void> {
    const { number } = table.game.turn(table.state)
    if (!(await isTold(table, turnKey(number)))) return
    const since = shown.get(shownKey(table, number))?.since ?? number - 1
    const message = await compose(table, since, false, prospect)
    if ((await board.renew(table, turnKey(number), message)) === 'missing') return post(table, number, message, table.position)
    if (prospect === 'follows') complete(table, message, (next) => showNow(table.id, next))
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
      await board.retire(table, turnKey(earlier), finishedTurnMessage(table, news, alt), bare)
      shown.delete(key)
    }
  }

  async function toldTurns(table: Table): Promise<readonly number[]> {
    return (await board.list(table)).flatMap(({ key }) => TURN_KEY.exec(key)?.[1] ?? []).map(Number)
  }

  return {
    async begun(table, position) {
      const { number } = table.game.turn(table.state)
      const told = await toldTurns(table)
      if (!told.includes(number)) {
        await post(table, number, await compose(table, Math.max(0, ...told), true), position)
      }
      await closeBefore(table, number)
    },

    async turnedBack(table, position) {
      const { number } = table.game.turn(table.state)
      if (!(await isTold(table, turnKey(number)))) {
        await post(table, number, await compose(table, number, true), position)
      }
      await close(table, (told) => told !== number)
    },

    moved: (table) => show(table, 'follows'),

    async over(table) {
      const since = Math.max(0, ...(await toldTurns(table)))
      if (!(await isTold(table, OVER_KEY))) {
        const message = await result(table, since)
        await board.put(table, OVER_KEY, message, nonce(table, OVER_KEY))
        complete(table, message, async (prospect) => {
          await board.change(table, OVER_KEY, await result(table, since, prospect))
        })
      }
      await closeBefore(table, Number.POSITIVE_INFINITY)
    },

    async cancelled(table, message) {
      if (!(await isTold(table, CANCELLED_KEY))) {
        await board.put(table, CANCELLED_KEY, message, nonce(table, CANCELLED_KEY))
      }
      await closeBefore(table, Number.POSITIVE_INFINITY)
    },
  }

  async function isTold(table: Table, key: string): Promise<boolean> {
    return (await board.list(table)).some((post) => post.key === key)
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
