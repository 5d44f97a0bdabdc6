/** A player who knows only what is on the screen: reads messages, presses enabled buttons, chooses offered options. */
import { type APIMessage, ButtonStyle, ComponentType } from 'discord-api-types/v10'
import { pick, type Random, seededRandom } from '../../../src/engine/random.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import type { InteractionOutcome } from '../../../src/sandbox/server/interactions/interactions.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'

interface Component {
  readonly type: number
  readonly custom_id?: string
  readonly label?: string
  readonly content?: string
  readonly style?: number
  readonly disabled?: boolean
  readonly options?: readonly { readonly label: string; readonly value: string }[]
  readonly components?: readonly Component[]
  readonly items?: readonly { readonly description?: string | null }[]
}

/** Something that can be pressed or chosen on a message. */
export interface Offer {
  readonly messageId: string
  readonly customId: string
  readonly label: string
  readonly style: number
  /** The value of a menu option. Null for a button. */
  readonly value: string | null
}

function flat(components: readonly Component[]): readonly Component[] {
  return components.flatMap((component) => [component, ...flat(component.components ?? [])])
}

export function componentsOf(message: APIMessage): readonly Component[] {
  return flat((message.components ?? []) as readonly Component[])
}

/** All text of a message, as it was sent. */
export function textOf({ message }: SandboxMessage): string {
  return componentsOf(message)
    .flatMap(({ content }) => content ?? [])
    .join('\n')
}

/** The alt texts of a message's pictures. */
export function altOf({ message }: SandboxMessage): string {
  return componentsOf(message)
    .flatMap(({ items }) => items ?? [])
    .map(({ description }) => description ?? '')
    .join('\n')
}

export function offersOn({ message }: SandboxMessage): readonly Offer[] {
  return componentsOf(message).flatMap(({ type, custom_id: customId, label, disabled, style, options }): readonly Offer[] => {
    if (customId === undefined || disabled === true) return []
    const at = { messageId: message.id, customId, style: style ?? 0 }
    if (type === ComponentType.Button) return [{ ...at, label: label ?? '', value: null }]
    return (options ?? []).map((option) => ({ ...at, label: option.label, value: option.value }))
  })
}

export interface Player {
  readonly id: string
  readonly name: string
  /** Every message that the player sees, oldest first. */
  screen(): readonly SandboxMessage[]
  last(): SandboxMessage
  /** The newest message that only this player sees. */
  lastPrivate(): SandboxMessage
  /** Everything that can be pressed, newest message first. */
  offers(): readonly Offer[]
  /** The newest offer with this label. Throws if there is none. */
  offer(label: string): Offer
  use(offer: Offer): Promise<InteractionOutcome>
  press(label: string): Promise<InteractionOutcome>
  command(name: string, options?: Parameters<Sandbox['command']>[3]): Promise<InteractionOutcome>
}

/** A user by name, by default in a channel of the first guild. */
export function player(sandbox: Sandbox, name: string, channelName = 'stagecoach', guild = sandbox.guild()): Player {
  const { id } = sandbox.user(name)
  const channel = sandbox.channel(channelName, guild)
  const self: Player = {
    id,
    name,
    screen: () => sandbox.messagesFor(id, channel.id),
    last() {
      const last = self.screen().at(-1)
      if (last === undefined) throw new Error(`${name} sees nothing`)
      return last
    },
    lastPrivate() {
      const last = self.screen().findLast(({ ephemeralFor }) => ephemeralFor === id)
      if (last === undefined) throw new Error(`${name} sees nothing private`)
      return last
    },
    offers: () => self.screen().toReversed().flatMap(offersOn),
    offer(label) {
      const found = self.offers().find((offer) => offer.label === label)
      if (found === undefined) throw new Error(`${name} sees no ${label} among ${self.offers().map((offer) => offer.label)}`)
      return found
    },
    use({ messageId, customId, value }) {
      const pending = value === null ? sandbox.press(id, messageId, customId) : sandbox.choose(id, messageId, customId, [value])
      return pending.settled
    },
    press: (label) => self.use(self.offer(label)),
    command: (command, options) => sandbox.command(id, channel.id, command, options).settled,
  }
  return self
}

/** Opens a table and takes all seats. The first player is the host. */
export async function sitDown(
  [host, ...guests]: readonly Player[],
  options: Readonly<Record<string, string | number>> = {},
  game = 'pioneers',
): Promise<void> {
  await host?.command(game, { new: options })
  for (const guest of guests) await guest.use(publicOffer(guest, 'join'))
  if (host !== undefined) await host.use(publicOffer(host, 'start'))
}

/** The labels of the options that are chosen in a message's menus. */
export function chosenOn({ message }: SandboxMessage): readonly string[] {
  const menus = JSON.stringify(message.components).matchAll(/\{[^{}]*"default":true[^{}]*\}/g)
  return [...menus].map(([option]) => JSON.parse(option).label)
}

/** The purpose of a button or menu in any language: the verb in its id. */
export const verbOf = ({ customId }: Offer): string => customId.split(':')[3] ?? ''

/** The newest public offer with this verb. Throws if there is none. */
export function publicOffer(self: Player, verb: string): Offer {
  const offers = self.screen().filter(isPublic).toReversed().flatMap(offersOn)
  const found = offers.find((offer) => verbOf(offer) === verb)
  if (found === undefined) throw new Error(`${self.name} sees nothing to ${verb} among ${offers.map(({ label }) => label)}`)
  return found
}

const isCalled = (message: SandboxMessage, { id }: Player) => message.pings.includes(id)
/** Only a finished game offers a rematch. */
const isOver = (message: SandboxMessage) => offersOn(message).some((offer) => verbOf(offer) === 'rematch')

/** The offers of a player's open private panel, if any. */
function panelOf(self: Player): readonly Offer[] {
  const own = self.screen().findLast((message) => message.ephemeralFor === self.id && offersOn(message).length > 0)
  // A guided game, which the rules offer, would take the panel's place for long.
  return own === undefined ? [] : offersOn(own).filter((offer) => verbOf(offer) !== 'learn')
}

/** The button that calls a player in the channel: *Take turn*, *Answer*. */
function callOf(self: Player): Offer | undefined {
  const calls = self.screen().filter((message) => isPublic(message) && isCalled(message, self))
  return calls.toReversed().flatMap((message) => offersOn(message).slice(0, 1))[0]
}

/** Buttons below a panel that go back or elsewhere, in all languages. */
const ASIDE: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => {
    const { panel, proposal } = TEXTS[locale]
    return [panel.undo, panel.undoEnd, panel.askUndo, proposal.withdraw, panel.whyNot, panel.hideGuide]
  }),
)

/** Usually an offer that advances the game, now and then any offer. */
function liked(all: readonly Offer[], random: Random): Offer {
  const onward = all.filter(({ label }) => !ASIDE.has(label))
  const offers = onward.length > 0 && random.below(16) > 0 ? onward : all
  const bold = offers.filter(({ style }) => style !== ButtonStyle.Secondary)
  return pick(bold.length > 0 && random.below(8) > 0 ? bold : offers, random)
}

export interface Played {
  readonly presses: number
  readonly last: SandboxMessage
}

export interface Limits {
  readonly presses?: number
  /** Checked after every change. */
  readonly until?: () => boolean
  readonly beforePress?: () => void
}

/** Plays on until the last message of the table is in the channel. Players who are called, or have a panel open, press. */
export async function playOn(sandbox: Sandbox, players: readonly Player[], seed: string, limits: Limits = {}): Promise<Played> {
  const random = seededRandom(seed)
  const patience = new Map<Player, string>()
  const look = () => (limits.until?.() === true ? ENOUGH : nextPress(players, patience, random))
  for (let presses = 0; presses !== limits.presses; presses++) {
    const next = await sandbox.until(look)
    if (next === ENOUGH || next.offer === null) return { presses, last: lastPublic(players) }
    const { self, offer } = next
    limits.beforePress?.()
    if ((await self.use(offer)).state === 'failed') throw new Error(`${self.name}: ${offer.label} was not answered`)
  }
  return { presses: limits.presses ?? 0, last: lastPublic(players) }
}

const ENOUGH = 'enough'

function lastPublic([first]: readonly Player[]): SandboxMessage {
  const last = first?.screen().findLast(isPublic)
  if (last === undefined) throw new Error('the channel is empty')
  return last
}

interface NextPress {
  readonly self: Player
  /** Null: the game is over. */
  readonly offer: Offer | null
}

/**
 * The next press of any player. Null while nobody can press. A call that led to nothing is pressed again only after the channel
 * has changed.
 */
function nextPress(players: readonly Player[], patience: Map<Player, string>, random: Random): NextPress | null {
  for (const self of players) {
    if (self.screen().some(isOver)) return { self, offer: null }
    const panel = panelOf(self)
    if (panel.length > 0) return { self, offer: liked(panel, random) }
  }
  for (const self of players) {
    const call = callOf(self)
    const seen = JSON.stringify(
      self
        .screen()
        .filter(isPublic)
        .flatMap(({ message }) => [message.id, message.edited_timestamp]),
    )
    if (call === undefined || patience.get(self) === seen) continue
    patience.set(self, seen)
    return { self, offer: call }
  }
  return null
}

function isPublic({ ephemeralFor }: SandboxMessage): boolean {
  return ephemeralFor === null
}
