import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { words } from '../../state/store.js'
import { Icon } from './Icon.js'

const FIRST_FIELD = 'form :is(input, textarea, select, [role="combobox"])'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  readonly class?: string
}

/** A window over the page. It exists only while it is open. The browser keeps the focus inside and restores it afterwards. */
export function Dialog({ title, onClose, children, class: look = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const before = document.activeElement
    const opened = dialog.current
    opened?.showModal()
    // The browser would focus the close button.
    opened?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    return () => {
      // Nothing outside takes the focus while it is open.
      opened?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={`dialog ${look}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header class="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="icon-button" aria-label={words.value.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  )
}
