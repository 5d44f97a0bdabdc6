/** What a press or a command is answered with. */
import type { Message } from '../wire/message.js'
import { noticeMessage } from '../words/panel.js'

export type Reply =
  /** The message that was pressed changes; `arrived` is told whether it is known to have. */
  | (Answered & { readonly kind: 'update'; readonly arrived?: (hasArrived: boolean) => void })
  /** A new message that only the user sees. */
  | (Answered & { readonly kind: 'private' })
  /** A new message in the channel; `posted` is told its id and where it stands, or null if it is not known whether it arrived. */
  | (Answered & { readonly kind: 'public'; readonly posted: (messageId: string | null, channelId: string) => Promise<void> })

interface Answered {
  readonly message: Message
  /** What comes after it, for as long as Discord allows changes (15 minutes): work that takes longer than an answer may. */
  readonly sequel?: (change: Edit) => Promise<void>
}

/** Changes the message that was the answer. */
export type Edit = (message: Message) => Promise<void>

/** One sentence that only the user sees. */
export function say(sentence: string): Reply {
  return { kind: 'private', message: noticeMessage(null, [sentence]) }
}
