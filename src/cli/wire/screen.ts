/** What a player sees in a message and can press there. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10'
import { readCustomId, readTarget, type Verb } from '../../discord/wire/custom-id.js'
import type { SandboxMessage } from '../../sandbox/protocol.js'

interface Component {
  readonly type?: number
  readonly custom_id?: string
  readonly label?: string
  readonly content?: string
  readonly style?: number
  readonly disabled?: boolean
  readonly options?: readonly { readonly value: string }[]
  readonly components?: readonly Component[]
  /** For galleries only. */
  readonly items?: readonly Shown[]
}

/** A picture in a message. */
interface Shown {
  readonly media: { readonly url: string }
  readonly description?: string | null
}

/** An enabled button, or an option of a menu. */
export interface Offer {
  readonly messageId: string
  readonly customId: string
  /** The value of a menu option. Null for a button. */
  readonly value: string | null
  readonly verb: Verb
  /** Grey buttons go back or lead elsewhere. */
  readonly isGrey: boolean
}

/** All components of a message or of a request's body, at any depth. */
export function componentsIn(components: unknown): readonly Component[] {
  if (!Array.isArray(components)) return []
  return components.flatMap((component: Component) => [component, ...componentsIn(component.components)])
}

/** All text of a message or of a request's body. */
export const textIn = (components: unknown): string =>
  componentsIn(components)
    .flatMap(({ content }) => content ?? [])
    .join('\n')

/** Whether a message shows a picture. */
export const hasPicture = ({ message }: SandboxMessage): boolean =>
  message.attachments.length > 0 || componentsIn(message.components).some(({ type }) => type === ComponentType.MediaGallery)

/** The pictures of a message, in order. */
export function picturesIn(components: unknown): readonly Shown[] {
  return componentsIn(components).flatMap(({ items }) => items ?? [])
}

const known = new WeakMap<SandboxMessage, readonly Offer[]>()

/** The offers of a message, in order. Ids that the bot itself could not read are left out. An edited message is a new record. */
export function offersOn(shown: SandboxMessage): readonly Offer[] {
  const offers = known.get(shown) ?? readOffers(shown)
  known.set(shown, offers)
  return offers
}

function readOffers({ message }: SandboxMessage): readonly Offer[] {
  return componentsIn(message.components).flatMap(({ custom_id: customId, options, style, disabled }) => {
    if (customId === undefined || disabled === true) return []
    const isGrey = style === ButtonStyle.Secondary
    return (options ?? [{ value: null }]).flatMap(({ value }): readonly Offer[] => {
      const verb = verbOf(customId, value)
      return verb === null ? [] : [{ messageId: message.id, customId, value, verb, isGrey }]
    })
  })
}

function verbOf(customId: string, value: string | null): Verb | null {
  if (value === null) return readCustomId(customId)?.verb ?? null
  const target = readTarget(value)
  return target === null ? null : { kind: 'target', target }
}
