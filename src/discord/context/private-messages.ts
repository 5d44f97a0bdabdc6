/**
 * Private messages to players who have not just pressed anything. Discord allows them for 15 minutes after a player's last
 * interaction, as a follow-up to it. They are kept in memory only. Players who cannot be reached this way are called in public.
 */

import type { Locale } from '../../i18n/locale.js'
import type { User } from '../../tables/model/people.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Message } from '../wire/message.js'
import { createOpenPanels, type OpenPanels } from './open-panels.js'
import type { Delivered } from './reply.js'

/** Sends a private follow-up. Rejects if Discord no longer accepts it. */
export type FollowUp = (message: Message) => Promise<Delivered>

export interface PrivateMessages {
  /** The private messages about tables that can still be changed. */
  readonly panels: OpenPanels
  /** An interaction of the user in the channel was just answered. */
  remember(channelId: string, userId: string, locale: Locale, followUp: FollowUp): void
  /** Makes a message in the user's language and sends it. False if the user cannot be reached privately. */
  send(channelId: string, user: User, make: (locale: Locale) => Promise<Message>): Promise<boolean>
}

/** Discord's 15 minutes, less a margin for latency and for clocks that differ. */
export const TOKEN_LIFE_MS = 14 * 60_000

interface Line {
  readonly locale: Locale
  readonly followUp: FollowUp
  readonly until: number
}

export function createPrivateMessages(clock: Pick<Clock, 'now'>): PrivateMessages {
  const lines = new Map<string, Line>()
  const panels = createOpenPanels(clock)
  const keyOf = (channelId: string, userId: string) => `${channelId}/${userId}`

  /** Oldest first, because every renewal moves an entry to the end. */
  function forgetExpired(now: number): void {
    for (const [key, line] of lines) {
      if (line.until > now) return
      lines.delete(key)
    }
  }

  return {
    panels,
    remember(channelId, userId, locale, followUp) {
      const now = clock.now().getTime()
      forgetExpired(now)
      const key = keyOf(channelId, userId)
      lines.delete(key)
      lines.set(key, { locale, followUp, until: now + TOKEN_LIFE_MS })
    },
    async send(channelId, user, make) {
      forgetExpired(clock.now().getTime())
      const key = keyOf(channelId, user.id)
      const line = lines.get(key)
      if (line === undefined) return false
      const message = await make(line.locale)
      try {
        const delivered = await line.followUp(message)
        await panels.stands({ channelId, user, locale: line.locale, until: line.until }, message, delivered)
        return true
      } catch {
        lines.delete(key)
        return false
      }
    },
  }
}
