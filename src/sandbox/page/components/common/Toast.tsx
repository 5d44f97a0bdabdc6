import { toast, words } from '../../state/store.js'
import { Icon } from './Icon.js'

/** The sandbox's latest refusal, until it is closed or another action succeeds. */
export function Toast() {
  return (
    <div class="toast-place" role="alert">
      {toast.value !== null && (
        <div class="toast">
          <Icon name="alert" />
          <span>{toast.value}</span>
          <button
            type="button"
            class="icon-button"
            aria-label={words.value.close}
            onClick={() => {
              toast.value = null
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
