import type { SandboxMessage } from '../../../protocol.js'
import { dismiss, dismissAll } from '../../state/actions.js'
import { ephemerals, locale, words } from '../../state/store.js'
import { messageTime } from '../../state/time.js'
import { Icon } from '../common/Icon.js'
import { ownInteractions } from '../parts/context.js'

/** The newest of several private messages has a button that dismisses all of them. */
const isLastOfMany = (id: string) => ephemerals.value.length > 1 && ephemerals.value.at(-1)?.message.id === id

/** The footer of a message: edited, failed, or visible only to the user. */
export function MessageFoot({ entry }: { readonly entry: SandboxMessage }) {
  const { message, ephemeralFor } = entry
  const failed = ownInteractions(message.id).some(({ state }) => state === 'failed')
  const edited = message.edited_timestamp
  return (
    <>
      {edited !== null && (
        <small class="edited" title={words.value.editedAt(messageTime(edited, new Date(), locale.value))}>
          {words.value.edited}
        </small>
      )}
      {failed && (
        <p class="failed" role="alert">
          <Icon name="alert" />
          {words.value.interactionFailed}
        </p>
      )}
      {ephemeralFor !== null && (
        <p class="only-you">
          <Icon name="eye" />
          {words.value.onlyYou} ·{' '}
          <button type="button" class="link" onClick={() => dismiss(message.id)}>
            {words.value.dismiss}
          </button>
          {isLastOfMany(message.id) && (
            <>
              {' '}
              ·{' '}
              <button type="button" class="link" onClick={dismissAll}>
                {words.value.dismissAll(ephemerals.value.length)}
              </button>
            </>
          )}
        </p>
      )}
    </>
  )
}
