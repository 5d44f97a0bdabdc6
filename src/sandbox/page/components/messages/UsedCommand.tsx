import type { SandboxMessage } from '../../../protocol.js'
import { words } from '../../state/store.js'
import { Avatar, hueClass } from '../common/Avatar.js'

interface UsedCommandProps {
  readonly used: NonNullable<SandboxMessage['usedCommand']>
}

/** The line above an answer that names the user and command. */
export function UsedCommand({ used: { user, command } }: UsedCommandProps) {
  return (
    <div class="used">
      <Avatar userId={user.id} name={user.name} />
      <span class={`author ${hueClass(user.id)}`}>{user.name}</span> {words.value.used}{' '}
      <span class="mention">/{command.replace(/^\//, '')}</span>
    </div>
  )
}
