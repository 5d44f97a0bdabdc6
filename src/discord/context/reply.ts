/** The answer to a press or a command. */
import type { Message } from '../wire/message.js'
import { noticeMessage } from '../words/panel.js'

export type Reply =
  /**
   * Changes the message that was pressed. `arrived` is called with whether it is known to have arrived. `aside` follows, and only
   * the user sees it.
   */
  | (Answered & { readonly kind: 'update'; readonly arrived?: (hasArrived: boolean) => void; readonly aside?: Message })
  /** A new message that only the user sees. */
  | (Answered & { readonly kind: 'private' })
  /**
   * A new message in the channel. `posted` is called with its id and channel, or with a null id if it is unknown whether it
   * arrived.
   */
  | (Answered & { readonly kind: 'public'; readonly posted: (messageId: string | null, channelId: string) => Promise<void> })

interface Answered {
  readonly message: Message
  /** Work that takes longer than an answer may. It changes the answer later, while Discord allows that (15 minutes). */
  readonly sequel?: (change: Edit) => Promise<void>
}

/** Changes the message that was the answer. */
export type Edit = (message: Message) => Promise<void>

/** A message that an interaction delivered. It can be changed and deleted while the interaction's token is valid. */
export interface Delivered {
  /** Null if Discord has not returned it. */
  readonly messageId: string | null
  readonly change: Edit
  readonly remove: () => Promise<void>
}

/** One sentence that only the user sees. */
export function say(sentence: string): Reply {
  return { kind: 'private', message: noticeMessage(null, [sentence]) }
}
