import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../../state/store.js'

/** Hidden until it is pressed, from the eye as well as from screen readers. */
export function Spoiler({ children }: { readonly children: ComponentChildren }) {
  const [shown, setShown] = useState(false)
  if (shown) return <span class="spoiler shown">{children}</span>
  return (
    <button type="button" class="spoiler" aria-label={words.value.spoiler} onClick={() => setShown(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}
