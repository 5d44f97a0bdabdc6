import type { SandboxChannel } from '../../../protocol.js'
import { goTo } from '../../state/actions.js'
import { channel, direct, guild, here, marks, words, world } from '../../state/store.js'
import { unreadIn } from '../../state/unread.js'
import { Badge } from '../common/Badge.js'
import { Icon, type IconName } from '../common/Icon.js'

function ChannelButton({ of, sign }: { readonly of: SandboxChannel; readonly sign: IconName }) {
  const { userId } = here.value
  if (world.value === null || userId === null) return null
  const current = channel.value?.id === of.id
  const unread = unreadIn(world.value, marks.value, of.id, userId)
  return (
    <li>
      <button
        type="button"
        class={`channel ${current ? 'current' : ''} ${unread.messages > 0 ? 'unread' : ''}`}
        aria-current={current}
        onClick={() => goTo(of.id)}
      >
        <Icon name={sign} />
        <span class="channel-name">{of.name}</span>
        <Badge unread={unread} />
      </button>
    </li>
  )
}

export function ChannelList() {
  const name = guild.value?.name ?? ''
  return (
    <nav class="channels" aria-label={words.value.channelsOf(name)}>
      <h2>{name}</h2>
      <ul>
        {guild.value?.channels.map((one) => (
          <ChannelButton key={one.id} of={one} sign="hash" />
        ))}
      </ul>
      {direct.value !== null && (
        <>
          <h2>{words.value.directMessages}</h2>
          <ul>
            <ChannelButton of={direct.value} sign="letter" />
          </ul>
        </>
      )}
    </nav>
  )
}
