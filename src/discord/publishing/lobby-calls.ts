/** The call to those for whom a lobby keeps seats. */
import { TEXTS } from '../../i18n/texts/index.js'
import { createRecent } from '../../recent.js'
import type { Announcement } from '../../tables/model/announcement.js'
import { KEPT_MS, type KeptSeat, keptSeats } from '../../tables/model/invitation.js'
import type { Clock } from '../../tables/model/ports.js'
import { awaitsThread, type Lobby, type Table } from '../../tables/model/table.js'
import { invitationMessage } from '../words/lobby.js'
import { noticeMessage } from '../words/panel.js'
import type { ChannelMessages } from './channel-messages.js'

interface LobbyCallsDeps {
  readonly messages: ChannelMessages
  readonly clock: Pick<Clock, 'now'>
}

export interface LobbyCalls {
  /**
   * Calls those of the users of an invitation for whom seats are still kept. If `isRepeated`, an earlier call may already be in
   * the channel.
   */
  call(table: Lobby, invited: Invited, isRepeated: boolean): Promise<void>
  /** Names in the call only those whose seats are still kept, and removes it once no seat is. */
  settle(table: Table): Promise<void>
}

type Invited = Extract<Announcement, { readonly kind: 'invited' }>

/** The key of the call's message. */
const INVITED_KEY = 'invited'
/** The number of calls that are remembered. */
const CALLS_KEPT = 10_000

export function createLobbyCalls({ messages, clock }: LobbyCallsDeps): LobbyCalls {
  /** When a host called somebody last, by the ids of both. */
  const calledAt = createRecent<number>(CALLS_KEPT)
  /** The seats that the call of a lobby names, if this process showed it. */
  const named = createRecent<string>(CALLS_KEPT)
  /** The ids of the users whom the call of a lobby did not notify, because its host had called them lately. */
  const unnotified = createRecent<readonly string[]>(CALLS_KEPT)

  /** Whether a host has called somebody lately. Otherwise opening tables over and over would call people over and over. */
  function isCalledLately(hostId: string, userId: string): boolean {
    const ago = clock.now().getTime() - (calledAt.get(`${hostId} ${userId}`) ?? Number.NEGATIVE_INFINITY)
    // A time in the future dates from before the clock was set back.
    return ago >= 0 && ago < KEPT_MS
  }

  async function call(table: Lobby, { users, position }: Invited, isRepeated: boolean): Promise<void> {
    const seats = keptSeats(table).filter(({ user }) => users.some(({ id }) => id === user.id))
    if (seats.length === 0 || (await messages.has(table, INVITED_KEY))) return
    const lately = seats.map(({ user }) => user.id).filter((id) => isCalledLately(table.host.id, id))
    unnotified.set(table.id, lately)
    // With the same buttons whenever it is sent, so that it is found if it was sent before.
    const message = invitationMessage({ ...table, position }, seats, lately)
    await messages.put(table, INVITED_KEY, message, 'again')
    // A call that was sent before, without being recorded, may name more users.
    if (!isRepeated) named.set(table.id, keyOf(table, seats))
    for (const id of message.pings) calledAt.set(`${table.host.id} ${id}`, clock.now().getTime())
  }

  async function settle(table: Table): Promise<void> {
    if (table.status === 'lobby' && keptSeats(table).length > 0) return shorten(table)
    const { begun, callOver } = TEXTS[table.locale].lobby
    await messages.remove(table, INVITED_KEY, noticeMessage(null, [table.status === 'playing' ? begun : callOver]))
  }

  async function shorten(table: Lobby): Promise<void> {
    const seats = keptSeats(table)
    if (named.get(table.id) === keyOf(table, seats)) return
    const changed = await messages.change(table, INVITED_KEY, invitationMessage(table, seats, unnotified.get(table.id)))
    if (changed === 'changed') named.set(table.id, keyOf(table, seats))
  }

  return { call, settle }
}

/**
 * What a call says, and in which language: for whom seats are kept, and until when, which may be put off after an outage, and
 * whether the host has to start.
 */
function keyOf(table: Lobby, seats: readonly KeptSeat[]): string {
  const { locale, host, invited } = table
  const declined = invited.some(({ until }) => until === null)
  return [locale, host.id, declined, awaitsThread(table), ...seats.map(({ user, until }) => `${user.id} ${until}`)].join()
}
