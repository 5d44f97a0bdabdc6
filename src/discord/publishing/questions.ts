/** Questions to seats in somebody else's turn: privately where Discord still allows it, otherwise by a public call. */
import type { Seat } from '../../engine/game.js'
import { decides, type PlayingTable, seatsToMove, type Table } from '../../tables/table.js'
import type { Post } from '../../tables/tables.js'
import { tipFor } from '../guide.js'
import { type PresentMaking, panelFor } from '../panels.js'
import { answeredMessage, askMessage } from '../views/turn.js'
import type { Whispers } from '../whispers.js'
import type { Noticeboard } from './noticeboard.js'

interface QuestionDeps extends PresentMaking {
  readonly board: Pick<Noticeboard, 'list' | 'put' | 'remove'>
  readonly whispers: Pick<Whispers, 'whisper'>
}

export interface Questions {
  /** Asks nobody who is away: that table waits for whoever comes back. */
  ask(table: PlayingTable, seat: Seat, turn: number, position: number): Promise<void>
  /** The public call goes; a private question turns into an answer when it is pressed. */
  answered(table: Table, seat: Seat, turn: number): Promise<void>
  /** Removes what could not be removed when it was answered; `told` are the table's messages. */
  settle(table: Table, told: readonly Post[]): Promise<void>
}

const ASKED_KEY = /^asked:(\d+):(\d+)$/

export function createQuestions({ board, whispers, ...making }: QuestionDeps): Questions {
  /** Questions that were put privately, so that telling them again changes nothing. After a restart nobody can be reached privately. */
  const whispered = new Set<string>()

  return {
    async ask(table, seat, turn, position) {
      const key = askedKey(turn, seat)
      const player = table.players[seat]
      const isTold = whispered.has(whisperKey(table, key, position)) || (await board.list(table)).some((post) => post.key === key)
      if (player === undefined || isTold || !seatsToMove(table).includes(seat) || !decides(table, seat)) return
      const reached = await whispers.whisper(table.channelId, player, async (locale) =>
        panelFor(table, seat, [], locale, [], making, { tip: await tipFor(making, table, player, locale) }),
      )
      if (reached) whispered.add(whisperKey(table, key, position))
      else await board.put(table, key, askMessage(table, seat), `${table.id}.a${position}.${seat}`)
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

function isAsked(table: Table, seat: Seat, turn: number): boolean {
  return table.status === 'playing' && table.game.turn(table.state).number === turn && seatsToMove(table).includes(seat)
}

function askedKey(turn: number, seat: Seat): string {
  return `asked:${turn}:${seat}`
}

function whisperKey(table: Table, key: string, position: number): string {
  return `${table.id}/${key}/${position}`
}
