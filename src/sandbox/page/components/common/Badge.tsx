import { words } from '../../state/store.js'
import type { Unread } from '../../state/unread.js'

/** The number of unread pings. */
export function Badge({ unread }: { readonly unread: Unread }) {
  if (unread.pings > 0) {
    return (
      <span class="badge">
        <span aria-hidden="true">{unread.pings > 99 ? '99+' : unread.pings}</span>
        <span class="unseen">{words.value.pings(unread.pings)}</span>
      </span>
    )
  }
  return unread.messages > 0 ? <span class="unseen">{words.value.unread}</span> : null
}
