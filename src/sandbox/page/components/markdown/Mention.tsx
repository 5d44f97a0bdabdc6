import { goTo } from '../../state/actions.js'
import { startCommand } from '../../state/draft.js'
import { leaves, me, words, world } from '../../state/store.js'
import { channelById, nameOfUser } from '../../state/world.js'

export function UserMention({ id }: { readonly id: string }) {
  const name = world.value === null ? null : nameOfUser(world.value, id)
  const isMe = me.value?.id === id
  return <span class={`mention ${isMe ? 'of-me' : ''}`}>@{name ?? words.value.unknownUser}</span>
}

export function EveryoneMention({ text }: { readonly text: string }) {
  return <span class="mention of-me">{text}</span>
}

export function ChannelMention({ id }: { readonly id: string }) {
  const channel = world.value === null ? null : channelById(world.value, id)
  if (channel === null) return <span class="mention">#{words.value.unknownChannel}</span>
  return (
    <button type="button" class="mention" onClick={() => goTo(channel.id)}>
      #{channel.name}
    </button>
  )
}

/** A command that a press puts into the composer. */
export function CommandMention({ path }: { readonly path: string }) {
  const leaf = leaves.value.find((one) => one.path.join(' ') === path)
  if (leaf === undefined) return <span class="mention">/{path}</span>
  return (
    <button type="button" class="mention" onClick={() => startCommand(leaf)}>
      /{leaf.shown}
    </button>
  )
}
