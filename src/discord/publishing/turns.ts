/** The message of each turn, and its updates while the turn is under way. */
import type { PlayingTable, Table } from '../../tables/model/table.js'
import type { Later, Tables } from '../../tables/model/tables.js'
import type { Message } from '../wire/message.js'
import { publicPosition } from '../words/seen-position.js'
import { type ChannelMessages, ensureHeard } from './channel-messages.js'
import { afterThis, complete, type Prospect } from './late-pictures.js'
import { numberOf, type TurnMessages, turnKey } from './turn-messages.js'
import type { WaitForComputers } from './waiting-for-computers.js'

interface TurnDeps {
  readonly tables: Pick<Tables, 'find' | 'log'>
  readonly messages: ChannelMessages
  readonly turnMessages: TurnMessages
  readonly waitForComputers: WaitForComputers
  /**
   * Updates the message of the table's current turn, if the game is still under way, once it may change again and nothing else is
   * being told to its channel.
   */
  readonly whenRested: (tableId: string, show: (table: PlayingTable) => Promise<Later | null>) => Promise<Later | null>
}

/** The turn whose message is in the channel, and what of it is still to be shown. */
interface Called {
  readonly turn: number
  readonly rest: Later | null
}

/**
 * Messages of turns. Pictures may be added later. With `isRepeated` an existing message is updated. A turn that is over before
 * its message is posted is told by the next one, and nobody is called for it.
 */
export interface Turns {
  /** A new turn: posts its message with a ping, and removes the buttons of earlier ones. */
  begun(table: PlayingTable, position: number, isRepeated: boolean): Promise<Later | null>
  /**
   * The table went back to turn `turn`. Its current turn gets a new message with a ping, or an update of its existing one.
   * Messages of turns that no longer hold lose their buttons.
   */
  turnedBack(table: PlayingTable, turn: number, position: number): Promise<Later | null>
  /**
   * Updates the current turn's message. If it was deleted, it is posted again without a ping. Returns null if the turn has no
   * message yet.
   */
  moved(table: PlayingTable): Promise<Later | null>
  /** The table has ended. */
  forget(table: Pick<Table, 'id'>): void
}

export function createTurns({ tables, messages, turnMessages, waitForComputers, whenRested }: TurnDeps): Turns {
  /**
   * The latest turn called at each table. News that its message already tells is not done before the rest of the message is
   * shown.
   */
  const latest = new Map<string, Called>()

  /** Shows the message of a table's current turn again, as soon as it may change. */
  function showAgain({ id }: Table, prospect: Prospect): Promise<Later | null> {
    return whenRested(id, (table) => show(table, prospect))
  }

  /** `since` is the turn from which on the message tells what happened. */
  async function post(table: PlayingTable, since: number, message: Message, position: number): Promise<Later | null> {
    const turn = numberOf(table)
    const nonce = `t${turn}.${await publicPosition(tables, table, position)}`
    await messages.put(table, turnKey(turn), message, nonce, { toldSince: since })
    return complete(message, (prospect) => showAgain(table, prospect))
  }

  /**
   * Posts the message of the current turn, which tells what happened since turn `since`. If the turn ended while the picture was
   * painted, the next one is called instead. A message that the turn already has is updated. An ended game is announced
   * separately.
   */
  async function call(table: PlayingTable, since: number, position: number): Promise<Called | null> {
    const turn = numberOf(table)
    const message = await turnMessages.compose(table, since, true)
    const now = await tables.find(table.id)
    if (now?.status === 'playing' && numberOf(now) === turn)
      return noted(table, { turn, rest: await post(table, since, message, position) })
    turnMessages.drop(table, turn)
    if (now?.status !== 'playing') return null
    return (await messages.has(now, turnKey(numberOf(now)))) ? standing(now) : call(now, since, position)
  }

  /** The same, but not before computer players that are about to move have moved. */
  async function callHeld(table: PlayingTable, since: number, position: number): Promise<Called | null> {
    const now = await waitForComputers(table)
    if (now?.status !== 'playing') return null
    return (await messages.has(now, turnKey(numberOf(now)))) ? standing(now) : call(now, since, position)
  }

  /** The current turn with its message, which was posted earlier or has already told this. */
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
    const since = await turnMessages.since(table, number)
    const message = await turnMessages.compose(table, since, false, prospect)
    const changed = await messages.renew(table, turnKey(number), message)
    if (changed === 'missing') return post(table, since, message, table.position)
    ensureHeard(changed)
    return prospect === 'follows' ? complete(message, (next) => showAgain(table, next)) : null
  }

  /** A repeated message may lack its picture or what came after it, because its first telling was interrupted. */
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
        : await callHeld(table, Math.max(0, ...told), position)
      if (called === null) return null
      await turnMessages.close(table, (past) => past < called.turn)
      return called.rest
    },

    async turnedBack(table, turn, position) {
      const present = numberOf(table)
      const isStanding = await messages.has(table, turnKey(present))
      // The message of the next call may wait for its picture. Until then nobody is called for what was undone.
      await turnMessages.quieten(table, (past) => past > present)
      const called = isStanding ? standing(table) : await call(table, Math.min(turn, present), position)
      if (called === null) return null
      await turnMessages.close(table, (past) => past !== called.turn)
      return called.rest
    },

    moved: (table) => show(table, 'follows'),

    forget: ({ id }) => void latest.delete(id),
  }
}
