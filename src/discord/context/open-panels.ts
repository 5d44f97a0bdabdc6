/**
 * The private messages that show players the state of their tables, as long as Discord lets them be changed without a press. They
 * are kept in memory only. After a restart, the next press shows the present state.
 */
import type { Locale } from '../../i18n/locale.js'
import type { User } from '../../tables/model/people.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Message, Shown } from '../wire/message.js'
import type { Delivered } from './reply.js'

/** Who sees the message, and in which channel. */
interface Before {
  readonly channelId: string
  readonly user: User
  readonly locale: Locale
  /** Until when the message can be changed, in milliseconds since 1970. */
  readonly until: number
}

export interface OpenPanel extends Before, Delivered {
  readonly shown: Shown
}

export interface OpenPanels {
  /**
   * A private message is shown to a user, either new or in place of an earlier one with the same id. The latest one that shows a
   * table is the user's panel, and an earlier panel that stands elsewhere is deleted. Replacing the panel by a message without a
   * table ends it. A late message that only says how the table stood before that panel asked the user is deleted itself. Never
   * rejects.
   */
  stands(before: Before, message: Message, delivered: Delivered): Promise<void>
  /** From now on `stood` gets every panel that stands, but none that was renewed. It must not throw. */
  watch(stood: (panel: OpenPanel) => void): void
  at(tableId: string): readonly OpenPanel[]
  /** A panel that was taken now shows `message`. The time during which it can be changed stays the same. */
  renew(panel: OpenPanel, message: Message): void
  /** Ends a panel, so that nobody else changes it meanwhile. False if it is no longer the current one. */
  take(panel: OpenPanel): boolean
  /** Whether the user has been shown any table since the panel was taken. */
  has(before: Before): boolean
}

/** Whether a message only says how a table stood before it asked the user, as the present panel does. */
function isOvertaken(shown: Shown, present: Shown): boolean {
  return !shown.mayAct && present.mayAct && shown.tableId === present.tableId && shown.position < present.position
}

const keyOf = ({ channelId, user }: Omit<Before, 'until'>) => `${channelId}/${user.id}`

export function createOpenPanels(clock: Pick<Clock, 'now'>): OpenPanels {
  // Oldest first, except for renewed ones.
  const panels = new Map<string, OpenPanel>()
  const byTable = new Map<string, Set<string>>()
  let stood: (panel: OpenPanel) => void = () => {}

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
    async stands(before, message, delivered) {
      endExpired(clock.now().getTime())
      const key = keyOf(before)
      const earlier = panels.get(key)
      const isSame = earlier?.messageId === delivered.messageId
      const { shown } = message
      if (shown === undefined) {
        if (isSame) end(key)
        return
      }
      if (earlier !== undefined && !isSame && isOvertaken(shown, earlier.shown)) {
        await delivered.remove().catch(() => {})
        return
      }
      const panel = { ...before, ...delivered, shown }
      put(panel)
      stood(panel)
      // It may have been dismissed.
      if (earlier !== undefined && !isSame && earlier.messageId !== null) await earlier.remove().catch(() => {})
    },
    watch(watcher) {
      stood = watcher
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
