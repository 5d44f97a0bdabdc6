import { here, me, words, world } from '../../state/store.js'
import { Icon } from '../common/Icon.js'

/** The current user's commands that the bot has not answered, or not in time. */
export function PendingCommands() {
  const all = world.value?.interactions ?? []
  const { channelId, userId } = here.value
  const own = all.filter((one) => one.messageId === null && one.channelId === channelId && one.userId === userId)
  return (
    <>
      {own.map(({ id, state }) =>
        state === 'failed' ? (
          <p key={id} class="pending failed" role="alert">
            <Icon name="alert" />
            {words.value.commandFailed}
          </p>
        ) : state === 'waiting' ? (
          <p key={id} class="pending">
            <span class="spinner" />
            {me.value?.name}: {words.value.waiting}
          </p>
        ) : null,
      )}
    </>
  )
}
