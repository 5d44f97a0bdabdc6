import type { SandboxUser } from '../../../protocol.js'
import { actAs, openPanel } from '../../state/actions.js'
import { marks, me, words, world } from '../../state/store.js'
import { unreadOf } from '../../state/unread.js'
import { languageOf } from '../../words/words.js'
import { Avatar, hueClass } from '../common/Avatar.js'
import { Badge } from '../common/Badge.js'
import { Icon } from '../common/Icon.js'
import { LanguageChoice } from './LanguageChoice.js'

/** The number of users that have a shortcut key. */
const KEYS = 9

/** The tooltip: the user's language, shortcut key, and whether they moderate the server. */
function hintFor(user: SandboxUser, at: number): string {
  const key = at < KEYS ? [`Alt+${at + 1}`] : []
  return [languageOf(user.locale).name, ...key, ...(user.moderator ? [words.value.moderator] : [])].join(' · ')
}

function UserButton({ user, at }: { readonly user: SandboxUser; readonly at: number }) {
  const current = me.value?.id === user.id
  if (world.value === null) return null
  const { name: language, short } = languageOf(user.locale)
  return (
    <button
      type="button"
      class={`user ${hueClass(user.id)} ${current ? 'current' : ''}`}
      aria-pressed={current}
      aria-keyshortcuts={at < KEYS ? `Alt+${at + 1}` : undefined}
      title={hintFor(user, at)}
      data-user={user.name}
      onClick={() => actAs(user)}
    >
      <Avatar userId={user.id} name={user.name} />
      <span class="user-name" aria-hidden="true">
        {user.name}
      </span>
      <span class="tongue" aria-hidden="true">
        {short}
      </span>
      <span class="unseen">{words.value.actAs(user.name, language)}</span>
      {!current && <Badge unread={unreadOf(world.value, marks.value, user.id)} />}
    </button>
  )
}

/** The list of users to act as, with the current one marked. */
export function ActAs() {
  return (
    <section class="act-as" aria-label={words.value.actingAs}>
      <span class="act-as-title" aria-hidden="true">
        {words.value.actingAs}
        <small>{words.value.ownLanguages}</small>
      </span>
      <div class="users">
        {world.value?.users.map((user, at) => (
          <UserButton key={user.id} user={user} at={at} />
        ))}
        <button
          type="button"
          class="icon-button"
          aria-label={words.value.addUser}
          title={words.value.addUser}
          onClick={() => openPanel('add-user')}
        >
          <Icon name="add" />
        </button>
      </div>
      <span class="act-as-keys" aria-hidden="true">
        <kbd>Alt</kbd>
        <kbd>1…{Math.min(KEYS, world.value?.users.length ?? 1)}</kbd>
      </span>
      {me.value !== null && <LanguageChoice user={me.value} />}
    </section>
  )
}
