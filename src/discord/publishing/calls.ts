/** Messages about players whom the table waits for: reminders, nudges, and seats on autopilot. */
import type { Seat } from '../../engine/game.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { PUT_OFF_MS } from '../../tables/decisions/idle.js'
import type { SeatAnnouncement } from '../../tables/model/announcement.js'
import { isHiddenFrom } from '../../tables/model/log.js'
import { type PlayingTable, seatsToMove, type Table } from '../../tables/model/table.js'
import type { Post, Tables } from '../../tables/model/tables.js'
import { noticeMessage } from '../words/panel.js'
import { nameOf } from '../words/reader.js'
import { publicPosition } from '../words/seen-position.js'
import { awayMessage, type Call, calledMessage, callMessage } from '../words/turn.js'
import type { ChannelMessages } from './channel-messages.js'

const CALL_KEY = /^call:(\d+):(\d+)(.*)$/
/** What tells apart the call of a game that ends because nobody plays: the minute of that end. */
const END_CALL = /^last(.+)$/
const AWAY_KEY = /^away:(\d+)$/

type Of<Kind extends SeatAnnouncement['kind']> = Extract<SeatAnnouncement, { readonly kind: Kind }>

/** The seat that is called, the table's position at that time, and what tells apart its calls at that position. */
interface Called extends Pick<SeatAnnouncement, 'seat' | 'position'> {
  readonly moment: string
}

export interface Calls {
  remind(table: PlayingTable, reminder: Of<'reminder'>): Promise<void>
  nudge(table: PlayingTable, nudge: Of<'nudge'>): Promise<void>
  /** Calls a player whose undo was granted and who may go on. */
  granted(table: PlayingTable, granted: Of<'granted'>): Promise<void>
  /** Calls a player who took over a seat that has to act. */
  welcome(table: PlayingTable, replaced: Of<'replaced'>): Promise<void>
  away(table: PlayingTable, away: Of<'away'>): Promise<void>
  /** Removes calls that are over, and what was said of players who are back. `told` are the table's messages. */
  settle(table: Table, told: readonly Post[]): Promise<void>
}

const MINUTE_MS = 60_000

/** A moment in minutes. It tells apart calls of a kind at the same position, which are at least an hour apart. */
const minuteOf = (at: number) => Math.floor(at / MINUTE_MS).toString(36)

/** Which reminder of its wait it is. A game without time limits is said to end more than once if something happens between. */
function stageOf({ attendance }: PlayingTable, { seat, stage, due }: Of<'reminder'>): string {
  return attendance[seat]?.wait?.due == null ? `${stage}${minuteOf(due)}` : stage
}

/**
 * Whether a call says that an idle game ends at a moment at which it does not end any more. If the bot was away, it ends a little
 * later. The call stays then, because whoever has quiet hours gets no other one.
 */
function namesOtherEnd({ idle }: PlayingTable, moment: string): boolean {
  const minute = END_CALL.exec(moment)?.[1]
  if (minute === undefined) return false
  const later = idle.until - Number.parseInt(minute, 36) * MINUTE_MS
  return !idle.isTold || later < 0 || later > PUT_OFF_MS + MINUTE_MS
}

interface CallsDeps {
  readonly messages: ChannelMessages
  readonly tables: Pick<Tables, 'log'>
}

export function createCalls({ messages, tables }: CallsDeps): Calls {
  /**
   * Calls a seat by a new message, because only new messages notify, and removes its earlier calls. If the call is over by now,
   * nothing is sent, because later announcements call the seats to move.
   */
  async function call(
    table: PlayingTable,
    { seat, position }: Pick<SeatAnnouncement, 'seat' | 'position'>,
    moment: string,
    why: Call,
  ): Promise<void> {
    const key = `call:${seat}:${position}${moment}`
    if ((await isOver(table, { seat, position, moment })) || (await messages.has(table, key))) return
    for (const earlier of callsAmong(await messages.list(table))) if (earlier.seat === seat) await removeCall(table, earlier)
    const told = await publicPosition(tables, table, position)
    await messages.put(table, key, callMessage(table, seat, why), `c${seat}.${told}${moment}`)
  }

  /**
   * Whether the table no longer waits for what it has called the seat for. What others do in the same turn does not end a call.
   * Everything that a seat does is in the log, and so is who plays it. A wait that is younger than the first entry after the
   * call is another one. What a seat does in secret ends no call either, or the others would see that. A call that names the end
   * of an idle game is over once that end is put off.
   */
  async function isOver(table: Table, { seat, position, moment }: Called): Promise<boolean> {
    if (table.status !== 'playing' || !seatsToMove(table).includes(seat) || namesOtherEnd(table, moment)) return true
    if (position >= table.position) return false
    const since = (await tables.log(table.id, position)).filter((entry) => !isHiddenFrom('table', entry))
    if (since.length === 0) return false
    const isNewTurn = since[0]?.turn !== table.game.turn(table.state).number
    const isNewWait = (table.attendance[seat]?.wait?.since ?? 0) > (since[0]?.at.getTime() ?? 0)
    return isNewTurn || isNewWait || since.some((entry) => 'seat' in entry && entry.seat === seat)
  }

  async function removeCall(table: Table, { key, seat }: { readonly key: string; readonly seat: Seat }): Promise<void> {
    await messages.remove(table, key, calledMessage(table, seat))
  }

  return {
    remind: (table, reminder) => call(table, reminder, stageOf(table, reminder), { kind: 'reminded' }),
    nudge: (table, nudge) =>
      call(table, nudge, `n${minuteOf(table.attendance[nudge.seat]?.nudgedAt ?? 0)}`, { kind: 'nudged', by: nudge.by }),
    granted: (table, granted) => call(table, granted, 'granted', { kind: 'granted' }),
    welcome: (table, replaced) => call(table, replaced, 'replaced', { kind: 'welcomed', from: replaced.from }),

    async away(table, { seat, user, position }) {
      const key = `away:${seat}`
      if (table.attendance[seat]?.by !== 'autopilot' || (await messages.has(table, key))) return
      await messages.put(table, key, awayMessage(table, user), `w${await publicPosition(tables, table, position)}`)
    },

    async settle(table, told) {
      for (const earlier of callsAmong(told)) {
        if (await isOver(table, earlier)) await removeCall(table, earlier)
      }
      for (const { key } of told) {
        const seat = AWAY_KEY.exec(key)?.[1]
        const isAway = table.status === 'playing' && table.attendance[Number(seat)]?.by === 'autopilot'
        if (seat === undefined || isAway) continue
        const sentence = TEXTS[table.locale].turn.noLongerAway(nameOf(table, Number(seat)))
        await messages.remove(table, key, noticeMessage(null, [sentence]))
      }
    },
  }
}

function callsAmong(told: readonly Post[]) {
  return told.flatMap(({ key }) => {
    const [, seat, position, moment = ''] = CALL_KEY.exec(key) ?? []
    return seat === undefined ? [] : [{ key, seat: Number(seat), position: Number(position), moment }]
  })
}
