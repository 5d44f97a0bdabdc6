import type { Locale } from '../../i18n/locale.js'
import type { PermissionTexts } from '../../i18n/texts/en/index.js'
import type { User } from '../../tables/model/people.js'
import type { Table } from '../../tables/model/table.js'
import type { Venue } from '../../tables/model/terms.js'
import type { Reply } from '../context/reply.js'
import type { CustomId } from '../wire/custom-id.js'
import type { Message } from '../wire/message.js'

/** Who pressed something, and where. */
export interface Presser {
  readonly user: User
  readonly locale: Locale
  /** May manage the server or its messages. */
  readonly moderator: boolean
  readonly venue: Venue
  /** What the bot may not do in the channel, but has to. */
  readonly missingPermissions: readonly (keyof PermissionTexts)[]
  /** The same where the table is to have a thread of its own. */
  readonly missingForThread: readonly (keyof PermissionTexts)[]
  /** The channels of the server that the presser may see. */
  readonly channelIds: () => readonly string[]
  /** Whether the pressed message is the user's own, which then changes; otherwise the answer is a new private message. */
  readonly isPrivate: boolean
}

/** A button or an option that a user pressed. */
export interface Press extends Presser {
  readonly id: CustomId
  /** Discord's id of the press: nothing that we could choose. */
  readonly interactionId: string
  /** The message on which it was pressed. */
  readonly messageId: string
  /** The value of the option chosen in a menu; null for a button. */
  readonly chosen: string | null
}

/** A press on something of a table that exists in that channel. */
export interface TablePress extends Press {
  readonly table: Table
}

/** An answer for the presser alone: in place of the private message that was pressed, or as a new one. */
export function privately(press: Pick<Presser, 'isPrivate'>, message: Message): Reply {
  return { kind: press.isPrivate ? 'update' : 'private', message }
}
