/**
 * What stands privately before players of how their tables are, for as long as Discord lets it be changed without a press of
 * theirs. In memory only: after a restart the next press shows the present.
 */
import type { Locale } from '../../i18n/locale.js'
import type { User } from '../../tables/model/people.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Message, Shown } from '../wire/message.js'
import type { Edit } from './reply.js'

/** Who sees it, and in which channel. */
interface Before {
  readonly channelId: string
  readonly user: User
  readonly locale: Locale
  /** Until when the message can be changed, in milliseconds since 1970. */
  readonly until: number
}

export interface OpenPanel extends Before {
  readonly shown: Shown
  /** Null for a message of which Discord has not told the id. */
  readonly messageId: string | null
  readonly change: Edit
}

export interface OpenPanels {
  /**
   * A message stands privately before somebody: a new one, or in place of the one with `replacedId`. The latest that shows a table
   * is their panel; what it is replaced by without showing one ends it. `change` changes the message.
   */
  stands(before: Before, message: Message, replacedId: string | null, change: Edit): void
  at(tableId: string): readonly OpenPanel[]
  /** A panel that was taken shows `message` now; how long it can be changed stays as it was. */
  renew(panel: OpenPanel, message: Message): void
  /** Ends it, so that nobody else changes it meanwhile; false if it is no longer what stands there. */
  take(panel: OpenPanel): boolean
  /** Whether anything of a table or another stands before a user since it was taken. */
  has(before: Before): boolean
}

const keyOf = ({ channelId, user }: Omit<Before, 'until'>) => `${channelId}/${user.id}`

export function createOpenPanels(clock: Pick<Clock, 'now'>): OpenPanels {
  // The oldest come first, but for those renewed.
  const panels = new Map<string, OpenPanel>()
  const byTable = new Map<string, Set<string>>()

  function end(key: string): void {
    const panel = panels.get(key)
    if (panel === undefined) return
    panels.delete(key)
    const { tableId } = panel.shown
    const keys = byTable.get(tableId)
    keys?.delete(key)
    if (keys?.size === 0) byTable.delete(tableId)
  }

  function put(panel: OpenPanel): void {
    const key = keyOf(panel)
    const { tableId } = panel.shown
    end(key)
    panels.set(key, panel)
    byTable.set(tableId, (byTable.get(tableId) ?? new Set()).add(key))
  }

  function endExpired(now: number): void {
    for (const [key, { until }] of panels) {
      if (until > now) return
      end(key)
    }
  }

  return {
    stands(before, message, replacedId, change) {
      endExpired(clock.now().getTime())
      const key = keyOf(before)
      const { shown } = message
      if (shown === undefined) {
        const known = panels.get(key)?.messageId ?? replacedId
        if (replacedId !== null && known === replacedId) end(key)
        return
      }
      put({ ...before, shown, messageId: replacedId, change })
    },
    at(tableId) {
      const now = clock.now().getTime()
      endExpired(now)
      const found = [...(byTable.get(tableId) ?? [])].flatMap((key) => panels.get(key) ?? [])
      return found.filter(({ until }) => until > now)
    },
    renew(panel, message) {
      if (message.shown !== undefined) put({ ...panel, shown: message.shown })
    },
    take(panel) {
      const isThere = panels.get(keyOf(panel)) === panel
      if (isThere) end(keyOf(panel))
      return isThere
    },
    has: (before) => panels.has(keyOf(before)),
  }
}
