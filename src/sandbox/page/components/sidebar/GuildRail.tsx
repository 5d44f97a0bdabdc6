import type { SandboxGuild } from '../../../protocol.js'
import { goTo, openPanel } from '../../state/actions.js'
import { guild, here, marks, words, world } from '../../state/store.js'
import { unreadInGuild } from '../../state/unread.js'
import { Badge } from '../common/Badge.js'
import { Icon } from '../common/Icon.js'

const short = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')

function GuildButton({ of }: { readonly of: SandboxGuild }) {
  const { userId } = here.value
  const current = guild.value?.id === of.id
  const first = of.channels[0]
  if (world.value === null || userId === null || first === undefined) return null
  const unread = unreadInGuild(world.value, marks.value, of, userId)
  return (
    <button
      type="button"
      class={`guild ${current ? 'current' : ''} ${unread.messages > 0 ? 'unread' : ''}`}
      title={of.name}
      aria-current={current}
      onClick={() => !current && goTo(first.id)}
    >
      <span aria-hidden="true">{short(of.name)}</span>
      <span class="unseen">{of.name}</span>
      <Badge unread={unread} />
    </button>
  )
}

export function GuildRail() {
  return (
    <nav class="guilds" aria-label={words.value.guilds}>
      {world.value?.guilds.map((one) => (
        <GuildButton key={one.id} of={one} />
      ))}
      <button
        type="button"
        class="guild add"
        title={words.value.newGuild}
        aria-label={words.value.newGuild}
        onClick={() => openPanel('new-guild')}
      >
        <Icon name="add" />
      </button>
    </nav>
  )
}
