import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { words } from '../../state/store.js'
import { Icon } from './Icon.js'
import { Modal } from './Modal.js'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  readonly class?: string
}

/** A window over the page, with a title and a button that closes it. */
export function Dialog({ title, onClose, children, class: look = '' }: DialogProps) {
  const titleId = useId()
  return (
    <Modal class={`dialog ${look}`} name={{ 'aria-labelledby': titleId }} onClose={onClose}>
      <header class="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" class="icon-button" aria-label={words.value.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </Modal>
  )
}
