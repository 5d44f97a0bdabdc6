/** Questions to seats in somebody else's turn: privately where Discord still allows it, otherwise by a public call. */
import type { Seat } from '../../engine/game.js'
import { decides, type PlayingTable, seatsToMove, type Table, type User } from '../../tables/table.js'
import type { Later, Post, Tables } from '../../tables/tables.js'
import { tipFor } from '../guide.js'
import { type PresentMaking, panelFor } from '../panels.js'
import { answeredMessage, askMessage } from '../views/turn.js'
import type { Whispers } from '../whispers.js'
import type { Noticeboard } from './noticeboard.js'

interface QuestionDeps extends PresentMaking {
  readonly tables: Pick<Tables, 'find' | 'log'>
  readonly board: Pick<Noticeboard, 'has' | 'put' | 'remove'>
  readonly whispers: Pick<Whispers, 'whisper'>
  /** Runs `show` after whatever is being told to the table's channel. */
  readonly later: <T>(tableId: string, show: () => Promise<T>) => Promise<T>
}

export interface Questions {
  /**
   * Asks nobody who is away: that table waits for whoever comes back. The channel's news does not wait for the private way, of
   * which Discord may say late, or never, that it is closed.
   */
  ask(table: PlayingTable, seat: Seat, turn: number, position: number): Promise<Later | null>
  /** The public call goes; a private question turns into an answer when it is pressed. */
  answered(table: Table, seat: Seat, turn: number): Promise<void>
  /** Takes off what is not asked any more; `told` are the table's messages. */
  settle(table: Table, told: readonly Post[]): Promise<void>
}

interface Question {
  /** What is remembered when it was put privately. */
  readonly secret: string
  readonly turn: number
  readonly position: number
}

const ASKED_KEY = /^asked:(\d+):(\d+)$/

export function createQuestions({ board, whispers, later, ...making }: QuestionDeps): Questions {
  /** Questions that were put privately, so that telling them again changes nothing. After a restart nobody can be reached privately. */
  const whispered = new Set<string>()

  async function callPublicly({ id }: Table, seat: Seat, turn: number, position: number): Promise<void> {
    const table = await making.tables.find(id)
    if (table === null || !isAsked(table, seat, turn) || (await board.has(table, askedKey(turn, seat)))) return
    await board.put(table, askedKey(turn, seat), askMessage(table, seat), `${id}.a${position}.${seat}`)
  }

  async function askSomehow(table: PlayingTable, seat: Seat, player: User, { secret, turn, position }: Question): Promise<void> {
    whispered.add(secret)
    let reached = false
    try {
      reached = await askPrivately(table, seat, player)
    } finally {
      if (!reached) whispered.delete(secret)
    }
    if (!reached) await later(table.id, () => callPublicly(table, seat, turn, position))
  }

  function askPrivately(table: PlayingTable, seat: Seat, player: User): Promise<boolean> {
    return whispers.whisper(table.channelId, player, async (locale) =>
      panelFor(table, seat, [], locale, [], making, { tip: await tipFor(making, table, player, locale) }),
    )
  }

  return {
    async ask(table, seat, turn, position) {
      const key = askedKey(turn, seat)
      const secret = whisperKey(table, key, position)
      const player = table.players[seat]
      const isTold = whispered.has(secret) || (await board.has(table, key))
      if (player === undefined || isTold || !seatsToMove(table).includes(seat) || !decides(table, seat)) return null
      const shown = askSomehow(table, seat, player, { secret, turn, position })
      // Not everybody waits for it.
      shown.catch(() => {})
      return { shown, isTold: false }
    },

    async answered(table, seat, turn) {
      const key = askedKey(turn, seat)
      for (const told of whispered) if (told.startsWith(`${table.id}/${key}/`)) whispered.delete(told)
      await board.remove(table, key, answeredMessage(table, seat))
    },

    async settle(table, told) {
      for (const { key } of told) {
        const [, turn, seat] = ASKED_KEY.exec(key) ?? []
        if (turn === undefined || isAsked(table, Number(seat), Number(turn))) continue
        await board.remove(table, key, answeredMessage(table, Number(seat)))
      }
    },
  }
}

function isAsked(table: Table, seat: Seat, turn: number): table is PlayingTable {
  return table.status === 'playing' && table.game.turn(table.state).number === turn && seatsToMove(table).includes(seat)
}

function askedKey(turn: number, seat: Seat): string {
  return `asked:${turn}:${seat}`
}

function whisperKey(table: Table, key: string, position: number): string {
  return `${table.id}/${key}/${position}`
}
