import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

const FIRST_FIELD = 'form :is(input, textarea, select, [role="combobox"])'

interface ModalProps {
  readonly class: string
  /** What it is called: a text, or the id of its title. */
  readonly name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string }
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** Covers the page. It exists only while it is open. The browser keeps the focus inside and restores it afterwards. */
export function Modal({ class: look, name, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
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
      class={look}
      {...name}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
