import type { APIMessage } from 'discord-api-types/v10'
import { locale, words } from '../../state/store.js'
import { messageTime } from '../../state/time.js'
import { hueClass } from '../common/Avatar.js'

/** The author and time of a message. */
export function MessageHead({ message }: { readonly message: APIMessage }) {
  const { author } = message
  return (
    <header class="message-head">
      <span class={`author ${hueClass(author.id)}`}>{author.global_name ?? author.username}</span>
      {author.bot === true && <span class="tag">{words.value.bot}</span>}
      <time class="when" dateTime={message.timestamp}>
        {messageTime(message.timestamp, new Date(), locale.value)}
      </time>
    </header>
  )
}
