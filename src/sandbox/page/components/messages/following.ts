import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { SandboxMessage } from '../../../protocol.js'
import { jumped, pressed } from '../../state/store.js'

/** Free space kept below a message that has grown. */
const MARGIN_PX = 12

/** Scrolls to a message's last line, unless the user has scrolled away from it. */
function showEnd(message: HTMLElement): void {
  const list = message.closest('.scroller')
  if (list === null) return
  const [own, seen] = [message.getBoundingClientRect(), list.getBoundingClientRect()]
  if (own.top < seen.bottom && own.bottom > seen.bottom - MARGIN_PX) list.scrollTop += own.bottom + MARGIN_PX - seen.bottom
}

/**
 * Scrolls to where the user acts: the end of a pressed message as it grows, the panel that a press opened, or the target of a
 * link.
 */
export function useFollowing(article: RefObject<HTMLElement | null>, entry: SandboxMessage): void {
  useLayoutEffect(() => {
    if (article.current !== null && pressed.peek() === entry.message.id) showEnd(article.current)
  }, [entry])
  useLayoutEffect(() => {
    const isInTalk = document.activeElement?.closest('.message') != null
    if (pressed.peek() === null || entry.ephemeralFor === null || !isInTalk) return
    pressed.value = null
    article.current?.focus({ preventScroll: true })
  }, [])
  const jump = jumped.value
  useEffect(() => {
    if (jump?.messageId !== entry.message.id) return
    article.current?.scrollIntoView({ block: 'center' })
    article.current?.focus({ preventScroll: true })
  }, [jump])
}
