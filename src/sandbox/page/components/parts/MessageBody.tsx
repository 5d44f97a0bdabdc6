import type { APIMessage } from 'discord-api-types/v10'
import { FLAG } from '../../kinds.js'
import { words } from '../../state/store.js'
import { Markdown } from '../markdown/Markdown.js'
import { Attachments } from './Attachments.js'
import { ComponentList } from './ComponentView.js'
import { MessageId } from './context.js'

const has = (message: APIMessage, flag: number) => ((message.flags ?? 0) & flag) !== 0

/** The whole content of a message. */
export function MessageBody({ message }: { readonly message: APIMessage }) {
  if (has(message, FLAG.loading)) {
    return (
      <p class="thinking">
        <span class="spinner" />
        {words.value.thinking(message.author.global_name ?? message.author.username)}
      </p>
    )
  }
  return (
    <MessageId.Provider value={message.id}>
      {message.content !== '' && <Markdown text={message.content} />}
      {!has(message, FLAG.componentsV2) && <Attachments files={message.attachments} />}
      <ComponentList components={message.components ?? []} />
    </MessageId.Provider>
  )
}
