import { reset } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { Dialog } from '../common/Dialog.js'

/** Asks for confirmation before everything is deleted. */
export function ResetWindow({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.value.resetTitle} onClose={onClose}>
      <p>{words.value.resetText}</p>
      <footer class="dialog-foot">
        <button type="button" class="button secondary" onClick={onClose}>
          {words.value.cancel}
        </button>
        <button type="button" class="button danger" onClick={reset}>
          {words.value.resetConfirm}
        </button>
      </footer>
    </Dialog>
  )
}
