import type { ComponentChildren } from 'preact'
import { jumpTo } from '../../state/actions.js'
import { messageAt } from '../../state/whereabouts.js'

interface LinkProps {
  readonly href: string
  readonly class?: string
  readonly label?: string | undefined
  readonly children: ComponentChildren
}

/** A link. Links to messages scroll there; all others open a new window. */
export function Link({ href, class: look, label, children }: LinkProps) {
  const target = messageAt(href)
  const followed = (event: MouseEvent) => {
    if (target === null) return
    event.preventDefault()
    jumpTo(target)
  }
  return (
    <a href={href} class={look} aria-label={label} target="_blank" rel="noreferrer" onClick={followed}>
      {children}
    </a>
  )
}
