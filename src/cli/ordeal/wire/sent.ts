/** The players' presses and the answers they got. */

import { readCustomId, type Verb } from '../../../discord/wire/custom-id.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import type { InteractionOutcome, Pending } from '../../../sandbox/server/interactions/interactions.js'
import { type Offer, textIn } from '../../wire/screen.js'
import { settledIn } from '../../wire/settled.js'

/** The effect of a press on a table. Null for one that only looks. */
type Deed = string | null

export interface Sent {
  readonly userId: string
  readonly tableId: string
  /** The position that the button was made for, as its player may know it. */
  readonly position: number
  /** The action, or `undo`. */
  readonly deed: Deed
  readonly isHint: boolean
  /**
   * `accepted`: done by this press or, as the answer says, by an earlier one. `unanswered`: nothing reached the player.
   * `unsure`: nothing can be stored now, and it may or may not have been. `trouble`: the bot reported an error.
   */
  readonly answer: 'accepted' | 'refused' | 'unanswered' | 'unsure' | 'trouble'
  /** The sentence that refused it. */
  readonly refusal?: string
}

const GAP = '\n'
const before = (text: string) => text.split(GAP)[0] ?? ''

/** All sentences with which the bot refuses a press. */
const { refusals } = TEXTS.en
const NO: readonly string[] = [
  refusals.stale,
  refusals.notStarted,
  refusals.alreadyOver,
  refusals.notSeated,
  refusals.closing,
  before(refusals.notYourMove(GAP)),
  before(refusals.turnWaits(GAP)),
  before(refusals.tooMany(GAP)),
  before(refusals.unreadable(GAP)),
  ...Object.values(refusals.undoBlocked),
  ...Object.values(refusals.plain),
]
const TROUBLE: readonly string[] = [refusals.unexpected, refusals.setAside]

/** Waits for the answer to a press and reads it. */
export async function answerTo(pending: Pending): Promise<Pick<Sent, 'answer' | 'refusal'>> {
  return readAnswer(await settledIn(pending))
}

/** Classifies an answer by its English text. */
function readAnswer(outcome: InteractionOutcome | null): Pick<Sent, 'answer' | 'refusal'> {
  if (outcome === null || outcome.state !== 'done' || outcome.message === null) return { answer: 'unanswered' }
  const text = textIn(outcome.message.message.components)
  if (TROUBLE.some((sentence) => text.includes(sentence))) return { answer: 'trouble' }
  if (text.includes(refusals.notStored)) return { answer: 'unsure' }
  const refusal = NO.find((sentence) => text.includes(sentence))
  return refusal === undefined ? { answer: 'accepted' } : { answer: 'refused', refusal }
}

/** The effect and place of an offer. Null if its id cannot be read. */
export function readOffer({ customId, verb }: Offer): Omit<Sent, 'userId' | 'answer'> | null {
  const id = readCustomId(customId)
  return id === null ? null : { tableId: id.tableId, position: id.position, deed: deedOf(verb), isHint: verb.kind === 'hint' }
}

function deedOf(verb: Verb): Deed {
  if (verb.kind === 'undo') return 'undo'
  return verb.kind === 'target' && verb.target.kind === 'action' ? verb.target.action : null
}
