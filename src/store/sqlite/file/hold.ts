/** Whether this process still holds the database. Nobody can have it back: what it held is saved, or another process has it. */
import type Database from 'better-sqlite3'
import { messageOf } from '../../../tables/model/message-of.js'
import { NotStored } from '../../../tables/model/not-stored.js'
import { StoreUnavailable } from '../../unavailable.js'
import type { Owner } from './owner.js'
import { rescue } from './rescue.js'
import type { Witness } from './witness.js'

export interface Held {
  readonly file: string
  readonly database: Database.Database
  readonly owner: Pick<Owner, 'isOwner'>
  readonly witness: Pick<Witness, 'isGone'>
}

export interface Hold {
  /** Resolves once the database is lost, with one sentence that says what to do. */
  readonly lost: Promise<StoreUnavailable>
  isLost(): boolean
  /** To be called until the database is lost. Throws {@link NotStored} if it is lost now. */
  demand(): void
}

/** `losing` is called with the reason in one sentence. */
export function createHold({ file, database, owner, witness }: Held, losing: (sentence: string) => void): Hold {
  let isLost = false
  let lose: (reason: StoreUnavailable) => void = () => {}
  const lost = new Promise<StoreUnavailable>((resolve) => {
    lose = resolve
  })

  return {
    lost,
    isLost: () => isLost,
    demand() {
      const isGone = witness.isGone()
      if (!isGone && owner.isOwner()) return
      isLost = true
      const sentence = isGone ? 'The database was deleted, moved or replaced.' : 'Another bot uses the database.'
      losing(sentence)
      if (isGone) void rescued(database, file).then(lose)
      else
        lose(new StoreUnavailable('lost', `Another bot uses the database ${file} now, so this one stops: run one of them alone.`))
      throw new NotStored(sentence)
    },
  }
}

async function rescued(database: Database.Database, file: string): Promise<StoreUnavailable> {
  const lost = `The database ${file} was deleted, moved or replaced while the bot ran`
  try {
    const path = await rescue(database, file)
    return new StoreUnavailable('lost', `${lost}: all that it held is in ${path}; restore that, or not, and start the bot again.`)
  } catch (cause) {
    return new StoreUnavailable(
      'lost',
      `${lost}, and cannot be saved (${messageOf(cause)}): restore a backup, and start the bot again.`,
      cause,
    )
  }
}
