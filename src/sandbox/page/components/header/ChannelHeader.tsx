import { openPanel } from '../../state/actions.js'
import { channel, drawer, guild, isDirect, words, world } from '../../state/store.js'
import { Icon } from '../common/Icon.js'
import { SandboxMenu } from './SandboxMenu.js'

/** The number of the bot's refused requests. Shown only if there are any. */
function ComplaintsButton() {
  const count = world.value?.complaints.length ?? 0
  if (count === 0) return null
  return (
    <button type="button" class="complaints-button" onClick={() => openPanel('complaints')}>
      <Icon name="alert" />
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{words.value.complaints(count)}</span>
    </button>
  )
}

export function ChannelHeader() {
  return (
    <header class="channel-header">
      <button
        type="button"
        class="icon-button drawer-button"
        aria-label={words.value.showChannels}
        aria-expanded={drawer.value}
        onClick={() => {
          drawer.value = !drawer.value
        }}
      >
        <Icon name="list" />
      </button>
      <h1>
        <span class="channel-sign">
          <Icon name={isDirect.value ? 'letter' : 'hash'} />
        </span>
        <span class="channel-title">{channel.value?.name}</span>
        <small>{isDirect.value ? words.value.directMessages : guild.value?.name}</small>
      </h1>
      <ComplaintsButton />
      <SandboxMenu />
    </header>
  )
}
