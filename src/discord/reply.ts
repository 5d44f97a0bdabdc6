/** What a press or a command is answered with. */
import type { Message } from './message.js'
import { noticeMessage } from './views/panel.js'

export type Reply =
  /** The message that was pressed changes. */
  | { readonly kind: 'update'; readonly message: Message }
  /** A new message that only the user sees. */
  | { readonly kind: 'private'; readonly message: Message }
  /** A new message in the channel; `posted` is told its id. */
  | { readonly kind: 'public'; readonly message: Message; readonly posted: (messageId: string) => Promise<void> }

/** One sentence that only the user sees. */
export function say(sentence: string): Reply {
  return { kind: 'private', message: noticeMessage(null, [sentence]) }
}
