import { useEffect, useRef, useState } from 'preact/hooks'
import { here, messages, words, world } from '../../state/store.js'
import { spokenText } from '../../state/talk.js'
import { channelById, nameOfUser } from '../../state/world.js'

function nameOf(kind: string, id: string): string {
  const now = world.value
  if (now === null) return ''
  return (kind === 'channel' ? channelById(now, id)?.name : nameOfUser(now, id)) ?? words.value.unknownUser
}

/** Announces new messages to screen readers. Does not repeat older ones. */
export function Announcer() {
  const { channelId, userId } = here.value
  const heard = useRef<{ readonly place: string; readonly count: number } | null>(null)
  const [news, setNews] = useState('')
  useEffect(() => {
    const place = `${channelId} ${userId}`
    const before = heard.current
    heard.current = { place, count: messages.value.length }
    // What was announced to somebody else, or of another channel, is nothing for whoever reads the page now.
    if (before?.place !== place) {
      setNews('')
      return
    }
    const fresh = messages.value.slice(before.count)
    if (fresh.length === 0) return
    const texts = fresh.map(({ message }) => spokenText(message, ({ kind, id }) => nameOf(kind, id)))
    setNews(texts.join('\n'))
  }, [channelId, userId, messages.value])
  return (
    <div class="unseen" role="log" aria-live="polite">
      {news}
    </div>
  )
}
