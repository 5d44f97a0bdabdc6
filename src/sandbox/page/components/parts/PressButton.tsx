import type { APIButtonComponent } from 'discord-api-types/v10'
import { useContext } from 'preact/hooks'
import { BUTTON } from '../../kinds.js'
import { press } from '../../state/actions.js'
import { messageAt } from '../../state/place.js'
import { words } from '../../state/store.js'
import { Icon } from '../common/Icon.js'
import { Link } from '../markdown/Link.js'
import { MessageId, useWaiting } from './context.js'
import { Emoji } from './Emoji.js'

const LOOKS: Readonly<Record<number, string>> = {
  [BUTTON.primary]: 'primary',
  [BUTTON.secondary]: 'secondary',
  [BUTTON.success]: 'success',
  [BUTTON.danger]: 'danger',
}

function Face({ button }: { readonly button: APIButtonComponent }) {
  if (button.style === BUTTON.premium) return null
  return (
    <>
      {button.emoji !== undefined && <Emoji emoji={button.emoji} />}
      {button.label !== undefined && <span>{button.label}</span>}
    </>
  )
}

/** The name of a button that has no label: its emoji's. */
const nameOf = (button: APIButtonComponent): string | undefined =>
  button.style === BUTTON.premium || button.label !== undefined ? undefined : (button.emoji?.name ?? undefined)

/** A button of a message: a link opens, everything else is pressed at the bot. */
export function PressButton({ button }: { readonly button: APIButtonComponent }) {
  if (button.style === BUTTON.premium) return null
  if (button.style === BUTTON.link) {
    return (
      <Link class="button secondary" href={button.url} label={nameOf(button)}>
        <Face button={button} />
        {messageAt(button.url) === null && <Icon name="external" />}
      </Link>
    )
  }
  return <BotButton button={button} />
}

type Pressable = Exclude<APIButtonComponent, { readonly style: 5 | 6 }>

function BotButton({ button }: { readonly button: Pressable }) {
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
      // Not `disabled`, which would take the focus away from whoever pressed it.
      aria-disabled={button.disabled === true || waiting.anywhere}
      aria-busy={waiting.here}
      aria-label={waiting.here ? words.value.waiting : nameOf(button)}
      data-custom-id={button.custom_id}
      onClick={pressed}
    >
      <Face button={button} />
      {waiting.here && <span class="spinner" />}
    </button>
  )
}
