/** The users who press at the measured bots: players of the game on one side, a user of the plain bot on the other. */

import { at } from '../../../engine/lists.js'
import type { Random } from '../../../engine/random.js'
import type { Pending } from '../../../sandbox/server/interactions/interactions.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { nextPress, type Player, playerAt, publicOffer } from '../../wire/player.js'
import { hasPicture } from '../../wire/screen.js'
import { settledIn } from '../../wire/settled.js'
import { isOver, sitDown } from './seating.js'

/** The kind of answer a button of the plain bot gets. */
export type PlainAnswer = 'drawn' | 'deferred' | 'stored' | 'words'

/** How long to wait for something to press. */
const PATIENCE_MS = 30_000
/** How long to wait for an answer. A deferred press that changes nothing gets no further answer. */
const ANSWER_MS = 20_000

/** Players who play one game after another in their channel. */
export interface Round {
  /**
   * Makes the next press of any player and resolves with its answer. Null if nobody has anything to press for `patienceMs`
   * (default 30 s).
   */
  press(patienceMs?: number): Promise<Answered | null>
  /** A button below the turn's message, pressed by a user without a seat. */
  lookOn(kind: 'take' | 'log'): Promise<Answered>
}

export interface Answered {
  readonly ms: number
  /** Whether the answer came before Discord's deadline. */
  readonly isInTime: boolean
  readonly withPicture: boolean
}

/** Seats these users in a channel and has them play at random. */
export async function roundOf(
  sandbox: Sandbox,
  channelId: string,
  names: readonly string[],
  onlooker: string,
  random: Random,
): Promise<Round> {
  const players = names.map((name) => playerAt(sandbox, name, channelId))
  const guest = playerAt(sandbox, onlooker, channelId)
  const answered = new Map<Player, string>()
  await sitDown(sandbox, channelId, players)

  return {
    async press(patienceMs = PATIENCE_MS) {
      if (isOver(players)) await sitDown(sandbox, channelId, players)
      const look = () => nextPress(players, answered, random)
      const next = await sandbox.until(look, patienceMs, channelId).catch(look)
      if (next === null) return null
      const outcome = await timed(() => next.player.use(next.offer))
      // A player without an answer presses again.
      if (!outcome.isInTime) answered.delete(next.player)
      return outcome
    },
    async lookOn(kind) {
      const offer = await sandbox.until(() => publicOffer(guest, kind), PATIENCE_MS, channelId)
      return timed(() => guest.use(offer))
    },
  }
}

/** Presses a button of the plain bot's message in a channel. */
export function pressPlain(sandbox: Sandbox, channelId: string, userId: string, kind: PlainAnswer): Promise<Answered> {
  const { id } = at(sandbox.messagesFor(userId, channelId), 0).message
  return timed(() => sandbox.press(userId, id, kind))
}

async function timed(press: () => Pending): Promise<Answered> {
  const start = performance.now()
  const outcome = await settledIn(press(), ANSWER_MS)
  const ms = performance.now() - start
  const message = outcome?.message ?? null
  return { ms, isInTime: outcome?.state === 'done', withPicture: message !== null && hasPicture(message) }
}
