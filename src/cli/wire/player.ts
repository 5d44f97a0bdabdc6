/** A scripted player on the wire. Looks at the screen, presses what advances the game, and ignores everything else. */
import type { Verb } from '../../discord/wire/custom-id.js'
import { pick, type Random } from '../../engine/random.js'
import type { SandboxMessage } from '../../sandbox/protocol.js'
import type { Pending } from '../../sandbox/server/interactions/interactions.js'
import type { Sandbox } from '../../sandbox/server/sandbox.js'
import { type Offer, offersOn, textIn } from './screen.js'

export interface Player {
  readonly id: string
  readonly name: string
  /** What everybody sees, oldest first. */
  channel(): readonly SandboxMessage[]
  /** The advancing options of the open private panel. Empty without one. */
  panel(): readonly Offer[]
  /** The text of the latest private message. Empty without one. */
  told(): string
  /** The button of the message that calls this player. Null if none does. */
  call(): Offer | null
  use(offer: Offer): Pending
}

/** A user of the sandbox, by name, in one of its channels. */
export function playerAt(sandbox: Sandbox, name: string, channelId: string): Player {
  const { id } = sandbox.user(name)
  const screen = () => sandbox.messagesFor(id, channelId)
  const channel = () => screen().filter(({ ephemeralFor }) => ephemeralFor === null)
  // Older panels may still have buttons but belong to the past.
  const newest = () => screen().findLast(({ ephemeralFor }) => ephemeralFor === id)
  return {
    id,
    name,
    channel,
    panel() {
      const panel = newest()
      return panel === undefined ? [] : leadingOn(offersOn(panel))
    },
    told: () => textIn(newest()?.message.components),
    call() {
      const calling = channel().filter(({ pings }) => pings.includes(id))
      return calling.flatMap((message) => offersOn(message).slice(0, 1)).at(-1) ?? null
    },
    use: ({ messageId, customId, value }) =>
      value === null ? sandbox.press(id, messageId, customId) : sandbox.choose(id, messageId, customId, [value]),
  }
}

/** The newest button of this kind that everybody sees. */
export function publicOffer(player: Player, kind: Verb['kind']): Offer | undefined {
  return player
    .channel()
    .flatMap(offersOn)
    .findLast(({ verb }) => verb.kind === kind)
}

/** Options that make a move or open a further choice. Grey ones count only where there are no others. */
function leadingOn(offers: readonly Offer[]): readonly Offer[] {
  const targets = offers.filter(({ verb }) => verb.kind === 'target')
  const bold = targets.filter(({ isGrey }) => !isGrey)
  return bold.length > 0 ? bold : targets.filter(({ verb }) => verb.kind === 'target' && verb.target.kind === 'action')
}

export interface NextPress {
  readonly player: Player
  readonly offer: Offer
}

/**
 * The next press of any player. Null while nobody can press. `answered` has the message of each player's latest call that was
 * answered, there or in an open panel, which follows the game by itself. Nobody answers the same call twice.
 */
export function nextPress(players: readonly Player[], answered: Map<Player, string>, random: Random): NextPress | null {
  for (const player of players) {
    const panel = player.panel()
    if (panel.length === 0) continue
    const call = player.call()
    if (call !== null) answered.set(player, call.messageId)
    return { player, offer: pick(panel, random) }
  }
  for (const player of players) {
    const offer = player.call()
    if (offer === null || answered.get(player) === offer.messageId) continue
    answered.set(player, offer.messageId)
    return { player, offer }
  }
  return null
}

/** A key of what the channel shows. It differs after every posted, edited or deleted message. */
export function shown([player]: readonly Player[]): string {
  const messages = player?.channel().map(({ message }) => `${message.id} ${message.edited_timestamp}`) ?? []
  return messages.join()
}
