import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

type Whereabouts = RefObject<HTMLElement | null>

const GAP = 6
const EDGE = 8
/** Below this height a popup prefers to open upwards. */
const COMFORTABLE = 320

/** Places `popup` below `anchor`, or above it where there is more room. */
function place(popup: HTMLElement, anchor: HTMLElement, matchWidth: boolean): void {
  const box = anchor.getBoundingClientRect()
  const below = innerHeight - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  if (matchWidth) popup.style.width = `${box.width}px`
  popup.style.maxHeight = ''
  const goesBelow = below >= Math.min(popup.offsetHeight, COMFORTABLE) || below >= above
  popup.style.maxHeight = `${Math.max(120, goesBelow ? below : above)}px`
  const left = Math.min(box.left, innerWidth - popup.offsetWidth - EDGE)
  popup.style.left = `${Math.max(EDGE, left)}px`
  // Positioned by the edge at the anchor, so that a popup that shrinks stays attached.
  popup.style.top = goesBelow ? `${box.bottom + GAP}px` : 'auto'
  popup.style.bottom = goesBelow ? 'auto' : `${innerHeight - box.top + GAP}px`
}

/** Calls `onClose` on Esc, and on a press outside of both the popup and its anchor. */
function useLeaving(popup: Whereabouts, anchor: Whereabouts, onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && [popup, anchor].some(({ current }) => current?.contains(target) === true)
      if (!isInside) latest.current()
    }
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      anchor.current?.focus()
      latest.current()
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', typed)
    }
  }, [popup, anchor])
}

interface PopupProps {
  readonly anchor: Whereabouts
  readonly onClose: () => void
  readonly matchWidth?: boolean
  readonly children: ComponentChildren
}

/** A small layer above everything, at the element that opened it. It exists only while it is open. */
export function Popup({ anchor, onClose, matchWidth = false, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  useLeaving(popup, anchor, onClose)
  useLayoutEffect(() => {
    const settle = () => {
      if (popup.current !== null && anchor.current !== null) place(popup.current, anchor.current, matchWidth)
    }
    popup.current?.showPopover()
    settle()
    // Not only the window's size matters: the anchor moves whenever any content changes its size.
    const sizes = new ResizeObserver(settle)
    for (const element of [anchor.current, popup.current, document.body]) if (element !== null) sizes.observe(element)
    addEventListener('scroll', settle, true)
    addEventListener('resize', settle)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', settle, true)
      removeEventListener('resize', settle)
    }
  }, [anchor, matchWidth])
  return (
    <div ref={popup} class="popup" popover="manual">
      {children}
    </div>
  )
}
