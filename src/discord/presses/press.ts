import type { Locale } from '../../i18n/locale.js'
import type { PermissionTexts } from '../../i18n/texts/en/index.js'
import type { User } from '../../tables/model/people.js'
import { seatOf, type Table } from '../../tables/model/table.js'
import type { Venue } from '../../tables/model/terms.js'
import { handStillFor, type PresentMaking, presentFor, type Showing } from '../context/panels.js'
import type { Reply } from '../context/reply.js'
import type { CustomId } from '../wire/custom-id.js'
import type { Message } from '../wire/message.js'
import type { Notice } from '../words/panel.js'

/** A user who asks for something, and where. */
export interface Requester {
  readonly user: User
  readonly locale: Locale
  /** The language that the server prefers. */
  readonly guildLocale: Locale
  /** Whether they may manage the server or its messages. */
  readonly moderator: boolean
  readonly venue: Venue
  /** Permissions that the bot needs in the channel but lacks. */
  readonly missingPermissions: readonly (keyof PermissionTexts)[]
  /** The same for a table in a thread. */
  readonly missingForThread: readonly (keyof PermissionTexts)[]
  /** Whether the server lets the user open threads in the channel. Also true where nobody can open any. */
  readonly mayOpenThreads: boolean
  /** Whether a table that is opened in the channel stays there, because no thread can be opened in it. */
  readonly threadless: boolean
  /** The channels of the server that the presser can see. */
  readonly channelIds: () => Promise<readonly string[]>
}

/** A user who pressed something. */
export interface Presser extends Requester {
  /** Whether the pressed message is the user's own, which is then changed. Otherwise the answer is a new private message. */
  readonly isPrivate: boolean
}

/** A press of a button, or a choice from a menu. */
export interface Press extends Presser {
  readonly id: CustomId
  /** Discord's id of the press, which we cannot choose. */
  readonly interactionId: string
  /** The pressed message. */
  readonly messageId: string
  /** Whether a picture is attached to the pressed message. */
  readonly hasPicture: boolean
  /** The value of the option chosen in a menu. Null for a button. */
  readonly chosen: string | null
}

/** A press that concerns an existing table in that channel. */
export interface TablePress extends Press {
  readonly table: Table
}

/** Whether the presser has another seat, or none, than the one to which the button was shown. */
export function isOfOtherSeat({ table, user, id }: Pick<TablePress, 'table' | 'user' | 'id'>): boolean {
  return id.seat !== undefined && id.seat !== seatOf(table, user.id)
}

/** An answer for the presser only. It replaces the private message that was pressed, or is a new one. */
export function privately(press: Pick<Presser, 'isPrivate'>, message: Message): Reply {
  return { kind: press.isPrivate ? 'update' : 'private', message }
}

/** If it is the presser's move, their panel below the notice. Otherwise the notice and how the table stands. */
export async function presented(
  context: PresentMaking,
  press: Presser,
  table: Table,
  notice: Notice,
  showing: Showing = {},
): Promise<Reply> {
  return privately(press, await presentFor(table, press.user, press.locale, notice, context, showing))
}

/** The same for what can be pressed below the presser's own things, which then stay below the notice. */
export async function presentedOnHand(context: PresentMaking, press: Presser, table: Table, notice: Notice): Promise<Reply> {
  return privately(press, await handStillFor(table, press.user, press.locale, notice, context))
}
