import { useLayoutEffect, useRef } from 'preact/hooks'
import type { SandboxMessage } from '../../../protocol.js'
import { here, jumped } from '../../state/store.js'
import { Avatar } from '../common/Avatar.js'
import { MessageBody } from '../parts/MessageBody.js'
import { useFollowing } from './following.js'
import { MessageFoot } from './MessageFoot.js'
import { MessageHead } from './MessageHead.js'
import { UsedCommand } from './UsedCommand.js'

interface MessageItemProps {
  readonly entry: SandboxMessage
  /** Continues the message above, so it has no header. */
  readonly goesOn: boolean
  readonly isNewest: boolean
}

/** Keeps the keyboard focus at a message whose pressed button disappears in an edit. */
function useKeptFocus(entry: SandboxMessage) {
  const article = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (hadFocus.current && lost) article.current?.focus({ preventScroll: true })
  }, [entry])
  const focusHandlers = {
    onFocusIn: () => {
      hadFocus.current = true
    },
    // Removing the focused element gives no new target. Only a real move to another element ends it.
    onFocusOut: ({ relatedTarget }: FocusEvent) => {
      hadFocus.current = relatedTarget === null
    },
  }
  return { article, focusHandlers }
}

function looks(entry: SandboxMessage, goesOn: boolean): string {
  const pinged = here.value.userId !== null && entry.pings.includes(here.value.userId)
  const isJumped = jumped.value?.messageId === entry.message.id
  const names = { message: true, jumped: isJumped, 'goes-on': goesOn, ephemeral: entry.ephemeralFor !== null, pinged }
  return Object.entries(names)
    .filter(([, on]) => on)
    .map(([name]) => name)
    .join(' ')
}

export function MessageItem({ entry, goesOn, isNewest }: MessageItemProps) {
  const { message } = entry
  const { article, focusHandlers } = useKeptFocus(entry)
  useFollowing(article, entry)
  const name = message.author.global_name ?? message.author.username
  return (
    <article
      ref={article}
      class={looks(entry, goesOn)}
      aria-label={name}
      tabIndex={isNewest ? 0 : -1}
      data-message-id={message.id}
      {...focusHandlers}
    >
      {entry.usedCommand !== null && <UsedCommand used={entry.usedCommand} />}
      {!goesOn && <Avatar userId={message.author.id} name={name} bot={message.author.bot === true} />}
      <div class="message-main">
        {!goesOn && <MessageHead message={message} />}
        <MessageBody message={message} />
        <MessageFoot entry={entry} />
      </div>
    </article>
  )
}
