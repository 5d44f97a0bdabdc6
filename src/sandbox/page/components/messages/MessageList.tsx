import type { SandboxMessage } from '../../../protocol.js'
import { busy, channel, here, messages, words } from '../../state/store.js'
import { goesOn } from '../../state/talk.js'
import { Icon } from '../common/Icon.js'
import { movedBy } from '../common/keys.js'
import { Announcer } from './Announcer.js'
import { MessageItem } from './MessageItem.js'
import { PendingCommands } from './PendingCommands.js'
import { useStickToEnd } from './scrolling.js'
import { Welcome } from './Welcome.js'

/** Arrow keys move between messages while a message itself has the focus. */
function walk(event: KeyboardEvent): void {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement) || !target.matches('.message')) return
  const all = [...currentTarget.querySelectorAll<HTMLElement>('.message')]
  const to = movedBy(key, all.indexOf(target), all.length)
  if (to === null) return
  event.preventDefault()
  all[to]?.focus()
}

/** The newest message that answers the current user. It is shown wherever the list was scrolled to. */
function newestAnswer(all: readonly SandboxMessage[], userId: string | null): string {
  const isMine = (entry: SandboxMessage) => entry.ephemeralFor === userId || entry.usedCommand?.user.id === userId
  return all.findLast(isMine)?.message.id ?? ''
}

/** The channel's conversation as the current user sees it. */
export function MessageList() {
  const { channelId, userId } = here.value
  const all = messages.value
  const { scroller, content, atEnd, toEnd, onScroll } = useStickToEnd(`${channelId} ${userId} ${newestAnswer(all, userId)}`)
  return (
    <div class="talk">
      <div
        ref={scroller}
        id="messages"
        class="scroller"
        role="feed"
        aria-busy={busy.value}
        aria-label={words.value.messagesIn(channel.value?.name ?? '')}
        onScroll={onScroll}
        onKeyDown={walk}
      >
        <div ref={content} class="messages">
          {all.length === 0 && <Welcome />}
          {all.map((entry, at) => (
            <MessageItem
              key={entry.message.id}
              entry={entry}
              goesOn={goesOn(all[at - 1], entry)}
              isNewest={at === all.length - 1}
            />
          ))}
          <PendingCommands />
        </div>
      </div>
      {!atEnd && (
        <button type="button" class="to-end" onClick={toEnd}>
          <Icon name="down" />
          <span>{words.value.newMessages}</span>
        </button>
      )}
      <Announcer />
    </div>
  )
}
