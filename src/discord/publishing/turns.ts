/** The message of each turn, and its changes while the turn is under way. */
import type { PlayingTable, Table } from '../../tables/model/table.js'
import type { Later, Tables } from '../../tables/model/tables.js'
import type { Message } from '../wire/message.js'
import { type ChannelMessages, ensureHeard } from './channel-messages.js'
import { afterThis, complete, type Prospect } from './late-pictures.js'
import { numberOf, type TurnMessages, turnKey } from './turn-messages.js'

interface TurnDeps {
  readonly tables: Pick<Tables, 'find'>
  readonly messages: ChannelMessages
  readonly turnMessages: TurnMessages
  /**
   * Changes the message of the turn that the table is then in, if it still plays, once that may change again and nothing else is
   * being told to its channel.
   */
  readonly whenRested: (tableId: string, show: (table: PlayingTable) => Promise<Later | null>) => Promise<Later | null>
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
  /** The table has ended. */
  forget(table: Pick<Table, 'id'>): void
}

export function createTurns({ tables, messages, turnMessages, whenRested }: TurnDeps): Turns {
  /** The latest turn called at each table: news of a turn that was told before it came is not done with before the rest is shown. */
  const latest = new Map<string, Called>()

  /** Shows the message of the turn that a table is in once more, when it may change again. */
  function showAgain({ id }: Table, prospect: Prospect): Promise<Later | null> {
    return whenRested(id, (table) => show(table, prospect))
  }

  async function post(table: PlayingTable, turn: number, message: Message, position: number): Promise<Later | null> {
    await messages.put(table, turnKey(turn), message, `t${turn}.${position}`)
    return complete(message, (prospect) => showAgain(table, prospect))
  }

  /**
   * Calls the player of the turn that the table is in by the time that its message, which tells what happened since turn `since`, is
   * made: a quick player ends a turn while it is painted. A message of that turn which stands there already is changed instead, and how
   * a game has ended meanwhile is told by itself.
   */
  async function call(table: PlayingTable, since: number, position: number): Promise<Called | null> {
    const turn = numberOf(table)
    const message = await turnMessages.compose(table, since, true)
    const now = await tables.find(table.id)
    if (now?.status === 'playing' && numberOf(now) === turn)
      return noted(table, { turn, rest: await post(table, turn, message, position) })
    turnMessages.drop(table, turn)
    if (now?.status !== 'playing') return null
    return (await messages.has(now, turnKey(numberOf(now)))) ? standing(now) : call(now, since, position)
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
    if (!(await messages.has(table, turnKey(number)))) return null
    const message = await turnMessages.compose(table, turnMessages.since(table, number), false, prospect)
    const changed = await messages.renew(table, turnKey(number), message)
    if (changed === 'missing') return post(table, number, message, table.position)
    ensureHeard(messages, table, changed)
    return prospect === 'follows' ? complete(message, (next) => showAgain(table, next)) : null
  }

  /** What is told again may stand there without its picture, or without what came after: its first telling was cut short. */
  async function maybeShow(table: PlayingTable, isRepeated: boolean): Promise<Later | null> {
    if (isRepeated) return show(table, 'follows')
    const called = latest.get(table.id)
    return called?.turn === numberOf(table) ? called.rest : null
  }

  return {
    async begun(table, position, isRepeated) {
      const turn = numberOf(table)
      const told = await turnMessages.told(table)
      const called = told.includes(turn)
        ? { turn, rest: await maybeShow(table, isRepeated) }
        : await call(table, Math.max(0, ...told), position)
      if (called === null) return null
      await turnMessages.close(table, (past) => past < called.turn)
      return called.rest
    },

    async turnedBack(table, turn, position) {
      const present = numberOf(table)
      const isStanding = await messages.has(table, turnKey(present))
      const called = isStanding ? standing(table) : await call(table, Math.min(turn, present), position)
      if (called === null) return null
      await turnMessages.close(table, (past) => past !== called.turn)
      return called.rest
    },

    moved: (table) => show(table, 'follows'),

    forget: ({ id }) => void latest.delete(id),
  }
}
