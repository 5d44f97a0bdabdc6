/** Does what interactions ask for. What fails is answered with one sentence. */
import { localeOf } from '../../../i18n/locale.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import { TableUnreadable } from '../../../tables/model/loaded-table.js'
import { NotStored } from '../../../tables/model/not-stored.js'
import { type Reply, say } from '../../context/reply.js'
import type { Log } from '../../wire/log.js'
import type { AnswerOutcome } from '../../wire/observer.js'
import type { Incoming } from './incoming.js'

/** What an interaction asks for. */
export interface Attempted {
  /** What identifies it in the log. */
  readonly about: Readonly<Record<string, unknown>>
  readonly work: () => Promise<Reply>
}

/** What came of it. */
export interface Attempt {
  readonly reply: Reply
  readonly outcome: AnswerOutcome
}

export interface Attempts {
  /** Never rejects: an exception is a bug, which is logged and answered with one sentence. */
  run(interaction: Pick<Incoming, 'locale'>, attempted: Attempted): Promise<Attempt>
  /** From now on everything is answered with "being restarted". */
  close(): void
}

export function createAttempts(log: Pick<Log, 'error'>): Attempts {
  let isClosing = false

  return {
    async run(interaction, { work, about }) {
      const { refusals } = TEXTS[localeOf(interaction.locale)]
      if (isClosing) return { reply: say(refusals.closing), outcome: 'closing' }
      try {
        return { reply: await work(), outcome: 'answered' }
      } catch (thrown) {
        // The tables have already logged this once.
        if (thrown instanceof TableUnreadable) return { reply: say(refusals.setAside), outcome: 'set-aside' }
        // The store has already logged this.
        if (thrown instanceof NotStored) return { reply: say(refusals.notStored), outcome: 'not-stored' }
        log.error({ ...about, err: thrown }, 'a press failed')
        return { reply: say(refusals.unexpected), outcome: 'failed' }
      }
    },
    close() {
      isClosing = true
    },
  }
}
