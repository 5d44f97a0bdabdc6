/**
 * Questions to seats during another seat's turn. Discord notifies nobody of a private message, so a question asked privately is
 * followed by a public call, unless it is answered at once. A question that cannot be asked privately is called at once. The
 * turn's own seat is asked in the same way when the turn comes back to it. As it has been called to this turn before and may
 * still be looking at it, its public call always waits.
 */
import type { Seat } from '../../engine/game.js'
import { isHiddenFrom } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import type { Clock } from '../../tables/model/ports.js'
import { decides, isOwnTurn, type PlayingTable, seatsToMove, type Table } from '../../tables/model/table.js'
import type { Later, Post, Tables } from '../../tables/model/tables.js'
import { tipFor } from '../context/first-game.js'
import { type PresentMaking, panelFor } from '../context/panels.js'
import type { PrivateMessages } from '../context/private-messages.js'
import { publicPosition } from '../words/seen-position.js'
import { answeredMessage, askMessage, calledMessage } from '../words/turn.js'
import { askedKey, type Question, questionOf } from './asked-key.js'
import type { ChannelMessages } from './channel-messages.js'
import type { ChannelWork } from './channel-work.js'
import { createPrivateQuestions, type IsDone, type PrivateQuestion } from './private-questions.js'

interface QuestionDeps extends PresentMaking {
  readonly tables: Pick<Tables, 'find' | 'log' | 'latestKnown'>
  readonly messages: Pick<ChannelMessages, 'list' | 'has' | 'put' | 'remove'>
  readonly privateMessages: Pick<PrivateMessages, 'send'>
  readonly clock: Pick<Clock, 'after'>
  readonly later: ChannelWork['afterwards']
}

export interface Questions {
  /**
   * Asks a seat, unless its player is away (the table then waits for somebody to come back). Announcements do not wait for the
   * private message, because Discord may report late, or never, that it cannot be delivered.
   */
  ask(table: PlayingTable, seat: Seat, turn: number, position: number): Promise<Later | null>
  /** Removes the public call. A private question changes when it is pressed. Later questions stay. */
  answered(table: Table, seat: Seat, turn: number, position: number): Promise<void>
  /** Removes questions that are no longer asked. `told` are the table's messages. */
  settle(table: Table, told: readonly Post[]): Promise<void>
  /** Calls nobody any more. The announcements stay queued, and the next start calls. */
  close(): void
}

export function createQuestions({ messages, privateMessages, clock, later, ...making }: QuestionDeps): Questions {
  const privately = createPrivateQuestions(clock)

  async function callPublicly({ id }: Table, question: Question): Promise<void> {
    const table = await making.tables.find(id)
    if (table === null || !isAsked(table, question) || (await isPast(table, question))) return
    if (await messages.has(table, askedKey(question))) return
    const { seat, position } = question
    const told = await publicPosition(making.tables, table, position)
    await messages.put(table, askedKey(question), askMessage(table, seat), `a${told}.${seat}`)
  }

  async function askSomehow(table: PlayingTable, player: User, question: Question): Promise<void> {
    const own = privately.find(table, question) ?? (await beginPrivately(table, player, question))
    if (own !== null && !(await own.unanswered)) return
    // A later question of the same turn has a call of its own.
    const isOpen = () => own === null || privately.find(table, question) === own
    await later(table.id, async () => (isOpen() ? callPublicly(table, question) : undefined))
  }

  /** Asks privately. Null if the player cannot be reached that way, and is to be called at once. */
  async function beginPrivately(table: PlayingTable, player: User, question: Question): Promise<PrivateQuestion | null> {
    const own = privately.begin(table, question)
    let waits = false
    try {
      waits = (await askPrivately(table, question.seat, player)) || question.isOwnTurn
    } finally {
      if (!waits) privately.end(table, question)
    }
    return waits ? own : null
  }

  /** Removes the public calls whose question `isDone`. */
  async function takeOff(table: Table, told: readonly Post[], isDone: IsDone): Promise<void> {
    for (const { key } of told) {
      const question = questionOf(key)
      if (question === null || !(await isDone(question))) continue
      const { seat } = question
      await messages.remove(table, key, question.isOwnTurn ? calledMessage(table, seat) : answeredMessage(table, seat))
    }
  }

  async function isPast(table: Table, question: Question): Promise<boolean> {
    if (!isAsked(table, question)) return true
    const { isOwnTurn, seat, position } = question
    if (!isOwnTurn || position >= table.position) return false
    // That a call goes away would tell others of what the seat has done in secret.
    const since = (await making.tables.log(table.id, position)).filter((entry) => !isHiddenFrom('table', entry))
    return since.some((entry) => 'seat' in entry && entry.seat === seat)
  }

  function askPrivately(table: PlayingTable, seat: Seat, player: User): Promise<boolean> {
    return privateMessages.send(table.channelId, player, async (locale) =>
      panelFor(table, seat, [], locale, [], making, { tip: await tipFor(making, table, player, locale) }),
    )
  }

  return {
    async ask(table, seat, turn, position) {
      const question = { isOwnTurn: isOwnTurn(table, seat), seat, turn, position }
      const player = table.players[seat]
      if (player === undefined || (await messages.has(table, askedKey(question)))) return null
      if (!seatsToMove(table).includes(seat) || !decides(table, seat) || (await isPast(table, question))) return null
      const shown = askSomehow(table, player, question)
      // Not every caller waits for it.
      shown.catch(() => {})
      return { shown, isTold: false }
    },

    async answered(table, seat, turn, position) {
      const isAnswered = (asked: Question) => asked.seat === seat && asked.turn === turn && asked.position < position
      await privately.forget(table, isAnswered)
      await takeOff(table, await messages.list(table), isAnswered)
    },

    async settle(table, told) {
      const isDone = (question: Question) => isPast(table, question)
      await privately.forget(table, isDone)
      await takeOff(table, told, isDone)
    },

    close: privately.close,
  }
}

function isAsked(table: Table, { seat, turn }: Question): table is PlayingTable {
  return table.status === 'playing' && table.game.turn(table.state).number === turn && seatsToMove(table).includes(seat)
}
