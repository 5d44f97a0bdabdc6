import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10'
import { useContext } from 'preact/hooks'
import { BUTTON } from '../../kinds.js'
import { press } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { Emoji } from '../common/Emoji.js'
import { MessageId, useWaiting } from './context.js'

const LOOKS: Readonly<Record<number, string>> = {
  [BUTTON.primary]: 'primary',
  [BUTTON.secondary]: 'secondary',
  [BUTTON.success]: 'success',
  [BUTTON.danger]: 'danger',
}

/** A button of a message. Pressing it sends an interaction to the bot. */
export function PressButton({ button }: { readonly button: APIButtonComponentWithCustomId }) {
  const messageId = useContext(MessageId)
  const waiting = useWaiting(button.custom_id)
  const pressed = () => {
    if (!waiting.anywhere) press(messageId, button.custom_id)
  }
  return (
    <button
      type="button"
      class={`button ${LOOKS[button.style] ?? 'secondary'} ${waiting.here ? 'busy' : ''}`}
      disabled={button.disabled === true}
      // Not `disabled`, which would take the focus away from the user who pressed it.
      aria-disabled={button.disabled === true || waiting.anywhere}
      aria-busy={waiting.here}
      aria-label={waiting.here ? words.value.waiting : undefined}
      data-custom-id={button.custom_id}
      onClick={pressed}
    >
      <Emoji emoji={button.emoji} />
      <span>{button.label}</span>
      {waiting.here && <span class="spinner" />}
    </button>
  )
}
