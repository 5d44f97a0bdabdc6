/** Who presses at the bots that are measured: players of the game on one side, a user of the plain bot on the other. */
import { at, type Random } from '../../../engine/random.js'
import type { Pending } from '../../../sandbox/server/interactions/interactions.js'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'
import { nextPress, type Player, playerAt } from '../../wire/player.js'
import { hasPicture, type Offer, offersOn } from '../../wire/screen.js'
import { isOver, sitDown } from './seating.js'

/** What a button of the plain bot is answered with. */
export type PlainAnswer = 'drawn' | 'deferred' | 'stored' | 'words'

/** How long to wait for something to press. */
const PATIENCE_MS = 30_000

/** Players who go on from game to game in their channel. */
export interface Round {
  /** Somebody's next press; resolves when it was answered, with what it took in milliseconds. */
  press(): Promise<Answered>
  /** A button below the turn's message, pressed by somebody who has no seat. */
  lookOn(kind: 'take' | 'log'): Promise<Answered>
}

export interface Answered {
  readonly ms: number
  /** Whether it was answered before Discord would have given it up. */
  readonly isInTime: boolean
  readonly withPicture: boolean
}

/** Seats these users in a channel and lets them play at random. */
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

  async function next() {
    if (isOver(players)) await sitDown(sandbox, channelId, players)
    return sandbox.until(() => nextPress(players, answered, random), PATIENCE_MS)
  }

  return {
    async press() {
      const { player, offer } = await next()
      return timed(() => player.use(offer))
    },
    async lookOn(kind) {
      const offer = await sandbox.until(() => offered(guest, kind), PATIENCE_MS)
      return timed(() => guest.use(offer))
    },
  }
}

function offered(player: Player, kind: 'take' | 'log'): Offer | undefined {
  return player
    .channel()
    .flatMap(offersOn)
    .findLast(({ wish }) => wish.kind === kind)
}

/** A button of the plain bot's message in a channel, pressed by a user. */
export function pressPlain(sandbox: Sandbox, channelId: string, userId: string, kind: PlainAnswer): Promise<Answered> {
  const { id } = at(sandbox.messagesFor(userId, channelId), 0).message
  return timed(() => sandbox.press(userId, id, kind))
}

async function timed(press: () => Pending): Promise<Answered> {
  const start = performance.now()
  const { state, message } = await press().settled
  const ms = performance.now() - start
  return { ms, isInTime: state === 'done', withPicture: message !== null && hasPicture(message) }
}
